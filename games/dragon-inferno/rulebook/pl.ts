import type { Rulebook } from '@hoard/kernel';

/** The rules of Dragon Inferno in Polish. */
export const pl: Rulebook = {
  chapters: {
    '1': 'Co jest w pudełku',
    '2': 'Przygotowanie',
    '3': 'Twoja kolej',
    '4': 'Jaja',
    '5': 'Smoki',
    '6': 'Koniec i punkty',
  },
  rules: {
    '1.1':
      'Plansza ma 8 × 8 pól. Kolumny nazywają się od a do h, rzędy od 1 do 8, a pole a1 jest w lewym dolnym rogu. 36 pól wewnątrz, od b2 do g7, jest okrągłych: na nie kładzie się jaja. Rogi to a1, a8, h1 i h8.',
    '1.2':
      'Każdy gracz ma takie same siedem **kafelków królestwa**, po jednym z każdego kształtu: I, O, T, S, Z, L i J. Kafelek można obracać, ale nigdy odwracać na drugą stronę.',
    '1.3':
      'Każdy kafelek ma cztery pola. Na jednym stoi **zamek**, inne ma **otwór**. Na danym kształcie są zawsze w tych samych miejscach. Kafelki w twoim pudełku mogą mieć je gdzie indziej.',
    '1.4': 'Smoków jest pięć, a każdy ma pięć pól. Mają kształt liter T, U, V, W i X. Można je obracać.',
    '1.5': 'Smoczych jaj jest osiem. Legowisk jest pięć i mają numery od 1 do 5.',

    '2.1':
      'Smoki leżą odkryte w losowej kolejności, po jednym przy każdym legowisku. Oboje widzicie więc, który przyleci następny.',
    '2.2':
      'Młodszy gracz kładzie na planszy cztery jaja, jedno po drugim. Potem drugi gracz kładzie pozostałe cztery. Jaja kładzie się na okrągłych polach, po jednym na polu.',
    '2.3': 'Pierwszy kafelek kładzie młodszy gracz. Potem gracie na zmianę.',

    '3.1': 'Połóż jeden ze swoich kafelków na pustych polach planszy. Pole z jajem jest puste, pole z kafelkiem nie.',
    '3.2':
      'Twój pierwszy kafelek musi zakryć róg planszy. Każdy następny musi zakryć róg albo stykać się bokiem z jednym z twoich kafelków, spalonym lub nie.',
    '3.3':
      'Jeśli możesz położyć kafelek, musisz to zrobić. Jeśli nie możesz, tracisz kolejkę, a drugi gracz gra dalej sam.',
    '3.4': 'Kto raz nie mógł położyć kafelka, już nigdy go nie położy: pustych pól tylko ubywa.',

    '4.1':
      'Jajo rozbija się, gdy trafi na nie pole twojego kafelka, w którym nie ma otworu. Zatrzymujesz to jajo, a na końcu kosztuje cię ono 1 punkt.',
    '4.2':
      'Jajo, na które trafi otwór twojego kafelka, zostaje całe i przywołuje smoka (§5.1). Potem nic już nie może i nic nie jest warte, bez względu na to, czy smok przyleciał.',
    '4.3':
      'Jeden kafelek może rozbić kilka jaj, a kolejne złapać w otwór. Punkty za rozbite jaja są stracone, nawet jeśli te pola spali smok.',

    '5.1': 'Kto przywołał smoka, bierze go z legowiska o najniższym numerze, w którym jakiś jeszcze jest.',
    '5.2':
      'Wszystkie pięć pól smoka musi leżeć na kafelkach: twoich, przeciwnika albo jednych i drugich. Smok może zakryć także zamki i otwory. Smoki nigdy nie leżą jeden na drugim. Kafelek, który właśnie kładziesz, już leży na planszy, więc smok może zakryć i jego.',
    '5.3':
      'Jeśli smok gdzieś się mieści, musisz go położyć, choćby na własnych polach. Jeśli nie mieści się nigdzie, odlatuje i już nie wraca.',
    '5.4': 'Gdy smoków już nie ma, jajo w otworze niczego nie przywołuje.',

    '6.1':
      'Gra kończy się, gdy po zakończeniu kolejki żadne z was nie może już położyć kafelka. Smoka przywołanego w ostatniej kolejce jeszcze się kładzie.',
    '6.2':
      'Liczy się:\n- 1 punkt za każde twoje pole, którego nie zakrywa smok, także za pole z otworem,\n- 1 punkt więcej za każdy twój zamek, którego nie zakrywa smok; odkryte pole z zamkiem daje więc 2 punkty,\n- minus 1 punkt za każde jajo, które ci się rozbiło.',
    '6.3': 'Kto ma więcej punktów, wygrywa. Równa liczba punktów to remis.',
  },
};
