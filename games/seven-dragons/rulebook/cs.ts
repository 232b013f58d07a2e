import type { Rulebook } from '@hoard/kernel';

/** The rules of Seven Dragons in Czech. */
export const cs: Rulebook = {
  chapters: {
    '1': 'Co je v krabici',
    '2': 'Příprava',
    '3': 'Tvůj tah',
    '4': 'Vyložení dračí karty',
    '5': 'Prémiové karty',
    '6': 'Zahrání akční karty',
    '7': 'Pět akcí',
    '8': 'Konec hry',
  },
  rules: {
    '1.1': 'Hra má 72 karet:\n- 51 dračích karet,\n- 15 akčních karet,\n- 5 karet cílů,\n- stříbrného draka.',
    '1.2':
      'Draci mají pět barev. Kde je karta zapsaná, má každá barva své písmeno, které je z angličtiny:\n- **R** červená,\n- **Y** zlatá,\n- **B** modrá,\n- **G** zelená,\n- **K** černá.',
    '1.3':
      'Dračí karta je vyšší než širší. Má čtyři čtvrtiny. Čtvrtiny jedné barvy, které spolu sousedí, tvoří jednoho většího draka. Karta se zapisuje písmeny svých čtvrtin: vlevo nahoře, vpravo nahoře, vlevo dole, vpravo dole. **RRYY** je nahoře červená a dole zlatá. Čtyři hvězdičky znamenají duhového draka. Na žádné kartě nejsou dva oddělení draci stejné barvy.',
    '1.4':
      'Každá barva je na 24 dračích kartách, když nepočítáš duhového draka. Těch 51 karet je:\n- 1 duhový drak,\n- 10 karet s jediným drakem, od každé barvy dvě,\n- 10 karet se dvěma polovinami nad sebou,\n- 10 karet se dvěma polovinami vedle sebe,\n- 10 karet s jednou polovinou a dvěma čtvrtinami,\n- 10 karet se čtyřmi čtvrtinami.',
    '1.5':
      'Od každé akční karty jsou ve hře tři kusy. Každá akce má svou barvu:\n- **Přesun karty** je zelený,\n- **Sebrání karty** je červené,\n- **Posun cílů** je modrý,\n- **Výměna cílů** je zlatá,\n- **Výměna karet v ruce** je černá.',
    '1.6': 'Karet cílů je pět, pro každou barvu jedna.',

    '2.1':
      'Stříbrný drak leží od začátku uprostřed stolu. Nikdy se nepřesouvá a nikdo si ho nebere. Dračí karty se na něj nepokládají.',
    '2.2':
      'Každý dostane jeden cíl, lícem dolů. Svůj cíl smíš vidět jen ty. V kruhu je vždycky pět cílů: když hraje méně než pět hráčů, zbylé cíle leží lícem dolů mezi posledním a prvním hráčem. Patří **pomyslným hráčům** a nikdo se na ně nesmí podívat.',
    '2.3': 'Dračí a akční karty se zamíchají dohromady. Každý dostane tři. Zbytek je balíček.',
    '2.4':
      'Začíná nejstarší hráč, ať si tedy sedne na první místo. První karta už je líznutá: ten, kdo začíná, má v ruce hned čtyři karty.',

    '3.1':
      'Hraje se po směru hodinových ručiček. Nejdřív si lízneš kartu; to se stane samo. Když je balíček prázdný, už si nikdo nelíže. Pak zahraješ jednu kartu z ruky: dračí (§4.1), nebo akční (§6.1).',
    '3.2': 'Když nějaké karty máš, ale žádnou zahrát nejde, pasuješ. Z jiného důvodu pasovat nesmíš.',
    '3.3': 'Kdo nemá žádnou kartu ani po líznutí, vynechává tah.',

    '4.1': 'Karty leží v mřížce a všechny stojí na výšku: delší strana u delší, kratší u kratší.',
    '4.2': 'Než kartu vyložíš, smíš ji otočit vzhůru nohama. Položit ji naležato nesmíš.',
    '4.3':
      'Místo musí být volné a musí stranou sousedit s kartou, která už na stole leží. Stačí kterákoli karta, i taková, která zůstala odříznutá od ostatních.',
    '4.4':
      'Aspoň jedna barva musí navazovat: někde podél společné strany leží čtvrtina tvé karty přímo u čtvrtiny stejné barvy. Stačí jedno takové místo, ostatní strany navazovat nemusí. Dotyk rohem se nepočítá.',
    '4.5':
      'Duhový drak navazuje na každou barvu všemi svými čtvrtinami. Stříbrný drak také, dokud je žolíkem (§6.1). Když už stříbrný drak barvu má, je jako karta té jediné barvy.',

    '5.1':
      'Když tvoje karta naváže **dvěma** různými barvami najednou, hned si lízneš jednu prémiovou kartu. Za tři barvy jsou dvě karty, za čtyři barvy tři. Když je v balíčku karet méně, dostaneš, co zbývá. Karta, která hru vyhraje, už nic nepřinese: je konec.',
    '5.2': 'Každá barva se počítá jednou, bez ohledu na to, na kolika stranách navazuje.',
    '5.3':
      'Dotyk s duhovým drakem se do prémie nepočítá. Se stříbrným drakem také ne, dokud je žolíkem. A za vyložení samotného duhového draka prémie není.',
    '5.4': 'Jakmile má stříbrný drak barvu, počítá se do prémie jako každá jiná karta.',

    '6.1':
      'Zahrané akční karty tvoří hromádku na stříbrném drakovi. Dokud tam žádná není, je stříbrný drak **žolíkem**: má všechny barvy. Potom má barvu vrchní karty (§1.5).',
    '6.2': '**Navrch:** položíš kartu na hromádku a stříbrný drak změní barvu. Akci můžeš provést, ale nemusíš.',
    '6.3': '**Dospod:** zasuneš kartu pod hromádku a stříbrný drak barvu nezmění. Akci musíš provést.',
    '6.4': 'První akční karta ve hře jde vždycky navrch: dá stříbrnému drakovi jeho první barvu.',
    '6.5':
      'U karty dané navrch se nejdřív změní barva a teprve potom přijde akce. Po obojím se zkontroluje, jestli někdo nevyhrál (§8.2). **Přesun karty** daný navrch se tedy provádí se zeleným stříbrným drakem, i když je to první akční karta ve hře. Když hru ukončí už sama změna barvy, akce se neprovede.',
    '6.6':
      'Když není na čem akci provést, jde karta dát jen navrch a bez akce. Rozhoduje barva, kterou má stříbrný drak právě v tu chvíli. Táž akce tedy může jít dospod, a navrch ne, nebo naopak.',

    '7.1':
      '**Přesun karty.** Zvedni ze stolu kteroukoli dračí kartu, jen ne stříbrného draka, a vylož ji znovu podle pravidel vykládání (§4.3, §4.4). Smíš ji položit i na totéž místo vzhůru nohama. Nesmí se vrátit přesně tak, jak ležela; kartu, která vzhůru nohama vypadá stejně, tedy na místě otočit nejde. Zvednutá karta musí barvou navázat na nějakou **jinou** kartu. Karty, které po ní zůstanou, se smějí rozpadnout na části.',
    '7.2':
      '**Sebrání karty.** Vezmi si ze stolu do ruky kteroukoli dračí kartu, jen ne stříbrného draka. Zbylé karty se smějí rozpadnout na části.',
    '7.3':
      'Za přesun karty prémie není. Tištěná pravidla to nechávají otevřené, takže si před hrou můžete zvolit opak. Pak se prémie (§5.1) počítá na novém místě, i když se karta jen otočila.',
    '7.4':
      '**Posun cílů.** Všech pět cílů se posune o jedno místo, doleva nebo doprava, jak si vybereš. Posunou se i cíle pomyslných hráčů.',
    '7.5': '**Výměna cílů.** Vyměň svůj cíl za kterýkoli jiný: některého hráče, nebo pomyslného hráče.',
    '7.6':
      '**Výměna karet v ruce.** Vyměň si s jiným hráčem všechny karty v ruce. Akční karta, kterou právě hraješ, už mezi nimi není. Vyměnit jde i prázdnou ruku.',

    '8.1':
      '**Skupinu** některé barvy tvoří karty, které drží pohromadě čtvrtinami té barvy, stranou u strany (§4.4). Stříbrný drak do ní patří, když má tu barvu nebo je žolíkem. Duhový drak patří do každé. Počítají se jen karty, ne to, jak jsou draci velcí.',
    '8.2':
      'Vyhrává ten, kdo má cíl barvy, jejíž skupina má **sedm** nebo víc karet. Hra končí hned, ať je na tahu kdokoli a ať k tomu došlo jakkoli: vyložením nebo přesunem karty, novou barvou stříbrného draka, cílem, který změnil majitele.',
    '8.3':
      'Když má sedm karet ve stejnou chvíli víc hráčů, vyhrává ten, kdo je na tahu. Není-li mezi nimi, vyhrává větší skupina. Jsou-li skupiny stejné, vyhrává první z nich po směru hodinových ručiček od hráče na tahu.',
    '8.4':
      'Cíl pomyslného hráče nevyhrává nic. I když má jeho barva sedm karet, hraje se dál, dokud ten cíl nedostane skutečný hráč.',
    '8.5':
      'Hra končí také tehdy, když je prázdný balíček a nikdo nemá karty v ruce. Nebo když je prázdný balíček a všichni, kdo ještě karty mají, po sobě pasují. Všechny cíle se ukážou a vyhrává největší skupina v barvě cíle některého hráče. Při stejně velkých skupinách se hráči o vítězství dělí. Osamocený stříbrný drak žolík nebo duhový drak je skupina o jedné kartě v každé barvě. Barva, která na stole není, nemá nic.',
    '8.6':
      'Tvoje skóre je největší skupina v barvě tvého cíle. Na konci se dozvíš i to, které pravidlo rozhodlo: §8.2, když měl sedm karet jeden hráč, §8.3, když jich bylo víc, §8.5, když došly karty.',
  },
};
