import type { coach as en } from '../en/coach.ts';

/** What the first match advises, in the voice of the lessons: `coach.<tip>` in a few words, and `.text` why. */
export const coach: Record<keyof typeof en, string> = {
  'coach.ban': 'Zakaž, čeho se bojíš',
  'coach.ban.text':
    'Zakázanou frakci nebude mít nikdo. Zakaž takovou, kterou nechceš mít za souseda, a nech ve hře tu, kterou chceš pro sebe.',
  'coach.faction': 'Vyber si jednoduchou frakci',
  'coach.faction.text':
    'Stiskni frakci a přečti si její list. Pro první partii si vezmi takovou, jejíž schopnosti hned pochopíš: přemýšlení bude dost i tak.',
  'coach.draft': 'Ber, co chtějí i ostatní',
  'coach.draft.text':
    'Nakonec budeš mít frakci, výseč i místo. Bohaté planety u domova mají stejnou cenu jako silná frakce a místo rozhodne, kdo bude tvůj soused.',
  'coach.tile': 'Dobré planety k domovu',
  'coach.tile.text':
    'Co leží vedle tvého domova, to nejspíš osídlíš. Dej tam systémy s planetami a mezi sebe a ostatní anomálie nebo prázdný vesmír.',
  'coach.start.technology': 'Vyber směr, kterým začneš',
  'coach.start.technology.text':
    'Každá technologie je předpokladem pro další své barvy: modré zrychlují lodě, zelené pomáhají pěchotě, žluté výrobě a červené v boji. Začni tam, kde chceš pokračovat.',
  'coach.start.home': 'Připrav svůj domov',
  'coach.start.home.text':
    'Vesmírný dok vyrobí víc na planetě, která má víc zdrojů. Pěchotu rozděl tak, aby každou domovskou planetu někdo hlídal.',
  'coach.secret.keep': 'Nech si ten dosažitelný',
  'coach.secret.keep.text':
    'Tajný cíl má cenu bodu a znáš ho jen ty. Nech si ten, který zapadá do toho, co budeš dělat i tak, a vrať ten, ke kterému je potřeba zvláštní boj.',
  'coach.secret.return': 'Vrať ten nejtěžší',
  'coach.secret.return.text':
    'Můžeš mít tři tajné cíle včetně započítaných. Vrať ten, ke kterému máš nejdál.',
  'coach.secret.draw': 'Vytáhni si ho',
  'coach.secret.draw.text':
    'Každý tajný cíl je další cesta k bodu vedle veřejných cílů, které vidí všichni.',

  'coach.take.leadership': 'Hodí se ti Vedení',
  'coach.take.leadership.text':
    'Přinese tři žetony rozkazů a těch máš málo. Každý v úseku taktiky je jedna taktická akce navíc. Má i nejnižší číslo, takže budeš na tahu jako první.',
  'coach.take.diplomacy': 'Poslouží Diplomacie',
  'coach.take.diplomacy.text':
    'Uzavře ostatním na toto kolo jeden tvůj systém a připraví dvě vyčerpané planety.',
  'coach.take.politics': 'Poslouží Politika',
  'coach.take.politics.text':
    'Vezmeš si dvě karty akcí a vybereš příštího mluvčího. Mluvčí si v dalším kole bere kartu strategie jako první.',
  'coach.take.politics.text.noCouncil':
    'Vybereš příštího mluvčího, který si v dalším kole vezme kartu strategie jako první.',
  'coach.take.construction': 'Hodí se ti Výstavba',
  'coach.take.construction.text':
    'Druhý vesmírný dok blíž k frontě ušetří flotilám dlouhou cestu a POS střílí na každého, kdo přiletí.',
  'coach.take.trade': 'Hodí se ti Obchod',
  'coach.take.trade.text':
    'Přinese tři zboží a doplní ti suroviny. Ostatní chtějí ty svoje taky: nech si za to zaplatit.',
  'coach.take.warfare': 'Hodí se ti Válečnictví',
  'coach.take.warfare.text':
    'Vezme z plánu jeden tvůj žeton, takže se flotila může za kolo přesunout dvakrát. Na začátku partie to často znamená dvě planety navíc.',
  'coach.take.technology': 'Hodí se ti Technologie',
  'coach.take.technology.text':
    'Jednu technologii vyzkoumáš hned a za 6 zdrojů ještě jednu. Čím dřív je máš, tím víc kol ti slouží.',
  'coach.take.imperial': 'Hodí se ti Majestát',
  'coach.take.imperial.text':
    'Veřejný cíl si můžeš započítat hned, bez čekání na stavovou fázi. S Mecatolem Rex přinese další bod, jinak tajný cíl.',
  'coach.swap': 'Vyměň za to, co potřebuješ',
  'coach.swap.text':
    'Vezmi si kartu, která ti v tomto kole nejvíc pomůže, nebo tu, kterou nemá mít soupeř. Její číslo určí, kdy budeš na tahu.',

  'coach.turn.settle': 'Obsaď volné planety',
  'coach.turn.settle.text':
    'Aktivuj systém {system}: planety v něm nikdo nedrží ({planets}) a tvoje pěchota tam doletí. Planety přinášejí zdroje, vliv a cíle. Domov aktivuj až nakonec, lodě by v něm uvázly.',
  'coach.turn.card': 'Použij kartu strategie',
  'coach.turn.card.text':
    'Zatím nepoužitá: {card}. S nepoužitou kartou strategie nikdo nevynechá, tak ji zahraj, dokud ti v tomto kole ještě pomůže.',
  'coach.turn.build': 'Je čas vyrábět',
  'coach.turn.build.text':
    'Můžeš utratit {count, plural, one {# zdroj} few {# zdroje} other {# zdrojů}}: aktivuj systém {system} a vyráběj. Co v kole neutratíš, kromě zboží propadne. Lodě odtud pak neodletí.',
  'coach.turn.save': 'Šetři na cíl',
  'coach.turn.save.text':
    'Ve stavové fázi můžeš zaplatit a započítat si cíl {objective}. Je na něj potřeba {need}, utrácej tedy jen to, co máš navíc.',
  'coach.turn.ready': 'Čeká na tebe bod',
  'coach.turn.ready.text':
    'Splňuješ cíl {objective}: ve stavové fázi si ho můžeš započítat. Nepřijď o to, co je k němu potřeba, a vyhlédni si další.',
  'coach.turn.goal': 'Přibliž se k cíli',
  'coach.turn.goal.text':
    'Nejblíž máš k cíli {objective}: {have} z {need}. U každé akce se ptej, jestli tě k němu posune. Vyhrávají body, ne bitvy.',
  'coach.turn.pass': 'Už není moc co dělat',
  'coach.turn.pass.text':
    'Podívej se do Dohod a na svoje karty akcí. Po vynechání už v tomto kole nebudeš na tahu, karty ostatních ale dál využívat můžeš.',
  'coach.turn.pass.text.noCouncil':
    'Podívej se do Dohod. Po vynechání už v tomto kole nebudeš na tahu, karty ostatních ale dál využívat můžeš.',
  'coach.turn.end': 'Nechceš ještě obchodovat?',
  'coach.turn.end.text':
    'Akci máš za sebou. Podívej se do Dohod: vyměň si se sousedem komodity, nebo prodej, co máš nově. Pak ukonči tah.',
  'coach.turn.stuck': 'Žetony jsou utracené',
  'coach.turn.stuck.text':
    'Bez žetonů v úseku taktiky můžeš jen použít schopnosti a karty akcí, nebo vynechat. Příště si na taktiku nech žetonů víc.',
  'coach.turn.stuck.text.noCouncil':
    'Bez žetonů v úseku taktiky můžeš jen použít schopnosti, nebo vynechat. Příště si na taktiku nech žetonů víc.',
  'coach.turn.more': 'Ještě jednu akci?',
  'coach.turn.more.text':
    'Můžeš provést další akci, nebo ukončit tah. Udělej to, přinese-li planetu nebo bod, jinak si žeton nech na příští tah.',

  'coach.tokens.tactic': 'Žeton do taktiky',
  'coach.tokens.tactic.text':
    'V úseku taktiky máš {count} a každý žeton aktivuje jeden systém. Bez nich se na ostatní jen díváš, proto naplň nejdřív tento úsek.',
  'coach.tokens.strategy': 'Žeton do strategie',
  'coach.tokens.strategy.text':
    'V úseku strategie máš {count}. Každým žetonem zaplatíš za kartu někoho jiného: technologie nebo výroba za jeden žeton se vyplatí. Dva jsou dobrá rezerva.',
  'coach.tokens.fleet': 'Místo pro větší flotilu',
  'coach.tokens.fleet.text':
    'Na akce máš žetonů dost. Úsek flotily určuje, kolik lodí může být v systému pohromadě, a jeho žetony se neutrácejí.',
  'coach.redistribute': 'Rozděl žetony na celé kolo',
  'coach.redistribute.text':
    'Tři do taktiky, jeden nebo dva do strategie a do flotily tolik, kolik má tvoje největší flotila lodí bez stíhačů: to je dobrý základ.',
  'coach.spare': 'Kde žeton oželíš?',
  'coach.spare.text':
    'Vezmi ho z úseku, který potřebuješ nejméně. Pozor na flotilu: lodě nad její počet se odstraní.',
  'coach.pay': 'Plať beze ztrát',
  'coach.pay.text':
    'Planeta platí vždy celou hodnotou a nazpět se nedává. Vyber planety, které sedí, a zboží si nech: zaplatíš jím cokoli a kdykoli.',
  'coach.exhaust': 'Vyčerpej, co nepotřebuješ',
  'coach.exhaust.text':
    'Tyto planety nebudou platit, dokud je nepřipravíš. Vyber malé, nebo ty, které už v tomto kole nevyužiješ.',

  'coach.secondary.leadership': 'Vedení: kup žetony',
  'coach.secondary.leadership.text':
    'Jeden stojí 3 vlivy a žádný žeton navíc. Planety se připraví dřív, než se sejde rada, nevyužitý vliv tedy propadne: kupuj.',
  'coach.secondary.leadership.text.noCouncil':
    'Jeden stojí 3 vlivy a žádný žeton navíc. Planety se na konci kola připraví, nevyužitý vliv tedy propadne: kupuj.',
  'coach.secondary.diplomacy': 'Diplomacie: připrav planety',
  'coach.secondary.diplomacy.text':
    'Za žeton strategie připravíš dvě planety. Vyplatí se, když máš vyčerpané ty dobré a chceš ještě vyrábět nebo zkoumat.',
  'coach.secondary.politics': 'Politika: dvě karty akcí',
  'coach.secondary.politics.text':
    'Dvě karty za žeton jsou slušná cena. Má-li ještě přijít Technologie nebo Válečnictví, nech si žeton i na ně.',
  'coach.secondary.construction': 'Výstavba: jedna stavba',
  'coach.secondary.construction.text':
    'Žeton přijde do toho systému, takže z něj tvoje lodě v tomto kole neodletí. Vesmírný dok na bohaté planetě nebo u fronty za to stojí.',
  'coach.secondary.trade': 'Obchod: doplň suroviny',
  'coach.secondary.trade.text':
    'Ze surovin se stane zboží, když je dáš jinému hráči. Za žeton to stojí, když jich máš málo a soused chce obchodovat.',
  'coach.secondary.warfare': 'Válečnictví: vyráběj doma',
  'coach.secondary.warfare.text':
    'Vesmírný dok doma vyrobí jednotky bez aktivace systému, takže tvoje lodě zůstanou volné. Výborné, dokud máš zdroje.',
  'coach.secondary.technology': 'Technologie: zkoumej',
  'coach.secondary.technology.text':
    'Technologie za žeton strategie a 4 zdroje: využij to vždy, když na to máš.',
  'coach.secondary.imperial': 'Majestát: tajný cíl',
  'coach.secondary.imperial.text':
    'Za žeton strategie další cesta k bodu. Ber, dokud máš méně než tři.',
  'coach.buy': 'Kup, kolik můžeš',
  'coach.buy.text':
    'Jeden stojí 3 vlivy. Vliv si nech jen tehdy, když ho chce některý cíl: planety se připraví dřív, než se sejde rada.',
  'coach.buy.text.noCouncil':
    'Jeden stojí 3 vlivy. Vliv si nech jen tehdy, když ho chce některý cíl: planety se na konci kola připraví.',
  'coach.close': 'Ochraň si systém',
  'coach.close.text':
    'Každý další hráč tam umístí žeton a v tomto kole tam nepřiletí. Vyber místo, kde může zaútočit soused, nebo Mecatol Rex, je-li tvůj.',
  'coach.ready': 'Připrav nejlepší planety',
  'coach.ready.text': 'Ty s mnoha zdroji, chceš-li ještě vyrábět, a ty s vlivem, chceš-li žetony.',
  'coach.speaker': 'Kdo bude brát kartu první?',
  'coach.speaker.text':
    'Mluvčí si v příštím kole bere kartu strategie první a v radě rozhoduje při shodě. Můžeš-li, vyber sebe, jinak někoho, kdo ti to oplatí.',
  'coach.speaker.text.noCouncil':
    'Mluvčí si v příštím kole bere kartu strategie první. Můžeš-li, vyber sebe, jinak někoho, kdo ti to oplatí.',
  'coach.site': 'Systém, kde lodě zůstanou',
  'coach.site.text':
    'Tvůj žeton tam lodě v tomto kole zablokuje. Vyber systém, ze kterého nic přesouvat nechceš.',
  'coach.build': 'Vesmírný dok, nebo POS?',
  'coach.build.text':
    'Vesmírný dok chce planetu s mnoha zdroji blízko fronty. POS střílí na ty, kdo přiletí, a chrání planetu před bombardováním: patří na hranici.',
  'coach.gift': 'I dárek má svou cenu',
  'coach.gift.text':
    'Koho vybereš, ten si doplní suroviny bez žetonu. Nejdřív se dohodni, co za to: část z nich, nebo klid na hranici.',
  'coach.recall': 'Uvolni flotilu',
  'coach.recall.text':
    'Lodě odtud mohou zase letět a systém můžeš aktivovat znovu. Vezmi žeton od své nejsilnější flotily nebo od vesmírného doku.',
  'coach.dock': 'Bohatší planeta vyrobí víc',
  'coach.dock.text':
    'Vesmírný dok vyrobí o dvě jednotky víc, než má planeta zdrojů. Vyber tu bohatší, nebo tu, kde jsou jednotky potřeba.',
  'coach.research': 'Vyber technologii',
  'coach.research.text':
    'Drž se jedné nebo dvou barev: každá technologie je předpokladem pro další své barvy. Rychlejší lodě a lepší jednotky se hodí v každé partii.',
  'coach.research.goal': 'Zkoumej kvůli cíli',
  'coach.research.goal.text':
    'Cíl {objective} chce technologie: máš {have} z {need}. Vyber takovou, která se do něj počítá a zároveň ti pomůže.',
  'coach.needs': 'Zkratka místo předpokladu',
  'coach.needs.text':
    'Co teď vyčerpáš nebo zaplatíš, bude ti v tomto kole chybět. Použij planetu s nejnižší hodnotou.',
  'coach.learn': 'Vezmi si, co ti chybí',
  'coach.learn.text':
    'Nepotřebuješ k ní předpoklady. Vezmi si silnou technologii, ke které by výzkum trval dlouho.',
  'coach.tokensOrResearch': 'Žetony, nebo technologie?',
  'coach.tokensOrResearch.text':
    'Žetony jsou tahy navíc teď, technologie pomáhá v každém dalším kole. Na začátku partie bývá lepší technologie.',

  'coach.score': 'Vezmi si bod',
  'coach.score.text':
    'V každé stavové fázi si započítáš jen jeden veřejný cíl. Započítej si ho, a je-li jich víc, tak ten, který příště možná splňovat nebudeš.',
  'coach.score.secret': 'Vezmi si bod',
  'coach.score.secret.text':
    'Splňuješ tajný cíl. Započítej si ho hned: čekání se skoro nikdy nevyplatí.',
  'coach.score.nothing': 'Zatím není co započítat',
  'coach.score.nothing.text':
    'Teď nesplňuješ žádný tajný cíl, tak to přeskoč. Otázka přijde i tak, aby nikdo nepoznal, co máš v ruce.',

  'coach.move.settle': 'Vezmi s sebou pěchotu',
  'coach.move.settle.text':
    'Planety obsadí jen pěchota: přiveď transportér s pěchotou na palubě, aspoň jednu na každou planetu ({planets}). Doma nech stráž.',
  'coach.move.fight': 'Přiveď dost lodí',
  'coach.move.fight.text':
    'V systému {system} má lodě {player}. Podívej se na šance vedle mapy. První zásahy schytají stíhače a levné lodě, pěchotu potřebuješ jen na planety.',
  'coach.move.stay': 'Letět nemusí nic',
  'coach.move.stay.text':
    'V systému {system} není co obsadit. Co tam přiletí, v tomto kole už zůstane: přiveď jen to, co tam patří, nebo stiskni Hotovo.',
  'coach.fleet': 'Příliš mnoho lodí pohromadě',
  'coach.fleet.text':
    'Úsek flotily tu víc lodí nedovolí. Odstraň nejlevnější a příště dej do flotily další žeton.',
  'coach.room': 'Na palubě není místo',
  'coach.room.text':
    'Stíhače a pěchota potřebují místo na lodi. Odstraň, co nejméně potřebuješ: kus stojí půl zdroje.',
  'coach.pieces': 'V krabici došly figurky',
  'coach.pieces.text': 'Vezmi figurku odtud, kde ti je nejméně platná: důležité je nové místo.',
  'coach.cannons': 'Střílej',
  'coach.cannons.text':
    'Nic to nestojí a každý zásah je o nepřítele méně. Nestřílej jen tehdy, když jste si slíbili mír.',
  'coach.order': 'Nejdřív to nejdůležitější',
  'coach.order.text':
    'Stane se všechno, ty určuješ jen pořadí. Začni planetou, jejíž výsledek rozhodne, co dál.',
  'coach.shot': 'Ať hází ten nejlepší',
  'coach.shot.text': 'Vyber jednotku, která zasahuje už od nejnižšího čísla.',
  'coach.retreat': 'Bojovat, nebo ustoupit?',
  'coach.retreat.text':
    'Podívej se na šance vedle mapy. Kdyby flotila nejspíš padla, ohlas ústup: toto kolo se ještě bojuje a pak zbytek uletí.',
  'coach.refuge': 'Do bezpečí',
  'coach.refuge.text':
    'Vyber systém, kde jsou lodě v bezpečí nebo kde je budeš potřebovat. Přijde tam tvůj žeton, v tomto kole už tedy zůstanou.',
  'coach.load': 'Zachraň, co se dá',
  'coach.load.text':
    'Máš-li co obsadit nebo hlídat, nalož nejdřív pěchotu. Stíhače se levně vyrobí znovu. Na co místo nezbude, o to přijdeš.',
  'coach.sustain': 'Přijmi zásah, loď zůstane',
  'coach.sustain.text':
    'Poškozená loď bojuje dál a ve stavové fázi se opraví. Použij to, ledaže raději přijdeš o stíhač, aby loď další kolo vydržela.',
  'coach.hits': 'Obětuj nejlevnější',
  'coach.hits.text':
    'Nejdřív stíhače, potom torpédoborce. Transportér si nech, dokud veze pěchotu: padla by s ním.',
  'coach.shields': 'Zruš, co jde',
  'coach.shields.text': 'Každý zrušený zásah zachrání loď.',
  'coach.bombard': 'Před výsadkem bombarduj',
  'coach.bombard.text':
    'Nic to nestojí. Miř na planetu, o kterou stojíš nejvíc a na které je hodně obránců.',
  'coach.land.free': 'Jednu na každou planetu',
  'coach.land.free.text':
    'Nikdo tu nebrání, takže na planetu stačí jedna pěchota. Rozděl je, ať jsou tvoje všechny planety; druhá pohlídá tu lepší.',
  'coach.land.fight': 'Vyloď přesilu',
  'coach.land.fight.text':
    'Obránci se budou bránit: dva na jednoho je dobrý začátek. Lepší jedna planeta jistě než dvě možná.',
  'coach.produce.expand': 'Vyráběj na osídlování',
  'coach.produce.expand.text':
    'Transportér s pěchotou obsadí v příštím kole další planety. Dvě pěchoty nebo dva stíhače stojí dohromady 1 zdroj. Stíhače se do úseku flotily nepočítají.',
  'coach.produce.war': 'Vyráběj, co ti chybí',
  'coach.produce.war.text':
    'Pěchota drží planety, stíhače kryjí velké lodě, bitevníky vydrží zásah a bombardují. Nevyčerpané planety ti po konci kola nic navíc nedají.',

  'coach.giveUp': 'Obětuj, co stojí nejméně',
  'coach.giveUp.text':
    'O tuto jednotku přijdeš. Vyber levnou nebo poškozenou, a ne transportér, který potřebuje tvoje pěchota.',
  'coach.aim': 'Miř na nejlepší loď',
  'coach.aim.text':
    'Vyber nejdražší loď, nebo transportér s pěchotou na palubě: tím invaze skončí.',
  'coach.reroll': 'Přehazuj, co minulo',
  'coach.reroll.text':
    'Zásah se může jen zkazit, minutí jen zlepšit. Kostky, které zasáhly, nech být.',
  'coach.thalnos': 'Přehazuj, co můžeš ztratit',
  'coach.thalnos.text':
    'Jednotka, která novým hodem nezasáhne, je zničena. U stíhačů to za to stojí, u bitevníků ne.',
  'coach.raise': 'Pomoz těsnému minutí',
  'coach.raise.text':
    'O jedno víc stojí za zboží jen tam, kde se z minutí stane zásah. Není-li žádná kostka tak blízko, přestaň.',
  'coach.repair': 'Oprav největší loď',
  'coach.repair.text': 'Opravená loď v dalším kole boje zase vydrží zásah.',
  'coach.infantry.to': 'Kam je pěchota potřeba',
  'coach.infantry.to.text':
    'Posil planetu, kterou by mohl obsadit soused, nebo tu, odkud příště vyrazí tvůj transportér.',
  'coach.infantry.from': 'Odkud ji můžeš vzít?',
  'coach.infantry.from.text':
    'Ber pěchotu z planet, na které nikdo nedosáhne, a na ostatních nech stráž.',
  'coach.strike': 'Udeř, kde to má smysl',
  'coach.strike.text':
    'Vyber planetu hráče, který vede na body, nebo tu, kterou chceš příště obsadit.',
  'coach.rival': 'Přibrzdi vedoucího hráče',
  'coach.rival.text':
    'Vyber toho, kdo má k vítězství nejblíž, nebo souseda, který tě ohrožuje. Bude si to pamatovat.',
  'coach.loot': 'Vezmi si to nejcennější',
  'coach.loot.text':
    'Zbožím zaplatíš hned, surovinou až po výměně. Z karet si vezmi tu, která by ti nejvíc uškodila.',
  'coach.ally': 'Vyber někoho, kdo to oplatí',
  'coach.ally.text': 'Vyber hráče, který má k vítězství daleko, a cenu si řekni předem.',
  'coach.planet': 'Planeta zadarmo',
  'coach.planet.text': 'Ber ji: víc planet znamená víc zdrojů, víc vlivu a víc cílů.',
  'coach.berth': 'Kde nová loď pomůže',
  'coach.berth.text':
    'Posil flotilu, která bude bojovat nebo poletí dál, a hlídej si úsek flotily.',
  'coach.wormhole': 'Otevři cestu',
  'coach.wormhole.text':
    'Červí díry stejného druhu spolu sousedí, ať jsou jakkoli daleko. Dej ji tam, kam chtějí tvoje flotily, a ne vedle domova.',
  'coach.slip': 'Proklouzni',
  'coach.slip.text': 'Vyber flotilu, která se má dostat kolem cizích lodí.',
  'coach.jam': 'Zavři cestu',
  'coach.jam.text':
    'Přijde tam žeton toho hráče: v tomto kole systém neaktivuje a jeho lodě odtud neodletí. Zastav flotilu, která se chystá letět.',
  'coach.value': 'Vyber nejbohatší planetu',
  'coach.value.text': 'Počítají se zdroje. Při výměně hodnot nejvíc získá planeta s velkým vlivem.',
  'coach.law': 'Zruš, co tě svazuje',
  'coach.law.text': 'Vyber zákon, který tě stojí nejvíc, nebo ten, ze kterého žije vedoucí hráč.',
  'coach.discard': 'Nech si, co se hodí',
  'coach.discard.text':
    'Nech si Sabotáž a karty do bojů, které čekáš. Odhoď to, k čemu by musela nastat situace, kterou nikde nevidíš.',

  'coach.vote': 'Co to znamená pro tebe?',
  'coach.vote.text':
    'Přečti si agendu a zvaž, co ti vezme nebo přinese. Je-li ti skoro jedno, zdrž se, nebo se v Dohodách zeptej, co by za tvoje hlasy dali ostatní.',
  'coach.votes.first': 'Nech si hlasy na druhou',
  'coach.votes.first.text':
    'Planety, které hlasují teď, nebudou mít hlasy u druhé agendy. Dej jen tolik, kolik stačí na výhru, zbytek propadne.',
  'coach.votes.last': 'Není na co šetřit',
  'coach.votes.last.text':
    'Po této agendě se všechny planety připraví. Dej tolik, kolik je na výhru potřeba; při shodě rozhoduje mluvčí.',
  'coach.decide': 'O shodě rozhoduješ ty',
  'coach.decide.text': 'Vyber, co ti pomůže, a dej vítězi najevo, že ti něco dluží.',
  'coach.predict': 'Předpověz, co chce většina',
  'coach.predict.text':
    'Podívej se, kdo má nejvíc hlasů a co získá. Ostatní tvou předpověď uvidí dřív, než hlasují.',
  'coach.reward': 'Vyber, co se vyplatí první',
  'coach.reward.text':
    'Odměnu přinesou všechny tvoje předpovědi, jedna po druhé. Začni tou, kterou potřebuješ pro další.',
  'coach.agendas': 'Seřaď agendy',
  'coach.agendas.text':
    'Co je navrchu, přijde na řadu jako další. Naspod dej, co by uškodilo tobě, a navrch, co by uškodilo vedoucímu hráči.',
  'coach.bribe': 'Za kolik ten hlas stojí?',
  'coach.bribe.text':
    'Každé zboží je jeden hlas navíc. Dej právě tolik, aby to stačilo, a nic, když vyhrát nejde.',

  'coach.moment.none': 'Tady nic nemáš',
  'coach.moment.none.text':
    'Pro tuto chvíli nic nemáš: přeskoč ji. Otázku dostane každý, kdo by něco mít mohl, takže zaváhání nic neprozradí.',
  'coach.moment.use': 'Teď můžeš něco použít',
  'coach.moment.use.text':
    'Do této chvíle se hodí {power}. Použij to, změní-li to něco, na čem ti záleží, jinak si to nech a přeskoč.',
  'coach.moment.fight': 'Zvrať boj',
  'coach.moment.fight.text':
    'Můžeš použít: {power}. Stojí to za to, zachrání-li to loď nebo rozhodne bitvu. Když vyhráváš i tak, nech si to.',
  'coach.moment.cancel': 'Zrušit kartu?',
  'coach.moment.cancel.text':
    'Zastavit ji může {power}. Šetři si to na to, co opravdu bolí: bod, planetu nebo celou flotilu.',
  'coach.moment.agenda': 'Před hlasováním',
  'coach.moment.agenda.text':
    'Můžeš použít: {power}. Dodatek se vyplatí, když uhodneš výsledek, pak ale nehlasuješ: dobré, když máš málo hlasů.',
};
