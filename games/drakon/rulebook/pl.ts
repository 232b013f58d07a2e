import type { Rulebook } from '@hoard/kernel';

/** The rules of Drakon in Polish. */
export const pl: Rulebook = {
  chapters: {
    '1': 'Co jest w pudełku',
    '2': 'Przygotowanie',
    '3': 'Twoja tura',
    '4': 'Kładzenie komnaty',
    '5': 'Ruch',
    '6': 'Co robią komnaty',
    '7': 'Smoczyca Drakon',
    '8': 'Bohaterowie i ich zdolności',
    '9': 'Koniec gry',
  },
  rules: {
    '1.1':
      'W grze są 72 komnaty, 28 monet, sześcioro bohaterów i smoczyca Drakon. 5 monet jest wartych 1 sztukę złota, 18 monet 2 sztuki, a 5 monet 3 sztuki.',
    '1.2':
      'Na komnacie widać, co ona robi, a na niektórych z jej czterech boków są strzałki. Tam, gdzie komnata jest zapisana, strzałki są literami angielskich stron świata: **N** w górę, **E** w prawo, **S** w dół, **W** w lewo. Kreska oznacza, że strzałek nie ma.',
    '1.3':
      'Oto wszystkie komnaty. „Prosto” oznacza strzałki na dwóch przeciwległych bokach, „w róg” na dwóch sąsiednich. W twoim pudełku zestaw może być trochę inny.\n- Wejście: 1, z czterema strzałkami.\n- Pusta: 17 – 2 z jedną strzałką, 4 prosto, 4 w róg, 7 z trzema strzałkami.\n- Znalezisko: 12 – 2 z jedną strzałką, 3 prosto, 4 w róg, 3 z trzema strzałkami.\n- Kradzież z lewej, kradzież z prawej, strata, zniszczenie, obrót, kontrola i wiatr: po 3 – prosto, w róg, trzy strzałki.\n- Harfa: 3 – jedna strzałka, prosto, w róg.\n- Drakon: 4 – jedna strzałka, prosto, w róg, trzy strzałki.\n- Wymiana: 2 – prosto, w róg.\n- Latająca: 2 – prosto, trzy strzałki.\n- Ucieczka i grabież: po 2 – w róg, trzy strzałki.\n- Klucz i portal: po 3, bez strzałek.',

    '2.1':
      'Wejście leży na środku stołu i stoją na nim wszyscy bohaterowie. Pozostałe 71 komnat tasuje się w stos, a każdy bierze cztery na rękę.',
    '2.2': 'Monety miesza się zakryte: to skarbiec. Smoczyca Drakon czeka obok niego.',
    '2.3': 'Kto zaczyna, decyduje los.',
    '2.4':
      'Bohaterowie to druidka, rycerz, łowca, czarodziejka, złodziej i wojownik. Jeśli gracie ze zdolnościami, każdy wybiera bohatera, począwszy od pierwszego gracza. Jeśli gracie bez nich, bohaterów rozdaje się w tej kolejności i nie potrafią oni nic szczególnego.',

    '3.1':
      'Gra toczy się zgodnie z ruchem wskazówek zegara. W swojej turze robisz jedną z dwóch rzeczy: kładziesz komnatę (§4.1) albo ruszasz swoim bohaterem (§5.1). Nie można pasować.',
    '3.2':
      'Jeśli nie da się jednego, musisz zrobić drugie. Jeśli nie da się żadnego, tracisz kolejkę: nie masz tury, nie używasz zdolności i nie spotykasz smoczycy. Sama zdolność nie liczy się jako coś, co możesz zrobić. Gdy nikt nie może nic zrobić, gra się kończy (§9.3).',
    '3.3':
      'Jeśli na koniec twojej tury twój bohater stoi w komnacie smoczycy, spotyka ją (§7.4). Inni bohaterowie w tej komnacie jej nie spotykają.',

    '4.1':
      'Połóż komnatę z ręki na wolnym miejscu, które styka się bokiem z którąś komnatą. Możesz ją obrócić, jak chcesz.',
    '4.2': 'Dwie strzałki nigdy nie mogą wskazywać na siebie przez wspólny bok.',
    '4.3':
      'Zaraz po położeniu, zanim stanie się cokolwiek innego, dobierasz komnatę, jeśli w stosie jakaś jest. Na ręce możesz mieć dowolnie wiele komnat.',
    '4.4':
      'Gdy ktoś kładzie komnatę **Drakon**, a smoczycy nie ma jeszcze w grze, ta sama osoba stawia smoczycę na dowolnej komnacie bez figurki. Nikt jej przez to nie spotyka.',
    '4.5':
      'Jeśli położysz komnatę **ucieczki** tuż obok swojego bohatera, a któraś strzałka jego komnaty na nią wskazuje, możesz od razu do niej wejść. Z klucza i z portalu możesz to zrobić z każdej strony. Wiatr i harfa nie mają tu znaczenia.',

    '5.1':
      'Bohater idzie do sąsiedniej komnaty, na którą wskazuje któraś strzałka jego własnej komnaty. Strzałki tej drugiej nie mają znaczenia.',
    '5.2':
      'Z **klucza** możesz iść do dowolnej sąsiedniej komnaty, bez względu na strzałki. Z **portalu** możesz iść do dowolnej innej komnaty w całym leżu.',
    '5.3':
      'Z komnaty **wiatru** idzie się dokładnie o dwie komnaty jednym ruchem albo wcale. Pierwszy krok prowadzi po strzałce komnaty wiatru, drugi po strzałce komnaty pośrodku. Klucz lub portal pośrodku liczy się tak, jakby miał strzałki na wszystkich bokach oprócz tych, z których wskazuje na niego strzałka sąsiada. Drugi wiatr nic nie dodaje. Wchodzisz tylko do ostatniej komnaty: ta pośrodku nic nie robi, a smoczycy w niej nie spotykasz.',
    '5.4':
      'Jeśli któraś strzałka twojej komnaty wskazuje na **harfę**, musisz iść do takiej harfy. Na kluczu i na portalu to nie obowiązuje. Na wietrze harfy słuchają oba kroki, a klucz lub portal pośrodku cię od niej nie uwalnia. Jeśli harfa nie zostawia ci drugiego kroku, nie możesz się ruszyć wcale. Harfa nigdy nie zmusza do ruchu: nadal możesz położyć komnatę.',
    '5.5':
      'Gdy twoim bohaterem rusza ktoś inny (przez kontrolę albo jako rycerz), obowiązują te same zasady. Tylko wybiera ten drugi gracz.',

    '6.1':
      'Komnata robi to, co pokazuje, gdy bohater do niej wchodzi jakimkolwiek ruchem lub krokiem. Gdzie jest napisane **możesz**, wolno zrezygnować; reszta po prostu się dzieje. **Znalezisko:** weź następną monetę ze skarbca, jeśli jakaś jest. Jej wartość widzisz tylko ty.',
    '6.2':
      '**Kradzież z lewej, kradzież z prawej:** zabierz losową monetę graczowi po twojej lewej albo prawej, jeśli jakąś ma. Po lewej siedzi ten, kto gra po tobie.',
    '6.3':
      '**Strata:** jedna twoja moneta, wybrana losowo, wraca do skarbca, a skarbiec się miesza. Bez monet nic się nie dzieje.',
    '6.4': '**Zniszczenie:** możesz usunąć z gry komnatę bez figurki, ale nie wejście. Leże może się przez to rozpaść.',
    '6.5':
      '**Obrót:** możesz obrócić dowolną komnatę tak, żeby leżała inaczej, także taką, na której stoją figurki. Żadne dwie strzałki nie mogą potem wskazywać na siebie (§4.2). Wejście, klucz i portal wyglądają zawsze tak samo, więc nie da się ich obrócić.',
    '6.6':
      '**Wymiana:** możesz zastąpić komnatę bez figurki komnatą z ręki, ale nie wejście. Nową obróć, jak chcesz, byle strzałki nie wskazywały na siebie (§4.2). Stara komnata trafia na twoją rękę albo odpada z gry, jeśli tak wcześniej wybraliście. Nic się nie dobiera. Komnata Drakon może w ten sposób wprowadzić smoczycę do gry (§4.4), ale do komnaty ucieczki nie da się tak wejść (§4.5). Nowa komnata może być taka sama jak stara.',
    '6.7':
      '**Kontrola:** możesz poruszyć innego bohatera o jeden ruch, który mógłby zrobić sam. Wchodzi on do komnaty, a decyzje w niej podejmuje jego gracz; lewa i prawa strona też są jego. Nie możesz tak poruszyć siebie, bohatera, którego tura trwa, ani nikogo dwa razy w jednej turze.',
    '6.8':
      '**Latająca:** możesz przenieść tę komnatę ze wszystkimi, którzy na niej stoją, na inne wolne miejsce, które styka się bokiem z jakąś inną komnatą. Obróć ją, jak chcesz, byle strzałki nie wskazywały na siebie (§4.2). Lecąc, nikt nigdzie nie wchodzi.',
    '6.9': '**Drakon:** możesz poruszyć smoczycę o najwyżej trzy komnaty (§7.2).',
    '6.10': '**Grabież:** możesz zabrać losową komnatę z ręki innego gracza, także partnera.',
    '6.11':
      'Nic się nie dzieje, gdy wchodzisz do pustej komnaty, wejścia, klucza, portalu, wiatru, harfy lub komnaty ucieczki.',
    '6.12': 'Jeśli komnata nie ma na czym działać, gra toczy się sama dalej.',

    '7.1': 'Smoczyca to jedna figurka. Wchodzi do gry według §4.4 i już w niej zostaje.',
    '7.2':
      'Porusza się o 0 do 3 komnat, przez boki, nigdy na ukos i nigdy przez luki. Strzałki i działanie komnat nie mają dla niej znaczenia. Pozostanie na miejscu to też ruch.',
    '7.3':
      'Każdy bohater w komnacie, w której kończy się jej ruch, spotyka ją, w kolejności miejsc przy stole. Tym, których tylko mija, nic nie robi. Jeśli zrezygnujesz z jej ruchu, nikt jej nie spotyka.',
    '7.4':
      'Kto ją spotyka, idzie do wejścia i oddaje do skarbca losową monetę, jeśli jakąś ma. Skarbiec się miesza. Kto już jest przy wejściu, zostaje tam i płaci.',
    '7.5':
      'Gdy bohater wchodzi do komnaty smoczycy, komnata nic nie robi. Spotykasz smoczycę na koniec swojej tury, chyba że jesteś już gdzie indziej. Jeśli to nie twoja tura, spotykasz ją od razu. Jeśli spotkała cię przy wejściu w twojej turze, na jej koniec spotka cię znowu, gdy oboje nadal tam jesteście.',

    '8.1':
      'Każdej zdolności można użyć raz na grę. Używa się jej we własnej turze, przed akcją albo gdy wszystko po niej jest załatwione, nigdy w środku. Po zdolności użytej wcześniej następuje jeszcze akcja; jeśli żadna nie jest już możliwa, tura się kończy. Tylko **druidka** jest inna: gdy komnata albo zdolność bohatera miałaby kosztować cię monetę, w czyjejkolwiek turze, możesz ją zatrzymać. Nie pomaga to przeciw smoczycy ani gdy monetę ma stracić twój partner. Gra pyta, zanim moneta zostanie wybrana, i tylko wtedy, gdy jakąś masz.',
    '8.2':
      '**Rycerz:** porusz bohatera jednego przeciwnika, który jest w twojej komnacie, o jeden ruch, który mógłby zrobić sam (§5.5). Wchodzi on do komnaty.',
    '8.3': '**Łowca:** rusz się jeszcze raz.',
    '8.4':
      '**Czarodziejka:** jako swoją akcję wyjdź dowolnym z czterech boków, bez względu na strzałki. Jeśli któraś strzałka twojej komnaty wskazuje na harfę, musisz iść do takiej harfy. Z komnaty wiatru i tak idziesz o dwie komnaty; drugi krok odbywa się według §5.3 i może prowadzić z powrotem. Z portalu dojdziesz tylko do sąsiednich komnat.',
    '8.5':
      '**Złodziej:** zabierz losową monetę jednemu przeciwnikowi, którego bohater jest w twojej komnacie i który jakąś ma. Jeśli druidka ją zatrzyma, twoja zdolność i tak jest wykorzystana.',
    '8.6':
      '**Wojownik:** usuń z gry jedną lub więcej komnat ze swojej ręki i dobierz tyle samo, na ile wystarczy stosu.',

    '9.1':
      'Kto bierze monetę i ma potem **10 sztuk złota** lub więcej, od razu wygrywa, w czyjejkolwiek turze. Do tego czasu monety są tajne.',
    '9.2':
      'Przed grą wybieracie jeden z trzech celów:\n- **Podstawowy:** 10 sztuk złota.\n- **Krótki:** 7 sztuk złota.\n- **Ucieczka:** miej 8 sztuk złota i wejdź z nimi do komnaty ucieczki albo do portalu. Możesz tam dojść, wkroczyć albo ktoś może cię tam przesunąć; przylecieć lub tylko przejść na wietrze nie wystarczy. Smoczyca w tej komnacie ci nie przeszkodzi.',
    '9.3':
      'Czasem nikt nie dochodzi tak daleko. Wtedy pokazuje się wszystkie monety i wygrywa największe bogactwo; kto ma tyle samo, dzieli się zwycięstwem. Dzieje się tak:\n- gdy nikt nie może położyć komnaty ani się ruszyć,\n- gdy mija dziesięć rund, w których nikt nie kładzie komnaty i żadnej monety nikt nie znajduje, nie traci ani nie kradnie,\n- gdy mija sto rund, w których nikt nie kładzie komnaty.',
    '9.4':
      'W cztery lub sześć osób możecie grać w **drużynach**. Partnerzy siedzą naprzeciw siebie i mają wspólne monety, na które obaj mogą patrzeć. Drużyna potrzebuje dwa razy więcej złota: 20, w krótkiej grze 14, do ucieczki 16. Co daje ci albo zabiera monetę, daje ją albo zabiera drużynie. Partnerzy, którzy razem spotykają smoczycę, płacą po jednej monecie, dopóki jakieś są. Przeciwnicy to gracze innych drużyn; kontrolą można poruszyć też partnera. Wygrywają obaj i każdy ma wynik swojej drużyny.',
  },
};
