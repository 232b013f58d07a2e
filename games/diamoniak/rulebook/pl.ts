import type { Rulebook } from '@hoard/kernel';

/** The rules of Diamoniak in Polish. */
export const pl: Rulebook = {
  chapters: {
    '1': 'Karty',
    '2': 'Przygotowanie',
    '3': 'Twoja tura',
    '4': 'Dobieranie kart',
    '5': 'Kupowanie części',
    '6': 'Kto wygrywa',
  },
  rules: {
    '1.1': `W grze są **54 karty**:
- 24 części zamku: cztery zamki w czterech kolorach, a każdy ma sześć różnych części,
- 20 diamentów,
- 7 czarownic,
- 3 wróżki.`,
    '1.2':
      'Zamki są **czerwony, niebieski, zielony i żółty**. Część zapisuje się literą koloru i liczbą: R3 to część 3 czerwonego zamku, B to niebieski, G zielony, a Y żółty. D to diament, W czarownica, a F wróżka. Litery pochodzą z angielskiego.',
    '1.3':
      'Wszystko, co masz, leży przed tobą odkryte, tak że każdy to widzi. Tajna jest tylko kolejność kart w stosie.',

    '2.1': 'Potasujcie wszystkie karty w jeden zakryty stos. Na początku nikt nie ma żadnej karty.',
    '2.2': 'Zaczyna najmłodszy gracz, niech więc zajmie pierwsze miejsce. Gracie zgodnie z ruchem wskazówek zegara.',

    '3.1':
      'W swojej turze wybierz jedno z dwojga: albo **kupujesz jedną część zamku** (§5.1) i twoja tura się kończy, **albo dobierasz karty**. Można grać jeszcze inaczej: §5.4.',
    '3.2':
      'Jeśli dobierasz, musisz dobrać **co najmniej jedną kartę**. Po części zamku, diamencie lub wróżce możesz dobrać następną albo skończyć. Nic innego w tej turze nie robisz.',
    '3.3': 'Każdą dobraną kartę pokaż wszystkim i połóż przed sobą.',

    '4.1':
      '**Część zamku, gdy nie masz jeszcze żadnego zamku**: jeśli nikt nie buduje tego koloru, od teraz musisz budować go ty. Jeśli ktoś już go buduje, odłóż część na bok.',
    '4.2':
      '**Część zamku, gdy masz już zamek**: część w twoim kolorze dołóż do swojego zamku. Każdą inną odłóż na bok.',
    '4.3': 'Każdy buduje tylko jeden zamek, a każdy kolor buduje tylko jeden gracz.',
    '4.4': '**Diament albo wróżka**: połóż kartę obok zamku i zatrzymaj ją.',
    '4.5':
      '**Czarownica!** Połóż ją obok stosu, a z nią trzy swoje karty. Wybierasz ty: diamenty, odłożone części, części swojego zamku albo wróżki. Jeśli masz mniej niż trzy karty, zabiera wszystkie. Na tym twoja tura się kończy.',
    '4.6':
      '**Wróżka pokonuje czarownicę.** Zamiast płacić możesz położyć obok stosu jedną wróżkę i czarownicę. Nic więcej nie tracisz. Wtedy też twoja tura się kończy.',
    '4.7':
      'Jeśli twój zamek straci wszystkie części, **nadal budujesz ten kolor** i nikt inny nie może go zacząć. Przy zakładaniu stołu możecie wybrać inaczej: gdy tylko zniknie ostatnia część, kolor jest znów wolny, a ty zaczynasz od nowa. Kto potem zacznie jakiś kolor, od razu dokłada swoje odłożone części w tym kolorze. Jeśli ma ich pięć, zamek jest gotowy, a gra wygrana (§6.1). W zwykłej grze nigdy się tak niczego nie dokłada: kto nie ma zamku, nie może mieć części w wolnym kolorze.',
    '4.8':
      'Jeśli chcesz dobrać kartę, a stos jest pusty, karty leżące obok tasuje się w nowy. Jeśli ostatnią kartą była czarownica, najpierw załatw sprawę z nią. Zawsze jest co tasować: w tej chwili obok stosu leżą wszystkie czarownice.',
    '4.9': 'Jeśli masz najwyżej trzy karty i żadnej wróżki, nie ma z czego wybierać. Czarownica sama zabiera wszystko.',

    '5.1':
      'Jeśli budujesz zamek i masz **trzy diamenty**, możesz zamiast dobierania kupić od innego gracza część w swoim kolorze. Ten gracz nie może odmówić.',
    '5.2': 'Twoje trzy diamenty dostaje **gracz, który sprzedaje ci część**.',
    '5.3': 'W jednej turze możesz kupić tylko jedną część i nie dobierasz w niej żadnej karty.',
    '5.4':
      'Przy zakładaniu stołu możecie wybrać **kupowanie po karcie**. Wtedy każda tura zaczyna się od dobierania. Po każdej karcie, po której wolno dobierać dalej, możesz dobrać następną, kupić część albo skończyć; kupno kończy turę. Przed pierwszą kartą nic się nie kupuje.',

    '6.1':
      'Kto pierwszy ma w swoim zamku **wszystkie sześć części**, od razu wygrywa – obojętnie, czy ostatnia została dobrana, czy kupiona.',
  },
};
