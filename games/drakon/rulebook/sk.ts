import type { Rulebook } from '@hoard/kernel';

/** The rules of Drakon in Slovak. */
export const sk: Rulebook = {
  chapters: {
    '1': 'Čo je v škatuli',
    '2': 'Príprava',
    '3': 'Tvoj ťah',
    '4': 'Kladenie komnaty',
    '5': 'Pohyb',
    '6': 'Čo komnaty robia',
    '7': 'Dračica Drakon',
    '8': 'Hrdinovia a ich schopnosti',
    '9': 'Koniec hry',
  },
  rules: {
    '1.1':
      'Hra má 72 komnát, 28 mincí, šesť hrdinov a dračicu Drakon. 5 mincí má hodnotu 1 zlatka, 18 mincí 2 zlatky a 5 mincí 3 zlatky.',
    '1.2':
      'Na komnate vidno, čo robí, a na niektorých z jej štyroch strán sú šípky. Tam, kde je komnata zapísaná, sú šípky písmená anglických svetových strán: **N** nahor, **E** doprava, **S** nadol, **W** doľava. Pomlčka znamená, že šípky nemá.',
    '1.3':
      'Toto sú všetky komnaty. „Rovno“ znamená šípky na dvoch protiľahlých stranách, „do rohu“ na dvoch susedných. V tvojej škatuli môže byť zloženie trochu iné.\n- Vchod: 1, so štyrmi šípkami.\n- Prázdna: 17 – 2 s jednou šípkou, 4 rovno, 4 do rohu, 7 s tromi šípkami.\n- Nález: 12 – 2 s jednou šípkou, 3 rovno, 4 do rohu, 3 s tromi šípkami.\n- Krádež vľavo, krádež vpravo, strata, zničenie, otočenie, ovládnutie a vietor: z každej 3 – rovno, do rohu, tri šípky.\n- Harfa: 3 – jedna šípka, rovno, do rohu.\n- Drakon: 4 – jedna šípka, rovno, do rohu, tri šípky.\n- Výmena: 2 – rovno, do rohu.\n- Lietajúca: 2 – rovno, tri šípky.\n- Úniková a lúpež: z každej 2 – do rohu, tri šípky.\n- Kľúč a portál: z každého 3, bez šípok.',

    '2.1':
      'Vchod leží v strede stola a stoja na ňom všetci hrdinovia. Ostatných 71 komnát sa zamieša do kôpky a každý si vezme štyri do ruky.',
    '2.2': 'Mince sa zamiešajú lícom nadol: to je poklad. Dračica Drakon čaká vedľa neho.',
    '2.3': 'Kto začína, určí náhoda.',
    '2.4':
      'Hrdinovia sú druidka, rytier, hraničiar, čarodejnica, zlodej a bojovník. Keď hráte so schopnosťami, každý si hrdinu vyberie a začína sa od prvého hráča. Keď hráte bez nich, rozdajú sa hrdinovia v tomto poradí a nič zvláštne nevedia.',

    '3.1':
      'Hrá sa v smere hodinových ručičiek. Vo svojom ťahu urobíš jednu z dvoch vecí: položíš komnatu (§4.1), alebo pohneš hrdinom (§5.1). Pasovať sa nedá.',
    '3.2':
      'Keď nejde jedno, musíš urobiť druhé. Keď nejde ani jedno, tvoj ťah sa preskočí: nepoužiješ schopnosť a nestretneš dračicu. Samotná schopnosť sa nepočíta ako niečo, čo môžeš urobiť. Keď nemôže nikto nič, hra sa končí (§9.3).',
    '3.3':
      'Keď na konci tvojho ťahu stojí tvoj hrdina v komnate s dračicou, stretne ju (§7.4). Ostatní hrdinovia v tej komnate nie.',

    '4.1':
      'Polož komnatu z ruky na voľné miesto, ktoré stranou susedí s niektorou komnatou. Otočiť si ju môžeš, ako chceš.',
    '4.2': 'Cez spoločnú stranu nikdy nesmú dve šípky mieriť proti sebe.',
    '4.3':
      'Hneď po položení, skôr než sa stane čokoľvek ďalšie, si vezmeš komnatu z kôpky, ak tam nejaká je. V ruke môžeš mať komnát, koľko chceš.',
    '4.4':
      'Keď sa položí komnata **Drakon** a dračica ešte nie je v hre, nasadí ju ten, kto komnatu položil: na ktorúkoľvek komnatu bez figúrky. Nikto ju tým nestretne.',
    '4.5':
      'Keď položíš **únikovú** komnatu hneď vedľa svojho hrdinu a niektorá šípka jeho komnaty na ňu mieri, smieš do nej hneď vstúpiť. Z kľúča a z portálu to ide na ktorúkoľvek stranu. Vietor a harfa tu neplatia.',

    '5.1':
      'Hrdina ide do susednej komnaty, na ktorú mieri niektorá šípka jeho vlastnej komnaty. Na šípkach tej druhej nezáleží.',
    '5.2':
      'Z **kľúča** smieš do ktorejkoľvek susednej komnaty, nech sú šípky akékoľvek. Z **portálu** smieš do ktorejkoľvek inej komnaty vôbec.',
    '5.3':
      'Z **veternej** komnaty sa ide presne o dve komnaty jedným pohybom, alebo vôbec. Prvý krok vedie po šípke veternej komnaty, druhý po šípke tej prostrednej. Kľúč alebo portál uprostred sa počíta, akoby mal šípky na všetkých stranách okrem tých, odkiaľ naň mieri šípka suseda. Druhý vietor nič nepridá. Vstupuješ len do poslednej komnaty: tá prostredná nič neurobí a dračicu v nej nestretneš.',
    '5.4':
      'Keď niektorá šípka tvojej komnaty mieri na **harfu**, musíš ísť k takej harfe. Na kľúči a na portáli to neplatí. Vo vetre poslúchajú harfu oba kroky a kľúč alebo portál uprostred ťa jej nezbaví. Keď ti harfa nenechá druhý krok, pohnúť sa nemôžeš vôbec. Harfa ťa nikdy nenúti ísť: komnatu položiť smieš.',
    '5.5':
      'Keď tvojím hrdinom pohne niekto iný (ovládnutím alebo ako rytier), platia rovnaké pravidlá. Len vyberá ten druhý.',

    '6.1':
      'Komnata urobí, čo ukazuje, keď do nej hrdina vstúpi akýmkoľvek pohybom alebo krokom. Kde je napísané **smieš**, môžeš odmietnuť; ostatné sa jednoducho stane. **Nález:** vezmi si ďalšiu mincu z pokladu, ak tam nejaká je. Jej hodnotu vidíš len ty.',
    '6.2':
      '**Krádež vľavo, krádež vpravo:** vezmi náhodnú mincu hráčovi po tvojej ľavici, alebo pravici, ak nejakú má. Po ľavici sedí ten, kto hrá po tebe.',
    '6.3':
      '**Strata:** jedna tvoja minca, náhodne vybraná, sa vráti do pokladu a poklad sa zamieša. Bez mincí sa nestane nič.',
    '6.4': '**Zničenie:** smieš odstrániť z hry komnatu bez figúrky, len nie vchod. Brloh sa tým môže rozpadnúť.',
    '6.5':
      '**Otočenie:** smieš otočiť ktorúkoľvek komnatu tak, aby ležala inak, aj takú, na ktorej stoja figúrky. Žiadne dve šípky potom nesmú mieriť proti sebe (§4.2). Vchod, kľúč a portál vyzerajú vždy rovnako, takže ich otočiť nemožno.',
    '6.6':
      '**Výmena:** smieš nahradiť komnatu bez figúrky jednou zo svojej ruky, len nie vchod. Novú si otoč, ako chceš, len nech šípky nemieria proti sebe (§4.2). Stará komnata príde do tvojej ruky; alebo odíde z hry, ak ste si to tak vopred zvolili. Z kôpky sa neberie. Komnata Drakon môže takto priviesť dračicu do hry (§4.4), ale do únikovej komnaty takto vstúpiť nemožno (§4.5). Nová komnata smie byť úplne rovnaká ako stará.',
    '6.7':
      '**Ovládnutie:** smieš pohnúť iným hrdinom o jeden pohyb, ktorý by mohol urobiť sám. Vstúpi do komnaty a rozhoduje v nej jeho hráč; aj ľavá a pravá strana je jeho. Takto nesmieš pohnúť sebou, hrdinom, ktorý je na ťahu, ani nikým dvakrát za ťah.',
    '6.8':
      '**Lietajúca:** smieš preniesť túto komnatu so všetkými, čo na nej stoja, na iné voľné miesto, ktoré stranou susedí s nejakou inou komnatou. Otoč ju, ako chceš, len nech šípky nemieria proti sebe (§4.2). Letom nikto nikam nevstupuje.',
    '6.9': '**Drakon:** smieš pohnúť dračicou najviac o tri komnaty (§7.2).',
    '6.10': '**Lúpež:** smieš vziať náhodnú komnatu z ruky iného hráča, aj spoluhráča.',
    '6.11':
      'Nič sa nestane, keď vstúpiš do prázdnej komnaty, vchodu, kľúča, portálu, vetra, harfy alebo únikovej komnaty.',
    '6.12': 'Keď komnata nemá s čím pracovať, hra ide sama ďalej.',

    '7.1': 'Dračica je jediná figúrka. Do hry príde podľa §4.4 a už v nej zostane.',
    '7.2':
      'Pohybuje sa o 0 až 3 komnaty, stranou cez stranu, nikdy šikmo a nikdy cez medzery. Na šípkach a účinkoch jej nezáleží. Zostať na mieste je tiež pohyb.',
    '7.3':
      'Každý hrdina v komnate, kde sa jej pohyb skončí, ju stretne, v poradí, ako hráči sedia. Tým, ktorých len minie, nič neurobí. Keď pohyb odmietneš, nikto ju nestretne.',
    '7.4':
      'Kto ju stretne, ide ku vchodu a vráti do pokladu náhodnú mincu, ak nejakú má. Poklad sa zamieša. Kto pri vchode už je, zostane tam a zaplatí.',
    '7.5':
      'Keď hrdina vstúpi do komnaty s dračicou, komnata nič neurobí. Stretneš ju na konci svojho ťahu, ak už nie si inde. Keď nie si na ťahu, stretneš ju hneď. Keď ťa stretla pri vchode počas tvojho ťahu, stretne ťa na jeho konci znova, ak tam obaja stále ste.',

    '8.1':
      'Každá schopnosť sa dá použiť raz za hru. Používa sa vo vlastnom ťahu, pred akciou, alebo keď je všetko po nej hotové, nikdy uprostred. Po schopnosti použitej vopred ešte príde akcia; keď už žiadna možná nie je, ťah sa končí. Len **druidka** je iná: keď by ťa komnata alebo schopnosť hrdinu stála mincu, v ktoromkoľvek ťahu, smieš si ju nechať. Proti dračici to nepomôže a na stratu tvojho spoluhráča tiež nie. Hra sa ťa opýta, skôr než sa minca vyberie, a len keď nejakú máš.',
    '8.2':
      '**Rytier:** pohni hrdinom jedného protivníka, ktorý je v tvojej komnate, o jeden pohyb, ktorý by mohol urobiť sám (§5.5). Vstúpi do komnaty.',
    '8.3': '**Hraničiar:** pohni sa ešte raz.',
    '8.4':
      '**Čarodejnica:** ako svoju akciu odíď ktoroukoľvek zo štyroch strán, nech šípky hovoria čokoľvek. Keď niektorá šípka tvojej komnaty mieri na harfu, musíš k takej harfe. Z veternej komnaty ideš aj tak o dve komnaty; druhý krok sa riadi §5.3 a môže ťa vrátiť späť. Z portálu sa dostaneš len do susedných komnát.',
    '8.5':
      '**Zlodej:** vezmi náhodnú mincu jednému protivníkovi, ktorého hrdina je v tvojej komnate a ktorý nejakú má. Keď si ju druidka nechá, je tvoja schopnosť aj tak vyčerpaná.',
    '8.6':
      '**Bojovník:** odstráň z hry jednu alebo viac komnát zo svojej ruky a vezmi si z kôpky rovnaký počet, ak stačí.',

    '9.1':
      'Kto si vezme mincu a má potom **10 zlatiek** alebo viac, hneď vyhráva, nech je na ťahu ktokoľvek. Dovtedy sú mince tajné.',
    '9.2':
      'Pred hrou si zvolíte jeden z troch cieľov:\n- **Základný:** 10 zlatiek.\n- **Krátky:** 7 zlatiek.\n- **Útek:** maj 8 zlatiek a vstúp s nimi do únikovej komnaty alebo do portálu. Môžeš tam dôjsť, vkročiť, alebo ťa tam niekto pošle; priletieť alebo len prejsť vo vetre nestačí. Dračica v tej komnate ti nezabráni.',
    '9.3':
      'Niekedy sa tak ďaleko nikto nedostane. Potom sa všetky mince ukážu a vyhráva najväčšie bohatstvo; kto má rovnako, delí sa o víťazstvo. Stane sa to:\n- keď nikto nemôže položiť komnatu ani sa pohnúť,\n- keď uplynie desať kôl, v ktorých nikto nepoloží komnatu a žiadna minca sa nenájde, nestratí ani neukradne,\n- keď uplynie sto kôl, v ktorých nikto nepoloží komnatu.',
    '9.4':
      'Štyria alebo šiesti môžete hrať v **tímoch**. Spoluhráči sedia oproti sebe a majú spoločné mince, na ktoré sa smú obaja pozerať. Tím potrebuje dvakrát toľko zlata: 20, v krátkej hre 14, na útek 16. Čo ti mincu dá alebo vezme, dá alebo vezme ju tímu. Spoluhráči, ktorí stretnú dračicu spolu, platia každý jednu mincu, kým nejaké sú. Protivníci sú hráči ostatných tímov; ovládnuť smieš aj spoluhráča. Vyhrávajú obaja a každý má skóre svojho tímu.',
  },
};
