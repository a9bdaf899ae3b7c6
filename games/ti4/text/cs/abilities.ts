import type { abilities as en } from '../en/abilities.ts';

export const abilities: Record<keyof typeof en, string> = {
  'technology.antimass-deflectors':
    'Tvoje lodě mohou do polí asteroidů i přes ně. Každá kostka vesmírného děla, kterou ostatní hráči házejí proti tvým jednotkám, má −1.',
  'technology.gravity-drive': 'Při každé tvé taktické akci má jedna tvoje loď dolet +1.',
  'technology.fleet-logistics': 'V každém svém tahu můžeš místo jedné akce provést dvě.',
  'technology.light-wave-deflector':
    'Tvoje lodě se mohou přesouvat přes systémy, ve kterých jsou lodě jiných hráčů.',
  'technology.neural-motivator': 'Ve stavové fázi si místo 1 karty akce bereš 2.',
  'technology.dacxive-animators':
    'Když zvítězíš v pozemním boji, můžeš na danou planetu umístit 1 pěchotu.',
  'technology.hyper-metabolism': 'Ve stavové fázi získáváš místo 2 žetonů rozkazů 3.',
  'technology.x-89-bacterial-weapon':
    'Akce: vyčerpej tuto kartu a vyber planetu, která není tvoje, v systému, kde máš loď s Bombardováním. Veškerá pěchota na ní je zničena; Planetární štít nepomáhá.',
  'technology.plasma-scoring':
    'Když tvoje jednotky použijí Bombardování nebo Vesmírné dělo, může jedna z nich hodit jednou kostkou navíc.',
  'technology.magen-defense-grid':
    'Na začátku kola pozemního boje na tvé planetě, kde máš jednotku s Planetárním štítem, můžeš tuto kartu vyčerpat: soupeř v tomto kole nehází.',
  'technology.duranium-armor':
    'V každém kole boje se po rozdělení zásahů opraví jedna tvoje poškozená jednotka, která v tomto kole nepoužila Odolnost.',
  'technology.assault-cannon':
    'Máš-li na začátku vesmírného boje aspoň tři lodě mimo stíhače, musí soupeř zničit jednu svou loď, která není stíhač.',
  'technology.sarween-tools': 'Když tvoje jednotky použijí Výrobu, platíš celkem o 1 zdroj méně.',
  'technology.graviton-laser-system':
    'Než tvoje vesmírná děla vystřelí na lodě, můžeš tuto kartu vyčerpat: zásahy musí dostat lodě mimo stíhače, dokud tam nějaké jsou.',
  'technology.transit-diodes':
    'Na začátku svého tahu můžeš tuto kartu vyčerpat a přesunout až 4 pěchoty odkudkoli na planety, které kontroluješ.',
  'technology.integrated-economy':
    'Když získáš planetu, můžeš tam vyrobit jednotky, které dohromady nestojí víc než hodnota jejích zdrojů. Zaplatíš je.',

  'technology.infantry-2':
    'Tvoje pěchota zasahuje od 7. Za každou zničenou hoď kostkou: při 6 a více se na začátku tvého příštího tahu vrátí na tvou domovskou planetu.',
  'technology.fighter-2':
    'Tvoje stíhače zasahují od 8 a létají samy, dolet 2. Stíhače nad kapacitu tvých lodí se počítají do úseku flotily.',
  'technology.destroyer-2':
    'Tvoje torpédoborce zasahují od 8 a každý hází při Palebné cloně třemi kostkami, které zasahují od 6.',
  'technology.cruiser-2': 'Tvoje křižníky zasahují od 6, mají dolet 3 a kapacitu 1.',
  'technology.carrier-2': 'Tvoje transportéry mají dolet 2 a kapacitu 6.',
  'technology.dreadnought-2': 'Tvoje bitevníky mají dolet 2.',
  'technology.pds-2':
    'Vesmírná děla tvých POS zasahují od 5 a dostřelí i na lodě v sousedních systémech.',
  'technology.space-dock-2':
    'Každý tvůj vesmírný dok může vyrobit o 4 jednotky víc, než je hodnota zdrojů jeho planety, místo o 2.',
  'technology.war-sun':
    'Můžeš vyrábět bojová slunce: tři kostky, které v boji i při Bombardování zasahují od 3, dolet 2, kapacita 6, Odolnost. Kde je bojové slunce, tam jednotky ostatních ztrácejí Planetární štít.',

  'technology.production-biomes':
    'Akce: vyčerpej tuto kartu a utrať 1 žeton z úseku strategie. Získáš 4 zboží a jiný hráč podle tvého výběru 2.',
  'technology.quantum-datahub-node':
    'Na konci strategické fáze můžeš utratit 1 žeton z úseku strategie a dát jinému hráči 3 zboží: vyměníš si s ním jednu kartu strategie.',
  'technology.e-res-siphons': 'Když jiný hráč aktivuje systém, ve kterém máš lodě, získáš 4 zboží.',
  'technology.spacial-conduit-cylinder':
    'Když aktivuješ systém, ve kterém máš jednotky, můžeš tuto kartu vyčerpat: při této aktivaci systém sousedí se všemi ostatními systémy s tvými jednotkami.',
  'technology.inheritance-systems':
    'Při výzkumu technologie můžeš tuto kartu vyčerpat a utratit 2 zdroje: technologie pak nemá žádné předpoklady.',
  'technology.super-dreadnought-2':
    'Tvoje bitevníky zasahují od 4, i při Bombardování, mají dolet 2 a kapacitu 2. Přímý zásah je nezničí.',
  'technology.l4-disruptors': 'Při tvých invazích nelze proti tvým jednotkám použít Vesmírné dělo.',
  'technology.non-euclidean-shielding':
    'Každé použití Odolnosti tvých jednotek zruší místo 1 zásahu 2.',
  'technology.chaos-mapping':
    'Ostatní hráči nemohou aktivovat pole asteroidů, ve kterých máš lodě. Na začátku každého svého tahu můžeš vyrobit 1 jednotku v systému, kde má některá tvoje jednotka schopnost Výroba.',
  'technology.floating-factory-2':
    'Tvoje vesmírné doky mají dolet 2, kapacitu 5 a vyrobí až 7 jednotek.',
  'technology.valefar-assimilator-x':
    'Když máš schopností své frakce získat technologii jiného hráče, můžeš místo toho položit asimilační žeton X na některou technologii jeho frakce. Dokud tam leží, máš tuto technologii také. Na jedné technologii může ležet jen jeden asimilační žeton.',
  'technology.valefar-assimilator-y':
    'Když máš schopností své frakce získat technologii jiného hráče, můžeš místo toho položit asimilační žeton Y na některou technologii jeho frakce. Dokud tam leží, máš tuto technologii také. Na jedné technologii může ležet jen jeden asimilační žeton.',
  'technology.exotrireme-2':
    'Tvoje bitevníky mají dolet 2. Po kole vesmírného boje můžeš jeden z nich zničit, a zničit tak až dvě lodě soupeře v tomto systému.',
  'technology.valkyrie-particle-weave':
    'V každém kole pozemního boje, ve kterém soupeř způsobí zásah, způsobíš o 1 zásah víc.',
  'technology.advanced-carrier-2': 'Tvoje transportéry mají dolet 2, kapacitu 8 a Odolnost.',
  'technology.spec-ops-2':
    'Tvoje pěchota zasahuje od 6. Za každou zničenou hoď kostkou: při 5 a více se na začátku tvého příštího tahu vrátí na tvou domovskou planetu.',
  'technology.bioplasmosis':
    'Na konci stavové fáze můžeš libovolně mnoho svých pěchot ze svých planet najednou přesunout na jiné své planety ve stejném nebo sousedním systému.',
  'technology.letani-warrior-2':
    'Tvoje pěchota zasahuje od 7 a má Výrobu 2. Za každou zničenou hoď kostkou: při 6 a více se na začátku tvého příštího tahu vrátí na tvou domovskou planetu.',
  'technology.magmus-reactor':
    'Tvoje lodě mohou vletět do supernov. Když tvoje jednotky použijí Výrobu v systému, kde už předtím bylo bojové slunce nebo který sousedí se supernovou, získáš pak 1 zboží.',
  'technology.prototype-war-sun-2': 'Tvoje bojová slunce stojí 10 a mají dolet 3.',
  'technology.instinct-training':
    'Když jiný hráč zahraje kartu akce, můžeš tuto kartu vyčerpat, utratit 1 žeton z úseku strategie a kartu akce zrušit.',
  'technology.nullification-field':
    'Když jiný hráč aktivuje systém, ve kterém máš lodě, můžeš tuto kartu vyčerpat a utratit 1 žeton z úseku strategie: jeho tah ihned končí.',
  'technology.impulse-core':
    'Na začátku vesmírného boje můžeš zničit svůj křižník nebo torpédoborec, který se ho účastní: soupeř musí přidělit 1 zásah, a to lodi mimo stíhače, pokud nějakou má.',
  'technology.yin-spinner':
    'Když tvoje jednotky použijí Výrobu, přibude 1 pěchota na jedné tvé planetě v tomto systému.',
  'technology.mirror-computing':
    'Každé zboží, které utratíš jako zdroje nebo vliv, má hodnotu 2 místo 1.',
  'technology.salvage-operations':
    'Když vyhraješ nebo prohraješ vesmírný boj, získáš 1 zboží. Pokud vyhraješ, můžeš v tomto systému také vyrobit 1 loď druhu, který byl v tomto boji zničen; zaplatíš za ni.',
  'technology.hegemonic-trade-policy':
    'Když tvoje jednotky používají Výrobu, můžeš tuto kartu vyčerpat: po dobu této výroby se jedné tvé planetě prohodí hodnoty zdrojů a vlivu.',
  'technology.lazax-gate-folding':
    'Při tvých taktických akcích, dokud nekontroluješ Mecatol Rex, je v jeho systému červí díra alfa i beta, a to pro všechny. Akce, pokud ho kontroluješ: vyčerpej tuto kartu a umísti 1 pěchotu na Mecatol Rex.',
  'technology.mageon-implants':
    'Akce: vyčerpej tuto kartu, prohlédni si karty akcí jiného hráče a jednu z nich si vezmi.',
  'technology.transparasteel-plating':
    'Při tvých tazích v akční fázi nemohou hrát karty akcí hráči, kteří už pasovali.',
  'technology.wormhole-generator':
    'Na začátku stavové fáze umístíš nebo přesuneš jeden svůj žeton červí díry, a to do systému s planetou, kterou kontroluješ, nebo do systému mimo domovské bez lodí jiných hráčů.',
  'technology.dimensional-splicer':
    'Na začátku vesmírného boje v systému s červí dírou můžeš způsobit 1 zásah a vybrat loď soupeře, která ho dostane.',
  'technology.neuroglaive':
    'Když jiný hráč aktivuje systém, ve kterém máš lodě, vrátí 1 žeton z úseku flotily do záloh.',
  'technology.hybrid-crystal-fighter-2':
    'Tvoje stíhače zasahují od 7 a létají samy, dolet 2. Každý stíhač nad kapacitu tvých lodí se do úseku flotily počítá jako půl lodi.',

  'ability.mitosis':
    'Tvoje vesmírné doky nemohou vyrábět pěchotu. Na začátku stavové fáze umístíš 1 pěchotu na jednu svou planetu.',
  'ability.star-forge':
    'Akce: utrať 1 žeton z úseku strategie a umísti 2 stíhače nebo 1 torpédoborec do systému se svým bojovým sluncem.',
  'ability.gashlai-physiology': 'Tvoje lodě mohou prolétat supernovami.',
  'ability.masters-of-trade': 'Sekundární schopnost karty Obchod tě nestojí žeton rozkazu.',
  'ability.guild-ships': 'Můžeš obchodovat i s hráči, kteří nejsou tvoji sousedé.',
  'ability.arbiters': 'Součástí tvých transakcí mohou být karty akcí.',
  'ability.fragile': 'Každý bojový hod tvých jednotek má −1.',
  'ability.brilliant':
    'Když utratíš žeton rozkazu za sekundární schopnost karty Technologie, můžeš místo ní využít primární.',
  'ability.analytical':
    'Při výzkumu technologie, která není vylepšením jednotky, ignoruješ jeden předpoklad.',
  'ability.assimilate':
    'Když získáš planetu, každá POS a vesmírný dok na ní se nahradí tvou ze záloh.',
  'ability.harrow':
    'Na konci každého kola pozemního boje při tvé invazi mohou tvoje lodě v tomto systému použít Bombardování proti pozemním jednotkám soupeře na této planetě.',
  'ability.munitions-reserves':
    'Na začátku každého kola vesmírného boje můžeš utratit 2 zboží: v tomto kole můžeš libovolnými svými kostkami hodit znovu.',
  'ability.armada':
    'V každém systému můžeš mít o 2 lodě víc, než máš žetonů v úseku flotily; stíhače se nepočítají.',
  'ability.scavenge': 'Když získáš kontrolu nad planetou, získáš 1 zboží.',
  'ability.nomadic':
    'Veřejné cíle si můžeš započítat, i když nekontroluješ planety svého domovského systému.',
  'ability.galactic-threat':
    'Nemůžeš hlasovat. Jednou za fázi agendy můžeš po odhalení agendy předpovědět její výsledek: vyjde-li, získáš technologii hráče, který pro něj hlasoval.',
  'ability.technological-singularity':
    'Jednou za každý boj můžeš po zničení jednotky soupeře získat některou jeho technologii.',
  'ability.propagation':
    'Nemůžeš zkoumat. Kdykoli bys zkoumal technologii, získáš místo ní 3 žetony rozkazů.',
  'ability.unrelenting': 'Každý bojový hod tvých jednotek má +1.',
  'ability.orbital-drop':
    'Akce: utrať 1 žeton z úseku strategie a umísti 2 pěchoty na jednu svou planetu.',
  'ability.versatile': 'Ve stavové fázi získáváš o 1 žeton rozkazu víc.',
  'ability.peace-accords':
    'Když využiješ primární nebo sekundární schopnost karty Diplomacie, můžeš získat kontrolu nad planetou bez jednotek, která je ve stejném nebo sousedním systému jako tvoje planeta. Mecatol Rex to být nemůže.',
  'ability.quash':
    'Když je odhalena agenda, můžeš utratit 1 žeton z úseku strategie a nahradit ji další.',
  'ability.indoctrination':
    'Na začátku pozemního boje můžeš utratit 2 vlivy a nahradit jednu soupeřovu pěchotu, která se ho účastní, svou.',
  'ability.devotion':
    'Po každém kole vesmírného boje můžeš zničit svůj křižník nebo torpédoborec, který se ho účastní, a způsobit 1 zásah; loď soupeře, která ho dostane, vybíráš ty.',
  'ability.ambush':
    'Na začátku vesmírného boje můžeš hodit po jedné kostce až za dva své křižníky a torpédoborce v systému. Každý výsledek, který dosáhne bojové hodnoty lodi, je zásah, který přiřadí soupeř.',
  'ability.pillage':
    'Když tvůj soused získá zboží nebo provede transakci a má pak aspoň 3 zboží, můžeš mu vzít 1 zboží nebo surovinu.',
  'ability.blood-ties': 'Žeton správců odstraňuješ, aniž bys utrácel vliv.',
  'ability.reclamation':
    'Po taktické akci, ve které získáš kontrolu nad planetou Mecatol Rex, na ni můžeš umístit 1 POS a 1 vesmírný dok.',
  'ability.stall-tactics': 'Akce: odhoď 1 kartu akce.',
  'ability.scheming': 'Kdykoli táhneš karty akcí, táhni o 1 víc a pak odhoď 1 kartu akce z ruky.',
  'ability.crafty': 'Můžeš mít v ruce libovolný počet karet akcí. Nic to nemůže změnit.',
  'ability.quantum-entanglement':
    'Pro tebe spolu sousedí všechny systémy s červí dírou alfa nebo beta. Nic tomu nemůže zabránit.',
  'ability.slipstream':
    'Tvoje lodě, které začínají pohyb v tvém domovském systému nebo v systému s červí dírou alfa nebo beta, mají dolet o 1 vyšší.',
  'ability.creuss-gate':
    'Na tvém místě galaxie leží Creusská brána. Tvůj domovský systém leží vedle galaxie a s branou ho spojuje červí díra delta.',
  'ability.telepathic':
    'Na konci strategické fáze si vezmeš žeton Naalu: v tomto kole máš iniciativu 0.',
  'ability.foresight':
    'Když se lodě jiného hráče přesunou do systému, ve kterém máš lodě, můžeš umístit 1 žeton z úseku strategie do sousedního systému bez lodí jiných hráčů a přesunout tam všechny své lodě.',

  'unit.letani-warrior-1': 'Pěchota s Výrobou 1, na planetách i ve vesmíru.',
  'unit.letani-warrior-2':
    'Pěchota, která zasahuje od 7 a má Výrobu 2. Za každou zničenou hoď kostkou: při 6 a více se na začátku tvého příštího tahu vrátí na tvou domovskou planetu.',
  'unit.duha-menaimon':
    'Když aktivuješ systém, ve kterém je, můžeš v něm vyrobit až 5 jednotek. Zaplatíš za ně.',
  'unit.prototype-war-sun-1':
    'Bojové slunce s doletem 1, které máš od začátku. Jednotky ostatních hráčů v jeho systému ztrácejí Planetární štít.',
  'unit.prototype-war-sun-2':
    'Bojové slunce, které stojí 10 a má dolet 3. Jednotky ostatních hráčů v jeho systému ztrácejí Planetární štít.',
  'unit.the-inferno': 'Akce: utrať 1 žeton z úseku strategie a umísti křižník do jejího systému.',
  'unit.wrath-of-kenara':
    'Po svém hodu ve vesmírném boji v jejím systému můžeš utrácet zboží: každé přidá jedné tvé kostce +1.',
  'unit.jns-hylarim': 'Když jí v boji padne 9 nebo 10 (bez úprav), způsobí o 2 zásahy víc.',
  'unit.arc-secundus':
    'Jednotky ostatních hráčů v jejím systému ztrácejí Planetární štít. Na začátku každého kola vesmírného boje se opraví.',
  'unit.the-alastor':
    'Na začátku vesmírného boje v jejím systému může libovolný počet tvých pozemních sil, z oblasti vesmíru i z planet, bojovat jako lodě.',
  'unit.cmorran-norr': 'Tvoje ostatní lodě v jejím systému mají k bojovým hodům +1.',
  'unit.floating-factory-1':
    'Vesmírný dok v oblasti vesmíru systému s tvou planetou. Přesouvá se a ustupuje jako loď, má kapacitu 4 a vyrobí až 5 jednotek. Nepočítá se do úseku flotily a nelze ho zasáhnout. Je zničen, jakmile v jeho systému mají lodě ostatní, a ty ne.',
  'unit.floating-factory-2':
    'Rychlejší Plovoucí továrna s kapacitou 5, která vyrobí až 7 jednotek.',
  'unit.son-of-ragh': 'Při Palebné cloně hází čtyřmi kostkami, které zasahují od 6.',
  'unit.genesis': 'Na konci stavové fáze přibude 1 pěchota v oblasti vesmíru jejího systému.',
  'unit.loncara-ssodu': 'Její vesmírná děla dostřelí i na lodě v sousedních systémech.',
  'unit.exotrireme-1': 'Bitevník, který při Bombardování hází dvěma kostkami; zasahují od 4.',
  'unit.exotrireme-2':
    'Rychlejší Exotriéra. Po kole vesmírného boje ji můžeš zničit, a zničit tak až dvě lodě soupeře v tomto systému.',
  'unit.advanced-carrier-1': 'Transportér s kapacitou 6.',
  'unit.advanced-carrier-2': 'Rychlejší transportér s kapacitou 8 a Odolností.',
  'unit.spec-ops-1': 'Pěchota, která zasahuje od 7.',
  'unit.spec-ops-2':
    'Pěchota, která zasahuje od 6. Za každou zničenou hoď kostkou: při 5 a více se na začátku tvého příštího tahu vrátí na tvou domovskou planetu.',
  'unit.0-0-1':
    'Zásahy, které ve vesmírném boji v jejím systému způsobí ona a tvoje bitevníky, musí dostat lodě mimo stíhače, dokud tam nějaké jsou.',
  'unit.super-dreadnought-1': 'Bitevník s kapacitou 2.',
  'unit.super-dreadnought-2':
    'Rychlejší Superbitevník, který zasahuje od 4, i při Bombardování. Přímý zásah ho nezničí.',
  'unit.van-hauge': 'Když je zničena, jsou zničeny všechny lodě v jejím systému, i tvoje.',
  'unit.fourth-moon': 'Lodě ostatních hráčů v jejím systému nemohou použít Odolnost.',
  'unit.salai-sai-corian':
    'V boji hází jednou kostkou za každou loď soupeře v systému, která není stíhač.',
  'unit.ysia-yssrila': 'Může proletět systémy, ve kterých jsou lodě jiných hráčů.',
  'unit.hil-colish':
    'V jejím systému je červí díra delta. Při pohybu lodí může dorazit před ostatními, nebo po nich.',
  'unit.hybrid-crystal-fighter-1': 'Stíhač, který zasahuje od 8.',
  'unit.hybrid-crystal-fighter-2':
    'Stíhač, který zasahuje od 7 a létá sám. Nad kapacitu tvých lodí se do úseku flotily počítá jako půl lodi.',
  'unit.matriarch':
    'Při tvé invazi v jejím systému se mohou tvoje stíhače vylodit a bojovat jako pozemní síly. Potom se vrátí do vesmíru; samy stíhače planetu nezískají.',

  'strategy.leadership':
    'Primární: získej 3 žetony rozkazů a další za každé 3 utracené vlivy. Sekundární, bez žetonu: získej 1 žeton rozkazu za každé 3 utracené vlivy.',
  'strategy.diplomacy':
    'Primární: vyber systém se svou planetou kromě Mecatolu Rex; každý další hráč do něj umístí žeton rozkazu. Pak připrav až dvě své planety. Sekundární: připrav až dvě své planety.',
  'strategy.politics':
    'Primární: vyber nového mluvčího. Vytáhni si 2 karty akcí. Prohlédni si dvě vrchní agendy a každou dej navrch, nebo naspod balíčku. Sekundární: vytáhni si 2 karty akcí.',
  'strategy.construction':
    'Primární: umísti POS nebo vesmírný dok na svou planetu a potom další POS na svou planetu. Sekundární: dej žeton do libovolného systému; na svou planetu v něm můžeš umístit POS nebo vesmírný dok.',
  'strategy.trade':
    'Primární: získej 3 zboží a doplň si suroviny; vyber hráče, kteří sekundární schopnost využijí bez žetonu. Sekundární: doplň si suroviny.',
  'strategy.warfare':
    'Primární: vezmi z herního plánu jeden svůj žeton rozkazu a jeden získej, potom své žetony přerozděl. Sekundární: vyráběj v jednom vesmírném doku svého domovského systému.',
  'strategy.technology':
    'Primární: vyzkoumej technologii; za 6 zdrojů můžeš vyzkoumat další. Sekundární: za 4 zdroje vyzkoumej technologii.',
  'strategy.imperial':
    'Primární: můžeš si započítat veřejný cíl. Kontroluješ-li Mecatol Rex, získej 1 vítězný bod; jinak si můžeš vytáhnout tajný cíl. Sekundární: vytáhni si tajný cíl.',

  'objective.corner-the-market': 'Kontroluj 4 planety stejné povahy.',
  'objective.develop-weaponry': 'Vlastni 2 vylepšení jednotek.',
  'objective.diversify-research': 'Vlastni po 2 technologiích ve 2 barvách.',
  'objective.erect-a-monument': 'Utrať 8 zdrojů.',
  'objective.expand-borders': 'Kontroluj 6 planet mimo domovské systémy.',
  'objective.found-research-outposts': 'Kontroluj 3 planety s technologickou specializací.',
  'objective.intimidate-council': 'Měj lodě ve 2 systémech, které sousedí s Mecatolem Rex.',
  'objective.lead-from-the-front': 'Utrať 3 žetony z úseků taktiky a strategie.',
  'objective.negotiate-trade-routes': 'Utrať 5 zboží.',
  'objective.sway-the-council': 'Utrať 8 vlivů.',

  'objective.centralize-galactic-trade': 'Utrať 10 zboží.',
  'objective.conquer-the-weak': 'Kontroluj planetu v domovském systému jiného hráče.',
  'objective.form-galactic-brain-trust': 'Kontroluj 5 planet s technologickou specializací.',
  'objective.found-a-golden-age': 'Utrať 16 zdrojů.',
  'objective.galvanize-the-people': 'Utrať 6 žetonů z úseků taktiky a strategie.',
  'objective.manipulate-galactic-law': 'Utrať 16 vlivů.',
  'objective.master-the-sciences': 'Vlastni po 2 technologiích ve všech 4 barvách.',
  'objective.revolutionize-warfare': 'Vlastni 3 vylepšení jednotek.',
  'objective.subdue-the-galaxy': 'Kontroluj 11 planet mimo domovské systémy.',
  'objective.unify-the-colonies': 'Kontroluj 6 planet stejné povahy.',

  'objective.adapt-new-strategies': 'Vlastni obě technologie své frakce.',
  'objective.become-the-gatekeeper':
    'Měj lodě v systému s červí dírou alfa a v systému s červí dírou beta.',
  'objective.control-the-region': 'Měj lodě v 6 systémech.',
  'objective.cut-supply-lines': 'Měj lodě v systému s vesmírným dokem jiného hráče.',
  'objective.destroy-their-greatest-ship':
    'Ve fázi akcí: znič bojové slunce nebo vlajkovou loď jiného hráče.',
  'objective.establish-a-perimeter': 'Měj na herním plánu 4 POS.',
  'objective.forge-an-alliance': 'Kontroluj 4 kulturní planety.',
  'objective.form-a-spy-network': 'Odhoď 5 karet akcí.',
  'objective.fuel-the-war-machine': 'Měj na herním plánu 3 vesmírné doky.',
  'objective.gather-a-mighty-fleet': 'Měj na herním plánu 5 bitevníků.',
  'objective.learn-the-secrets-of-the-cosmos':
    'Měj lodě ve 3 systémech, z nichž každý sousedí s anomálií.',
  'objective.make-an-example-of-their-world':
    'Ve fázi akcí: znič Bombardováním poslední pozemní síly jiného hráče na planetě.',
  'objective.master-the-laws-of-physics': 'Vlastni 4 technologie jedné barvy.',
  'objective.mine-rare-minerals': 'Kontroluj 4 nebezpečné planety.',
  'objective.monopolize-production': 'Kontroluj 4 průmyslové planety.',
  'objective.occupy-the-seat-of-the-empire':
    'Kontroluj Mecatol Rex a měj v jeho systému aspoň 3 lodě.',
  'objective.spark-a-rebellion':
    'Ve fázi akcí: zvítěz v boji nad hráčem, který má nejvíc vítězných bodů.',
  'objective.threaten-enemies':
    'Měj lodě v systému, který sousedí s domovským systémem jiného hráče.',
  'objective.turn-their-fleets-to-dust':
    'Ve fázi akcí: znič Vesmírným dělem poslední lodě jiného hráče v systému.',
  'objective.unveil-flagship':
    'Ve fázi akcí: zvítěz ve vesmírném boji v systému se svou vlajkovou lodí; loď musí přežít.',
};
