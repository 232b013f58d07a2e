import type { page as en } from '../en/page.ts';

export const page: { readonly [key in keyof typeof en]: string } = {
  'page.home': 'Domů',
  'page.ways': 'Kudy dál',
  'page.mine': 'Moje stoly',
  'page.lobby': 'Otevřené stoly',
  'page.settings': 'Nastavení',
  'page.close': 'Zavřít',
  'page.waiting': 'Okamžik …',
  'page.noServer': 'Server teď není na dosah. Proti robotům nebo na jednom zařízení si ale zahraješ kdykoli.',

  'home.title': 'Co si zahrajeme?',
  'home.text': 'Pět her z dračího pokladu: proti robotům, u jednoho stolu, nebo s přáteli na dálku.',
  'home.back': 'Zpátky ke stolu: {game}',
  'home.noBoard': 'Deska se ještě maluje. Pravidla už si můžeš přečíst.',
  'home.promise': 'Žádné účty, žádné reklamy, nikdo ti nekouká přes rameno. A funguje to i bez sítě.',
  'home.about': 'O Hoardu',

  'facts.players': '{least}–{most, plural, one {# hráč} few {# hráči} other {# hráčů}}',
  'facts.two': 'pro dva hráče',
  'facts.minutes': '{least}–{most} minut',
  'facts.age': 'od {age} let',

  'lost.title': 'Tady nic není',
  'lost.text': 'Možná už to drak odnesl. Všechny hry jsou ale pořád na svém místě.',

  'broken.title': 'Něco se rozbilo',
  'broken.text': 'Je to naše chyba, ne tvoje. Tvoje stoly jsou v bezpečí, zkus to ještě jednou.',
  'broken.reload': 'Ještě jednou',

  'about.title': 'O Hoardu',
  'about.text':
    'Hoard je stůl pro pět her. Každé pravidlo má číslo, každé „ne“ své pravidlo jmenuje a nikdo – hráč ani robot – se nedozví, co vědět nemá.',
  'about.privacy':
    'Nikdo tě tu nesleduje: žádné účty, žádné cookies, žádné dotazy jinam. Stoly pro jedno zařízení zůstávají v něm.',
  'about.games': 'Hry',
  'about.authors': 'Vymysleli je jiní a stojí za to mít je doma v krabici. Kresby a znění pravidel jsou naše vlastní.',
  'about.art': 'Kresby a písmo',
  'about.icons':
    'Některé kresby jsou složené z ikon game-icons.net, jejichž autory jsou Lorc, Delapouite, Skoll, Carl Olsen, Caro Asercion a další, pod licencí CC BY 3.0:',
  'about.fonts': 'Písma jsou Fraunces a Nunito Sans, obě pod licencí SIL Open Font License.',
};
