import type { Rulebook } from '@hoard/kernel';

/** The rules of Seven Dragons in Slovak. */
export const sk: Rulebook = {
  chapters: {
    '1': 'Čo je v škatuli',
    '2': 'Príprava',
    '3': 'Tvoj ťah',
    '4': 'Vyloženie dračej karty',
    '5': 'Prémiové karty',
    '6': 'Zahranie akčnej karty',
    '7': 'Päť akcií',
    '8': 'Koniec hry',
  },
  rules: {
    '1.1': 'Hra má 72 kariet:\n- 51 dračích kariet,\n- 15 akčných kariet,\n- 5 kariet cieľov,\n- strieborného draka.',
    '1.2':
      'Draci majú päť farieb. Tam, kde je karta zapísaná, má každá farba svoje písmeno, ktoré je z angličtiny:\n- **R** červená,\n- **Y** zlatá,\n- **B** modrá,\n- **G** zelená,\n- **K** čierna.',
    '1.3':
      'Dračia karta je vyššia než širšia. Má štyri štvrtiny. Štvrtiny jednej farby, ktoré spolu susedia, tvoria jedného väčšieho draka. Karta sa zapisuje písmenami svojich štvrtín: vľavo hore, vpravo hore, vľavo dole, vpravo dole. **RRYY** je hore červená a dole zlatá. Štyri hviezdičky znamenajú dúhového draka. Na žiadnej karte nie sú dvaja oddelení draci rovnakej farby.',
    '1.4':
      'Každá farba je na 24 dračích kartách, ak nepočítaš dúhového draka. Tých 51 kariet je:\n- 1 dúhový drak,\n- 10 kariet s jediným drakom, z každej farby dve,\n- 10 kariet s dvoma polovicami nad sebou,\n- 10 kariet s dvoma polovicami vedľa seba,\n- 10 kariet s jednou polovicou a dvoma štvrtinami,\n- 10 kariet so štyrmi štvrtinami.',
    '1.5':
      'Z každej akčnej karty sú v hre tri kusy. Každá akcia má svoju farbu:\n- **Presun karty** je zelený,\n- **Zobratie karty** je červené,\n- **Posun cieľov** je modrý,\n- **Výmena cieľov** je zlatá,\n- **Výmena kariet v ruke** je čierna.',
    '1.6': 'Kariet cieľov je päť, pre každú farbu jedna.',

    '2.1':
      'Strieborný drak leží od začiatku v strede stola. Nikdy sa nepresúva a nikto si ho neberie. Dračie karty sa naň nekladú.',
    '2.2':
      'Každý dostane jeden cieľ, lícom nadol. Svoj cieľ smieš vidieť len ty. V kruhu je vždy päť cieľov: keď hrá menej než päť hráčov, zvyšné ciele ležia lícom nadol medzi posledným a prvým hráčom. Patria **pomyselným hráčom** a nikto sa na ne nesmie pozrieť.',
    '2.3': 'Dračie a akčné karty sa zamiešajú dokopy. Každý dostane tri. Zvyšok je balíček.',
    '2.4':
      'Začína najstarší hráč, nech si teda sadne na prvé miesto. Prvá karta je už potiahnutá: kto začína, má v ruke hneď štyri karty.',

    '3.1':
      'Hrá sa v smere hodinových ručičiek. Najprv si potiahneš kartu; to sa stane samo. Keď je balíček prázdny, už si nikto neťahá. Potom zahráš jednu kartu z ruky: dračiu (§4.1), alebo akčnú (§6.1).',
    '3.2': 'Keď nejaké karty máš, ale žiadna sa zahrať nedá, pasuješ. Z iného dôvodu pasovať nesmieš.',
    '3.3': 'Kto nemá žiadnu kartu ani po potiahnutí, vynecháva ťah.',

    '4.1': 'Karty ležia v mriežke a všetky stoja na výšku: dlhšia strana pri dlhšej, kratšia pri kratšej.',
    '4.2': 'Skôr než kartu vyložíš, smieš ju otočiť hore nohami. Položiť ju naležato nesmieš.',
    '4.3':
      'Miesto musí byť voľné a musí stranou susediť s kartou, ktorá už na stole leží. Stačí ktorákoľvek karta, aj taká, ktorá zostala odrezaná od ostatných.',
    '4.4':
      'Aspoň jedna farba musí nadväzovať: niekde pozdĺž spoločnej strany leží štvrtina tvojej karty priamo pri štvrtine rovnakej farby. Stačí jedno také miesto, ostatné strany nadväzovať nemusia. Dotyk rohom sa nepočíta.',
    '4.5':
      'Dúhový drak nadväzuje na každú farbu všetkými svojimi štvrtinami. Strieborný drak tiež, kým je žolíkom (§6.1). Keď už strieborný drak farbu má, je ako karta tej jedinej farby.',

    '5.1':
      'Keď tvoja karta nadviaže **dvoma** rôznymi farbami naraz, hneď si potiahneš jednu prémiovú kartu. Za tri farby sú dve karty, za štyri farby tri. Keď je v balíčku kariet menej, dostaneš, čo zostalo. Karta, ktorá hru vyhrá, už nič neprinesie: je koniec.',
    '5.2': 'Každá farba sa počíta raz, bez ohľadu na to, na koľkých stranách nadväzuje.',
    '5.3':
      'Dotyk s dúhovým drakom sa do prémie nepočíta. So strieborným drakom tiež nie, kým je žolíkom. A za vyloženie samotného dúhového draka prémia nie je.',
    '5.4': 'Len čo má strieborný drak farbu, počíta sa do prémie ako každá iná karta.',

    '6.1':
      'Zahrané akčné karty tvoria kôpku na striebornom drakovi. Kým tam žiadna nie je, je strieborný drak **žolíkom**: má všetky farby. Potom má farbu vrchnej karty (§1.5).',
    '6.2': '**Navrch:** položíš kartu na kôpku a strieborný drak zmení farbu. Akciu môžeš vykonať, ale nemusíš.',
    '6.3': '**Naspodok:** zasunieš kartu pod kôpku a strieborný drak farbu nezmení. Akciu musíš vykonať.',
    '6.4': 'Prvá akčná karta v hre ide vždy navrch: dá striebornému drakovi jeho prvú farbu.',
    '6.5':
      'Pri karte danej navrch sa najprv zmení farba a až potom príde akcia. Po oboch sa skontroluje, či niekto nevyhral (§8.2). **Presun karty** daný navrch sa teda vykonáva so zeleným strieborným drakom, aj keď je to prvá akčná karta v hre. Keď hru ukončí už samotná zmena farby, akcia sa nevykoná.',
    '6.6':
      'Keď nie je na čom akciu vykonať, karta sa dá položiť len navrch a bez akcie. Rozhoduje farba, ktorú má strieborný drak práve v tej chvíli. Tá istá akcia teda môže ísť naspodok, a navrch nie, alebo naopak.',

    '7.1':
      '**Presun karty.** Zdvihni zo stola ktorúkoľvek dračiu kartu, len nie strieborného draka, a vylož ju znova podľa pravidiel vykladania (§4.3, §4.4). Smieš ju položiť aj na to isté miesto hore nohami. Nesmie sa vrátiť presne tak, ako ležala; kartu, ktorá hore nohami vyzerá rovnako, teda na mieste otočiť nemožno. Zdvihnutá karta musí farbou nadviazať na nejakú **inú** kartu. Karty, ktoré po nej zostanú, sa smú rozpadnúť na časti.',
    '7.2':
      '**Zobratie karty.** Vezmi si zo stola do ruky ktorúkoľvek dračiu kartu, len nie strieborného draka. Zvyšné karty sa smú rozpadnúť na časti.',
    '7.3':
      'Za presun karty prémia nie je. Tlačené pravidlá to nechávajú otvorené, takže si pred hrou môžete zvoliť opak. Potom sa prémia (§5.1) počíta na novom mieste, aj keď sa karta len otočila.',
    '7.4':
      '**Posun cieľov.** Všetkých päť cieľov sa posunie o jedno miesto, doľava alebo doprava, ako si vyberieš. Posunú sa aj ciele pomyselných hráčov.',
    '7.5': '**Výmena cieľov.** Vymeň svoj cieľ za ktorýkoľvek iný: niektorého hráča, alebo pomyselného hráča.',
    '7.6':
      '**Výmena kariet v ruke.** Vymeň si s iným hráčom všetky karty v ruke. Akčná karta, ktorú práve hráš, už medzi nimi nie je. Vymeniť možno aj prázdnu ruku.',

    '8.1':
      '**Skupinu** niektorej farby tvoria karty, ktoré držia pohromade štvrtinami tej farby, stranou pri strane (§4.4). Strieborný drak do nej patrí, keď má tú farbu alebo je žolíkom. Dúhový drak patrí do každej. Počítajú sa len karty, nie to, akí sú draci veľkí.',
    '8.2':
      'Vyhráva ten, kto má cieľ farby, ktorej skupina má **sedem** alebo viac kariet. Hra sa končí hneď, nech je na ťahu ktokoľvek a nech k tomu došlo akokoľvek: vyložením alebo presunom karty, novou farbou strieborného draka, cieľom, ktorý zmenil majiteľa.',
    '8.3':
      'Keď má sedem kariet v tej istej chvíli viac hráčov, vyhráva ten, kto je na ťahu. Ak medzi nimi nie je, vyhráva väčšia skupina. Ak sú skupiny rovnaké, vyhráva prvý z nich v smere hodinových ručičiek od hráča na ťahu.',
    '8.4':
      'Cieľ pomyselného hráča nevyhráva nič. Aj keď má jeho farba sedem kariet, hrá sa ďalej, kým ten cieľ nedostane skutočný hráč.',
    '8.5':
      'Hra sa končí aj vtedy, keď je prázdny balíček a nikto nemá karty v ruke. Alebo keď je prázdny balíček a všetci, čo ešte karty majú, po sebe pasujú. Všetky ciele sa ukážu a vyhráva najväčšia skupina vo farbe cieľa niektorého hráča. Pri rovnako veľkých skupinách sa hráči o víťazstvo delia. Osamotený strieborný drak žolík alebo dúhový drak je skupina s jednou kartou v každej farbe. Farba, ktorá na stole nie je, nemá nič.',
    '8.6':
      'Tvoje skóre je najväčšia skupina vo farbe tvojho cieľa. Na konci sa dozvieš aj to, ktoré pravidlo rozhodlo: §8.2, keď mal sedem kariet jeden hráč, §8.3, keď ich bolo viac, §8.5, keď sa minuli karty.',
  },
};
