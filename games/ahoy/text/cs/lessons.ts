import type { lessons as en } from '../en/lessons.ts';

/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons: Record<keyof typeof en, string> = {
  'squadron.title': 'Flotila',
  'squadron.about': 'Pluj, rozmisťuj hlídky, střílej z děl a drž regiony.',
  'squadron.board.title': 'Tvoje loď a tvoje kostky',
  'squadron.board.body':
    'Mapa je moře; pod ní leží tvoje deska s místy pro kostky. V každém tahu umístíš dvě ze svých kostek. Místo pro kostku bez čísla přijme každou. Vyber kostku, dej ji na Plavbu a popluj o dvě pole, vždy na to zvýrazněné.',
  'squadron.board.done':
    'Plavba pohne vlajkovou lodí o jedno nebo dvě pole, nikdy šikmo. Kostka tam zůstane do konce kola.',
  'squadron.patrol.title': 'Nech tu hlídku',
  'squadron.patrol.body':
    'Kde tvoje vlajková loď po Plavbě nebo Příznivém větru zakotví, tam můžeš umístit hlídku. Popluj na ostrov s rybou, kde má Zofia spojence, zakotvi a hlídku umísti.',
  'squadron.patrol.done':
    'Vlajková loď se počítá za 2 a hlídka za 1, spojenec jen za 1. Když to tak zůstane do konce kola, boduje za tento region Flotila.',
  'squadron.explore.title': 'Za okraj mapy',
  'squadron.explore.body':
    'Za okrajem leží neznámé moře. Vypluj z mapy kterýmkoli zvýrazněným směrem, dober destičku a polož ji jedním ze zvýrazněných způsobů.',
  'squadron.explore.done':
    'Nový region má bohatství 1. Objevováním pohyb končí. Destičku můžeš otočit i posunout, jen dva ostrovy nikdy neleží vedle sebe.',
  'squadron.wreck.title': 'Zlato za poškození',
  'squadron.wreck.body':
    'Na jih od tebe je vrakoviště s pokladem. Vpluj tam, vyber, které tvoje místo pro kostku se poškodí, a zakotvi a vezmi si zlato. Jestli necháš hlídku, je na tobě.',
  'squadron.wreck.done':
    'Na poškozené místo pro kostku ji nedáš, dokud ho neopravíš. Poklad se nevyčerpá: zaplatí pokaždé, když tu zakotvíš.',
  'squadron.harbor.title': 'S proudem do přístavu',
  'squadron.harbor.body':
    'Máš dvě poškozená místa pro kostky. Popluj na západ do silného proudu a nech se unést. V přístavu zakotvi, umísti hlídku a oprav poškození.',
  'squadron.harbor.done':
    'Proud tě odnese hned a nestojí žádný krok. V přístavu opravíš 2 poškození, nebo přesuneš kostku 5 či 6 z jiného místa pro kostku na Děla.',
  'squadron.cannons.title': 'Nabij Děla',
  'squadron.cannons.body':
    'Na ostrově s rybou stojí Zofia. Dokud nikdo nemá nabitá děla, lodě se prostě míjejí. Tvoje Děla přijmou jednu 5 a jednu 6. Dej na ně 6.',
  'squadron.cannons.done':
    'Do konce kola mají všechny tvoje figurky nabitá děla: bojují s každým soupeřem, ke kterému se pohnou. Jen v mlze bitva nikdy není.',
  'squadron.battle.title': 'Pal!',
  'squadron.battle.body':
    'Popluj na ostrov s rybou. V bitvě můžeš snížit svou kostku na Dělech: oč ji snížíš, to přičteš k hodu. Sniž ji o 5 a pak vyber odměnu a místa pro kostky, která poškodíš.',
  'squadron.battle.done':
    'Obě strany hodí kostkou a při remíze vítězí útočník, takže s 5 navíc se prohrát nedalo. I jako 1 drží kostka tvoje děla nabitá.',
  'squadron.order.title': 'Hlídky vyplouvají',
  'squadron.order.body':
    'Trojka na Rozkazu pohne až čtyřmi hlídkami, každou o jeden krok. Přiveď obě na ostrov s rybou: vyber hlídku a potom její krok.',
  'squadron.order.done':
    'Hlídky plují, objevují a bojují skoro jako vlajková loď, ale první poškození je vrátí do zásoby.',
  'squadron.stronghold.title': 'Ze dvou hlídek pevnost',
  'squadron.stronghold.body':
    'V tomto tahu ti zbývá jedna kostka. Dej ji na Nasazení a umísti hlídku na sousední ostrov s rybou. Na konci tahu tam ze dvou hlídek postav pevnost.',
  'squadron.stronghold.done':
    'Pevnost se počítá za 2, má vždy nabitá děla a v bitvě přidává 2. Na jejím ostrově verbuješ i zdálky; nikdo jiný tam neverbuje, nepašuje ani nedoručuje.',
  'squadron.recruit.title': 'Naverbuj posádku',
  'squadron.recruit.body':
    'Na ostrově můžeš verbovat karty tržiště s jeho symbolem, kolik jich zaplatíš, kdykoli ve svém tahu. Tvoje vlajková loď je u meče: naverbuj Rváče za 2 zlata.',
  'squadron.recruit.done':
    'Rváči přidávají 1 v každé tvé bitvě. Někteří členové posádky stojí kostku místo zlata a někteří mají vlastní místo pro kostku.',
  'squadron.score.title': 'Třetí tah a bodování',
  'squadron.score.body':
    'Máš pět kostek, a tak i třetí tah s jednou kostkou. Ve tvém regionu je silnější Unie, 4 : 3. Dej čtyřku na Bombardování: všichni její spojenci odsud zmizí. Potom se boduje kolo.',
  'squadron.score.done':
    'Kdo je v regionu silnější, získá tolik slávy, kolik ukazuje kostka bohatství; remíza nedá nic nikomu. Ty máš 3 a 1, Zofia 2.',
  'squadron.end.title': 'Jak to končí',
  'squadron.end.body':
    'Hra končí po kole, ve kterém má někdo 30 bodů slávy; vyhrává nejvíc slávy, potom nejvíc zlata. Pašeráci zvyšují bohatství regionů: buď tam dřív než ostatní. Klikni u stolu na cokoli nezvýrazněného a dozvíš se, proč to nejde. Pokračuj lekcí Unie, nebo hraj!',
  'union.title': 'Unie',
  'union.about': 'Spojenci na všech ostrovech, tajné plány a dvě lodě v záloze.',
  'union.board.title': 'Vysaď spojence',
  'union.board.body':
    'Mapa je moře; pod ní leží tvoje deska s místy pro kostky a připravenými spojenci. V každém tahu umístíš dvě kostky. Dej jednu na Plavbu, popluj na západ na ostrov s rybou, zakotvi a umísti dva spojence.',
  'union.board.done':
    'Každý spojenec přináší 1 bod ovládání svého regionu a tvoje vlajková loď také. Spojenci nebojují a nikdo nebojuje s nimi.',
  'union.gain.title': 'Získej nové',
  'union.gain.body':
    'Žádný spojenec už není připravený. Znovu popluj na ostrov s rybou a zakotvi, ale tentokrát dva spojence získej.',
  'union.gain.done':
    'Ze zásoby mezi připravené, z připravených na ostrov: Plavba posune dva spojence o jeden stupeň dál a ty vybíráš, o který.',
  'union.assemble.title': 'Povstání',
  'union.assemble.body':
    'Jednička na Povstání umístí až čtyři připravené spojence na ostrov tvého regionu a kotvit tam nemusíš. Umísti čtyři.',
  'union.assemble.done': 'Čtyři najednou. Kdo by si stěžoval na nízké kostky?',
  'union.inspire.title': 'Šeptanda',
  'union.inspire.body':
    'Šestka na Šeptandě umístí po jednom připraveném spojenci až na čtyři ostrovy, ať jsou jakkoli daleko. Vyber všechny tři.',
  'union.inspire.done': 'Unie je všude najednou a každý prázdný region je teď její.',
  'union.rally.title': 'Přesvědčování',
  'union.rally.body':
    'Šestka může jít i na Přesvědčování: když je tvoje vlajková loď na ostrově, připraví se čtyři spojenci ze zásoby. Připravený teď není nikdo, tak do toho.',
  'union.rally.done': 'Čtyři noví spojenci. Na tvé desce počkají, než je umístíš.',
  'union.tailwind.title': 'Příznivý vítr',
  'union.tailwind.body':
    'Na některých polích je příznivý vítr s číslem. Kostka té hodnoty na Příznivém větru tam tvou vlajkovou loď přenese přímo. Vydej se na 6.',
  'union.tailwind.done':
    'Na tom, co je po cestě, nezáleží, ale připlutí se počítá jako každý jiný pohyb. Toto pole je v mlze, a tak tu bitva nebude.',
  'union.plan.title': 'Tajný plán',
  'union.plan.body':
    'Plány ostatní nevidí a kostku nepotřebují. Kradmý útok vrátí až dvě hlídky z regionu, kde máš spojence. Zahraj ho a vrať obě.',
  'union.plan.done':
    'Po každém kole dobíráš dva plány. Ten druhý, který máš v ruce, čeká na bitvu.',
  'union.cutter.title': 'Spusť kutr na vodu',
  'union.cutter.body':
    'Dva z tvých dvanácti plánů jsou lodě, které ve hře zůstanou. Zahraj Kutr a vyber ostrov s rybou: dva z tamních čtyř spojenců mu uvolní místo.',
  'union.cutter.done':
    'Kutr se počítá za 1 a každý spojenec v jeho regionu teď za 2: dohromady pět proti 2 hlídkám. Kostka na jeho kartě s ním pohne až o tři pole.',
  'union.gunship.title': 'Dělový člun',
  'union.gunship.body':
    'Má vždy nabitá děla, v bitvě přidává 3 a pohne jím 4 nebo 6 na jeho kartě. Popluj s ním na východ proti hlídce, sniž svá Děla o 3 a vyber odměnu.',
  'union.gunship.done':
    '3 za člun, 3 z Děl a k tomu hod: na to jedna kostka nestačí. Hlídka je pryč.',
  'union.defend.title': 'Plán do bitvy',
  'union.defend.body':
    'Teď nejsi na tahu: útočí na tebe Zofia. Na začátku bitvy můžeš zahrát plán. Skrýš zbraní přidá 1 za každého připraveného spojence a ty jich máš deset. Zahraj ji a pak vyber odměnu a místo pro kostku, které poškodíš.',
  'union.defend.done':
    'Zofia přidala 4 ze svých Děl, ale marně. Kdo má v ruce plány, toho se stůl ptá v každé bitvě, a tak otázka nic neprozradí.',
  'union.score.title': 'Ovládání a bodování',
  'union.score.body':
    'V regionu s rybou je to 6 : 6 a jde o 4 body slávy. Poslední kostku, jedničku, dej na Povstání a umísti oba připravené spojence. Zofia má ještě jednu kostku; potom se boduje kolo.',
  'union.score.done':
    '10 : 6. Vedle kutru se každý z tvých čtyř spojenců počítá za 2 a každá z obou lodí za 1. Remíza by nedala nic nikomu.',
  'union.end.title': 'Jak to končí',
  'union.end.body':
    'Hra končí po kole, ve kterém má někdo 30 bodů slávy; vyhrává nejvíc slávy, potom nejvíc zlata. Spojenců je málo: hlídej, kde znamenají nejvíc. Klikni u stolu na cokoli nezvýrazněného a dozvíš se, proč to nejde. Pokračuj lekcí Pašeráků, nebo hraj!',
  'smuggler.title': 'Pašeráci',
  'smuggler.about': 'Náklad, odměny a přízeň mezi dvěma znepřátelenými loďstvy.',
  'smuggler.board.title': 'Rychlá plavba',
  'smuggler.board.body':
    'Mapa je moře; pod ní leží tvoje deska s místy pro kostky. Slávu ti přináší náklad, ne regiony. V každém tahu umístíš dvě kostky. Dej 4 na Rychlou plavbu a popluj o čtyři pole, vždy na to zvýrazněné.',
  'smuggler.board.done':
    'Rychlou plavbou se pohneš až o tolik polí, kolik ukazuje kostka; Plavbou o jedno nebo dvě. Dokud nikdo nemá nabitá děla, nikdo tě nezastaví.',
  'smuggler.smuggle.title': 'Náklad',
  'smuggler.smuggle.body':
    'Na ostrově můžeš pašovat karty tržiště s jeho symbolem. Nestojí to zlato ani kostku. Pašuj Vyslance, kartu s mečem.',
  'smuggler.smuggle.done':
    'Spodní část karty je teď tvůj náklad. Říká, kam ho doručit: na ostrov s rybou.',
  'smuggler.limit.title': 'Vejdou se dvě karty',
  'smuggler.limit.body':
    'Vezeš už dvě karty nákladu a víc se jich nevejde. I tak pašuj Rumajzlíka a vyber, co hodíš přes palubu.',
  'smuggler.limit.done': 'Co letí přes palubu, opouští hru. Nech si náklad, který máš po cestě.',
  'smuggler.deliver.title': 'Doruč náklad',
  'smuggler.deliver.body':
    'Tady je ryba. Doruč náklad, pohni žetonem na jednu ze zvýrazněných odměn a kartu dej na hromádku: jedna je pro přízeň Flotily, druhá pro přízeň Unie.',
  'smuggler.deliver.done':
    '2 body slávy, region o 1 bohatší, k tomu odměna a přízeň. Ostatní nevidí, která hromádka patří komu.',
  'smuggler.grid.title': 'Cesta do rohu',
  'smuggler.grid.body':
    'S každou odměnou udělá bílý žeton jeden krok, ale nikdy zpátky na černý. Rohy za tu cestu stojí. Doruč náklad a vezmi si tento roh.',
  'smuggler.grid.done':
    '2 body slávy za doručení, 4 za roh a bohatství regionu stouplo o 2. Černý žeton jde za bílým.',
  'smuggler.negotiate.title': 'Vyjednávání',
  'smuggler.negotiate.body':
    'Sudá kostka na Vyjednávání, jsi-li na ostrově, zdarma naverbuje kohokoli z tržiště. Druhý stojí spojence z ostrova a Marek do toho nemluví. Vezmi si dva.',
  'smuggler.negotiate.done':
    'Dva členové posádky bez jediného zlata. Karta je buď posádka, nebo náklad: koho naverbuješ, toho nedoručíš.',
  'smuggler.change.title': 'Zlato mění kostky',
  'smuggler.change.body':
    'Máš dvě poškozená místa pro kostky. Oprava vyžaduje sudou kostku, ale všechny tvoje jsou liché. Vyber kostku, za 1 zlato ji změň o 1 a dej ji na Opravu.',
  'smuggler.change.done':
    'Každé zlato je jeden krok nahoru nebo dolů, jen z 6 na 1 krok nevede. Oprava odstraní až 2 poškození.',
  'smuggler.fog.title': 'Skrz mlhu',
  'smuggler.fog.body':
    'Zofia má nabitá děla a stojí ti v cestě, ale v mlze se nebojuje. Propluj tudy k meči.',
  'smuggler.fog.done':
    'Kdekoli jinde by byla bitva. U meče má tvůj náklad cenu: teď by šel hned doručit.',
  'smuggler.battle.title': 'Ukaž zuby',
  'smuggler.battle.body':
    'Na tvých Dělech leží 6. Popluj na ostrov s rybou, kde je Zofia, sniž šestku o 5 a vyber poškození s odměnou: nejdřív její místo pro kostku, potom políčko tabulky.',
  'smuggler.battle.done':
    'Odměna i bez nákladu. Druhá možnost je udělit poškození a hned plout dál.',
  'smuggler.pledge.title': 'Přízeň na konci',
  'smuggler.pledge.body':
    'Poslední kolo: tvoje kostky jsou umístěné a Zofia má skoro 30. Doruč ještě jednou a tuto kartu se symbolem meče dej na hromádku Unie: region s mečem ovládá Marek.',
  'smuggler.pledge.done':
    'Každá doručená karta dá 1 bod slávy za každý region svého symbolu, který ovládá frakce její hromádky. Šest karet, 6 bodů: vyhráváš 32 : 31.',
  'smuggler.end.title': 'Jak to končí',
  'smuggler.end.body':
    'Hra končí po kole, ve kterém má někdo 30 bodů slávy. Pak se počítá přízeň; vyhrává nejvíc slávy, potom nejvíc zlata. Sleduj, kdo drží které symboly. Klikni u stolu na cokoli nezvýrazněného a dozvíš se, proč to nejde. I ostatní role mají své lekce; nebo hraj!',
};
