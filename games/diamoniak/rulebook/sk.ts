import type { Rulebook } from '@hoard/kernel';

/** The rules of Diamoniak in Slovak. */
export const sk: Rulebook = {
  chapters: {
    '1': 'Karty',
    '2': 'Príprava',
    '3': 'Tvoj ťah',
    '4': 'Ťahanie kariet',
    '5': 'Kupovanie dielov',
    '6': 'Kto vyhráva',
  },
  rules: {
    '1.1': `V hre je **54 kariet**:
- 24 dielov zámku: štyri zámky v štyroch farbách a každý má šesť rôznych dielov,
- 20 diamantov,
- 7 bosoriek,
- 3 víly.`,
    '1.2':
      'Zámky sú **červený, modrý, zelený a žltý**. Diel sa zapisuje písmenom farby a číslom: R3 je diel 3 červeného zámku, B je modrá, G zelená a Y žltá. D je diamant, W bosorka a F víla. Písmená sú z angličtiny.',
    '1.3':
      'Všetko, čo máš, leží pred tebou tak, aby to všetci videli. Tajné je len to, ako idú za sebou karty v balíčku.',

    '2.1': 'Zamiešajte všetky karty do jedného balíčka rubom nahor. Na začiatku nikto nemá žiadnu kartu.',
    '2.2': 'Začína najmladší hráč, a preto nech sedí na prvom mieste. Hrá sa v smere hodinových ručičiek.',

    '3.1':
      'Vo svojom ťahu si vyber jedno z dvoch: buď **kúpiš jeden diel zámku** (§5.1) a tým sa tvoj ťah končí, **alebo ťaháš karty**. Dá sa hrať ešte inak: §5.4.',
    '3.2':
      'Keď ťaháš, musíš potiahnuť **aspoň jednu kartu**. Po diele zámku, diamante alebo víle smieš potiahnuť ďalšiu alebo skončiť. Nič iné v tom ťahu nerobíš.',
    '3.3': 'Každú potiahnutú kartu ukáž všetkým a polož ju pred seba.',

    '4.1':
      '**Diel zámku, keď ešte žiadny zámok nemáš**: ak tú farbu nikto nestavia, musíš ju odteraz stavať ty. Ak ju už niekto stavia, diel si odlož nabok.',
    '4.2': '**Diel zámku, keď už zámok máš**: diel svojej farby pridaj k svojmu zámku. Každý iný si odlož nabok.',
    '4.3': 'Každý stavia len jeden zámok a každú farbu stavia len jeden hráč.',
    '4.4': '**Diamant alebo víla**: polož si kartu vedľa zámku a nechaj si ju.',
    '4.5':
      '**Bosorka!** Daj ju vedľa balíčka a s ňou tri svoje karty. Vyberáš si ty: diamanty, odložené diely, diely svojho zámku alebo víly. Keď máš menej ako tri karty, vezme si všetky. Tým sa tvoj ťah končí.',
    '4.6':
      '**Víla bosorku premôže.** Namiesto platenia smieš dať vedľa balíčka jednu vílu a bosorku. O nič ďalšie neprídeš. Aj tak sa tvoj ťah končí.',
    '4.7':
      'Keď tvoj zámok príde o všetky diely, **staviaš tú farbu ďalej** a nikto iný ju začať nesmie. Pri zakladaní stola si môžete vybrať aj niečo iné: len čo zmizne posledný diel, farba je znova voľná a ty začínaš odznova. Kto potom nejakú farbu začne, hneď k nej pridá svoje odložené diely tej farby. Ak ich má päť, zámok je hotový a hra vyhraná (§6.1). V obyčajnej hre sa takto nikdy nič nepridáva: kto nemá zámok, nemôže mať diel voľnej farby.',
    '4.8':
      'Keď chceš potiahnuť kartu a balíček je prázdny, karty vedľa neho sa zamiešajú do nového. Ak bola posledná karta bosorka, vybav to najprv s ňou. Vždy je čo miešať: v tej chvíli ležia vedľa balíčka všetky bosorky.',
    '4.9': 'Keď máš najviac tri karty a žiadnu vílu, niet z čoho vyberať. Bosorka si všetko vezme sama.',

    '5.1':
      'Keď staviaš zámok a máš **tri diamanty**, smieš namiesto ťahania kúpiť od iného hráča diel svojej farby. Ten hráč nesmie odmietnuť.',
    '5.2': 'Tvoje tri diamanty dostane **hráč, ktorý ti diel predáva**.',
    '5.3': 'V jednom ťahu smieš kúpiť len jeden diel a žiadnu kartu v ňom neťaháš.',
    '5.4':
      'Pri zakladaní stola si môžete vybrať **kupovanie po karte**. Potom sa každý ťah začína ťahaním. Po každej karte, po ktorej sa smie ťahať ďalej, môžeš potiahnuť ďalšiu, kúpiť diel alebo skončiť; kúpou sa ťah končí. Pred prvou kartou sa nič nekupuje.',

    '6.1':
      'Kto má ako prvý vo svojom zámku **všetkých šesť dielov**, hneď vyhráva – či už posledný diel prišiel z balíčka, alebo od iného hráča.',
  },
};
