import type { Rulebook } from '@hoard/kernel';

/** The rules of Dragon Inferno in Czech. */
export const cs: Rulebook = {
  chapters: {
    '1': 'Co je v krabici',
    '2': 'Příprava',
    '3': 'Tvůj tah',
    '4': 'Vejce',
    '5': 'Draci',
    '6': 'Konec a body',
  },
  rules: {
    '1.1':
      'Deska má 8 × 8 polí. Sloupce se jmenují a až h, řady 1 až 8 a pole a1 je vlevo dole. Vnitřních 36 polí, od b2 po g7, je kulatých: na ně patří vejce. Rohy jsou a1, a8, h1 a h8.',
    '1.2':
      'Oba hráči mají stejných sedm **dílků království**, od každého tvaru jeden: I, O, T, S, Z, L a J. Dílek smíš otáčet, ale nikdy ne převrátit na druhou stranu.',
    '1.3':
      'Každý dílek má čtyři pole. Na jednom stojí **hrad**, jiné má **otvor**. Na jednom tvaru jsou vždycky na stejných místech. Dílky ve tvé krabici je mohou mít jinde.',
    '1.4': 'Draků je pět a každý má pět polí. Mají tvar písmen T, U, V, W a X. Smějí se otáčet.',
    '1.5': 'Dračích vajec je osm. Doupat je pět a mají čísla 1 až 5.',

    '2.1': 'Draci leží lícem nahoru v náhodném pořadí, u každého doupěte jeden. Oba tedy vidíte, který přijde příště.',
    '2.2':
      'Mladší hráč položí na desku po jednom čtyři vejce. Potom položí druhý hráč zbylá čtyři. Vejce patří na kulatá pole, na každé jen jedno.',
    '2.3': 'První dílek pokládá mladší hráč. Potom se střídáte.',

    '3.1': 'Polož jeden ze svých dílků na volná pole desky. Pole s vejcem je volné, pole s dílkem volné není.',
    '3.2':
      'Tvůj první dílek musí zakrýt roh desky. Každý další musí zakrýt roh, nebo se stranou dotýkat některého tvého dílku, ať už spáleného, nebo ne.',
    '3.3': 'Když dílek položit můžeš, musíš. Když nemůžeš, tah vynecháváš a druhý hráč pokračuje sám.',
    '3.4': 'Kdo jednou dílek položit nemohl, už ho nepoloží nikdy: volných polí jen ubývá.',

    '4.1':
      'Vejce se rozbije, když na ně přijde pole tvého dílku, ve kterém není otvor. Vejce si necháš a na konci tě bude stát 1 bod.',
    '4.2':
      'Vejce, na které přijde otvor tvého dílku, zůstane celé a přivolá draka (§5.1). Potom už nic neumí a nic neplatí, ať drak přiletěl, nebo ne.',
    '4.3':
      'Jeden dílek může rozbít několik vajec a další chytit do otvoru. Body za rozbitá vejce jsou ztracené, i když ta pole spálí drak.',

    '5.1': 'Kdo draka přivolal, vezme si ho z doupěte s nejnižším číslem, ve kterém ještě nějaký je.',
    '5.2':
      'Všech pět polí draka musí ležet na dílcích: tvých, soupeřových, nebo na obojích. Zakrýt smí i hrady a otvory. Draci přes sebe nikdy neleží. Dílek, který právě pokládáš, už na desce je, takže drak smí zakrýt i ten.',
    '5.3':
      'Když se drak někam vejde, musíš ho položit, třeba i na vlastní pole. Když se nevejde nikam, odletí a už se nevrátí.',
    '5.4': 'Když už žádný drak není, vejce v otvoru nepřivolá nic.',

    '6.1':
      'Hra končí, když po skončení tahu už ani jeden z vás nemůže položit dílek. Drak přivolaný v posledním tahu se ještě položí.',
    '6.2':
      'Počítá se:\n- 1 bod za každé tvoje pole, které nezakrývá drak, i za pole s otvorem,\n- 1 bod navíc za každý tvůj hrad, který nezakrývá drak; odkryté pole s hradem tedy dá 2 body,\n- minus 1 bod za každé vejce, které se ti rozbilo.',
    '6.3': 'Kdo má víc bodů, vyhrává. Stejný počet bodů je remíza.',
  },
};
