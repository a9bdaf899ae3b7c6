import type { cardAbilities as en } from '../en/card-abilities.ts';

const RIDER =
  'Poté, co je odhalena agenda: předpověz její výsledek; o této agendě nehlasuješ. Vyjde-li předpověď,';
const RETURNS = 'Pak se vrací svému majiteli.';
const OWNED = 'Volba hráče, který se stane majitelem zákona.';

export const cardAbilities: Record<keyof typeof en, string> = {
  'action.ancient-burial-sites':
    'Na začátku fáze agendy: vyber hráče. Všechny jeho kulturní planety se vyčerpají.',
  'action.assassinate-representative':
    'Poté, co je odhalena agenda: vyber hráče, který o ní nebude hlasovat.',
  'action.bribery':
    'Poté, co při hlasování přišel na řadu mluvčí, máš-li odevzdané hlasy: utrať libovolné množství zboží. Každé je 1 hlas navíc pro tvůj výsledek.',
  'action.bunker':
    'Na začátku invaze: do jejího konce mají hody Bombardování proti tvým planetám −4.',
  'action.confusing-legal-text':
    'Když volba padne na tebe: vyber jiného hráče, který je zvolen místo tebe.',
  'action.construction-rider': `${RIDER} umísti vesmírný dok na planetu, kterou kontroluješ.`,
  'action.courageous-to-the-end':
    'Poté, co je ve vesmírném boji zničena tvoje loď: hoď 2 kostkami. Za každou, která dosáhne bojové hodnoty té lodi, soupeř vybere a zničí jednu svou loď.',
  'action.cripple-defenses':
    'Akce: vyber planetu, která není tvoje. Všechny POS na ní jsou zničeny.',
  'action.diplomacy-rider': `${RIDER} vyber systém se svou planetou. Každý další hráč do něj umístí žeton rozkazu ze záloh.`,
  'action.direct-hit':
    'Poté, co loď jiného hráče použije Odolnost proti tvému zásahu: tato loď je zničena.',
  'action.disable':
    'Na začátku invaze v systému s POS tvých soupeřů: do konce invaze tyto POS ztrácejí Planetární štít a Vesmírné dělo.',
  'action.distinguished-councilor':
    'Poté, co dáš ve svém pořadí hlasy: dej stejnému výsledku dalších 5.',
  'action.economic-initiative': 'Akce: připrav všechny kulturní planety, které kontroluješ.',
  'action.emergency-repairs':
    'Na začátku nebo na konci kola boje: oprav všechny své jednotky v aktivním systému.',
  'action.experimental-battlestation':
    'Poté, co jiný hráč přesunul lodě do systému: jeden tvůj vesmírný dok v něm nebo v sousedním systému vystřelí na jeho lodě 3 kostkami, které zasahují od 5.',
  'action.fighter-prototype':
    'Na začátku vesmírného boje: tvoje stíhače mají v prvním kole k bojovým hodům +2.',
  'action.fire-team':
    'Poté, co tvoje pozemní síly hodí v kole pozemního boje: hoď libovolnými svými kostkami znovu.',
  'action.flank-speed':
    'Poté, co aktivuješ systém: každá tvoje loď má při této taktické akci dolet +1.',
  'action.focused-research': 'Akce: utrať 4 zboží a vyzkoumej technologii.',
  'action.frontline-deployment': 'Akce: umísti 3 pěchoty na planetu, kterou kontroluješ.',
  'action.ghost-ship':
    'Akce: umísti torpédoborec do systému s červí dírou mimo domovské systémy, ve kterém nejsou lodě jiných hráčů.',
  'action.imperial-rider': `${RIDER} získej 1 vítězný bod.`,
  'action.in-the-silence-of-space':
    'Poté, co aktivuješ systém: vyber systém. Tvoje lodě z něj mohou při této taktické akci prolétat systémy s loděmi jiných hráčů.',
  'action.industrial-initiative':
    'Akce: získej 1 zboží za každou průmyslovou planetu, kterou kontroluješ.',
  'action.infiltrate':
    'Když získáš planetu: každý POS a vesmírný dok na ní nahraď stejnou svou budovou.',
  'action.insubordination':
    'Akce: vyber jiného hráče, který vrátí 1 žeton ze svého úseku taktiky do záloh.',
  'action.intercept': 'Poté, co soupeř ohlásí ústup: v tomto kole vesmírného boje ustoupit nemůže.',
  'action.leadership-rider': `${RIDER} získej 3 žetony rozkazů.`,
  'action.lost-star-chart':
    'Poté, co aktivuješ systém: při této taktické akci systémy s červími dírami alfa sousedí se systémy s červími dírami beta.',
  'action.lucky-shot':
    'Akce: znič bitevník, křižník nebo torpédoborec jiného hráče v systému s planetou, kterou kontroluješ.',
  'action.maneuvering-jets':
    'Než rozdělíš zásahy z Vesmírných děl jiného hráče: zruš 1 zásah. Na každý hod jen jedna taková karta.',
  'action.mining-initiative':
    'Akce: vyber planetu, kterou kontroluješ, a získej tolik zboží, kolik má zdrojů. Planeta se nevyčerpá.',
  'action.morale-boost':
    'Na začátku kola boje: tvoje jednotky mají v tomto kole k bojovým hodům +1. V jednom kole jen jedna taková karta.',
  'action.parley':
    'Poté, co jiný hráč vylodí jednotky na planetě, kterou kontroluješ: vrátí se do vesmíru a při této taktické akci už se vylodit nemohou.',
  'action.plague':
    'Akce: vyber planetu jiného hráče a za každou pěchotu na ní hoď kostkou. Každý hod 6 a více jednu z nich zničí.',
  'action.political-stability':
    'Když máš vrátit své karty strategií: nech si je. V příští strategické fázi si žádné nevybíráš.',
  'action.politics-rider': `${RIDER} vytáhni si 3 karty akcí a vezmi si žeton mluvčího.`,
  'action.public-disgrace':
    'Když si jiný hráč vybere kartu strategie: musí si vybrat jinou, je-li nějaká.',
  'action.reactor-meltdown': 'Akce: znič vesmírný dok jiného hráče mimo domovské systémy.',
  'action.reparations':
    'Poté, co ti jiný hráč vezme planetu: vyčerpej jednu jeho planetu a připrav jednu svou.',
  'action.repeal-law': 'Akce: odhoď zákon, který je ve hře.',
  'action.rise-of-a-messiah': 'Akce: umísti 1 pěchotu na každou planetu, kterou kontroluješ.',
  'action.sabotage': 'Když jiný hráč zahraje kartu akce, která není Sabotáž: zruš ji.',
  'action.salvage': 'Poté, co zvítězíš ve vesmírném boji: soupeř ti dá všechny své suroviny.',
  'action.shields-holding': 'Než ve vesmírném boji rozdělíš zásahy svým lodím: zruš až 2 z nich.',
  'action.signal-jamming':
    'Akce: vyber systém mimo domovské systémy, ve kterém máš loď nebo který s takovým sousedí, a jiného hráče. Ze záloh se do něj umístí žeton rozkazu tohoto hráče.',
  'action.skilled-retreat':
    'Na začátku kola vesmírného boje: přesuň všechny své lodě do sousedního systému bez lodí jiných hráčů a umísti tam žeton rozkazu. Boj končí nerozhodně.',
  'action.spy': 'Akce: vyber jiného hráče, který ti dá náhodnou kartu akce.',
  'action.summit': 'Na začátku strategické fáze: získej 2 žetony rozkazů.',
  'action.tactical-bombardment':
    'Akce: vyber systém, ve kterém máš jednotku s Bombardováním. Všechny planety jiných hráčů v něm se vyčerpají.',
  'action.technology-rider': `${RIDER} vyzkoumej technologii.`,
  'action.trade-rider': `${RIDER} získej 5 zboží.`,
  'action.unexpected-action': 'Akce: vezmi jeden svůj žeton rozkazu z herního plánu do záloh.',
  'action.unstable-planet':
    'Akce: vyber nebezpečnou planetu, která není tvoje. Vyčerpá se a 3 pěchoty na ní jsou zničeny; je-li jich méně, tak všechny.',
  'action.upgrade': 'Poté, co aktivuješ systém se svými křižníky: jeden z nich nahraď bitevníkem.',
  'action.uprising':
    'Akce: vyčerpej připravenou planetu jiného hráče mimo domovské systémy a získej tolik zboží, kolik má zdrojů.',
  'action.veto': 'Když je odhalena agenda: odhoď ji. Nahradí ji další.',
  'action.war-effort': 'Akce: umísti křižník do systému se svou lodí.',
  'action.warfare-rider': `${RIDER} umísti bitevník do systému se svou lodí.`,

  'agenda.anti-intellectual-revolution':
    'Pro (zákon pro všechny): kdo vyzkoumá technologii, musí zničit jednu svou loď mimo stíhače. Proti: na začátku příští strategické fáze vyčerpá každý hráč jednu svou planetu za každou technologii, kterou vlastní.',
  'agenda.archived-secret': 'Volba hráče, který si vytáhne tajný cíl.',
  'agenda.arms-reduction':
    'Pro: každý hráč zničí své bitevníky nad 2 a své křižníky nad 4. Proti: na začátku příští strategické fáze vyčerpá každý hráč všechny své planety s technologickou specializací.',
  'agenda.classified-document-leaks':
    'Volba započítaného tajného cíle. Stane se veřejným cílem (zákon pro všechny). Není-li žádný, odhalí se další agenda.',
  'agenda.colonial-redistribution':
    'Volba planety mimo domovské systémy, ale ne Mecatol Rex. Všechny jednotky na ní jsou zničeny. Kdo ji kontroluje, vybere hráče s nejméně vítěznými body; ten tam může umístit 1 pěchotu, a planetu tak získat.',
  'agenda.committee-formation': `${OWNED} Před hlasováním, ve kterém se volí hráč, může majitel zákon odhodit a zvoleného hráče určit bez hlasování.`,
  'agenda.compensated-disarmament':
    'Volba planety. Všechny pozemní síly na ní jsou zničeny a kdo ji kontroluje, získá za každou 1 zboží.',
  'agenda.conventions-of-war':
    'Pro (zákon pro všechny): Bombardování nelze použít proti jednotkám na kulturních planetách. Proti: každý, kdo hlasoval proti, odhodí všechny své karty akcí.',
  'agenda.core-mining':
    'Volba nebezpečné planety; zákon se k ní připojí. Jedna pěchota na ní je zničena a planeta má o 2 zdroje víc.',
  'agenda.demilitarized-zone':
    'Volba kulturní planety; zákon se k ní připojí. Všechny jednotky na ní jsou zničeny a žádné další se tam nedají vylodit, vyrobit ani umístit.',
  'agenda.economic-equality':
    'Pro: každý hráč vrátí všechno své zboží a pak získá 5 zboží. Proti: každý hráč vrátí všechno své zboží.',
  'agenda.enforced-travel-ban':
    'Pro (zákon pro všechny): červí díry alfa a beta pro pohyb neexistují. Proti: všechny POS v systémech s červí dírou a v systémech, které s nimi sousedí, jsou zničeny.',
  'agenda.executive-sanctions':
    'Pro (zákon pro všechny): nikdo nemá v ruce víc než 3 karty akcí. Proti: každý hráč odhodí náhodnou kartu akce.',
  'agenda.fleet-regulations':
    'Pro (zákon pro všechny): nikdo nemá v úseku flotily víc než 4 žetony. Proti: každý hráč dá žeton rozkazu ze záloh do svého úseku flotily.',
  'agenda.holy-planet-of-ixth':
    'Volba kulturní planety; zákon se k ní připojí. Kdo ji kontroluje, získá 1 vítězný bod a jednotky na ní nemohou použít Výrobu. Kdo planetu později získá, získá 1 vítězný bod, a kdo o ni přijde, o 1 přijde.',
  'agenda.homeland-defense-act':
    'Pro (zákon pro všechny): počet POS na planetě není omezen. Proti: každý hráč zničí jeden svůj POS.',
  'agenda.imperial-arbiter': `${OWNED} Na konci strategické fáze může majitel zákon odhodit a vyměnit jednu svou kartu strategie za kartu jiného hráče.`,
  'agenda.incentive-program':
    'Pro: odhalí se další veřejný cíl I. etapy. Proti: odhalí se další veřejný cíl II. etapy.',
  'agenda.ixthian-artifact':
    'Pro: mluvčí hodí kostkou. Od 6 může každý hráč vyzkoumat dvě technologie. Jinak jsou zničeny všechny jednotky v systému Mecatolu Rex a každý hráč zničí 3 své jednotky v každém systému, který s ním sousedí. Proti: nic se nestane.',
  'agenda.judicial-abolishment':
    'Volba zákona, který se odhodí. Není-li žádný ve hře, odhalí se další agenda.',
  'agenda.minister-of-commerce': `${OWNED} Když si majitel doplní suroviny, získá 1 zboží za každého souseda.`,
  'agenda.minister-of-exploration': `${OWNED} Když majitel získá planetu, získá 1 zboží.`,
  'agenda.minister-of-industry': `${OWNED} Když majitel umístí vesmírný dok, mohou jeho jednotky v tom systému použít Výrobu.`,
  'agenda.minister-of-peace': `${OWNED} Poté, co hráč aktivuje systém s jednotkami jiného hráče, může majitel zákon odhodit: tah aktivního hráče ihned končí.`,
  'agenda.minister-of-policy': `${OWNED} Na konci stavové fáze si majitel vytáhne kartu akce.`,
  'agenda.minister-of-sciences': `${OWNED} Výzkum díky primární nebo sekundární schopnosti karty Technologie nestojí majitele žádné zdroje.`,
  'agenda.minister-of-war': `${OWNED} Po akci může majitel zákon odhodit, vzít jeden svůj žeton rozkazu z herního plánu a potom může provést ještě jednu akci.`,
  'agenda.miscount-disclosed':
    'Volba zákona. Hlasuje se o něm znovu, jako by byl právě odhalen; zatím platí dál. Není-li žádný ve hře, odhalí se další agenda.',
  'agenda.mutiny':
    'Pro: každý, kdo hlasoval pro, získá 1 vítězný bod. Proti: každý, kdo hlasoval pro, přijde o 1 vítězný bod.',
  'agenda.new-constitution':
    'Pro: všechny zákony se odhodí a na začátku příští strategické fáze vyčerpá každý hráč všechny planety svého domovského systému. Proti: nic se nestane. Není-li ve hře žádný zákon, odhalí se další agenda.',
  'agenda.prophecy-of-ixth': `${OWNED} Stíhače majitele mají k bojovým hodům +1. Použije-li majitel Výrobu a vyrobí méně než 2 stíhače, zákon se odhodí.`,
  'agenda.public-execution':
    'Volba hráče, který odhodí všechny své karty akcí a v této fázi agendy už nehlasuje. Je-li to mluvčí, žeton dostane hráč po jeho levici.',
  'agenda.publicize-weapon-schematics':
    'Pro (zákon pro všechny): jakmile někdo vlastní technologii bojového slunce, nemají tyto technologie pro nikoho předpoklady; bojová slunce ztrácejí Odolnost. Proti: každý, kdo vlastní technologii bojového slunce, odhodí všechny své karty akcí.',
  'agenda.regulated-conscription':
    'Pro (zákon pro všechny): za cenu stíhačů nebo pěchoty se vyrobí jedna jednotka místo dvou. Proti: nic se nestane.',
  'agenda.representative-government':
    'Pro (zákon pro všechny): planety se za hlasy nevyčerpávají; každý hráč má o agendě 1 hlas. Proti: na začátku příští strategické fáze vyčerpá každý, kdo hlasoval proti, všechny své kulturní planety.',
  'agenda.research-team-biotic':
    'Volba průmyslové planety; zákon se k ní připojí. Kdo ji kontroluje, může při výzkumu zákon vyčerpat a ignorovat jeden zelený předpoklad.',
  'agenda.research-team-cybernetic':
    'Volba průmyslové planety; zákon se k ní připojí. Kdo ji kontroluje, může při výzkumu zákon vyčerpat a ignorovat jeden žlutý předpoklad.',
  'agenda.research-team-propulsion':
    'Volba průmyslové planety; zákon se k ní připojí. Kdo ji kontroluje, může při výzkumu zákon vyčerpat a ignorovat jeden modrý předpoklad.',
  'agenda.research-team-warfare':
    'Volba nebezpečné planety; zákon se k ní připojí. Kdo ji kontroluje, může při výzkumu zákon vyčerpat a ignorovat jeden červený předpoklad.',
  'agenda.seed-of-an-empire':
    'Pro: hráči s nejvíce vítěznými body získají 1. Proti: hráči s nejméně vítěznými body získají 1.',
  'agenda.senate-sanctuary': 'Volba kulturní planety; zákon se k ní připojí. Má o 2 vlivy víc.',
  'agenda.shard-of-the-throne':
    'Volba hráče, který se stane majitelem zákona a získá 1 vítězný bod. Kdo nad majitelem zvítězí v boji, převezme zákon i vítězný bod.',
  'agenda.shared-research':
    'Pro (zákon pro všechny): lodě mohou prolétat mlhovinami. Proti: každý hráč umístí žeton rozkazu ze záloh do svého domovského systému, může-li.',
  'agenda.swords-to-plowshares':
    'Pro: každý hráč na každé planetě, kterou kontroluje, zničí polovinu své pěchoty, zaokrouhleno nahoru, a za každou získá 1 zboží. Proti: každý hráč umístí 1 pěchotu na každou planetu, kterou kontroluje.',
  'agenda.terraforming-initiative':
    'Volba nebezpečné planety; zákon se k ní připojí. Má o 1 zdroj a o 1 vliv víc.',
  'agenda.the-crown-of-emphidia':
    'Volba hráče, který se stane majitelem zákona a získá 1 vítězný bod. Kdo získá planetu v domovském systému majitele, převezme zákon i vítězný bod.',
  'agenda.the-crown-of-thalnos': `${OWNED} V každém kole boje může majitel hodit libovolnými svými kostkami znovu. Jednotky, které ani pak nezasáhnou, jsou zničeny.`,
  'agenda.unconventional-measures':
    'Pro: každý, kdo hlasoval pro, si vytáhne 2 karty akcí. Proti: každý, kdo hlasoval pro, odhodí všechny své karty akcí.',
  'agenda.wormhole-reconstruction':
    'Pro (zákon pro všechny): všechny systémy s červí dírou alfa nebo beta spolu sousedí. Proti: každý hráč umístí žeton rozkazu ze záloh do každého systému s červí dírou a se svou lodí.',
  'agenda.wormhole-research':
    'Pro: každý hráč s loděmi v systému s červí dírou může vyzkoumat technologii; pak jsou zničeny všechny lodě v systémech s červí dírou alfa nebo beta. Proti: každý, kdo hlasoval proti, vrátí žeton rozkazu ze svého velitelského centra do záloh.',

  'note.ceasefire': `Poté, co majitel aktivuje systém s tvými jednotkami: nemůže do něj přesunout jednotky. ${RETURNS}`,
  'note.political-secret': `Když je odhalena agenda: majitel o ní nemůže hlasovat, hrát u ní karty akcí ani používat dobrovolné schopnosti frakce. ${RETURNS}`,
  'note.support-for-the-throne':
    'Jakmile ji dostaneš, vyložíš ji a získáš 1 vítězný bod. Když aktivuješ systém s jednotkami majitele nebo je majitel vyřazen, vrátí se a o vítězný bod přijdeš.',
  'note.trade-agreement': `Když si majitel doplní suroviny: dostaneš všechny jeho suroviny. ${RETURNS}`,
  'note.stymie':
    'Akce: vylož ji. Arborec nemůže vyrábět jednotky v systémech mimo domovské, ve kterých máš jednotky, ani v sousedních. Vrátí se, když aktivuješ systém s jednotkami frakce Arborec.',
  'note.creuss-iff': `Na začátku tvého tahu: umísti nebo přesuň žeton creusské červí díry, a to do systému s planetou, kterou kontroluješ, nebo do systému mimo domovské bez lodí jiných hráčů. ${RETURNS}`,
  'note.trade-convoys':
    'Akce: vylož ji. Můžeš obchodovat i s hráči, kteří nejsou tvoji sousedé. Vrátí se, když aktivuješ systém s jednotkami Hacanských emirátů.',
  'note.research-agreement': `Poté, co Univerzity Jol-Naru vyzkoumají technologii, která není technologií frakce: získej ji. ${RETURNS}`,
  'note.cybernetic-enhancements': `Na začátku tvého tahu: Myslosíť L1Z1X vrátí 1 žeton z úseku strategie do záloh a ty dáš žeton rozkazu ze svých záloh do úseku strategie. ${RETURNS}`,
  'note.war-funding': `Na začátku kola vesmírného boje: Letnevské baronství přijde o 2 zboží a ty můžeš v tomto kole hodit libovolnými svými kostkami znovu. ${RETURNS}`,
  'note.promise-of-protection':
    'Akce: vylož ji. Mentacká koalice proti tobě nemůže použít Drancování. Vrátí se, když aktivuješ systém s jednotkami Mentacké koalice.',
  'note.fires-of-the-gashlai': `Akce: Žár Muaatu vrátí 1 žeton z úseku flotily do záloh a ty získáš technologii Bojové slunce. ${RETURNS}`,
  'note.gift-of-prescience':
    'Na konci strategické fáze: vylož ji a vezmi si žeton Naalu. V tomto kole máš iniciativu 0 a Kolektiv Naalu nemůže použít Telepatii. Vrátí se na konci stavové fáze.',
  'note.antivirus':
    'Na začátku boje: vylož ji. Virus Nekro proti tobě nemůže použít Technologickou singularitu. Vrátí se, když aktivuješ systém s jednotkami Viru Nekro.',
  'note.tekklar-legion': `Na začátku pozemního boje: tvoje jednotky mají v tomto boji k bojovým hodům +1; je-li soupeřem Sardakk N’orr, mají jeho jednotky −1. ${RETURNS}`,
  'note.raghs-call': `Poté, co vylodíš jednotky na planetě: všechny tamní pozemní síly Klanu Saar se přesunou na planetu, kterou Klan Saar kontroluje. ${RETURNS}`,
  'note.military-support': `Na začátku tahu Federace Sol: Federace Sol vrátí 1 žeton z úseku strategie do záloh, má-li ho. Pak můžeš umístit 2 pěchoty na planetu, kterou kontroluješ. ${RETURNS}`,
  'note.acquiescence': `Na konci strategické fáze: vyměň jednu svou kartu strategie za kartu frakce Winnu. ${RETURNS}`,
  'note.political-favor': `Když je odhalena agenda: Království Xxcha vrátí 1 žeton z úseku strategie do záloh a agendu nahradí další. ${RETURNS}`,
  'note.greyfire-mutagen': `Poté, co je aktivován systém: Bratrstvo Yin při této taktické akci nemůže používat schopnosti ani technologie frakce. ${RETURNS}`,
  'note.spy-net': `Na začátku tvého tahu: podívej se na karty akcí Kmenů Yssaril a jednu si vezmi. ${RETURNS}`,
};
