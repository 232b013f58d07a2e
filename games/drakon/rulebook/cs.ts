import type { Rulebook } from '@hoard/kernel';

/** The rules of Drakon in Czech. */
export const cs: Rulebook = {
  chapters: {
    '1': 'Co je v krabici',
    '2': 'Příprava',
    '3': 'Tvůj tah',
    '4': 'Pokládání komnaty',
    '5': 'Pohyb',
    '6': 'Co komnaty dělají',
    '7': 'Dračice Drakon',
    '8': 'Hrdinové a jejich schopnosti',
    '9': 'Konec hry',
  },
  rules: {
    '1.1':
      'Hra má 72 komnat, 28 mincí, šest hrdinů a dračici Drakon. 5 mincí má hodnotu 1 zlaťák, 18 mincí 2 zlaťáky a 5 mincí 3 zlaťáky.',
    '1.2':
      'Na komnatě je vidět, co dělá, a na některých z jejích čtyř stran jsou šipky. Kde je komnata zapsaná, jsou šipky písmena anglických světových stran: **N** nahoru, **E** doprava, **S** dolů, **W** doleva. Pomlčka znamená, že šipky nemá.',
    '1.3':
      'Toto jsou všechny komnaty. „Rovně“ znamená šipky na dvou protějších stranách, „do rohu“ na dvou sousedních. Ve tvé krabici může být skladba trochu jiná.\n- Vchod: 1, se čtyřmi šipkami.\n- Prázdná: 17 – 2 s jednou šipkou, 4 rovně, 4 do rohu, 7 se třemi šipkami.\n- Nález: 12 – 2 s jednou šipkou, 3 rovně, 4 do rohu, 3 se třemi šipkami.\n- Krádež vlevo, krádež vpravo, ztráta, zničení, otočení, ovládnutí a vítr: od každé 3 – rovně, do rohu, tři šipky.\n- Harfa: 3 – jedna šipka, rovně, do rohu.\n- Drakon: 4 – jedna šipka, rovně, do rohu, tři šipky.\n- Výměna: 2 – rovně, do rohu.\n- Létající: 2 – rovně, tři šipky.\n- Úniková a loupež: od každé 2 – do rohu, tři šipky.\n- Klíč a portál: od každého 3, bez šipek.',

    '2.1':
      'Vchod leží uprostřed stolu a stojí na něm všichni hrdinové. Ostatních 71 komnat se zamíchá do hromádky a každý si vezme čtyři do ruky.',
    '2.2': 'Mince se zamíchají lícem dolů: to je poklad. Dračice Drakon čeká vedle něj.',
    '2.3': 'Kdo začíná, určí náhoda.',
    '2.4':
      'Hrdinové jsou druidka, rytíř, hraničář, čarodějka, zloděj a válečník. Když hrajete se schopnostmi, každý si hrdinu vybere a začíná se od prvního hráče. Když hrajete bez nich, rozdají se hrdinové v tomto pořadí a nic zvláštního neumějí.',

    '3.1':
      'Hraje se po směru hodinových ručiček. Ve svém tahu uděláš jednu ze dvou věcí: položíš komnatu (§4.1), nebo pohneš hrdinou (§5.1). Pasovat nelze.',
    '3.2':
      'Když nejde jedno, musíš udělat druhé. Když nejde ani jedno, tvůj tah se přeskočí: nepoužiješ schopnost a nepotkáš dračici. Samotná schopnost se nepočítá jako něco, co můžeš udělat. Když nemůže nikdo nic, hra končí (§9.3).',
    '3.3':
      'Když na konci tvého tahu stojí tvůj hrdina v komnatě s dračicí, potká ji (§7.4). Ostatní hrdinové v té komnatě ne.',

    '4.1':
      'Polož komnatu z ruky na volné místo, které stranou sousedí s některou komnatou. Otočit si ji můžeš, jak chceš.',
    '4.2': 'Přes společnou stranu nikdy nesmějí dvě šipky mířit proti sobě.',
    '4.3':
      'Hned po položení, než se stane cokoli dalšího, si vezmeš komnatu z hromádky, pokud tam nějaká je. V ruce můžeš mít komnat, kolik chceš.',
    '4.4':
      'Když se položí komnata **Drakon** a dračice ještě není ve hře, nasadí ji ten, kdo komnatu položil: na kteroukoli komnatu bez figurky. Nikdo ji tím nepotká.',
    '4.5':
      'Když položíš **únikovou** komnatu hned vedle svého hrdiny a některá šipka jeho komnaty na ni míří, smíš do ní hned vstoupit. Z klíče a z portálu to jde na kteroukoli stranu. Vítr a harfa tu neplatí.',

    '5.1':
      'Hrdina jde do sousední komnaty, na kterou míří některá šipka jeho vlastní komnaty. Na šipkách té druhé nezáleží.',
    '5.2':
      'Z **klíče** smíš do kterékoli sousední komnaty, ať jsou šipky jakékoli. Z **portálu** smíš do kterékoli jiné komnaty vůbec.',
    '5.3':
      'Z **větrné** komnaty se jde přesně o dvě komnaty jedním pohybem, anebo vůbec. První krok vede po šipce větrné komnaty, druhý po šipce té prostřední. Klíč nebo portál uprostřed se počítá, jako by měl šipky na všech stranách kromě těch, odkud na něj míří šipka souseda. Druhý vítr nic nepřidá. Vstupuješ jen do poslední komnaty: ta prostřední nic neudělá a dračici v ní nepotkáš.',
    '5.4':
      'Když některá šipka tvé komnaty míří na **harfu**, musíš jít k takové harfě. Na klíči a na portálu to neplatí. Ve větru poslouchají harfu oba kroky a klíč nebo portál uprostřed tě jí nezbaví. Když ti harfa nenechá druhý krok, pohnout se nemůžeš vůbec. Harfa tě nikdy nenutí jít: komnatu položit smíš.',
    '5.5':
      'Když tvým hrdinou pohne někdo jiný (ovládnutím nebo jako rytíř), platí stejná pravidla. Jen vybírá ten druhý.',

    '6.1':
      'Komnata udělá, co ukazuje, když do ní hrdina vstoupí jakýmkoli pohybem nebo krokem. Kde je napsáno **smíš**, můžeš odmítnout; ostatní se prostě stane. **Nález:** vezmi si další minci z pokladu, pokud tam nějaká je. Její hodnotu vidíš jen ty.',
    '6.2':
      '**Krádež vlevo, krádež vpravo:** vezmi náhodnou minci hráči po tvé levici, nebo pravici, pokud nějakou má. Po levici sedí ten, kdo hraje po tobě.',
    '6.3':
      '**Ztráta:** jedna tvoje mince, náhodně vybraná, se vrátí do pokladu a poklad se zamíchá. Bez mincí se nestane nic.',
    '6.4': '**Zničení:** smíš odstranit ze hry komnatu bez figurky, jen ne vchod. Doupě se tím může rozpadnout.',
    '6.5':
      '**Otočení:** smíš otočit kteroukoli komnatu tak, aby ležela jinak, i takovou, na které stojí figurky. Žádné dvě šipky pak nesmějí mířit proti sobě (§4.2). Vchod, klíč a portál vypadají vždycky stejně, takže je otočit nejde.',
    '6.6':
      '**Výměna:** smíš nahradit komnatu bez figurky jednou ze své ruky, jen ne vchod. Novou si otoč, jak chceš, jen ať šipky nemíří proti sobě (§4.2). Stará komnata přijde do tvé ruky; nebo odejde ze hry, pokud jste si to tak předem zvolili. Z hromádky se nebere. Komnata Drakon může takto přivést dračici do hry (§4.4), ale do únikové komnaty takto vstoupit nejde (§4.5). Nová komnata smí být úplně stejná jako stará.',
    '6.7':
      '**Ovládnutí:** smíš pohnout jiným hrdinou o jeden pohyb, který by mohl udělat sám. Vstoupí do komnaty a rozhoduje v ní jeho hráč; i levá a pravá strana je jeho. Takto nesmíš pohnout sebou, hrdinou, který je na tahu, ani nikým dvakrát za tah.',
    '6.8':
      '**Létající:** smíš přenést tuto komnatu se všemi, kdo na ní stojí, na jiné volné místo, které stranou sousedí s nějakou jinou komnatou. Otoč ji, jak chceš, jen ať šipky nemíří proti sobě (§4.2). Letem nikdo nikam nevstupuje.',
    '6.9': '**Drakon:** smíš pohnout dračicí nejvýš o tři komnaty (§7.2).',
    '6.10': '**Loupež:** smíš vzít náhodnou komnatu z ruky jiného hráče, i spoluhráče.',
    '6.11':
      'Nic se nestane, když vstoupíš do prázdné komnaty, vchodu, klíče, portálu, větru, harfy nebo únikové komnaty.',
    '6.12': 'Když komnata nemá s čím pracovat, hra jde sama dál.',

    '7.1': 'Dračice je jediná figurka. Do hry přijde podle §4.4 a už v ní zůstane.',
    '7.2':
      'Pohybuje se o 0 až 3 komnaty, stranou přes stranu, nikdy šikmo a nikdy přes mezery. Na šipkách a účincích jí nezáleží. Zůstat na místě je také pohyb.',
    '7.3':
      'Každý hrdina v komnatě, kde její pohyb skončí, ji potká, v pořadí, jak hráči sedí. Těm, které jen mine, nic neudělá. Když pohyb odmítneš, nikdo ji nepotká.',
    '7.4':
      'Kdo ji potká, jde ke vchodu a vrátí do pokladu náhodnou minci, pokud nějakou má. Poklad se zamíchá. Kdo u vchodu už je, zůstane tam a zaplatí.',
    '7.5':
      'Když hrdina vstoupí do komnaty s dračicí, komnata nic neudělá. Potkáš ji na konci svého tahu, pokud už nejsi jinde. Když nejsi na tahu, potkáš ji hned. Když tě potkala u vchodu během tvého tahu, potká tě na jeho konci znovu, jestli tam oba pořád jste.',

    '8.1':
      'Každá schopnost jde použít jednou za hru. Používá se ve vlastním tahu, před akcí, nebo až je všechno po ní hotové, nikdy uprostřed. Po schopnosti použité předem ještě přijde akce; když už žádná možná není, tah končí. Jen **druidka** je jiná: když by tě komnata nebo schopnost hrdiny stála minci, v kterémkoli tahu, smíš si ji nechat. Proti dračici to nepomůže a na ztrátu tvého spoluhráče také ne. Hra se tě zeptá, než se mince vybere, a jen když nějakou máš.',
    '8.2':
      '**Rytíř:** pohni hrdinou jednoho protivníka, který je ve tvé komnatě, o jeden pohyb, který by mohl udělat sám (§5.5). Vstoupí do komnaty.',
    '8.3': '**Hraničář:** pohni se ještě jednou.',
    '8.4':
      '**Čarodějka:** jako svou akci odejdi kteroukoli ze čtyř stran, ať šipky říkají cokoli. Když některá šipka tvé komnaty míří na harfu, musíš k takové harfě. Z větrné komnaty jdeš i tak o dvě komnaty; druhý krok se řídí §5.3 a může tě vrátit zpátky. Z portálu se dostaneš jen do sousedních komnat.',
    '8.5':
      '**Zloděj:** vezmi náhodnou minci jednomu protivníkovi, jehož hrdina je ve tvé komnatě a který nějakou má. Když si ji druidka nechá, je tvoje schopnost stejně vyčerpaná.',
    '8.6':
      '**Válečník:** odstraň ze hry jednu nebo víc komnat ze své ruky a vezmi si z hromádky stejný počet, pokud stačí.',

    '9.1':
      'Kdo si vezme minci a má pak **10 zlaťáků** nebo víc, hned vyhrává, ať je na tahu kdokoli. Do té doby jsou mince tajné.',
    '9.2':
      'Před hrou si zvolíte jeden ze tří cílů:\n- **Základní:** 10 zlaťáků.\n- **Krátký:** 7 zlaťáků.\n- **Útěk:** měj 8 zlaťáků a vstup s nimi do únikové komnaty nebo do portálu. Můžeš tam dojít, vkročit, nebo tě tam někdo pošle; přiletět nebo jen projít ve větru nestačí. Dračice v té komnatě ti nezabrání.',
    '9.3':
      'Někdy se tak daleko nikdo nedostane. Pak se všechny mince ukážou a vyhrává největší bohatství; kdo má stejně, dělí se o vítězství. Stane se to:\n- když nikdo nemůže položit komnatu ani se pohnout,\n- když uplyne deset kol, ve kterých nikdo nepoloží komnatu a žádná mince se nenajde, neztratí ani neukradne,\n- když uplyne sto kol, ve kterých nikdo nepoloží komnatu.',
    '9.4':
      'Ve čtyřech nebo v šesti můžete hrát v **týmech**. Spoluhráči sedí naproti sobě a mají společné mince, na které se smějí oba dívat. Tým potřebuje dvakrát tolik zlata: 20, v krátké hře 14, na útěk 16. Co ti minci dá nebo vezme, dá nebo vezme ji týmu. Spoluhráči, kteří potkají dračici spolu, platí každý jednu minci, dokud nějaké jsou. Protivníci jsou hráči ostatních týmů; ovládnout smíš i spoluhráče. Vyhrávají oba a každý má skóre svého týmu.',
  },
};
