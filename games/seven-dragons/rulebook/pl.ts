import type { Rulebook } from '@hoard/kernel';

/** The rules of Seven Dragons in Polish. */
export const pl: Rulebook = {
  chapters: {
    '1': 'Co jest w pudełku',
    '2': 'Przygotowanie',
    '3': 'Twoja kolej',
    '4': 'Wykładanie karty smoka',
    '5': 'Karty premiowe',
    '6': 'Zagranie karty akcji',
    '7': 'Pięć akcji',
    '8': 'Koniec gry',
  },
  rules: {
    '1.1': 'W grze są 72 karty:\n- 51 kart smoków,\n- 15 kart akcji,\n- 5 kart celów,\n- srebrny smok.',
    '1.2':
      'Smoki mają pięć kolorów. Tam, gdzie karta jest zapisana, każdy kolor ma swoją literę, która pochodzi z angielskiego:\n- **R** czerwony,\n- **Y** złoty,\n- **B** niebieski,\n- **G** zielony,\n- **K** czarny.',
    '1.3':
      'Karta smoka jest wyższa niż szersza. Składa się z czterech ćwiartek. Ćwiartki jednego koloru, które się stykają, tworzą jednego większego smoka. Kartę zapisuje się literami jej ćwiartek: lewa górna, prawa górna, lewa dolna, prawa dolna. **RRYY** jest u góry czerwona, a u dołu złota. Cztery gwiazdki oznaczają tęczowego smoka. Na żadnej karcie nie ma dwóch osobnych smoków tego samego koloru.',
    '1.4':
      'Każdy kolor jest na 24 kartach smoków, nie licząc tęczowego smoka. Te 51 kart to:\n- 1 tęczowy smok,\n- 10 kart z jednym smokiem, po dwie w każdym kolorze,\n- 10 kart z dwiema połówkami, jedna nad drugą,\n- 10 kart z dwiema połówkami obok siebie,\n- 10 kart z jedną połówką i dwiema ćwiartkami,\n- 10 kart z czterema ćwiartkami.',
    '1.5':
      'Każda karta akcji jest w trzech egzemplarzach. Każda akcja ma swój kolor:\n- **Przeniesienie karty** jest zielone,\n- **Zabranie karty** jest czerwone,\n- **Przesunięcie celów** jest niebieskie,\n- **Wymiana celów** jest złota,\n- **Wymiana kart na ręce** jest czarna.',
    '1.6': 'Kart celów jest pięć, po jednej w każdym kolorze.',

    '2.1':
      'Srebrny smok od początku leży na środku stołu. Nigdy się go nie przenosi ani nie zabiera. Nie kładzie się na nim kart smoków.',
    '2.2':
      'Każdy dostaje jeden cel, zakryty. Na swój cel możesz patrzeć tylko ty. W kręgu zawsze jest pięć celów: gdy gra mniej niż pięć osób, pozostałe cele leżą zakryte między ostatnim a pierwszym graczem. Należą do **wyimaginowanych graczy** i nikomu nie wolno na nie patrzeć.',
    '2.3': 'Karty smoków i karty akcji tasuje się razem. Każdy dostaje trzy. Reszta to talia.',
    '2.4':
      'Zaczyna najstarsza osoba, niech więc usiądzie na pierwszym miejscu. Pierwsza karta jest już dobrana: kto zaczyna, ma od razu cztery karty na ręce.',

    '3.1':
      'Gra toczy się zgodnie z ruchem wskazówek zegara. Najpierw dobierasz kartę; to dzieje się samo. Gdy talia jest pusta, nikt już nie dobiera. Potem zagrywasz jedną kartę z ręki: kartę smoka (§4.1) albo kartę akcji (§6.1).',
    '3.2': 'Jeśli masz karty, ale żadnej nie da się zagrać, pasujesz. Z innego powodu pasować nie wolno.',
    '3.3': 'Kto nawet po dobraniu nie ma żadnej karty, traci kolejkę.',

    '4.1': 'Karty leżą w siatce, wszystkie pionowo: dłuższy bok przy dłuższym, krótszy przy krótszym.',
    '4.2': 'Zanim wyłożysz kartę, możesz ją obrócić do góry nogami. Nie wolno kłaść jej poziomo.',
    '4.3':
      'Miejsce musi być wolne i musi stykać się bokiem z kartą, która już leży na stole. Wystarczy dowolna karta, także taka, która została odcięta od pozostałych.',
    '4.4':
      'Przynajmniej jeden kolor musi się łączyć: gdzieś wzdłuż wspólnego boku ćwiartka twojej karty leży tuż przy ćwiartce tego samego koloru. Wystarczy jedno takie miejsce, pozostałe boki nie muszą pasować. Stykanie się rogiem się nie liczy.',
    '4.5':
      'Tęczowy smok łączy się z każdym kolorem wszystkimi ćwiartkami. Srebrny smok także, dopóki jest jokerem (§6.1). Gdy srebrny smok ma już kolor, jest jak karta w tym jednym kolorze.',

    '5.1':
      'Jeśli twoja karta łączy się **dwoma** różnymi kolorami naraz, od razu dobierasz jedną kartę premiową. Trzy kolory dają dwie karty, cztery kolory trzy. Jeśli w talii jest mniej kart, dostajesz tyle, ile zostało. Karta, która wygrywa grę, nic już nie daje: gra się kończy.',
    '5.2': 'Każdy kolor liczy się raz, bez względu na to, iloma bokami się łączy.',
    '5.3':
      'Zetknięcie z tęczowym smokiem nie liczy się do premii. Ze srebrnym smokiem też nie, dopóki jest jokerem. Za wyłożenie samego tęczowego smoka również nie ma premii.',
    '5.4': 'Gdy srebrny smok ma już kolor, liczy się do premii jak każda inna karta.',

    '6.1':
      'Zagrane karty akcji tworzą stos na srebrnym smoku. Dopóki go nie ma, srebrny smok jest **jokerem**: ma wszystkie kolory. Potem ma kolor karty leżącej na wierzchu (§1.5).',
    '6.2':
      '**Na wierzch:** kładziesz kartę na stosie i srebrny smok zmienia kolor. Akcję możesz wykonać, ale nie musisz.',
    '6.3': '**Na spód:** wsuwasz kartę pod stos i srebrny smok nie zmienia koloru. Akcję musisz wykonać.',
    '6.4': 'Pierwsza karta akcji w grze zawsze idzie na wierzch: nadaje srebrnemu smokowi jego pierwszy kolor.',
    '6.5':
      'Gdy karta idzie na wierzch, najpierw zmienia się kolor, a dopiero potem następuje akcja. Po każdej z tych rzeczy sprawdza się, czy ktoś nie wygrał (§8.2). **Przeniesienie karty** położone na wierzch wykonuje się więc przy zielonym srebrnym smoku, nawet jeśli to pierwsza karta akcji w grze. Jeśli już sama zmiana koloru kończy grę, akcji się nie wykonuje.',
    '6.6':
      'Jeśli nie ma na czym wykonać akcji, kartę można położyć tylko na wierzch i bez akcji. Liczy się kolor, który srebrny smok ma w tej właśnie chwili. Ta sama akcja może więc być możliwa na spód, a na wierzch nie, albo odwrotnie.',

    '7.1':
      '**Przeniesienie karty.** Podnieś ze stołu dowolną kartę smoka, byle nie srebrnego smoka, i wyłóż ją ponownie według zasad wykładania (§4.3, §4.4). Możesz ją też położyć na tym samym miejscu do góry nogami. Nie może wrócić dokładnie tak, jak leżała, więc karty, która do góry nogami wygląda tak samo, nie da się obrócić w miejscu. Podniesiona karta musi połączyć się kolorem z jakąś **inną** kartą. Karty, które po niej zostaną, mogą rozpaść się na części.',
    '7.2':
      '**Zabranie karty.** Weź ze stołu na rękę dowolną kartę smoka, byle nie srebrnego smoka. Pozostałe karty mogą rozpaść się na części.',
    '7.3':
      'Za przeniesienie karty nie ma premii. Drukowana instrukcja tego nie rozstrzyga, więc przed grą możecie wybrać inaczej. Wtedy premię (§5.1) liczy się w nowym miejscu, także gdy karta tylko się obróciła.',
    '7.4':
      '**Przesunięcie celów.** Wszystkie pięć celów przechodzi o jedno miejsce, w lewo albo w prawo, jak wolisz. Cele wyimaginowanych graczy też się przesuwają.',
    '7.5': '**Wymiana celów.** Wymień swój cel na dowolny inny: innego gracza albo gracza wyimaginowanego.',
    '7.6':
      '**Wymiana kart na ręce.** Wymień się z innym graczem wszystkimi kartami na ręce. Karty akcji, którą właśnie zagrywasz, już wśród nich nie ma. Wymienić można też pustą rękę.',

    '8.1':
      '**Grupę** danego koloru tworzą karty, które łączą się ćwiartkami tego koloru, bok przy boku (§4.4). Srebrny smok należy do niej, gdy ma ten kolor albo jest jokerem. Tęczowy smok należy do każdej. Liczą się tylko karty, a nie to, jak duże są smoki.',
    '8.2':
      'Wygrywa ten, kto ma cel w kolorze, którego grupa liczy **siedem** lub więcej kart. Gra kończy się od razu, w czyjejkolwiek kolejce i z jakiegokolwiek powodu: przez wyłożenie albo przeniesienie karty, nowy kolor srebrnego smoka lub cel, który zmienił właściciela.',
    '8.3':
      'Jeśli siedem kart ma w tej samej chwili kilka osób, wygrywa ta, której kolej właśnie trwa. Jeśli nie ma jej wśród nich, wygrywa większa grupa. Jeśli grupy są równe, wygrywa pierwsza z tych osób, licząc zgodnie z ruchem wskazówek zegara od gracza, którego kolej trwa.',
    '8.4':
      'Cel wyimaginowanego gracza niczego nie wygrywa. Nawet gdy jego kolor ma siedem kart, gra trwa dalej, dopóki tego celu nie dostanie prawdziwy gracz.',
    '8.5':
      'Gra kończy się także wtedy, gdy talia i wszystkie ręce są puste. Albo gdy talia jest pusta, a wszyscy, którzy mają jeszcze karty, po kolei pasują. Pokazuje się wszystkie cele i wygrywa największa grupa w kolorze celu któregoś gracza. Przy równych grupach gracze dzielą się zwycięstwem. Samotny srebrny smok joker albo tęczowy smok to grupa z jednej karty w każdym kolorze. Kolor, którego nie ma na stole, nie ma żadnej grupy.',
    '8.6':
      'Twój wynik to największa grupa w kolorze twojego celu. Na końcu zobaczysz też, która zasada rozstrzygnęła: §8.2, gdy siedem kart miała jedna osoba, §8.3, gdy kilka, §8.5, gdy zabrakło kart.',
  },
};
