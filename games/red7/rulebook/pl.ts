import type { Rulebook } from '@hoard/kernel';

/** The rules of Red7 in Polish. */
export const pl: Rulebook = {
  chapters: {
    '1': 'Karty',
    '2': 'Przygotowanie',
    '3': 'Twoja tura',
    '4': 'Kto prowadzi',
    '5': 'Gra zaawansowana',
    '6': 'Akcje kart',
    '8': 'O co pyta gra',
  },
  rules: {
    '1.1':
      'W grze jest **49 kart**: liczby od 1 do 7 w siedmiu kolorach. Kolory od najwyższego do najniższego to **czerwony, pomarańczowy, żółty, zielony, niebieski, indygo i fioletowy** – w kolejności jak na tęczy. Kartę zapisuje się literą koloru i liczbą: R7 to czerwona 7. Litery pochodzą z angielskiego, w tej samej kolejności: R, O, Y, G, B, I, V.',
    '1.2':
      'Gdy porównujesz dwie karty, spójrz najpierw na **liczbę**: wyższa jest lepsza. Kolor rozstrzyga tylko wtedy, gdy liczby są równe. Najlepsza ze wszystkich jest więc czerwona 7, a najsłabsza fioletowa 1. Nie ma dwóch równie dobrych kart.',
    '1.3':
      'Na samym spodzie płótna leży karta startowa. To dzięki niej na początku obowiązuje zasada czerwona. Nie ma liczby i nikt jej nigdy nie rusza.',

    '2.1':
      'Potasujcie wszystkie 49 kart. Każdy dostaje **7 kart na rękę** i **1 odkrytą kartę** przed siebie: od niej zaczyna się jego paleta. Reszta to talia, z której dobieracie karty.',
    '2.2':
      'Na płótnie leży na razie tylko karta startowa (§1.3), więc **obowiązuje zasada czerwona**: prowadzi ten, kto ma najlepszą kartę.',
    '2.3': 'Kto ma w palecie najlepszą kartę, ten prowadzi. Pierwszą turę rozgrywa gracz po jego lewej stronie.',

    '3.1': `W swojej turze wybierz **jedno**:
- zagraj kartę z ręki do swojej palety,
- odrzuć kartę z ręki na płótno,
- zagraj kartę do palety, **a potem** odrzuć kolejną na płótno – zawsze w tej kolejności,
- nie rób nic, czyli spasuj.`,
    '3.2':
      'Kolor karty na wierzchu płótna mówi, **jaka zasada obowiązuje** (§4.1). Gdy tylko na płótno trafi następna karta, zasada od razu się zmienia. Liczy się tylko karta na wierzchu. Karty pod nią wszyscy jednak widzieli, możesz więc w każdej chwili je obejrzeć.',
    '3.3':
      'Na koniec swojej tury **musisz prowadzić** według obowiązującej zasady. Porównujesz się ze wszystkimi, którzy jeszcze grają w tej rundzie. Jeśli nie prowadzisz, odpadasz z rundy.',
    '3.4':
      'Na płótno możesz odrzucić tylko taką kartę, **po której prowadzisz**. Jeśli prowadziłby po niej ktoś inny albo nikt, nie wolno jej odrzucić. To samo dotyczy karty odrzucanej po jedynce lub siódemce (§6.3, §6.8).',
    '3.5':
      'Do palety możesz zagrać także kartę, która nie da ci prowadzenia. Wtedy uratuje cię już tylko odrzucenie na płótno karty, po której będziesz prowadzić. Bez tego odpadasz.',
    '3.6': 'Jeśli nic nie zrobisz, odpadasz – nawet gdy prowadzisz.',
    '3.7':
      'Jeśli zaczyna się twoja tura, a ty nie masz na ręce żadnej karty, odpadasz – nawet gdy prowadzisz. Gra o nic nie pyta, dzieje się to samo.',
    '3.8':
      'Kto odpadł, zakrywa karty z ręki i z palety i nie gra już w tej rundzie. Jego kart nie bierze się pod uwagę przy ustalaniu, kto prowadzi, żadna akcja ich nie dotyczy i nie wracają do talii.',
    '3.9': 'Gracie zgodnie z ruchem wskazówek zegara. Graczy, którzy odpadli, pomijacie.',
    '3.10': 'Gdy tylko zostanie jeden gracz, **wygrywa rundę**. Nikt nie rozgrywa już następnej tury.',
    '3.11':
      'Możesz odrzucić także kartę w kolorze, który już leży na wierzchu płótna. Zasada się nie zmienia; musisz tylko po tym prowadzić (§3.4).',

    '4.1': `Obowiązująca zasada mówi, **które karty twojej palety się liczą**:
- **Czerwona**: jedna, najlepsza karta.
- **Pomarańczowa**: jak najwięcej kart z tą samą liczbą.
- **Żółta**: jak najwięcej kart w tym samym kolorze.
- **Zielona**: karty parzyste – 2, 4 i 6.
- **Niebieska**: po jednej karcie z każdego koloru, który masz – najlepszej w tym kolorze.
- **Indygo**: najdłuższy ciąg kolejnych liczb, na przykład 4-5-6. Za każdą liczbę liczy się jedna karta, kolory nie mają znaczenia, a po 7 ciąg nie przechodzi do 1.
- **Fioletowa**: karty niższe niż 4 – czyli 1, 2 i 3.`,
    '4.2':
      'Prowadzi ten, komu **liczy się więcej kart**. Przy remisie porównajcie najlepsze z liczących się kart: lepsza prowadzi (§1.2). Karty, które się nie liczą, nigdy nie pomagają.',
    '4.3':
      'Jeśli masz kilka równie dużych grup lub ciągów, bierze się ten układ, w którym jest najlepsza karta. A jeśli jakąś liczbę ciągu masz dwa razy, liczy się lepsza z tych dwóch kart.',
    '4.4':
      'Jeśli nie liczy ci się żadna karta, nie prowadzisz. Może się tak zdarzyć przy zasadzie zielonej i fioletowej. Bywa nawet, że nie prowadzi nikt.',

    '5.1':
      'Ten rozdział dotyczy **gry zaawansowanej**; wybieracie ją, gdy zakładacie stół. Gdy odrzucasz z ręki kartę, na której jest **liczba wyższa niż to, ile kart masz w palecie**, możesz dobrać kartę. Nie musisz. Z pustej talii nic się nie dobiera, a kart z płótna nigdy się do niej nie wtasowuje.',
    '5.2': 'Dobieranie to ostatnia rzecz w turze. Nowej karty możesz użyć najwcześniej w następnej turze.',
    '5.3':
      'Kto wygra rundę, dostaje punkty za karty swojej palety, które **liczą się według obowiązującej zasady**. Każda daje tyle punktów, ile wynosi jej liczba. Potem te karty odkłada się zakryte na bok i nie wracają już do gry; wszyscy jednak wiedzą, które to są.',
    '5.4':
      'Przy zasadzie niebieskiej punktuje najlepsza karta z każdego koloru. Jeśli równie dużych grup lub ciągów jest kilka, punktuje tylko ten układ, który prowadzi (§4.3).',
    '5.5':
      '**Ile punktów daje zwycięstwo**: przy dwóch graczach 40, przy trzech 35, przy czterech 30. Kto zbierze ich tyle pierwszy, wygrywa grę. Sprawdza się to od razu po podliczeniu rundy.',
    '5.6':
      'Jeśli nikt nie ma jeszcze dość punktów, wszystkie karty, które nie punktowały, tasuje się i rozdaje nową rundę tak jak w §2.1.',
    '5.7':
      'Jeśli na każdego gracza zostaje mniej niż 8 kart, nowej rundy już nie ma i gra się kończy. Wygrywa ten, kto ma najwięcej punktów. Kto ma ich tyle samo, dzieli się zwycięstwem.',
    '5.8': 'Bez gry zaawansowanej rozgrywacie **jedną rundę**, a kto ją wygra, wygrywa całą grę.',

    '6.1':
      'Ten rozdział dotyczy gry **z akcjami kart**. Możecie je dodać do gry podstawowej i do zaawansowanej. Gdy zagrywasz do palety **kartę nieparzystą** – 1, 3, 5 lub 7 – musisz wykonać jej akcję, jeśli się da. Karta, którą dostajesz do palety na początku, nie ma akcji, tak samo jak karta położona na płótnie.',
    '6.2':
      '**1 – zabierz.** Wybierz innego gracza, który jeszcze nie odpadł i ma w palecie co najmniej tyle kart co ty (twoja jedynka też się liczy). Zabierz z jego palety jedną kartę i połóż ją zakrytą na wierzchu talii. Jeśli nikt nie ma tylu kart, nic się nie dzieje.',
    '6.3':
      'Jedynkę możesz zagrać tylko wtedy, gdy twoja tura **może się jeszcze skończyć twoim prowadzeniem** – i wtedy musi się tak skończyć. Dotyczy to także sytuacji, gdy nie ma komu zabrać karty.',
    '6.4':
      '**3 – dobierz.** Dobierz kartę z talii, jeśli jakaś tam jest. Możesz jej użyć jeszcze w tej turze. Trójkę możesz zagrać, nawet jeśli nie wiesz jeszcze, czy będziesz prowadzić.',
    '6.5':
      '**5 – graj dalej.** Zagraj do palety kolejną kartę z ręki i wykonaj także jej akcję. Po piątce może przyjść następna piątka. Jeśli masz pustą rękę albo trzymasz na niej same jedynki i siódemki, których nie wolno ci teraz zagrać (§6.3, §6.8), piątka niczego nie żąda.',
    '6.6':
      '**7 – przenieś.** Przenieś jedną kartę swojej palety na płótno albo połóż ją zakrytą na wierzchu talii. Może to być sama siódemka, bo przecież leży już w palecie. (W starszych wydaniach nie było wolno; możecie tak grać, jeśli wybierzecie to przy zakładaniu stołu.)',
    '6.7': 'Za kartę, którą siódemka przenosi na płótno, nigdy nie dobiera się karty (§5.1).',
    '6.8':
      'Siódemkę możesz zagrać tylko wtedy, gdy twoja tura może się jeszcze skończyć twoim prowadzeniem – i wtedy musi się tak skończyć.',
    '6.9':
      'Po akcjach możesz jeszcze odrzucić jedną kartę z ręki (§3.4). Czy możesz za nią dobrać (§5.1), zależy od tego, ile kart masz w palecie właśnie w tej chwili.',
    '6.10':
      'Dopóki grasz w rundzie, twoja paleta nigdy nie jest pusta: żadna akcja nie zabierze z niej ostatniej karty.',
    '6.11':
      'Kartę, którą jedynka lub siódemka kładzie na talii, wszyscy znają, dopóki ktoś jej nie dobierze. Na ręce jest już tajna jak każda inna.',

    '8.1':
      'Gra proponuje ci tylko to, co da się dobrze zakończyć. Nie zaproponuje jedynki ani siódemki, jeśli nic już nie dałoby ci po niej prowadzenia. Nie pozwoli też zabrać ani przenieść karty tak, że nic by cię już nie uratowało, ani skończyć tury, dopóki po jedynce lub siódemce nie prowadzisz. Nigdy nie musisz zgadywać: wystarczą karty, które widzisz.',
    '8.2':
      'Bez akcji kart gra pyta po zagraniu karty do palety tylko o jedno: odrzucasz kartę na płótno czy kończysz turę?',
  },
};
