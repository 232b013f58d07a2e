import type { Rulebook } from '@hoard/kernel';

/** The rules of Dragon Inferno in Slovak. */
export const sk: Rulebook = {
  chapters: {
    '1': 'Čo je v škatuli',
    '2': 'Príprava',
    '3': 'Tvoj ťah',
    '4': 'Vajcia',
    '5': 'Draci',
    '6': 'Koniec a body',
  },
  rules: {
    '1.1':
      'Doska má 8 × 8 polí. Stĺpce sa volajú a až h, rady 1 až 8 a pole a1 je vľavo dole. Vnútorných 36 polí, od b2 po g7, je okrúhlych: na ne patria vajcia. Rohy sú a1, a8, h1 a h8.',
    '1.2':
      'Obaja hráči majú rovnakých sedem **dielikov kráľovstva**, z každého tvaru jeden: I, O, T, S, Z, L a J. Dielik smieš otáčať, ale nikdy nie prevrátiť na druhú stranu.',
    '1.3':
      'Každý dielik má štyri polia. Na jednom stojí **hrad**, iné má **otvor**. Na jednom tvare sú vždy na rovnakých miestach. Dieliky v tvojej škatuli ich môžu mať inde.',
    '1.4': 'Drakov je päť a každý má päť polí. Majú tvar písmen T, U, V, W a X. Smú sa otáčať.',
    '1.5': 'Dračích vajec je osem. Brlohov je päť a majú čísla 1 až 5.',

    '2.1':
      'Draci ležia lícom nahor v náhodnom poradí, pri každom brlohu jeden. Obaja teda vidíte, ktorý príde nabudúce.',
    '2.2':
      'Mladší hráč položí na dosku po jednom štyri vajcia. Potom položí druhý hráč zvyšné štyri. Vajcia patria na okrúhle polia, na každé len jedno.',
    '2.3': 'Prvý dielik kladie mladší hráč. Potom sa striedate.',

    '3.1':
      'Polož jeden zo svojich dielikov na voľné polia dosky. Pole s vajcom je voľné, pole s dielikom voľné nie je.',
    '3.2':
      'Tvoj prvý dielik musí zakryť roh dosky. Každý ďalší musí zakryť roh alebo sa stranou dotýkať niektorého tvojho dielika, či už spáleného, alebo nie.',
    '3.3': 'Keď dielik položiť môžeš, musíš. Keď nemôžeš, ťah vynechávaš a druhý hráč pokračuje sám.',
    '3.4': 'Kto raz dielik položiť nemohol, už ho nepoloží nikdy: voľných polí len ubúda.',

    '4.1':
      'Vajce sa rozbije, keď naň príde pole tvojho dielika, v ktorom nie je otvor. Vajce si necháš a na konci ťa bude stáť 1 bod.',
    '4.2':
      'Vajce, na ktoré príde otvor tvojho dielika, zostane celé a privolá draka (§5.1). Potom už nič nevie a nič neplatí, či už drak priletel, alebo nie.',
    '4.3':
      'Jeden dielik môže rozbiť niekoľko vajec a ďalšie chytiť do otvoru. Body za rozbité vajcia sú stratené, aj keď tie polia spáli drak.',

    '5.1': 'Kto draka privolal, vezme si ho z brlohu s najnižším číslom, v ktorom ešte nejaký je.',
    '5.2':
      'Všetkých päť polí draka musí ležať na dielikoch: tvojich, súperových, alebo na oboch. Zakryť smie aj hrady a otvory. Draci cez seba nikdy neležia. Dielik, ktorý práve kladieš, už na doske je, takže drak smie zakryť aj ten.',
    '5.3':
      'Keď sa drak niekam zmestí, musíš ho položiť, hoci aj na vlastné polia. Keď sa nezmestí nikam, odletí a už sa nevráti.',
    '5.4': 'Keď už žiadny drak nie je, vajce v otvore neprivolá nič.',

    '6.1':
      'Hra sa končí, keď po skončení ťahu už ani jeden z vás nemôže položiť dielik. Drak privolaný v poslednom ťahu sa ešte položí.',
    '6.2':
      'Počíta sa:\n- 1 bod za každé tvoje pole, ktoré nezakrýva drak, aj za pole s otvorom,\n- 1 bod navyše za každý tvoj hrad, ktorý nezakrýva drak; odkryté pole s hradom teda dá 2 body,\n- mínus 1 bod za každé vajce, ktoré sa ti rozbilo.',
    '6.3': 'Kto má viac bodov, vyhráva. Rovnaký počet bodov je remíza.',
  },
};
