import type { Rulebook } from '@hoard/kernel';

/** The rules of Diamoniak in Czech. */
export const cs: Rulebook = {
  chapters: {
    '1': 'Karty',
    '2': 'Příprava',
    '3': 'Tvůj tah',
    '4': 'Otáčení karet',
    '5': 'Kupování dílů',
    '6': 'Kdo vyhrává',
  },
  rules: {
    '1.1': `Ve hře je **54 karet**:
- 24 dílů zámku: čtyři zámky ve čtyřech barvách a každý má šest různých dílů,
- 20 diamantů,
- 7 čarodějnic,
- 3 víly.`,
    '1.2':
      'Zámky jsou **červený, modrý, zelený a žlutý**. Díl se zapisuje písmenem barvy a číslem: R3 je díl 3 červeného zámku, B je modrá, G zelená a Y žlutá. D je diamant, W čarodějnice a F víla. Písmena jsou z angličtiny.',
    '1.3':
      'Všechno, co máš, leží před tebou tak, aby to všichni viděli. Tajné je jen to, jak jdou po sobě karty v balíčku.',

    '2.1': 'Zamíchejte všechny karty do jednoho balíčku rubem nahoru. Na začátku nikdo žádnou kartu nemá.',
    '2.2': 'Začíná nejmladší hráč, a proto ať sedí na prvním místě. Hraje se po směru hodinových ručiček.',

    '3.1':
      'Ve svém tahu si vyber jedno z dvojího: buď **koupíš jeden díl zámku** (§5.1) a tím tvůj tah končí, **nebo otáčíš karty**. Dá se hrát ještě jinak: §5.4.',
    '3.2':
      'Když otáčíš, musíš otočit **aspoň jednu kartu**. Po dílu zámku, diamantu nebo víle smíš otočit další, nebo skončit. Nic jiného v tom tahu neděláš.',
    '3.3': 'Každou otočenou kartu ukaž všem a polož ji před sebe.',

    '4.1':
      '**Díl zámku, když ještě žádný zámek nemáš**: pokud tu barvu nikdo nestaví, musíš ji od teď stavět ty. Pokud ji už někdo staví, díl si odlož stranou.',
    '4.2': '**Díl zámku, když už zámek máš**: díl tvé barvy přidej ke svému zámku. Každý jiný si odlož stranou.',
    '4.3': 'Každý staví jen jeden zámek a každou barvu staví jen jeden hráč.',
    '4.4': '**Diamant nebo víla**: polož si kartu vedle zámku a nech si ji.',
    '4.5':
      '**Čarodějnice!** Dej ji vedle balíčku a s ní tři svoje karty. Vybíráš si ty: diamanty, odložené díly, díly svého zámku nebo víly. Když máš méně než tři karty, vezme si všechny. Tím tvůj tah končí.',
    '4.6':
      '**Víla čarodějnici přemůže.** Místo placení smíš dát vedle balíčku jednu vílu a čarodějnici. O nic dalšího nepřijdeš. I tak tvůj tah končí.',
    '4.7':
      'Když tvůj zámek přijde o všechny díly, **stavíš tu barvu dál** a nikdo jiný ji začít nesmí. Při zakládání stolu si můžete zvolit i něco jiného: jakmile zmizí poslední díl, barva je zase volná a ty začínáš znovu. Kdo potom nějakou barvu začne, hned k ní přidá svoje odložené díly té barvy. Má-li jich pět, zámek je hotový a hra vyhraná (§6.1). V obyčejné hře se takhle nikdy nic nepřidává: kdo nemá zámek, nemůže mít díl volné barvy.',
    '4.8':
      'Když chceš otočit kartu a balíček je prázdný, karty vedle něj se zamíchají do nového. Byla-li poslední karta čarodějnice, vyřiď to nejdřív s ní. Vždycky je co míchat: v tu chvíli leží vedle balíčku všechny čarodějnice.',
    '4.9': 'Když máš nejvýš tři karty a žádnou vílu, není z čeho vybírat. Čarodějnice si všechno vezme sama.',

    '5.1':
      'Když stavíš zámek a máš **tři diamanty**, smíš místo otáčení koupit od jiného hráče díl své barvy. Ten hráč nesmí odmítnout.',
    '5.2': 'Tvoje tři diamanty dostane **hráč, který ti díl prodává**.',
    '5.3': 'V jednom tahu smíš koupit jen jeden díl a žádnou kartu v něm neotáčíš.',
    '5.4':
      'Při zakládání stolu si můžete zvolit **kupování po kartě**. Pak každý tah začíná otáčením. Po každé kartě, po které se smí otáčet dál, můžeš otočit další, koupit díl, nebo skončit; koupí tah končí. Před první kartou se nic nekupuje.',

    '6.1':
      'Kdo má jako první ve svém zámku **všech šest dílů**, hned vyhrává – ať už poslední díl přišel z balíčku, nebo od jiného hráče.',
  },
};
