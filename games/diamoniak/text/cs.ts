import type { en } from './en.ts';

const colour = '{colour, select, R {červený} B {modrý} G {zelený} other {žlutý}}';
const upper = '{colour, select, R {Červený} B {Modrý} G {Zelený} other {Žlutý}}';
const ofColour = '{colour, select, R {červeného} B {modrého} G {zeleného} other {žlutého}}';

export const cs: Record<keyof typeof en, string> = {
  name: 'Diamoniak',

  over: 'Hra skončila: zámek je hotový, vyhrává {player}.',
  witchAsks: 'Nejdřív čarodějnice: zaplať jí, nebo ji přemoz vílou.',
  noWitchToPay: 'Není tu žádná čarodějnice, které by se platilo.',
  noWitchToBeat: 'Není tu žádná čarodějnice k přemožení.',
  drawFirst: 'Než skončíš, musíš otočit aspoň jednu kartu.',
  alreadyDrawing: 'V tomto tahu už padla karta; díl se kupuje místo otáčení.',
  buyAfterCard: 'V této hře tah začíná kartou; koupit díl jde až po ní.',
  noCastle: 'Zatím žádný zámek nestavíš, není tedy pro co kupovat.',
  tooFewDiamonds:
    'Díl stojí tři diamanty; {diamonds, plural, =0 {nemáš žádný} one {máš jen jeden} few {máš jen #} other {máš jen #}}.',
  otherColour: `Tvůj zámek je ${colour}; {card} k němu nepatří.`,
  nobodyThere: 'Tam nikdo nesedí.',
  buyFromYourself: 'Díl se kupuje od jiného hráče.',
  notThere: '{other} {card} nemá.',
  notYours:
    '{owned, plural, =0 {Tohle nemáš: {card}.} one {Tohle máš jen jednou: {card}.} few {Tohle máš jen #krát: {card}.} other {Tohle máš jen #krát: {card}.}}',
  wrongNumber:
    '{cards, plural, one {Čarodějnice bere právě jednu kartu.} few {Čarodějnice bere právě # karty.} other {Čarodějnice bere právě # karet.}}',
  noFairy: 'Nemáš žádnou vílu.',

  stopped: '{player} končí tah.',
  diamond: '{player} otáčí diamant a má {diamonds, plural, one {# diamant} few {# diamanty} other {# diamantů}}.',
  fairy: '{player} otáčí vílu.',
  begun: `{player} otáčí {card} a začíná stavět ${colour} zámek.`,
  joined: '{player} přidává {card} ke svému zámku.',
  sparesJoined: 'S ním se přidávají odložené díly, které {player} má: {cards}.',
  spare: '{player} otáčí {card} a odkládá ho stranou.',
  witch: '{player} otáčí čarodějnici!',
  paid: '{player} platí čarodějnici: {cards}.',
  paidNothing: '{player} nemá čím čarodějnici zaplatit.',
  castleLost: `Z ${ofColour} zámku nezbylo nic, {player} ho ale staví dál.`,
  colourFree: `{player} přichází o celý zámek; ${colour} je zase volný.`,
  beaten: '{player} přemáhá čarodějnici vílou.',
  bought:
    '{player} kupuje {card} za {diamonds, plural, one {# diamant} few {# diamanty} other {# diamantů}}, prodává {other}.',
  reshuffled: 'Balíček došel: nový se míchá {cards, plural, one {z # karty} few {ze # karet} other {z # karet}}.',
  won: `${upper} zámek je hotový: {player} vyhrává!`,
};
