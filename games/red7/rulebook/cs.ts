import type { Rulebook } from '@hoard/kernel';

/** The rules of Red7 in Czech. */
export const cs: Rulebook = {
  chapters: {
    '1': 'Karty',
    '2': 'Příprava',
    '3': 'Tvůj tah',
    '4': 'Kdo vede',
    '5': 'Pokročilá hra',
    '6': 'Akce karet',
    '8': 'Na co se hra ptá',
  },
  rules: {
    '1.1':
      'Ve hře je **49 karet**: čísla 1 až 7 v sedmi barvách. Barvy od nejvyšší po nejnižší jsou **červená, oranžová, žlutá, zelená, modrá, indigová a fialová** – jdou za sebou jako v duze. Karta se zapisuje písmenem barvy a číslem: R7 je červená 7. Písmena jsou z angličtiny, ve stejném pořadí R, O, Y, G, B, I, V.',
    '1.2':
      'Když porovnáváš dvě karty, podívej se nejdřív na **číslo**: vyšší je lepší. Barva rozhoduje, jen když jsou čísla stejná. Nejlepší ze všech je tedy červená 7 a nejhorší fialová 1. Žádné dvě karty nejsou stejně dobré.',
    '1.3':
      'Úplně vespod na plátně leží startovní karta. Díky ní na začátku platí červená. Nemá číslo a nikdo s ní nikdy nehýbe.',

    '2.1':
      'Zamíchejte všech 49 karet. Každý dostane **7 karet do ruky** a **1 kartu lícem nahoru** před sebe: tou začíná jeho paleta. Zbytek je balíček, ze kterého se líže.',
    '2.2': 'Na plátně leží zatím jen startovní karta (§1.3), a tak **platí červená**: vede ten, kdo má nejlepší kartu.',
    '2.3': 'Kdo má v paletě nejlepší kartu, ten vede. První tah hraje hráč po jeho levici.',

    '3.1': `Ve svém tahu si vyber **jednu** z možností:
- vylož kartu z ruky na svou paletu,
- odlož kartu z ruky na plátno,
- vylož kartu na paletu **a potom** odlož další na plátno – vždy v tomto pořadí,
- nedělej nic, tedy pasuj.`,
    '3.2':
      'Barva karty navrchu plátna určuje, **které pravidlo platí** (§4.1). Jakmile na plátno přibude další karta, pravidlo se hned změní. Počítá se jen ta vrchní. Karty pod ní ale viděli všichni, a tak si je můžeš kdykoli prohlédnout.',
    '3.3':
      'Na konci svého tahu **musíš vést** podle pravidla, které právě platí. Porovnáváš se se všemi, kdo jsou ještě v kole. Když nevedeš, jsi z kola venku.',
    '3.4':
      'Na plátno smíš odložit jen takovou kartu, **po které vedeš**. Kdyby po ní vedl někdo jiný, nebo nikdo, odložit ji nesmíš. Stejné je to s kartou odloženou po jedničce nebo sedmičce (§6.3, §6.8).',
    '3.5':
      'Na paletu smíš vyložit i kartu, která tě do vedení nedostane. Potom tě ale zachrání jen karta odložená na plátno, po které povedeš. Bez ní jsi venku.',
    '3.6': 'Když neuděláš nic, jsi venku – i když zrovna vedeš.',
    '3.7':
      'Když začíná tvůj tah a v ruce nemáš žádnou kartu, jsi venku – i když zrovna vedeš. Hra se na nic neptá, stane se to samo.',
    '3.8':
      'Kdo je venku, otočí karty z ruky i z palety lícem dolů a v tomto kole už nehraje. Jeho karty se nepočítají, když se určuje, kdo vede, žádná akce se jich nedotkne a nevracejí se do balíčku.',
    '3.9': 'Hraje se po směru hodinových ručiček. Kdo je venku, toho přeskočíte.',
    '3.10': 'Jakmile zbude jediný hráč, **vyhrává kolo**. Další tah už nikdo nehraje.',
    '3.11':
      'Odložit smíš i kartu té barvy, která už je navrchu plátna. Pravidlo zůstane stejné; jen po ní musíš vést (§3.4).',

    '4.1': `Pravidlo, které právě platí, říká, **které karty z tvé palety se počítají**:
- **Červená**: jediná karta, ta nejlepší.
- **Oranžová**: co nejvíc karet se stejným číslem.
- **Žlutá**: co nejvíc karet stejné barvy.
- **Zelená**: sudé karty – 2, 4 a 6.
- **Modrá**: z každé barvy, kterou máš, jedna karta – ta nejlepší.
- **Indigová**: nejdelší postupka čísel, která jdou po sobě, třeba 4-5-6. Za každé číslo se počítá jedna karta, na barvách nezáleží a po 7 už postupka nepokračuje jedničkou.
- **Fialová**: karty nižší než 4 – tedy 1, 2 a 3.`,
    '4.2':
      'Vede ten, komu se **počítá víc karet**. Když je jich stejně, porovnejte nejlepší z karet, které se počítají: lepší vede (§1.2). Karty, které se nepočítají, nikdy nepomůžou.',
    '4.3':
      'Když máš několik stejně velkých skupin nebo postupek, bere se ta s nejlepší kartou. A když máš některé číslo z postupky dvakrát, počítá se lepší z těch dvou karet.',
    '4.4':
      'Když se ti nepočítá žádná karta, nevedeš. Může se to stát, když platí zelená nebo fialová. Někdy dokonce nevede vůbec nikdo.',

    '5.1':
      'Tahle kapitola je pro **pokročilou hru**; zvolíte ji, když zakládáte stůl. Když odložíš z ruky kartu, jejíž **číslo je vyšší než počet karet ve tvé paletě**, smíš si líznout. Nemusíš. Z prázdného balíčku se nelíže a karty z plátna se do něj nikdy nezamíchají.',
    '5.2': 'Líže se až úplně na konci tahu. Novou kartu můžeš použít nejdřív v příštím tahu.',
    '5.3':
      'Kdo vyhraje kolo, dostane body za karty své palety, které se **počítají podle platného pravidla**. Každá dá tolik bodů, kolik je její číslo. Pak se tyto karty dají lícem dolů stranou a do hry se už nevrátí; všichni ale vědí, které to jsou.',
    '5.4':
      'Když platí modrá, boduje z každé barvy nejlepší karta. Když je stejně velkých skupin nebo postupek víc, boduje jen ta, která vede (§4.3).',
    '5.5':
      '**Kolik bodů stačí k výhře**: ve dvou hráčích 40, ve třech 35, ve čtyřech 30. Kdo jich tolik má jako první, vyhrává hru. Kontroluje se to hned, jak se kolo oboduje.',
    '5.6':
      'Pokud ještě nikdo nemá dost bodů, všechny karty, které nebodovaly, se zamíchají a rozdá se nové kolo stejně jako v §2.1.',
    '5.7':
      'Když na každého hráče zbývá méně než 8 karet, další kolo už není a hra končí. Vyhrává ten, kdo má nejvíc bodů. Kdo jich má stejně, dělí se o vítězství.',
    '5.8': 'Bez pokročilé hry se hraje **jediné kolo** a kdo ho vyhraje, vyhrává celou hru.',

    '6.1':
      'Tahle kapitola je pro hru **s akcemi karet**. Přidat je můžete k základní i k pokročilé hře. Když vyložíš na paletu **lichou kartu** – 1, 3, 5 nebo 7 –, musíš provést její akci, pokud to jde. Karta, kterou do palety dostaneš na začátku, žádnou akci nemá a karta položená na plátno také ne.',
    '6.2':
      '**1 – vezmi.** Vyber si jiného hráče, který ještě není venku a má v paletě aspoň tolik karet jako ty (tvoje jednička se počítá taky). Vezmi z jeho palety jednu kartu a polož ji lícem dolů navrch balíčku. Když nikdo tolik karet nemá, nic se nestane.',
    '6.3':
      'Jedničku smíš vyložit, jen když tvůj tah **ještě může skončit tím, že povedeš** – a potom tak skončit musí. Platí to, i když není komu kartu vzít.',
    '6.4':
      '**3 – lízni si.** Lízni si z balíčku kartu, jestli tam nějaká je. Můžeš ji použít hned v tomto tahu. Trojku smíš vyložit, i když ještě nevíš, jestli povedeš.',
    '6.5':
      '**5 – hraj dál.** Vylož na paletu další kartu z ruky a proveď i její akci. Po pětce může přijít další pětka. Když máš prázdnou ruku, nebo v ní držíš jen jedničky a sedmičky, které teď vyložit nesmíš (§6.3, §6.8), pětka nic nežádá.',
    '6.6':
      '**7 – přesuň.** Přesuň jednu kartu své palety na plátno, nebo lícem dolů navrch balíčku. Může to být i sama sedmička, vždyť už v paletě leží. (Ve starších vydáních to nešlo; i tak můžete hrát, když si to zvolíte při zakládání stolu.)',
    '6.7': 'Za kartu, kterou přesune na plátno sedmička, se nikdy nelíže (§5.1).',
    '6.8': 'Sedmičku smíš vyložit, jen když tvůj tah ještě může skončit tím, že povedeš – a potom tak skončit musí.',
    '6.9':
      'Po akcích smíš ještě odložit jednu kartu z ruky (§3.4). Jestli si za ni můžeš líznout (§5.1), záleží na tom, kolik karet máš v paletě právě v té chvíli.',
    '6.10': 'Dokud jsi v kole, tvoje paleta není nikdy prázdná: poslední kartu jí žádná akce nevezme.',
    '6.11':
      'Kartu, kterou jednička nebo sedmička položí na balíček, znají všichni, dokud si ji někdo nelízne. V ruce je pak tajná jako každá jiná.',

    '8.1':
      'Hra ti nabízí jen to, co můžeš dovést do dobrého konce. Jedničku ani sedmičku ti nenabídne, když by tě po ní už nic nedostalo do vedení. Nenechá tě ani vzít nebo přesunout kartu tak, že by tě už nic nezachránilo, ani ukončit tah, dokud po jedničce nebo sedmičce nevedeš. Hádat nemusíš nikdy: stačí karty, na které vidíš.',
    '8.2':
      'Bez akcí karet se tě hra po kartě vyložené na paletu zeptá jen na jedno: odložíš kartu na plátno, nebo ukončíš tah?',
  },
};
