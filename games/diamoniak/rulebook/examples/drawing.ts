import type { Example } from '@hoard/kernel';
import { scene } from '../scene.ts';

const rich = { castle: 'G1 G4', spares: 'R1 R5', diamonds: 2 };
const rival = { castle: 'R3' };

/** What each card from the pile does. */
export const drawing: readonly Example[] = [
  {
    rule: '4.1',
    view: scene({ phase: 'drawn' }, { castle: 'R3' }, { castle: 'B2' }),
    viewer: 0,
    caption: {
      en: 'You have drawn the red piece 3. Nobody was building red, so your red castle begins.',
      cs: 'Přišel ti červený díl 3. Červený zámek nikdo nestavěl, a tak začíná ten tvůj.',
      sk: 'Prišiel ti červený diel 3. Červený zámok nikto nestaval, a tak sa začína ten tvoj.',
      pl: 'Przyszła do ciebie czerwona część 3. Czerwonego zamku nikt nie budował, więc zaczyna się twój.',
    },
  },
  {
    rule: '4.1',
    view: scene({ phase: 'drawn' }, { spares: 'R5' }, { castle: 'R1 R3' }),
    viewer: 0,
    caption: {
      en: 'You have drawn the red piece 5, but the other player is building red. It is a spare card, and you still have no castle.',
      cs: 'Přišel ti červený díl 5, ale červený zámek staví druhý hráč. Díl si odložíš stranou a zámek zatím nemáš.',
      sk: 'Prišiel ti červený diel 5, ale červený zámok stavia druhý hráč. Diel si odložíš nabok a zámok zatiaľ nemáš.',
      pl: 'Przyszła do ciebie czerwona część 5, ale czerwony zamek buduje drugi gracz. Odkładasz ją na bok i wciąż nie masz zamku.',
    },
  },
  {
    rule: '4.2',
    view: scene({ phase: 'drawn' }, { castle: 'R1 R3', spares: 'B4' }, {}),
    viewer: 0,
    caption: {
      en: 'The red piece 1 has joined your red castle. The blue piece 4 does not belong to it: it is a spare card.',
      cs: 'Červený díl 1 přibyl do tvého červeného zámku. Modrý díl 4 k němu nepatří, a tak leží stranou.',
      sk: 'Červený diel 1 pribudol do tvojho červeného zámku. Modrý diel 4 k nemu nepatrí, a tak leží odložený.',
      pl: 'Czerwona część 1 trafiła do twojego czerwonego zamku. Niebieska część 4 do niego nie pasuje, więc leży z boku.',
    },
  },
  {
    rule: '4.3',
    view: scene({}, { castle: 'R3', spares: 'B1' }, { castle: 'B2', spares: 'R2' }),
    viewer: 0,
    caption: {
      en: 'You are building red, the other player blue. Each of you has a spare piece that only the other can use.',
      cs: 'Ty stavíš červený zámek, druhý hráč modrý. Každý máte odložený díl, který se hodí jen tomu druhému.',
      sk: 'Ty staviaš červený zámok, druhý hráč modrý. Každý máte odložený diel, ktorý sa hodí len tomu druhému.',
      pl: 'Ty budujesz czerwony zamek, drugi gracz niebieski. Każde z was ma odłożoną część, która przyda się tylko temu drugiemu.',
    },
  },
  {
    rule: '4.4',
    view: scene({ phase: 'drawn' }, { castle: 'Y2', diamonds: 2, fairies: 1 }, { castle: 'B2' }),
    viewer: 0,
    move: 'draw',
    caption: {
      en: 'Two diamonds and a fairy lie beside your castle. You are brave and draw again.',
      cs: 'Vedle tvého zámku leží dva diamanty a víla. Máš odvahu a otáčíš dál.',
      sk: 'Vedľa tvojho zámku ležia dva diamanty a víla. Máš odvahu a ťaháš ďalej.',
      pl: 'Obok twojego zamku leżą dwa diamenty i wróżka. Masz odwagę i dobierasz dalej.',
    },
  },
  {
    rule: '4.5',
    view: scene({ phase: 'witch' }, rich, rival),
    viewer: 0,
    move: 'give D R1 R5',
    caption: {
      en: 'The witch wants three cards. You give her both spare pieces and one diamond: your castle stays whole.',
      cs: 'Čarodějnice chce tři karty. Dáš jí oba odložené díly a jeden diamant: tvůj zámek zůstane celý.',
      sk: 'Bosorka chce tri karty. Dáš jej oba odložené diely a jeden diamant: tvoj zámok zostane celý.',
      pl: 'Czarownica chce trzech kart. Dajesz jej obie odłożone części i jeden diament: twój zamek zostaje cały.',
    },
  },
  {
    rule: '4.5',
    view: scene({ phase: 'witch' }, rich, rival),
    viewer: 0,
    move: 'draw',
    refused: '4.5',
    caption: {
      en: 'You may not draw on. The witch is paid first, and then your turn is over.',
      cs: 'Otáčet dál nesmíš. Nejdřív zaplatíš čarodějnici a tím tvůj tah končí.',
      sk: 'Ťahať ďalej nesmieš. Najprv zaplatíš bosorke a tým sa tvoj ťah končí.',
      pl: 'Nie wolno dobierać dalej. Najpierw płacisz czarownicy i na tym twoja tura się kończy.',
    },
  },
  {
    rule: '4.6',
    view: scene({ phase: 'witch' }, { ...rich, fairies: 1 }, rival),
    viewer: 0,
    move: 'fairy',
    caption: {
      en: 'Your fairy beats the witch. Both go beside the pile, and everything else stays with you.',
      cs: 'Tvoje víla přemůže čarodějnici. Obě jdou vedle balíčku a všechno ostatní ti zůstane.',
      sk: 'Tvoja víla premôže bosorku. Obe idú vedľa balíčka a všetko ostatné ti zostane.',
      pl: 'Twoja wróżka pokonuje czarownicę. Obie trafiają obok stosu, a cała reszta zostaje przy tobie.',
    },
  },
  {
    rule: '4.6',
    view: scene({ phase: 'witch' }, rich, { castle: 'R3', fairies: 1 }),
    viewer: 0,
    move: 'fairy',
    refused: '4.6',
    caption: {
      en: 'You have no fairy. The one lying over there belongs to the other player and does not help you.',
      cs: 'Ty žádnou vílu nemáš. Ta, která tu leží, patří druhému hráči a tobě nepomůže.',
      sk: 'Ty žiadnu vílu nemáš. Tá, ktorá tu leží, patrí druhému hráčovi a tebe nepomôže.',
      pl: 'Ty nie masz żadnej wróżki. Ta, która tu leży, należy do drugiego gracza i tobie nie pomoże.',
    },
  },
  {
    rule: '4.7',
    view: scene({ returned: 'W D G1 G4' }, { colour: 'G', spares: 'R1' }, { spares: 'G2' }),
    viewer: 0,
    caption: {
      en: 'The witch has taken your whole castle, but green is still yours. So the green piece 2 is only a spare card for the other player.',
      cs: 'Čarodějnice ti vzala celý zámek, ale zelená je pořád tvoje. Druhý hráč má proto zelený díl 2 jen odložený stranou.',
      sk: 'Bosorka ti vzala celý zámok, ale zelená je stále tvoja. Druhý hráč má preto zelený diel 2 len odložený.',
      pl: 'Czarownica zabrała ci cały zamek, ale zielony jest nadal twój. Dlatego zielona część 2 leży u drugiego gracza tylko z boku.',
    },
  },
  {
    rule: '4.7',
    view: scene({ options: { colourReleased: true }, phase: 'drawn' }, { castle: 'G2 G4 G6' }, { castle: 'B3' }),
    viewer: 0,
    caption: {
      en: 'Here a lost castle sets its colour free. You drew the green piece 2 when green was free again, and your spare green pieces 4 and 6 joined it at once.',
      cs: 'Tady se barva ztraceného zámku uvolní. Zelený díl 2 ti přišel, když byla zelená zase volná, a tvoje odložené zelené díly 4 a 6 se k němu hned přidaly.',
      sk: 'Tu sa farba strateného zámku uvoľní. Zelený diel 2 ti prišiel, keď bola zelená znova voľná, a tvoje odložené zelené diely 4 a 6 sa k nemu hneď pridali.',
      pl: 'Tutaj kolor straconego zamku staje się wolny. Zielona część 2 przyszła do ciebie, gdy zielony był znów wolny, i od razu dołączyły do niej twoje odłożone zielone części 4 i 6.',
    },
  },
  {
    rule: '4.8',
    view: scene(
      { returned: 'W D D W W F W W R6 W W G6' },
      { castle: 'R1 R2 R3 R4', spares: 'B1 B2 Y1 Y2 Y3', diamonds: 9, fairies: 1 },
      { castle: 'G1 G2 G3 G4 G5', spares: 'B3 B4 B5 B6 R5 Y4 Y5 Y6', diamonds: 9, fairies: 1 },
    ),
    viewer: 0,
    move: 'draw',
    caption: {
      en: 'The pile is empty. If you draw now, the twelve cards beside it are shuffled into a new pile first.',
      cs: 'Balíček je prázdný. Když teď budeš otáčet, nejdřív se z dvanácti karet vedle něj zamíchá nový.',
      sk: 'Balíček je prázdny. Keď teraz budeš ťahať, najprv sa z dvanástich kariet vedľa neho zamieša nový.',
      pl: 'Stos jest pusty. Jeśli teraz dobierzesz kartę, najpierw z dwunastu kart leżących obok powstanie nowy.',
    },
  },
  {
    rule: '4.9',
    view: scene({}, { castle: 'Y1', diamonds: 2 }, { castle: 'B3' }),
    viewer: 0,
    caption: {
      en: 'You have only three cards and no fairy. If a witch comes now, she takes all three, and you are not asked.',
      cs: 'Máš jen tři karty a žádnou vílu. Když teď přijde čarodějnice, vezme si všechny tři a na nic se neptá.',
      sk: 'Máš len tri karty a žiadnu vílu. Keď teraz príde bosorka, vezme si všetky tri a na nič sa nepýta.',
      pl: 'Masz tylko trzy karty i żadnej wróżki. Jeśli teraz przyjdzie czarownica, zabierze wszystkie trzy i o nic nie zapyta.',
    },
  },
];
