import type { page as en } from '../en/page.ts';

export const page: { readonly [key in keyof typeof en]: string } = {
  'page.home': 'Domov',
  'page.ways': 'Kadiaľ ďalej',
  'page.mine': 'Moje stoly',
  'page.lobby': 'Otvorené stoly',
  'page.settings': 'Nastavenia',
  'page.close': 'Zavrieť',
  'page.waiting': 'Okamih …',
  'page.noServer': 'Server teraz nie je na dosah. Proti robotom alebo na jednom zariadení si však zahráš kedykoľvek.',

  'home.title': 'Čo si zahráme?',
  'home.text': 'Päť hier z dračieho pokladu: proti robotom, pri jednom stole, alebo s priateľmi na diaľku.',
  'home.back': 'Späť k stolu: {game}',
  'home.noBoard': 'Doska sa ešte maľuje. Pravidlá si už môžeš prečítať.',
  'home.promise': 'Žiadne účty, žiadne reklamy, nikto ti nepozerá cez plece. A funguje to aj bez siete.',
  'home.about': 'O Hoarde',

  'facts.players': '{least}–{most, plural, one {# hráč} few {# hráči} other {# hráčov}}',
  'facts.two': 'pre dvoch hráčov',
  'facts.minutes': '{least}–{most} minút',
  'facts.age': 'od {age} rokov',

  'lost.title': 'Tu nič nie je',
  'lost.text': 'Možno to už drak odniesol. Všetky hry sú však stále na svojom mieste.',

  'broken.title': 'Niečo sa pokazilo',
  'broken.text': 'Je to naša chyba, nie tvoja. Tvoje stoly sú v bezpečí, skús to ešte raz.',
  'broken.reload': 'Ešte raz',

  'about.title': 'O Hoarde',
  'about.text':
    'Hoard je stôl pre päť hier. Každé pravidlo má číslo, každé „nie“ svoje pravidlo menuje a nikto – hráč ani robot – sa nedozvie, čo vedieť nemá.',
  'about.privacy':
    'Nikto ťa tu nesleduje: žiadne účty, žiadne cookies, žiadne otázky inam. Stoly pre jedno zariadenie v ňom aj zostávajú.',
  'about.games': 'Hry',
  'about.authors': 'Vymysleli ich iní a oplatí sa mať ich doma v škatuli. Kresby a znenie pravidiel sú naše vlastné.',
  'about.art': 'Kresby a písmo',
  'about.icons':
    'Niektoré kresby sú zložené z ikon game-icons.net, ktorých autormi sú Lorc, Delapouite, Skoll, Carl Olsen, Caro Asercion a ďalší, pod licenciou CC BY 3.0:',
  'about.fonts': 'Písma sú Fraunces a Nunito Sans, obe pod licenciou SIL Open Font License.',
};
