import type { page as en } from '../en/page.ts';

export const page: { readonly [key in keyof typeof en]: string } = {
  'page.home': 'Strona główna',
  'page.ways': 'Dokąd dalej',
  'page.mine': 'Moje stoły',
  'page.lobby': 'Otwarte stoły',
  'page.settings': 'Ustawienia',
  'page.close': 'Zamknij',
  'page.waiting': 'Chwileczkę …',
  'page.noServer': 'Serwer jest teraz poza zasięgiem. W pojedynkę albo na jednym urządzeniu zagrasz jednak zawsze.',

  'home.title': 'W co zagramy?',
  'home.text': 'Pięć gier ze smoczego skarbca: w pojedynkę, przy jednym stole albo z przyjaciółmi na odległość.',
  'home.back': 'Wróć do stołu: {game}',
  'home.noBoard': 'Plansza dopiero się maluje. Zasady możesz już przeczytać.',
  'home.promise': 'Żadnych kont, żadnych reklam, nikt nie zagląda ci przez ramię. Działa też bez sieci.',
  'home.about': 'O Hoardzie',

  'facts.players': '{least}–{most, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  'facts.two': 'dla dwóch graczy',
  'facts.minutes': '{least}–{most} minut',
  'facts.age': 'od {age} lat',

  'lost.title': 'Tu nic nie ma',
  'lost.text': 'Może smok już to zabrał. Wszystkie gry są jednak na swoim miejscu.',

  'broken.title': 'Coś się zepsuło',
  'broken.text': 'To nasza wina, nie twoja. Twoje stoły są bezpieczne, spróbuj jeszcze raz.',
  'broken.reload': 'Jeszcze raz',

  'about.title': 'O Hoardzie',
  'about.text':
    'Hoard to stół do pięciu gier. Każda zasada ma numer, każde „nie” podaje swoją zasadę, a nikt – ani gracz, ani bot – nie dowie się tego, czego wiedzieć nie powinien.',
  'about.privacy':
    'Nikt cię tu nie śledzi: żadnych kont, żadnych ciasteczek, żadnych zapytań gdzie indziej. Stoły na jedno urządzenie na nim zostają.',
  'about.games': 'Gry',
  'about.authors': 'Wymyślili je inni i warto mieć je w domu w pudełku. Rysunki i słowa zasad są nasze własne.',
  'about.art': 'Rysunki i litery',
  'about.icons':
    'Część rysunków powstała z ikon game-icons.net, których autorami są Lorc, Delapouite, Skoll, Carl Olsen, Caro Asercion i inni, na licencji CC BY 3.0:',
  'about.fonts': 'Kroje pisma to Fraunces i Nunito Sans, oba na licencji SIL Open Font License.',
};
