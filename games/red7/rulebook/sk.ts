import type { Rulebook } from '@hoard/kernel';

/** The rules of Red7 in Slovak. */
export const sk: Rulebook = {
  chapters: {
    '1': 'Karty',
    '2': 'Príprava',
    '3': 'Tvoj ťah',
    '4': 'Kto vedie',
    '5': 'Pokročilá hra',
    '6': 'Akcie kariet',
    '8': 'Na čo sa hra pýta',
  },
  rules: {
    '1.1':
      'V hre je **49 kariet**: čísla 1 až 7 v siedmich farbách. Farby od najvyššej po najnižšiu sú **červená, oranžová, žltá, zelená, modrá, indigová a fialová** – idú za sebou ako v dúhe. Karta sa zapisuje písmenom farby a číslom: R7 je červená 7. Písmená sú z angličtiny, v rovnakom poradí R, O, Y, G, B, I, V.',
    '1.2':
      'Keď porovnávaš dve karty, pozri sa najprv na **číslo**: vyššie je lepšie. Farba rozhoduje, len keď sú čísla rovnaké. Najlepšia zo všetkých je teda červená 7 a najhoršia fialová 1. Žiadne dve karty nie sú rovnako dobré.',
    '1.3':
      'Celkom naspodku na plátne leží štartovacia karta. Vďaka nej na začiatku platí červená. Nemá číslo a nikto s ňou nikdy nehýbe.',

    '2.1':
      'Zamiešajte všetkých 49 kariet. Každý dostane **7 kariet do ruky** a **1 kartu lícom nahor** pred seba: ňou sa začína jeho paleta. Zvyšok je balíček, z ktorého sa ťahá.',
    '2.2':
      'Na plátne leží zatiaľ len štartovacia karta (§1.3), a tak **platí červená**: vedie ten, kto má najlepšiu kartu.',
    '2.3': 'Kto má v palete najlepšiu kartu, ten vedie. Prvý ťah hrá hráč po jeho ľavici.',

    '3.1': `Vo svojom ťahu si vyber **jednu** z možností:
- vylož kartu z ruky na svoju paletu,
- odlož kartu z ruky na plátno,
- vylož kartu na paletu **a potom** odlož ďalšiu na plátno – vždy v tomto poradí,
- nerob nič, teda pasuj.`,
    '3.2':
      'Farba karty navrchu plátna určuje, **ktoré pravidlo platí** (§4.1). Len čo na plátno pribudne ďalšia karta, pravidlo sa hneď zmení. Ráta sa len tá vrchná. Karty pod ňou však videli všetci, a tak si ich môžeš kedykoľvek pozrieť.',
    '3.3':
      'Na konci svojho ťahu **musíš viesť** podľa pravidla, ktoré práve platí. Porovnávaš sa so všetkými, ktorí sú ešte v kole. Keď nevedieš, si z kola vonku.',
    '3.4':
      'Na plátno smieš odložiť len takú kartu, **po ktorej vedieš**. Keby po nej viedol niekto iný alebo nikto, odložiť ju nesmieš. Rovnako je to s kartou odloženou po jednotke alebo sedmičke (§6.3, §6.8).',
    '3.5':
      'Na paletu smieš vyložiť aj kartu, ktorá ťa do vedenia nedostane. Potom ťa však zachráni len karta odložená na plátno, po ktorej budeš viesť. Bez nej si vonku.',
    '3.6': 'Keď neurobíš nič, si vonku – aj keď práve vedieš.',
    '3.7':
      'Keď sa začína tvoj ťah a v ruke nemáš žiadnu kartu, si vonku – aj keď práve vedieš. Hra sa na nič nepýta, stane sa to samo.',
    '3.8':
      'Kto je vonku, otočí karty z ruky aj z palety lícom nadol a v tomto kole už nehrá. Jeho karty sa nerátajú, keď sa určuje, kto vedie, žiadna akcia sa ich nedotkne a nevracajú sa do balíčka.',
    '3.9': 'Hrá sa v smere hodinových ručičiek. Kto je vonku, toho preskočíte.',
    '3.10': 'Len čo zostane jediný hráč, **vyhráva kolo**. Ďalší ťah už nikto nehrá.',
    '3.11':
      'Odložiť smieš aj kartu tej farby, ktorá už je navrchu plátna. Pravidlo zostane rovnaké; len po nej musíš viesť (§3.4).',

    '4.1': `Pravidlo, ktoré práve platí, hovorí, **ktoré karty z tvojej palety sa rátajú**:
- **Červená**: jediná karta, tá najlepšia.
- **Oranžová**: čo najviac kariet s rovnakým číslom.
- **Žltá**: čo najviac kariet rovnakej farby.
- **Zelená**: párne karty – 2, 4 a 6.
- **Modrá**: z každej farby, ktorú máš, jedna karta – tá najlepšia.
- **Indigová**: najdlhšia postupka čísel, ktoré idú po sebe, napríklad 4-5-6. Za každé číslo sa ráta jedna karta, na farbách nezáleží a po 7 už postupka nepokračuje jednotkou.
- **Fialová**: karty nižšie ako 4 – teda 1, 2 a 3.`,
    '4.2':
      'Vedie ten, komu sa **ráta viac kariet**. Keď ich je rovnako, porovnajte najlepšie z kariet, ktoré sa rátajú: lepšia vedie (§1.2). Karty, ktoré sa nerátajú, nikdy nepomôžu.',
    '4.3':
      'Keď máš niekoľko rovnako veľkých skupín alebo postupiek, berie sa tá s najlepšou kartou. A keď máš niektoré číslo z postupky dvakrát, ráta sa lepšia z tých dvoch kariet.',
    '4.4':
      'Keď sa ti neráta žiadna karta, nevedieš. Môže sa to stať, keď platí zelená alebo fialová. Niekedy dokonca nevedie vôbec nikto.',

    '5.1':
      'Táto kapitola je pre **pokročilú hru**; vyberiete si ju, keď zakladáte stôl. Keď odložíš z ruky kartu, ktorej **číslo je vyššie ako počet kariet v tvojej palete**, smieš si potiahnuť kartu. Nemusíš. Z prázdneho balíčka sa neťahá a karty z plátna sa doň nikdy nezamiešajú.',
    '5.2': 'Karta sa ťahá až celkom na konci ťahu. Novú kartu môžeš použiť najskôr v ďalšom ťahu.',
    '5.3':
      'Kto vyhrá kolo, dostane body za karty svojej palety, ktoré sa **rátajú podľa platného pravidla**. Každá dá toľko bodov, koľko je jej číslo. Potom sa tieto karty dajú lícom nadol nabok a do hry sa už nevrátia; všetci však vedia, ktoré to sú.',
    '5.4':
      'Keď platí modrá, boduje z každej farby najlepšia karta. Keď je rovnako veľkých skupín alebo postupiek viac, boduje len tá, ktorá vedie (§4.3).',
    '5.5':
      '**Koľko bodov stačí na výhru**: pri dvoch hráčoch 40, pri troch 35, pri štyroch 30. Kto ich toľko má ako prvý, vyhráva hru. Kontroluje sa to hneď, ako sa kolo oboduje.',
    '5.6':
      'Ak ešte nikto nemá dosť bodov, všetky karty, ktoré nebodovali, sa zamiešajú a rozdá sa nové kolo rovnako ako v §2.1.',
    '5.7':
      'Keď na každého hráča zostáva menej ako 8 kariet, ďalšie kolo už nebude a hra sa končí. Vyhráva ten, kto má najviac bodov. Kto ich má rovnako, delí sa o víťazstvo.',
    '5.8': 'Bez pokročilej hry sa hrá **jediné kolo** a kto ho vyhrá, vyhráva celú hru.',

    '6.1':
      'Táto kapitola je pre hru **s akciami kariet**. Pridať ich môžete k základnej aj k pokročilej hre. Keď vyložíš na paletu **nepárnu kartu** – 1, 3, 5 alebo 7 –, musíš vykonať jej akciu, ak sa to dá. Karta, ktorú do palety dostaneš na začiatku, žiadnu akciu nemá a karta položená na plátno tiež nie.',
    '6.2':
      '**1 – vezmi.** Vyber si iného hráča, ktorý ešte nie je vonku a má v palete aspoň toľko kariet ako ty (tvoja jednotka sa ráta tiež). Vezmi z jeho palety jednu kartu a polož ju lícom nadol navrch balíčka. Keď nikto toľko kariet nemá, nič sa nestane.',
    '6.3':
      'Jednotku smieš vyložiť, len keď sa tvoj ťah **ešte môže skončiť tým, že budeš viesť** – a potom sa tak skončiť musí. Platí to, aj keď niet komu kartu vziať.',
    '6.4':
      '**3 – potiahni si.** Potiahni si z balíčka kartu, ak tam nejaká je. Môžeš ju použiť hneď v tomto ťahu. Trojku smieš vyložiť, aj keď ešte nevieš, či budeš viesť.',
    '6.5':
      '**5 – hraj ďalej.** Vylož na paletu ďalšiu kartu z ruky a vykonaj aj jej akciu. Po päťke môže prísť ďalšia päťka. Keď máš prázdnu ruku alebo v nej držíš len jednotky a sedmičky, ktoré teraz vyložiť nesmieš (§6.3, §6.8), päťka nič nežiada.',
    '6.6':
      '**7 – presuň.** Presuň jednu kartu svojej palety na plátno alebo lícom nadol navrch balíčka. Môže to byť aj samotná sedmička, veď už v palete leží. (V starších vydaniach sa to nedalo; aj tak môžete hrať, keď si to vyberiete pri zakladaní stola.)',
    '6.7': 'Za kartu, ktorú presunie na plátno sedmička, sa nikdy neťahá (§5.1).',
    '6.8':
      'Sedmičku smieš vyložiť, len keď sa tvoj ťah ešte môže skončiť tým, že budeš viesť – a potom sa tak skončiť musí.',
    '6.9':
      'Po akciách smieš ešte odložiť jednu kartu z ruky (§3.4). Či si za ňu môžeš potiahnuť (§5.1), závisí od toho, koľko kariet máš v palete práve v tej chvíli.',
    '6.10': 'Kým si v kole, tvoja paleta nie je nikdy prázdna: poslednú kartu jej žiadna akcia nevezme.',
    '6.11':
      'Kartu, ktorú jednotka alebo sedmička položí na balíček, poznajú všetci, kým si ju niekto nepotiahne. V ruke je potom tajná ako každá iná.',

    '8.1':
      'Hra ti ponúka len to, čo môžeš doviesť do dobrého konca. Jednotku ani sedmičku ti neponúkne, ak by ťa po nej už nič nedostalo do vedenia. Nenechá ťa ani vziať alebo presunúť kartu tak, že by ťa už nič nezachránilo, ani ukončiť ťah, kým po jednotke alebo sedmičke nevedieš. Hádať nemusíš nikdy: stačia karty, na ktoré vidíš.',
    '8.2':
      'Bez akcií kariet sa ťa hra po karte vyloženej na paletu opýta len na jedno: odložíš kartu na plátno, alebo ukončíš ťah?',
  },
};
