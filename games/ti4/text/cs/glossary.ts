import type { TermText } from '@tablewright/text';
import type { TERMS } from '../terms.ts';

export const glossary: { readonly [T in keyof typeof TERMS]: TermText } = {
  'command-token': {
    name: 'žeton rozkazu',
    forms: ['žeton* rozkaz*'],
    text: 'Tvoje rozkazy. Leží ve třech úsecích: taktika, flotila a strategie. Žeton umístěný v systému tam drží tvoje lodě až do stavové fáze.',
  },
  'tactic-pool': {
    name: 'úsek taktiky',
    forms: ['úsek* taktiky'],
    text: 'Žetony rozkazů pro taktické akce. Každý aktivuje jeden systém.',
  },
  'fleet-pool': {
    name: 'úsek flotily',
    forms: ['úsek* flotily'],
    text: 'Tyto žetony se neutrácejí: jejich počet říká, kolik lodí mimo stíhače můžeš mít v jednom systému.',
  },
  'strategy-pool': {
    name: 'úsek strategie',
    forms: ['úsek* strategie'],
    text: 'Žetony rozkazů, kterými platíš sekundární schopnosti na kartách strategií ostatních hráčů.',
  },
  reinforcements: {
    name: 'zálohy',
    forms: ['záloh*'],
    text: 'Tvoje žetony a jednotky, které zrovna nejsou ve hře a čekají na použití.',
  },
  capacity: {
    name: 'kapacita',
    forms: ['kapacit*'],
    text: 'Kolik stíhačů a pozemních sil se vejde na loď, když se pohybuje i když stojí ve vesmíru.',
  },
  'active-system': {
    name: 'aktivní systém',
    forms: ['aktivní* systém*'],
    text: 'Systém aktivovaný pro tuto taktickou akci. Lodě v něm svůj pohyb končí.',
  },
  activate: {
    name: 'aktivovat',
    forms: ['aktivuj*', 'aktivov*', 'aktivac*'],
    text: 'Umístit do systému žeton rozkazu z úseku taktiky. Potom tam mohou přiletět tvoje lodě a tvoje jednotky vyrábět.',
  },
  'tactical-action': {
    name: 'taktická akce',
    forms: ['taktick* akc*'],
    text: 'Aktivuješ systém, přesuneš tam lodě, bojuješ ve vesmíru, obsazuješ planety a vyrábíš. Kterýkoli krok může zůstat prázdný.',
  },
  'strategic-action': {
    name: 'strategická akce',
    forms: ['strategick* akc*'],
    text: 'Použiješ primární schopnost své karty strategie. Potom ostatní po směru hodinových ručiček mohou použít její sekundární schopnost.',
  },
  'component-action': {
    name: 'akce součásti',
    forms: ['akc* součást*'],
    text: 'Akce, kterou nabízí karta, technologie nebo schopnost frakce. Provést ji můžeš, jen když ji dokážeš provést celou.',
  },
  'strategy-card': {
    name: 'karta strategie',
    forms: ['kar* strategi*'],
    text: 'Osm karet se silnou schopností pro tebe a menší pro ostatní. Berete si je na začátku kola a jejich čísla určují pořadí tahů.',
  },
  'primary-ability': {
    name: 'primární schopnost',
    forms: ['primární* schopnost*'],
    text: 'To, co z karty strategie udělá jen její držitel.',
  },
  'secondary-ability': {
    name: 'sekundární schopnost',
    forms: ['sekundární* schopnost*'],
    text: 'To, co mohou udělat všichni ostatní, když někdo použije kartu strategie. Obvykle stojí 1 žeton rozkazu z úseku strategie.',
  },
  speaker: {
    name: 'mluvčí',
    forms: ['mluvčí*'],
    text: 'Bere si první kartu strategie, hlasuje jako poslední a rozhoduje při shodě hlasů.',
  },
  initiative: {
    name: 'iniciativa',
    forms: ['iniciativ*'],
    text: 'Číslo tvojí karty strategie, ze dvou to nižší. Nižší čísla jsou na tahu dřív.',
  },
  'strategy-phase': {
    name: 'strategická fáze',
    forms: ['strategick* fáz*'],
    text: 'Začátek kola: všichni si berou karty strategií, první je mluvčí.',
  },
  'action-phase': {
    name: 'fáze akcí',
    forms: ['fáz* akcí'],
    text: 'V pořadí iniciativy provádí každý v tahu jednu akci, pořád dokola, dokud všichni nevynechají.',
  },
  'status-phase': {
    name: 'stavová fáze',
    forms: ['stavov* fáz*'],
    text: 'Konec kola: započítáte si cíle, vezmete si karty, získáte 2 žetony rozkazů a všechno připravíte a opravíte.',
  },
  'agenda-phase': {
    name: 'fáze agendy',
    forms: ['fáz* agendy'],
    text: 'Postupně se hlasuje o dvou agendách. Ke kolu patří, jakmile zmizí žeton správců.',
  },
  custodians: {
    name: 'žeton správců',
    forms: ['žeton* správců', 'správců'],
    text: 'Hlídá Mecatol Rex. Odstraníš ho, když utratíš 6 vlivů a vylodíš se tam; získáš tím 1 vítězný bod.',
  },
  'mecatol-rex': {
    name: 'Mecatol Rex',
    forms: ['mecatol* rex'],
    text: 'Planeta uprostřed galaxie. O agendách se hlasuje, jakmile z ní zmizí žeton správců.',
  },
  agenda: {
    name: 'agenda',
    forms: ['agend*'],
    text: 'Karta, o které všichni hlasují: zákon, nebo nařízení. V každé fázi agendy přijdou na řadu dvě.',
  },
  law: {
    name: 'zákon',
    forms: ['zákon*'],
    text: 'Agenda, která po schválení zůstává ve hře a mění pravidla.',
  },
  directive: {
    name: 'nařízení',
    forms: ['nařízení*'],
    text: 'Agenda, která se jednou provede a pak se odloží.',
  },
  rider: {
    name: 'dodatek',
    forms: ['dodatek', 'dodatk*'],
    text: 'Karta akce, která předpovídá výsledek hlasování. Kdo ji zahraje, nemůže hlasovat, ale za správný tip něco získá.',
  },
  vote: {
    name: 'hlasování',
    forms: ['hlas', 'hlasu', 'hlasy', 'hlasů', 'hlasech', 'hlasov*', 'hlasuj*'],
    text: 'Vyčerpáš planety a jejich vliv dáš jednomu výsledku. Zboží hlasy nedává.',
  },
  'promissory-note': {
    name: 'směnka',
    forms: ['směnk*', 'směnek'],
    text: 'Slib jednoho hráče, který mohou zahrát jen ostatní. Předává se v transakcích a po použití se vrací majiteli.',
  },
  'action-card': {
    name: 'karta akce',
    forms: ['kar* akce', 'kar* akcí'],
    text: 'Tajná karta, na které je napsáno, kdy se hraje. V ruce jich můžeš mít nejvýš sedm.',
  },
  wormhole: {
    name: 'červí díra',
    forms: ['červí* dír*', 'červích děr'],
    text: 'Systémy se stejnou červí dírou spolu sousedí, ať jsou od sebe jakkoli daleko.',
  },
  anomaly: {
    name: 'anomálie',
    forms: ['anomáli*'],
    text: 'Nebezpečný systém: pole asteroidů, mlhovina, supernova nebo gravitační propast.',
  },
  nebula: {
    name: 'mlhovina',
    forms: ['mlhovin*'],
    text: 'Lodě do ní vletí, jen když je aktivním systémem, a nikdy jí neproletí. Zpomaluje lodě, které z ní startují, a pomáhá těm, které se v ní brání.',
  },
  supernova: {
    name: 'supernova',
    forms: ['supernov*'],
    text: 'Lodě do ní nevletí ani jí neproletí. Cestu znají jen lodě Muaatu.',
  },
  'asteroid-field': {
    name: 'pole asteroidů',
    forms: ['pol* asteroidů'],
    text: 'Bez Antihmotnostních deflektorů do něj lodě nevletí ani jím neproletí.',
  },
  'gravity-rift': {
    name: 'gravitační propast',
    forms: ['gravitační* propast*'],
    text: 'Loď, která ji opouští, doletí o 1 dál, ale hází kostkou: při 1 až 3 se odstraní.',
  },
  'space-area': {
    name: 'oblast vesmíru',
    forms: ['oblast* vesmíru'],
    text: 'Část systému kolem planet. Jsou v ní lodě a všechno, co vezou.',
  },
  'ground-force': {
    name: 'pozemní síly',
    forms: ['pozemní* síl*', 'pozemních sil'],
    text: 'Jednotky, které bojují na planetách a obsazují je, třeba pěchota. Vozí je lodě s kapacitou.',
  },
  structure: {
    name: 'budova',
    forms: ['budova', 'budovy', 'budovu', 'budovou', 'budov', 'budovami'],
    text: 'Vesmírný dok nebo POS. Nepohybuje se, a když planetu obsadí někdo jiný, je zničena.',
  },
  'space-dock': {
    name: 'vesmírný dok',
    forms: ['vesmírn* dok*'],
    text: 'Budova, která vyrábí jednotky: tolik, kolik má její planeta zdrojů, a ještě 2 navíc, po vylepšení 4.',
  },
  pds: {
    name: 'POS',
    forms: ['pos'],
    text: 'Planetární obranný systém: budova s Vesmírným dělem a Planetárním štítem. Po vylepšení střílí i do sousedních systémů.',
  },
  flagship: {
    name: 'vlajková loď',
    forms: ['vlajkov* lo*'],
    text: 'Velká loď frakce se schopností, kterou nemá nikdo jiný. Máš jen jednu.',
  },
  'war-sun': {
    name: 'bojové slunce',
    forms: ['bojov* slunc*'],
    text: 'Nejmocnější loď. Bombarduje planety i přes Planetární štít; mít ji můžeš jen s její technologií.',
  },
  fighter: {
    name: 'stíhač',
    forms: ['stíhač*'],
    text: 'Nejmenší loď. Potřebuje kapacitu na větších lodích a do úseku flotily se nepočítá.',
  },
  'sustain-damage': {
    name: 'Odolnost',
    forms: ['odolnost*'],
    text: 'Těsně před rozdělením zásahů jednotka jeden zruší a poškodí se. Ve stavové fázi se opraví.',
  },
  'space-cannon': {
    name: 'Vesmírné dělo',
    forms: ['vesmírn* děl*'],
    text: 'Střílí po pohybu na lodě v aktivním systému a na síly, které se vylodí na jeho planetě.',
  },
  'anti-fighter-barrage': {
    name: 'Palebná clona',
    forms: ['palebn* clon*'],
    text: 'Hod v prvním kole vesmírného boje. Ničí stíhače a nic jiného.',
  },
  bombardment: {
    name: 'Bombardování',
    forms: ['bombardov*', 'bombarduj*'],
    text: 'Než se invaze vylodí, lodě střílejí na pozemní síly na planetě. Budovám se nic nestane.',
  },
  'planetary-shield': {
    name: 'Planetární štít',
    forms: ['planetární* štít*'],
    text: 'Planetu, která ho má, nejde bombardovat. Bojová slunce ho ignorují.',
  },
  production: {
    name: 'Výroba',
    forms: ['výrob*', 'vyrob*', 'vyráb*'],
    text: 'Tvoje jednotky s Výrobou v aktivním systému vyrobí nové jednotky, dohromady nejvýš tolik, kolik dává součet jejich hodnot. Platíš zdroji.',
  },
  blockade: {
    name: 'blokáda',
    forms: ['blokád*'],
    text: 'Kde jsou lodě ostatních, nemůžeš vyrábět lodě, jen pozemní síly.',
  },
  'space-combat': {
    name: 'vesmírný boj',
    forms: ['vesmírn* boj*'],
    text: 'Lodě dvou hráčů v aktivním systému bojují kolo za kolem, dokud nezbude nejvýš jedna strana.',
  },
  retreat: {
    name: 'ústup',
    forms: ['ústup*', 'ustoup*', 'ustup*'],
    text: 'Ohlásíš ho v kole vesmírného boje a na jeho konci provedeš: tvoje lodě odletí do sousedního systému.',
  },
  invasion: {
    name: 'invaze',
    forms: ['invaz*'],
    text: 'Po boji ve vesmíru bombarduješ, vylodíš pozemní síly, bojuješ o planety a obsadíš je.',
  },
  'ground-combat': {
    name: 'pozemní boj',
    forms: ['pozemní* boj*'],
    text: 'Pozemní síly dvou hráčů na planetě bojují, dokud nezbude nejvýš jedna strana.',
  },
  exhaust: {
    name: 'vyčerpat',
    forms: ['vyčerp*'],
    text: 'Otočit kartu, která byla použita. Odpočívá, dokud se nepřipraví.',
  },
  ready: {
    name: 'připravit',
    forms: ['připrav*'],
    text: 'Otočit vyčerpanou kartu zpátky, aby šla znovu použít. Ve stavové fázi se připraví všechny karty.',
  },
  resources: {
    name: 'zdroje',
    forms: ['zdroj*'],
    text: 'Planety jimi platí jednotky a technologie. Vyčerpáním planety utratíš buď její zdroje, nebo její vliv.',
  },
  influence: {
    name: 'vliv',
    forms: ['vliv*'],
    text: 'Planety jím hlasují a kupují žetony rozkazů. Vyčerpáním planety utratíš buď její vliv, nebo její zdroje.',
  },
  'trade-good': {
    name: 'zboží',
    forms: ['zboží'],
    text: 'Jedno zaplatí 1 zdroj nebo 1 vliv, ale není to hlas.',
  },
  commodity: {
    name: 'surovina',
    forms: ['surovin*'],
    text: 'Utratit ji nemůžeš. Když ji dostane jiný hráč, stane se zbožím.',
  },
  neighbour: {
    name: 'soused',
    forms: ['soused', 'souseda', 'sousedem', 'sousedé', 'sousedy'],
    text: 'Hráč s jednotkou nebo planetou v systému, kde ji máš i ty, nebo v sousedním. Sousedé mohou obchodovat.',
  },
  adjacent: {
    name: 'sousední',
    forms: ['sousední*', 'sousedí', 'sousedit'],
    text: 'Systémy, které se dotýkají nebo mají stejnou červí díru.',
  },
  transaction: {
    name: 'transakce',
    forms: ['transakc*'],
    text: 'Výměna zboží, surovin a nejvýš jedné směnky z každé strany. Ve svém tahu můžeš provést jednu s každým sousedem.',
  },
  deal: {
    name: 'dohoda',
    forms: ['dohoda', 'dohody', 'dohodám'],
    text: 'Co si hráči slíbí. Závazné je jen to, co jde splnit hned v tu chvíli.',
  },
  'home-system': {
    name: 'domovský systém',
    forms: ['domovsk* systém*'],
    text: 'Tady frakce začíná. Když nemáš všechny planety toho svého, nemůžeš si započítat veřejné cíle.',
  },
  research: {
    name: 'výzkum',
    forms: ['vyzkoum*', 'zkoum*', 'výzkum', 'výzkumu', 'výzkumem'],
    text: 'Získat technologii, jejíž předpoklady splňuješ.',
  },
  prerequisite: {
    name: 'předpoklad',
    forms: ['předpoklad*'],
    text: 'Barevný symbol na technologii. Za každý potřebuješ jednu technologii té barvy.',
  },
  'technology-specialty': {
    name: 'technologická specializace',
    forms: ['technologick* specializac*', 'specializac*'],
    text: 'Barva na planetě. Když planetu při výzkumu vyčerpáš, ignoruješ jeden předpoklad té barvy.',
  },
  'unit-upgrade': {
    name: 'vylepšení jednotky',
    forms: ['vylepšení jednot*'],
    text: 'Technologie, která zlepší všechny tvoje jednotky jednoho druhu. Nemá barvu.',
  },
  'score-objective': {
    name: 'započítat si cíl',
    forms: ['započít*', 'zápočet', 'cílů'],
    text: 'Vzít si vítězné body za cíl, jehož podmínku splňuješ. Každý si každý cíl započítá nejvýš jednou.',
  },
  'public-objective': {
    name: 'veřejný cíl',
    forms: ['veřejn* cíl*'],
    text: 'Cíl, který leží odkrytý pro všechny. V každé stavové fázi si můžeš započítat jeden.',
  },
  'secret-objective': {
    name: 'tajný cíl',
    forms: ['tajn* cíl*'],
    text: 'Cíl, který vidíš jen ty. Můžeš mít tři, včetně započítaných.',
  },
  'victory-point': {
    name: 'vítězný bod',
    forms: ['vítězn* bod*'],
    text: 'Kdo jich má první 10, okamžitě vyhrává; v dlouhé hře jich potřebuje 14.',
  },
  elimination: {
    name: 'vyřazení',
    forms: ['vyřazen*'],
    text: 'Hráč bez pozemních sil, bez planet a bez jednotky s Výrobou ve hře končí.',
  },
};
