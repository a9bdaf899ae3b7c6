import type { abilities as en } from '../en/abilities.ts';

export const abilities: Record<keyof typeof en, string> = {
  tax: 'Získej zdroj typu svého města, nebo města soupeře, které ovládáš; u města soupeře navíc zajmi agenta. Každé město jednou za tah.',
  build:
    'Postav město nebo dok na prázdné pole tam, kde máš komponentu, nebo loď u svého doku. V systému, který ovládá soupeř, bude nová komponenta poškozená.',
  move: 'Přesuň libovolné své lodě z jednoho systému do sousedního. Od svého doku mohou urychleným pohybem pokračovat od brány k bráně.',
  repair: 'Oprav jednu svou poškozenou loď nebo budovu.',
  influence: 'Polož svého agenta na kartu dvora.',
  secure:
    'Vezmi si kartu dvora, na které máš více agentů než každý soupeř. Agenti soupeřů na ní se stanou tvými zajatci.',
  battle:
    'Zaútoč na soupeře v systému, kde máš lodě: nejvýše jedna kostka za každou tvoji loď v něm.',

  material: 'Předzvěst: stavba nebo oprava. Počítá se pro Magnáta.',
  fuel: 'Předzvěst: pohyb. Počítá se pro Magnáta.',
  weapon:
    'Předzvěst: v tomto tahu můžeš akční body utrácet i za bitvy. Nepočítá se do žádné ambice.',
  relic: 'Předzvěst: zajištění. Počítá se pro Správce.',
  psionic: 'Předzvěst: jedna akce podle typu hlavní karty. Počítá se pro Empata.',

  tycoon: 'Nejvíce materiálů a paliva: žetony i karty gildy.',
  tyrant: 'Nejvíce zajatců.',
  warlord: 'Nejvíce trofejí.',
  keeper: 'Nejvíce relikvií: žetony i karty gildy.',
  empath: 'Nejvíce psioniků: žetony i karty gildy.',

  lead: 'Lícem nahoru, jakákoli karta: za každý akční bod jedna akce jejího typu.',
  surpass: 'Lícem nahoru, typ hlavní karty, vyšší číslo: jedna akce za každý akční bod.',
  copy: 'Lícem dolů, jakákoli karta: jedna akce podle typu hlavní karty.',
  pivot: 'Lícem nahoru, jiný typ: jedna akce podle typu tvé karty.',
  seize: 'Lícem dolů, vedle zahrané karty: žádná akce, ale iniciativa je tvoje.',

  skirmish: 'Zásah na třech stranách ze šesti a žádné riziko.',
  assault: 'Nejvíce zásahů, ale trpí i tvoje lodě.',
  raid: 'Klíče ke krádeži a zásahy budov; tvoje lodě jsou v ohrožení. Jen proti obránci, který tu má budovu, nebo nemá budovu na celé mapě.',
  hit: 'Zásah bránící se lodi; nezbývá-li žádná, zásah bránící se budovy.',
  'self-hit': 'Zásah jedné tvé útočící lodi.',
  intercept:
    'Tvoje útočící lodě utrží tolik zásahů, kolik je nepoškozených bránících se lodí. Jednou za bitvu.',
  'building-hit': 'Zásah bránící se budovy.',
  key: 'Platí se jím krádež zdroje nebo karty gildy obránce.',

  ship: 'Nepoškozené lodě ovládají systém. Poškozená loď se dál pohybuje a bojuje.',
  city: 'Zdaněním dává zdroje; po postavení odkryje na desce pole nebo bonus. Kdo ho zničí, vyvolá pobouření.',
  starport: 'Postaví jednu loď za tah a lodě od něj mohou vyrazit urychleným pohybem.',
  agent: 'Získává karty dvora. Zajatý agent je zajatec, agent z vypleněné karty trofej.',

  manufacture: 'Místo stavby: získej 1 žeton materiálů.',
  synthesize: 'Místo stavby: získej 1 palivo.',
  pressgang:
    'Místo stavby: vrať libovolný počet svých zajatců; za každého získej zdroj podle své volby.',
  execute: 'Místo vlivu: přesuň libovolný počet svých zajatců mezi trofeje.',
  abduct:
    'Místo bitvy: vyber kartu dvora, na níž je méně agentů soupeřů, než máš symbolů zbraní, a všechny je zajmi.',
  trade:
    'Místo daní: vyber město soupeře, které ovládáš. Vezmi si od majitele zdroj typu tohoto města a dej mu zdroj typu, který nemá.',
  summon: 'Místo stavby, jednou za tah: postav loď v libovolném městě, které ovládáš.',
  'fire-rifles':
    'Místo bitvy: vezmi si nejvýše jednu kostku šarvátky za každou svou nepoškozenou loď v systému a vystřel na soupeře v sousedním systému: každý symbol je jeden zásah, nejprve lodí.',
  nurture: 'Místo stavby: zdaň své město.',
  prune: 'Místo opravy: nahraď svůj dok na poli pro budovu městem, nebo své město dokem.',

  'loyal-engineers':
    'Vyvoláš-li pobouření, tuto kartu si nech. Libovolný zdroj můžeš utratit jako materiály; utratíš-li ho tak za jejich akci Předzvěsti, na pobouření nezáleží.',
  'mining-interest':
    'Výroba (stavba): získej 1 žeton materiálů. Předzvěst: můžeš odhodit tuto kartu a získat nejvýše tolik žetonů materiálů, kolik máš prázdných polí pro zdroje; dojde-li zásoba, zbytek ukradni soupeřům.',
  'material-cartel':
    'Zásoba materiálů leží na této kartě a počítá se jako tvoje, utrácet ji však nemůžeš. Po bodování soupeři odhodí všechny své materiály. Předzvěst: můžeš odhodit tuto kartu a ukrást 1 žeton materiálů.',
  'admin-union':
    'Předzvěst: můžeš položit tuto kartu ke kartě typu správa, která byla v tomto kole zahrána lícem nahoru. Až kolo skončí, vezmi si ji do ruky a tuto kartu odhoď.',
  'construction-union':
    'Předzvěst: můžeš položit tuto kartu ke kartě typu výstavba, která byla v tomto kole zahrána lícem nahoru. Až kolo skončí, vezmi si ji do ruky a tuto kartu odhoď.',
  'fuel-cartel':
    'Zásoba paliva leží na této kartě a počítá se jako tvoje, utrácet ji však nemůžeš. Po bodování soupeři odhodí všechno své palivo. Předzvěst: můžeš odhodit tuto kartu a ukrást 1 palivo.',
  'loyal-pilots':
    'Vyvoláš-li pobouření, tuto kartu si nech. Libovolný zdroj můžeš utratit jako palivo; utratíš-li ho tak za jeho akci Předzvěsti, na pobouření nezáleží.',
  gatekeepers:
    'Útočíš-li v bráně, můžeš si vzít až o 2 kostky víc. Předzvěst: můžeš odhodit tuto kartu a umístit do každé brány 1 loď.',
  'shipping-interest':
    'Syntéza (stavba): získej 1 palivo. Předzvěst: můžeš odhodit tuto kartu a získat nejvýše tolik paliva, kolik máš prázdných polí pro zdroje; dojde-li zásoba, zbytek ukradni soupeřům.',
  'spacing-union':
    'Předzvěst: můžeš položit tuto kartu ke kartě typu mobilizace, která byla v tomto kole zahrána lícem nahoru. Až kolo skončí, vezmi si ji do ruky a tuto kartu odhoď.',
  'arms-union':
    'Předzvěst: můžeš položit tuto kartu ke kartě typu agrese, která byla v tomto kole zahrána lícem nahoru. Až kolo skončí, vezmi si ji do ruky a tuto kartu odhoď.',
  'prison-wardens':
    'Násilný odvod (stavba): vrať libovolný počet svých zajatců; za každého získej zdroj podle své volby. Poprava (vliv): přesuň libovolný počet svých zajatců mezi trofeje. Předzvěst: můžeš odhodit tuto kartu a umístit 3 lodě do systému, který ovládáš.',
  skirmishers:
    'Po hodu v bitvě můžeš znovu hodit nejvýše tolika kostkami šarvátky, kolik máš symbolů zbraní. Předzvěst: můžeš odhodit tuto kartu a umístit 3 lodě do systému, který ovládáš.',
  'court-enforcers':
    'Únos (bitva): vyber kartu dvora, na níž je méně agentů soupeřů, než máš symbolů zbraní, a všechny je zajmi. Předzvěst: můžeš odhodit tuto kartu a umístit 3 lodě do systému, který ovládáš.',
  'loyal-marines':
    'Vyvoláš-li pobouření, tuto kartu si nech. Libovolný zdroj můžeš utratit jako zbraně; utratíš-li ho tak za jejich akci Předzvěsti, na pobouření nezáleží. Předzvěst: můžeš odhodit tuto kartu a umístit 3 lodě do systému, který ovládáš.',
  'lattice-spies':
    'Předzvěst, před jakoukoli jinou akcí: můžeš odhodit tuto kartu a uchvátit iniciativu.',
  farseers:
    'Když vyhlásíš ambici, podívej se jednomu soupeři do ruky; můžeš si s ním vyměnit jednu kartu akce. Předzvěst: můžeš odhodit tuto kartu a libovolný počet svých karet akcí a dobrat si o jednu víc zespodu odhazovacího balíčku karet akcí.',
  'secret-order': 'Když vyhlásíš Správce nebo Empata, nulový žeton nepokládáš.',
  'loyal-empaths':
    'Vyvoláš-li pobouření, tuto kartu si nech. Libovolný zdroj můžeš utratit jako psionika; utratíš-li ho tak za jeho akci Předzvěsti, na pobouření nezáleží.',
  'silver-tongues': 'Předzvěst: můžeš odhodit tuto kartu a ukrást soupeři zdroj nebo kartu gildy.',
  'loyal-keepers':
    'Vyvoláš-li pobouření, tuto kartu si nech. Libovolný zdroj můžeš utratit jako relikvii; utratíš-li ho tak za její akci Předzvěsti, na pobouření nezáleží.',
  'sworn-guardians':
    'Soupeři ti nemohou krást zdroje ani ostatní karty gildy. Když ti tuto kartu ukradnou, pohřbi ji.',
  'elder-broker':
    'Obchod (daně): vyber město soupeře, které ovládáš. Vezmi si od majitele zdroj typu tohoto města a dej mu zdroj typu, který nemá. Předzvěst: můžeš odhodit tuto kartu a získat žeton materiálů, paliva a zbraní.',
  'relic-fence': 'Předzvěst, jednou za tah: můžeš odhodit zdroj a získat 1 relikvii.',
  'galactic-bards':
    'Při Překonání nebo Odporování můžeš před první akcí vyhlásit ambici své karty, pokud v tomto kole žádná vyhlášena nebyla. Nulový žeton nepokládáš.',

  'mass-uprising':
    'Při zajištění: vyber hvězdokupu a umísti do každého jejího systému 1 loď. Odhoď tuto kartu.',
  'populist-demands':
    'Při zajištění: můžeš vyhlásit libovolnou ambici; nulový žeton nepokládáš. Odhoď tuto kartu.',
  'outrage-spreads':
    'Při zajištění: můžeš zvolit typ zdroje a pobouření tohoto typu vyvolají všichni hráči. Odhoď tuto kartu.',
  'song-of-freedom':
    'Při zajištění: můžeš vrátit město, které ovládáš, na desku jeho majitele; pak můžeš uchvátit iniciativu. Zamíchej tuto kartu do balíčku dvora.',
  'guild-struggle':
    'Při zajištění: můžeš ukrást kartu gildy. Potom se všechny karty gildy z odhazovacího balíčku dvora zamíchají do balíčku dvora. Odhoď tuto kartu.',
  'call-to-action':
    'Při zajištění: dober si kartu zespodu odhazovacího balíčku karet akcí. Odhoď tuto kartu.',

  elder:
    'Milovaný: po bitvě, v níž se bráníš a útočník získá trofej, můžeš provést akci vlivu. Soupeři nemohou plenit dvůr, když vedou bitvu proti tobě. Spravedlivý: při bodování Tyrana nezískáš za druhé místo nic a za první získáš moc druhého místa bez bonusu za města.',
  mystic:
    'Naladěný: pokud při Kopírování nebo Odporování provedeš akci daní, získej navíc 1 psionika. Záhadný: začínáš s agenty na polích pobouření materiálů a paliva.',
  'fuel-drinker':
    'Nenasytný: pokud při Kopírování nebo Odporování provedeš akci daní, získej navíc 1 palivo. Rozmařilý: po bodování Magnáta odhoď všechno své palivo.',
  upstart:
    'Ctižádostivý: když vyhlásíš ambici, můžeš získat zdroj podle své volby. Nezkušený: nemůžeš zdanit město, které neovládáš, ani vlastní.',
  rebel:
    'Odhodlaný: když útočíš, musíš si vzít o 2 kostky víc. Neorganizovaný: každým pohybem přesuneš nejvýše 2 lodě.',
  warrior:
    'Taktický: pokud při Kopírování nebo Odporování provedeš akci bitvy, můžeš před ní nebo po ní provést jeden pohyb. Násilnický: při bodování Empata nezískáš za druhé místo nic a za první získáš moc druhého místa bez bonusu za města.',
  feastbringer:
    'Charismatický: pokud při Kopírování nebo Odporování provedeš akci zajištění, můžeš před ní nebo po ní provést jednu akci vlivu. Štědrý: za vyhlášení ambice musíš dát jednu svou kartu gildy soupeři s nejmenší mocí; bez ní nic nevyhlásíš.',
  demagogue:
    'Smělý: když vyhlásíš ambici, můžeš na libovolný počet karet dvora položit po 1 agentovi. Paranoidní: nemůžeš zajistit kartu gildy, na které máš jen 1 agenta. Při vyplenění to neplatí.',

  'tool-priests': 'Vyvolání (stavba): jednou za tah postav loď v libovolném městě, které ovládáš.',
  'galactic-rifles':
    'Střelba z pušek (bitva): vezmi si nejvýše jednu kostku šarvátky za každou svou nepoškozenou loď v systému a vystřel na soupeře v sousedním systému: každý symbol je jeden zásah, nejprve lodí, potom budov.',
  'sprinter-drives':
    'Po pohybu můžeš ještě jednou pohnout jednou skupinou nepoškozených lodí, které se pohnuly a stojí ve stejném systému.',
  'mirror-plating':
    'Když proti tobě soupeř vede bitvu s kostkami útoku, přidej k hodu jeden protiúder.',
  'hidden-harbors':
    'Lodě stavíš vždy nepoškozené. V systému s tvým nepoškozeným dokem si proti tobě nikdo nesmí vzít kostky nájezdu.',
  'signal-breaker':
    'Jsou-li na začátku bitvy všechny tvoje útočící lodě nepoškozené, ignoruj jeden hozený protiúder.',
  'repair-drones': 'Po bitvě, v níž útočíš, oprav jednu útočící loď.',
  'gate-ports':
    'Můžeš postavit dok v bráně, v každé jeden. Když lodě soupeře vstoupí do brány, kterou ovládáš a máš v ní nepoškozený dok, zajmi jednoho agenta toho soupeře.',
  'cloud-cities':
    'Můžeš postavit město na planetě mimo její pole, na každé planetě jedno, utratíš-li navíc zdroj jejího typu.',
  'living-structures':
    'Pěstování (stavba): zdaň své město. Prořezávání (oprava): nahraď svůj dok na poli pro budovu městem, nebo své město dokem.',
  'gate-stations':
    'Můžeš postavit město v bráně, v každé jedno. Má typy všech měst na planetách své hvězdokupy: kdo ho zdaní, vybere si jeden z nich, kdo ho zničí, vyvolá pobouření všech.',
  'railgun-arrays':
    'Když se bráníš aspoň s jednou nepoškozenou lodí, utrží útočník 1 zásah do útočící lodi, ještě než si vezme kostky.',
  'ancient-holdings': 'Přechovává jeden zdroj. Jeho cena za nájezd je 4.',
  'seeker-torpedoes':
    'Po hodu v bitvě můžeš znovu hodit nejvýše jednou kostkou útoku za každou svou nepoškozenou útočící loď.',
};
