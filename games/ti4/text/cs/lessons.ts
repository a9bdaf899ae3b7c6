import type { lessons as en } from '../en/lessons.ts';

/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons: Record<keyof typeof en, string> = {
  'turn.title': 'Tah',
  'turn.about':
    'Vezmi si kartu strategie, naplň tři úseky, aktivuj systém, přesuň se, vyloď, vyráběj a započítej cíl.',
  'turn.pick.title': 'Karty strategií',
  'turn.pick.body':
    'Vedeš Federaci Sol, Zofia vede Letnevy a Marek Hacany. Vyhrává ten, kdo má první 10 vítězných bodů. Každé kolo začíná kartami strategií: každá má silnou schopnost pro majitele a slabší pro ostatní. Vezmi si kteroukoli.',
  'turn.pick.done':
    'Špatná karta tu není. Nejnižší číslo, které držíš, je tvoje iniciativa: nízká čísla jsou na tahu dřív. Ve třech hráčích si každý bere dvě karty a na každou nevybranou přijde zboží.',
  'turn.pools.title': 'Tři úseky',
  'turn.pools.body':
    'Řekněme, že máš Vedení a Válečnictví. Tah je jedna akce. Použij Vedení: přinese ti tři žetony rozkazů. Každý dej do některého úseku. Žetony taktiky aktivují systémy, žetony flotily určují, kolik lodí může být pohromadě, žetony strategie platí za karty ostatních.',
  'turn.pools.done':
    'Žetony taktiky a strategie se utrácejí, žetony flotily zůstávají. Se čtyřmi můžeš mít v každém systému čtyři lodě; stíhače se nepočítají. Všechno do jednoho úseku by byla chyba: bez taktiky se nepohneš, bez strategie se na ostatní jen díváš.',
  'turn.activate.title': 'Aktivuj systém',
  'turn.activate.body':
    'Taktická akce umístí žeton z úseku taktiky do jednoho systému. Tam se pohybuješ, bojuješ, vyloďuješ a vyrábíš, a nikde jinde. Vedle domova jsou dva systémy s volnými planetami: jeden z nich aktivuj. Domov by teď byl chyba, protože ze systému s tvým žetonem lodě neodletí.',
  'turn.activate.done':
    'Žeton tam zůstane do konce kola. Arnor a Lor přinášejí 3 zdroje a 3 vliv, Lazar a Sakulag 3 a 1. Ze zdrojů se staví, vlivem se hlasuje a kupují se za něj žetony. Pokračujme s Arnorem a Lorem.',
  'turn.move.title': 'Pohyb',
  'turn.move.body':
    'Lodě přiletí tak zdaleka, jak jim stačí dolet, a transportér veze ostatní. Tlačítkem + přidej z domova transportér, potom dvě pěchoty z Jordu a stíhače. Až budou na palubě, stiskni Hotovo.',
  'turn.move.done':
    'Doletí společně. Transportér bez pěchoty by letěl zbytečně: planety obsadí jen pěchota. Neber ale všechnu, jinak by byl tvůj domov otevřený komukoli.',
  'turn.land.title': 'Výsadek',
  'turn.land.body':
    'Žádné cizí lodě ani obránci: tady nikdo nebojuje. Vyloď pěchotu, po jedné na každou planetu, nebo obě na stejnou.',
  'turn.land.done':
    'Planeta je tvoje, jakmile na ní je jen tvoje pěchota. Její karta přijde vyčerpaná, platí tedy až od příštího kola. S oběma na jedné planetě by druhá zůstala volná pro souseda.',
  'turn.locked.title': 'Co blokuje žeton',
  'turn.locked.body':
    'Další tah: aktivní je systém Lazar – Sakulag. Transportér u Arnoru a Loru je hned vedle. Stiskni ten systém a uvidíš, proč nepřiletí: drží ho tvůj vlastní žeton. Potom přidej transportér z domova se dvěma pěchotami a stiskni Hotovo.',
  'turn.locked.done':
    'Tvůj žeton drží tvoje lodě do konce kola, cizí žetony se tě netýkají. Nejdřív tedy přesuň, co má letět daleko, a domov aktivuj až nakonec.',
  'turn.produce.title': 'Výroba',
  'turn.produce.body':
    'Teď je aktivní domov. Vesmírný dok na Jordu vyrobí až šest jednotek. Můžeš utratit 4 zdroje z Jordu a 2 zboží. Objednej, co chceš, stiskni Hotovo a zaplať. Dvě pěchoty stojí 1 zdroj.',
  'turn.produce.done':
    'Nové jednotky jsou doma hned. Čím se platilo, to je do konce kola vyčerpané, a nazpět se nedává: planeta platí vždy celou hodnotou. Vyrábět před pohybem by znamenalo uvěznit transportéry doma.',
  'turn.second.title': 'Karty ostatních',
  'turn.second.body':
    'Marek použil Technologii. Každý další hráč teď může použít její sekundární schopnost: tebe stojí žeton z úseku strategie a 4 zdroje. Použij ji, vyber jednu ze zvýrazněných technologií a zaplať.',
  'turn.second.done':
    'Technologie potřebuje jiné své barvy: na tyto stačily tvoje startovní. Mohlo se to i přeskočit a žeton se zdroji ušetřit, jenže pak by novou technologii měl jen Marek.',
  'turn.warfare.title': 'Válečnictví',
  'turn.warfare.body':
    'S nepoužitou kartou strategie nikdo nevynechá. Použij Válečnictví: vezmi jeden svůj žeton z plánu a dej ho do některého úseku. Pak můžeš žetony mezi úseky přesouvat; tentokrát je nech, jak jsou.',
  'turn.warfare.done':
    'Systém je zase volný: lodě z něj mohou odletět a můžeš ho znovu aktivovat. Mezi úseky se žetony přesouvají jen Válečnictvím a ve stavové fázi.',
  'turn.pass.title': 'Vynechání',
  'turn.pass.body':
    'Obě karty strategií jsou použité a úsek taktiky prázdný, takže už není moc co dělat. Vynechej.',
  'turn.pass.done':
    'V tomto kole už nebudeš na tahu, karty ostatních ale dál využívat můžeš. Kdo vynechá moc brzy, dívá se, jak ostatní hrají jeden tah za druhým.',
  'turn.score.title': 'Zápočet cíle',
  'turn.score.body':
    'O kolo později kontroluješ šest planet mimo domovský systém. To splňuje cíl Rozšiř hranice. Ve stavové fázi si každý může započítat jeden veřejný a jeden tajný cíl. Započítej si ho.',
  'turn.score.done':
    'První bod z deseti. Stejný cíl si mohou započítat i ostatní. Dokud někdo jiný kontroluje planetu tvého domova, veřejné cíle si nezapočítáš. Pak žetony zmizí z plánu, každý získá dva a všechny karty se připraví.',
  'turn.end.title': 'To bylo kolo',
  'turn.end.body':
    'Strategická fáze, fáze akcí, stavová fáze a později rada. U stolu ti „Co můžu dělat?“ poradí rozumné akce a cokoli, co nejde stisknout, řekne proč. Další lekce: Válka.',
  'war.title': 'Válka',
  'war.about':
    'Přečti šance, přežij děla, bojuj ve vesmíru, ustup včas, bombarduj a proveď invazi.',
  'war.odds.title': 'Přečti šance',
  'war.odds.body':
    'O několik kol později je tvoje flotila u Wellonu mezi dvěma Zofiinými systémy: u Quannu hlídka, u Abyzu a Frie bitevníky. Nejdřív si oba prohlédni: vedle mapy jsou šance, když přiletí všechno, co dosáhne. Potom aktivuj lepší cíl.',
  'war.odds.done':
    'Lepší je boj o Quann. U Abyzu a Frie by flotila nejspíš padla zbytečně. Šance nejsou slib: bitvu, kterou vyhraješ třikrát ze čtyř, počtvrté prohraješ. Letíme ke Quannu.',
  'war.barrage.title': 'Palebná clona',
  'war.barrage.body':
    'Stiskni Wellon: přiletí celá flotila a jedna pěchota tam zůstane. Před prvním kolem vesmírného boje střílejí torpédoborce jen na stíhače: každý dvěma kostkami, zásah padne na 9 nebo 10. Použij ji, hod nic nestojí.',
  'war.barrage.done':
    'Každý zásah zničí jednoho stíhače, zásahy navíc propadají. Stane se to jednou za boj. Torpédoborce jsou levné, ale bez stíhačů proti sobě moc nepřidají: jednu kostku a zásah od 9.',
  'war.hits.title': 'Kola a zásahy',
  'war.hits.body':
    'V každém kole obě strany hodí naráz za všechny lodě a pak rozdělí zásahy. Bojuj dál až do konce. Bitevník má Odolnost: jeden zásah vydrží. Když už musíš o lodě přijít, obětuj nejdřív ty nejlevnější.',
  'war.hits.done':
    'Poškozený bitevník se opraví na konci herního kola, do té doby ho další zásah zničí. Kdyby padl nejdřív transportér, vzal by s sebou i pěchotu na palubě.',
  'war.retreat.title': 'Ústup',
  'war.retreat.body':
    'Zofia útočí na Wellon bitevníky. Ohlas ústup k červí díře alfa hned vedle, kde máš torpédoborec. Toto kolo se ještě bojuje, tak rozděl zásahy, které utrpíš; co zbude, uletí.',
  'war.retreat.done':
    'Ústup potřebuje sousední systém s tvými jednotkami nebo planetami a bez cizích lodí. Přijde tam tvůj žeton rozkazu, takže lodě v tomto kole dál nepoletí. Bojovat dál by nejspíš stálo všechno.',
  'war.cannon.title': 'Vesmírné dělo',
  'war.cannon.body':
    'Zofiina flotila odletěla od Abyzu a Frie, na Abyzu ale stojí POS. Ze všeho nejdřív střílí jeho Vesmírné dělo na lodě, které přiletí. Stiskni Wellon, tím přivedeš flotilu, a rozděl zásahy, pokud nějaké budou.',
  'war.cannon.done':
    'POS zasahuje od 6, jednou pokaždé, když někdo přiletí. Jeden POS flotilu sotva zastaví. Zle ale je, když zasáhne osamělý transportér plný pěchoty, proto přiveď i něco levného, co zásah schytá.',
  'war.bombard.title': 'Bombardování',
  'war.bombard.body':
    'Bojovat není s kým, začíná invaze. Bitevník může bombardovat planetu: 5 a víc zničí pěchotu. Stiskni Abyz a uvidíš, proč ne tam: chrání ho štít POS. Bombarduj Frii.',
  'war.bombard.done':
    'Bombardování nic nestojí a přichází před výsadkem. Mají ho jen bitevníky a některé větší lodě; bojové slunce projde i Planetárním štítem.',
  'war.land.title': 'Invaze',
  'war.land.body':
    'Na palubě jsou čtyři pěchoty, na každé planetě stojí jeden obránce a POS na Abyzu střílí po těch, kdo se tam vylodí. Podívej se na šance výsadků a vyloď všechny čtyři, jak chceš: na jednu planetu, nebo na obě.',
  'war.land.done':
    'Pozemní boj trvá, dokud nezbude jen jedna strana; z planety se neustupuje. Zůstanou-li tvoji, planeta je tvoje a nepřátelské budovy na ní zmizí. Dva na jednoho obránce je dobrý začátek, jeden na jednoho je hod mincí.',
  'war.end.title': 'Kdy bojovat',
  'war.end.body':
    'Vyhrávají body, ne bitvy: bojuj o planetu nebo cíl, který potřebuješ. Kalkulačka bitev porovná libovolné dvě flotily dřív, než utratíš žeton. A mysli na souseda, který čeká, až vykrvácíš. Další lekce: Rada.',
  'council.title': 'Rada',
  'council.about': 'Karty akcí a jak se ruší, dohoda, dodatky, hlasování a zákony.',
  'council.play.title': 'Karty akcí',
  'council.play.body':
    'Každá karta akce říká, kdy se hraje. Těžební iniciativa je akce sama o sobě: získáš tolik zboží, kolik má jedna tvoje planeta zdrojů. Zahraj ji z ruky a vyber planetu. Nejlepší je Jord.',
  'council.play.done':
    'Zofia ji ruší Sabotáží. Obě karty jsou pryč, ale akce tím není využitá: proveď jinou. Nestav tah na jediné kartě, dokud ostatní mohou mít Sabotáž.',
  'council.cancel.title': 'Teď reaguješ ty',
  'council.cancel.body':
    'Zofia hraje Mor na Jord: každá pěchota tam zemře na 6 a víc. Máš Sabotáž a právě teď je její chvíle. Zruš Mor, nebo přeskoč a nech si Sabotáž na něco horšího.',
  'council.cancel.done':
    'Sabotáže jsou jen čtyři. Čtyři pěchoty nahradíš za 2 zdroje, takže šetřit kartu není chyba; ztratit domov už ano. Ptá se každého tajně, i když v ruce nic nemá: ani zaváhání nic neprozradí.',
  'council.deal.title': 'Dohoda se sousedem',
  'council.deal.body':
    'Vlastní suroviny nic nekoupí, u jiného hráče se ale změní na zboží. Soused Marek nabízí 4 svoje za 4 tvoje. Otevři Dohody, přečti nabídku a podepiš ji.',
  'council.deal.done':
    'Oba máte o 4 zboží víc, každé platí za zdroj nebo vliv. Ve svém tahu můžeš s každým sousedem obchodovat jednou. Bez podpisu by ti zůstaly 4 suroviny, které nic nezaplatí.',
  'council.rider.title': 'Dodatek',
  'council.rider.body':
    'Rada zasedá, jakmile někdo obsadí Mecatol Rex. Odhalena je první agenda, Předpisy o flotilách. Zahraj Dodatek o obchodu a předpověz výsledek, Pro nebo Proti: trefíš-li se, získáš 5 zboží. O této agendě pak ale nehlasuješ.',
  'council.rider.done':
    'Zofia i Marek hlasovali Pro. Správná předpověď platí, špatná propadne. Dodatek také všem prozradí, co chceš: zeptej se ostatních předem, jak budou hlasovat.',
  'council.vote.title': 'Hlasování',
  'council.vote.body':
    'Regulované odvody: Zofia má 4 hlasy Pro, Marek 3 Proti. Jsi mluvčí a hlasuješ jako poslední. Vyber Pro nebo Proti a vyčerpej planety: každá dá tolik hlasů, kolik má vlivu, všechny pro jeden výsledek.',
  'council.vote.done':
    'Při remíze rozhoduje mluvčí. Planety vyčerpané teď nehlasují o druhé agendě; po ní se všechny připraví, takže nevyužité hlasy prostě propadnou. Nedávej víc, než k výhře stačí.',
  'council.tie.title': 'Rozhoduje mluvčí',
  'council.tie.body':
    'Ministra obchodu získá zvolený hráč: Zofia i Marek mají 3 hlasy. Tvoje planety jsou vyčerpané, ale jsi mluvčí a remízu rozhodneš ty. Zvol jednoho z nich.',
  'council.tie.done':
    'Zákon leží u zvoleného hráče a od teď mu slouží. Taková laskavost má cenu: řekni si o ni, než rozhodneš, a pamatuj, že sliby do budoucna nikoho nevážou.',
  'council.law.title': 'Co změní zákon',
  'council.law.body':
    'O kolo později platí Regulované odvody: stíhač i pěchota stojí po 1 zdroji, už ne 1 za dva. Objednej jich doma pár, sleduj cenu, stiskni Hotovo a zaplať.',
  'council.law.done':
    'Zákony platí pro všechny, pro svého majitele, nebo pro jednu planetu, dokud je nezruší jiná agenda nebo karta. Stůl se jimi řídí sám a řekne, když ti některý stojí v cestě.',
  'council.end.title': 'Ke stolu',
  'council.end.body':
    'Víš všechno potřebné. Na první partii si vezmi tři hráče s boty, šest frakcí první hry a tištěnou mapu. Započítej si v každém kole cíl: to rozhoduje. A mluv se sousedy, jsou levnější než flotily.',
};
