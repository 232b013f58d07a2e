import type { en } from './en.ts';

const colour = '{colour, select, R {červený} B {modrý} G {zelený} other {žltý}}';
const upper = '{colour, select, R {Červený} B {Modrý} G {Zelený} other {Žltý}}';
const ofColour = '{colour, select, R {červeného} B {modrého} G {zeleného} other {žltého}}';

export const sk: Record<keyof typeof en, string> = {
  name: 'Diamoniak',

  over: 'Hra sa skončila: zámok je hotový, vyhráva {player}.',
  witchAsks: 'Najprv bosorka: zaplať jej alebo ju premôž vílou.',
  noWitchToPay: 'Nie je tu žiadna bosorka, ktorej by sa platilo.',
  noWitchToBeat: 'Nie je tu žiadna bosorka, ktorú by bolo treba premôcť.',
  drawFirst: 'Skôr než skončíš, musíš potiahnuť aspoň jednu kartu.',
  alreadyDrawing: 'V tomto ťahu už karta padla; diel sa kupuje namiesto ťahania.',
  buyAfterCard: 'V tejto hre sa ťah začína kartou; kúpiť diel možno až po nej.',
  noCastle: 'Zatiaľ nestaviaš žiadny zámok, niet teda do čoho kupovať.',
  tooFewDiamonds:
    'Diel stojí tri diamanty; {diamonds, plural, =0 {nemáš žiadny} one {máš len jeden} few {máš len #} other {máš len #}}.',
  otherColour: `Tvoj zámok je ${colour}; {card} k nemu nepatrí.`,
  nobodyThere: 'Tam nikto nesedí.',
  buyFromYourself: 'Diel sa kupuje od iného hráča.',
  notThere: '{other} {card} nemá.',
  notYours:
    '{owned, plural, =0 {Toto nemáš: {card}.} one {Toto máš len raz: {card}.} few {Toto máš len #-krát: {card}.} other {Toto máš len #-krát: {card}.}}',
  wrongNumber:
    '{cards, plural, one {Bosorka berie práve jednu kartu.} few {Bosorka berie práve # karty.} other {Bosorka berie práve # kariet.}}',
  noFairy: 'Nemáš žiadnu vílu.',

  stopped: '{player} končí ťah.',
  diamond: '{player} ťahá diamant a má {diamonds, plural, one {# diamant} few {# diamanty} other {# diamantov}}.',
  fairy: '{player} ťahá vílu.',
  begun: `{player} ťahá {card} a začína stavať ${colour} zámok.`,
  joined: '{player} pridáva {card} k svojmu zámku.',
  sparesJoined: 'S ním sa pridávajú odložené diely, ktoré {player} má: {cards}.',
  spare: '{player} ťahá {card} a odkladá ho nabok.',
  witch: '{player} ťahá bosorku!',
  paid: '{player} platí bosorke: {cards}.',
  paidNothing: '{player} nemá čím bosorke zaplatiť.',
  castleLost: `Z ${ofColour} zámku nezostalo nič, {player} ho však stavia ďalej.`,
  colourFree: `{player} prichádza o celý zámok; ${colour} je znova voľný.`,
  beaten: '{player} premáha bosorku vílou.',
  bought:
    '{player} kupuje {card} za {diamonds, plural, one {# diamant} few {# diamanty} other {# diamantov}}, predáva {other}.',
  reshuffled: 'Balíček sa minul: nový sa mieša {cards, plural, one {z # karty} few {zo # kariet} other {z # kariet}}.',
  won: `${upper} zámok je hotový: {player} vyhráva!`,
};
