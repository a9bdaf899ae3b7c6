import type { clauses as en } from '../en/clauses.ts';

export const clauses: Record<keyof typeof en, string> = {
  'AH-1.1':
    'V těchto vodách se plaví tři druhy frakcí: Žraločí flotila (zkráceně Flotila), Ulitová unie (zkráceně Unie) a nejvýše dva Pašeráci. Spojenectví neexistují: každý jiný hráč je tvůj soupeř.',
  'AH-1.2':
    'Vlajkové lodě, hlídky, pevnosti, kutr a dělový člun jsou figurky: mohou bojovat a utrpět poškození a všechny kromě pevností se pohybují. Spojenci jsou pouhé žetony. Nic z toho nedělají a dostanou se jen tam, kam je umístí nějaký účinek.',
  'AH-1.3':
    'Region je jedna destička se čtyřmi poli, dvě krát dvě. Právě jedno z nich je ostrov a ten nese symbol: rybu, meč, kompas, lebku, strom, nebo papouška. Od každého symbolu existují dvě destičky.',
  'AH-1.4': 'Pole sousedí, když mají společnou hranu. Dotyk rohem se nepočítá.',
  'AH-1.5':
    'Figurka se pohne, když ji na pole dovede krok, proud nebo přímý pohyb. Umístěna je tehdy, když ji na pole prostě položíš. Bitvy a terén se týkají jen pohybu.',
  'AH-1.6':
    'Přímý pohyb vede odkudkoli rovnou na určené pole, ať je mezi nimi cokoli. Příchod se počítá jako každý jiný pohyb na toto pole: následuje bitva, terén a zakotvení.',
  'AH-1.7':
    'Figurka zakotví, když se pohnula na jiné pole a dál už nejde, ať proto, že nemůže, nebo proto, že s ní dál nechceš.',
  'AH-1.8': 'Figurka s nabitými děly je ta, která si může vynutit bitvu.',
  'AH-1.9':
    'Body slávy jsou tvoje skóre. Kostka bohatství udává, kolik bodů slávy za region je. Zásoba je místo, odkud se berou komponenty jednoho druhu.',
  'AH-1.10': 'Text na kartě oslovuje toho, kdo kartu má. Soupeř je kterýkoli jiný hráč.',

  'AH-2.1':
    'Společných je 12 destiček regionů, 11 kostek bohatství, 2 bitevní kostky, 30 karet tržiště, 20 žetonů zlata, 25 žetonů poškození, stupnice slávy s čísly 0 až 39 a se 4 žetony slávy a karta prvního hráče.',
  'AH-2.2': 'Flotila má vlajkovou loď, 10 hlídek, 3 pevnosti, 5 akčních kostek a 2 pomocné karty.',
  'AH-2.3':
    'Unie má vlajkovou loď, kutr, dělový člun, 20 spojenců, 4 akční kostky a 12 karet plánů.',
  'AH-2.4':
    'Pašerák má vlajkovou loď, 4 akční kostky, dva žetony přízně (jeden Flotily, jeden Unie), bílý a černý žeton odměny a pomocnou kartu.',
  'AH-2.5':
    'Komponent je jen tolik, kolik jich je v krabici; nedocházejí pouze žetony poškození. Je-li zásoba prázdná, komponentu nezískáš ani neumístíš.',

  'AH-3.1':
    'Dva hráči hrají za Flotilu a Unii. Třetí hráč je Pašerák a čtvrtý také. Vše, co patří nevyužitým frakcím, zůstane v krabici.',
  'AH-3.2':
    'Hráči sedí po směru hodinových ručiček v tomto pořadí: Flotila, Pašerák, Unie, Pašerák; kdo nehraje, ten se vynechá. Oba Pašeráci jsou stejní, a když se nedohodnou, rozhodne o jejich místech náhoda.',
  'AH-3.3':
    'Zamíchej 12 destiček regionů, jednu vrať do krabice, aniž se na ni podíváš, a zbylých 11 naskládej lícem dolů na sebe.',
  'AH-3.4':
    'Z této zásoby vylož dvě destičky. Dotýkají se hranou jediného pole a jejich ostrovy jsou od sebe co nejdál.',
  'AH-3.5':
    'Na každé vyložené destičce leží kostka bohatství s hodnotou 1. Všichni hráči začínají s 0 body slávy.',
  'AH-3.6':
    'Ve dvou nebo třech hráčích se do krabice vrátí jedna náhodná karta tržiště od každého symbolu, celkem šest, a všichni je mohou vidět. Ostatní zamíchej a tři z nich otoč lícem nahoru: to je tržiště.',
  'AH-3.7': 'Každý hráč hodí všemi svými akčními kostkami, a to veřejně, a vezme si 1 zlato.',
  'AH-3.8':
    'Flotila dostane kartu prvního hráče, vybere si jeden ze dvou ostrovů a umístí na něj vlajkovou loď a 1 hlídku.',
  'AH-3.9':
    'První Pašerák, pokud hraje, umístí vlajkovou loď na kterékoli pole bez ostrova, položí oba žetony přízně lícem dolů (sám se na ně může kdykoli podívat) a oba žetony odměny dá doprostřed tabulky odměn.',
  'AH-3.10':
    'Unie umístí vlajkovou loď a 2 spojence na ostrov, který je ještě prázdný, tajně si dobere 2 ze svých 12 zamíchaných plánů a 6 spojenců připraví. Zbylých 12 je její zásoba.',
  'AH-3.11': 'Ve čtyřech hráčích se po Unii připraví druhý Pašerák, stejně jako první.',
  'AH-3.12': 'Umístění během přípravy nezahájí žádnou bitvu ani nespustí žádný terén.',

  'AH-4.1':
    'Hraje se na kola a kolo se skládá z tahů, které jdou od prvního hráče po směru hodinových ručiček. V prvním kole je prvním hráčem Flotila.',
  'AH-4.2':
    'Ve svém tahu umístíš právě dvě kostky, jednu po druhé, a pokaždé provedeš akci daného místa pro kostku. Před nimi, mezi nimi i po nich můžeš provést libovolně mnoho akcí nevyžadujících kostku.',
  'AH-4.3':
    'Čtyři kostky vydají v kole na dva tahy. Flotila s pěti kostkami má ještě třetí tah, ve kterém umístí tu poslední.',
  'AH-4.4':
    'Na tahu je potom nejbližší hráč po směru hodinových ručiček, kterému ještě zbývá kostka k umístění. Není-li to nikdo jiný než Flotila, její třetí tah přijde hned po druhém.',
  'AH-4.5':
    'Kostka, která se nikam nehodí, se odloží stranou. Počítá se mezi kostky tohoto tahu a v tomto kole už k ničemu není.',
  'AH-4.6': 'Jedna akce musí skončit, než začne další.',
  'AH-4.7':
    'Tah můžeš ukončit, když jsou jeho kostky umístěné nebo odložené stranou. Tehdy nastanou účinky určené na konec tahu a tah končí.',
  'AH-4.8': 'Kolo končí, jakmile nikomu nezbývá kostka k umístění.',

  'AH-5.1':
    'Kostka patří na prázdné místo pro kostku: na tvé desce, na kartě tvé posádky nebo, hraješ-li za Unii, na kartě kutru či dělového člunu. Místo s kostkou nebo se žetonem poškození prázdné není.',
  'AH-5.2':
    'Místo pro kostku bez symbolu přijme každou kostku, místo s číslem jen kostku této hodnoty a místo s nápisem „sudá“ kostku 2, 4 nebo 6.',
  'AH-5.3': 'Umístěné kostky zůstávají ležet do konce kola. Přesunout je dokáže jen přístav.',
  'AH-5.4':
    'Než kostku umístíš, můžeš ji za zlato změnit, za každé zlato o 1 nahoru, nebo dolů. Její hodnota zůstává mezi 1 a 6 a z 6 na 1 ani naopak cesta nevede.',
  'AH-5.5':
    'Kostka, kterou platíš za verbování nebo kterou dáváš na kartu posádky či lodi, je jednou z kostek tvého tahu jako každá jiná.',
  'AH-5.6': 'Můžeš udělat i něco, co nemá žádný účinek, třeba utratit zlato zbytečně.',

  'AH-6.1': 'Plavba: pohni svou vlajkovou lodí o 1 nebo 2 pole, krok za krokem.',
  'AH-6.2':
    'Příznivý vítr: můžeš svou vlajkovou lodí pohnout přímo na pole, jehož příznivý vítr má stejné číslo jako umístěná kostka.',
  'AH-6.3': 'Děla: tvoje figurky mají po zbytek kola nabitá děla.',
  'AH-6.4':
    'Oprava: odstraň až 2 žetony poškození z míst pro kostky na své desce a na kartách posádky.',
  'AH-6.5': 'Kolik míst pro kostky která akce má a jaké kostky přijímají, záleží na frakci.',

  'AH-7.1':
    'Krok vede na sousední pole, nikdy však přes mělčinu. Na okraji mapy může vést i mimo mapu, a to je objevování.',
  'AH-7.2':
    'Na každém poli, na které vstoupíš, nejdřív objevuješ, pokud je to mimo mapu, potom bojuješ, je-li tam soupeř a má-li aspoň jedna strana nabitá děla, a nakonec nastane účinek vrakoviště nebo proudu.',
  'AH-7.3':
    'Potom buď využiješ další krok, nebo zakotvíš. Vlajková loď, která zakotví, využije přístav a poklad na svém poli; nastane také to, co při zakotvení dělá tvoje frakce.',
  'AH-7.4':
    'Objevování připraví figurku o všechny kroky, které jí v této akci zbývaly, a bitva také.',
  'AH-7.5': 'Dokud figurka nezakotví, žádná další akce nemůže začít.',
  'AH-7.6': 'Počet figurek na jednom poli není omezený.',
  'AH-7.7': 'Kde nikdo nemá nabitá děla, tam se soupeři míjejí a potkávají bez následků.',
  'AH-7.8':
    'Přímý pohyb se počítá jen na poli, kde končí: bitva, terén i zakotvení nastávají tam a nikde cestou.',

  'AH-8.1':
    'Když některá tvoje figurka vykročí mimo mapu, dober další destičku regionu, polož ji tak, aby krok skončil na jednom z jejích polí, pohni tam figurkou a na destičku dej kostku bohatství s hodnotou 1.',
  'AH-8.2':
    'Polohu i natočení destičky určuješ ty, jen musí její pole navazovat na mřížku a nic nezakrývat. S destičkou, ze které připlouváš, jí stačí společná hrana jediného pole.',
  'AH-8.3': 'Nový ostrov nesmí mít společnou hranu s jiným ostrovem. Rohem se dotýkat mohou.',
  'AH-8.4':
    'Mimo mapu nesmíš vykročit tam, kam by žádnou destičku nešlo položit, ani když zásoba regionů došla.',
  'AH-8.5':
    'Kdyby proud unášel figurku mimo mapu tam, kde objevovat nejde, figurka zakotví na poli s proudem.',
  'AH-8.6':
    'Objevování ukončí kroky, ale nové pole působí hned: jeho vrakoviště poškodí a jeho proud figurku unáší dál ještě před zakotvením, třeba i k dalšímu objevování.',
  'AH-8.7':
    'Mezery, do kterých se žádná destička nevejde, k moři patří. Nikdo do nich nemůže vstoupit.',
  'AH-8.8': 'Hlídky, kutr i dělový člun objevují stejně jako vlajková loď.',

  'AH-9.1':
    'Bitva začíná, když se figurka pohne na pole, nebo když jí nějaký účinek dovolí bojovat, jako by se tam pohnula. Umístění figurky žádnou nezahájí a v mlze se nebojuje vůbec.',
  'AH-9.2':
    'Dokud máš na Dělech kostku jakékoli hodnoty, mají tvoje vlajková loď a tvoje hlídky nabitá děla. Pevnosti a dělový člun je mají nabitá vždy, kutr nikdy.',
  'AH-9.3':
    'Figurka s nabitými děly, která se na pole pohne, musí bojovat se všemi nepřátelskými figurkami na něm. Figurka bez nabitých děl musí bojovat s těmi, které je nabitá mají.',
  'AH-9.4':
    'Každá nepřátelská figurka znamená vlastní bitvu, každá jednotlivá hlídka také. Pořadí určuje hráč, který se pohnul, a ve všech je útočníkem.',
  'AH-9.5':
    'Bitva má pět kroků. Útočník určí nepřátelskou figurku a nastanou účinky začátku bitvy; útočník může snížit svou kostku na Dělech, nejvýše až na 1; potom to může udělat obránce; oba hodí bitevní kostkou, přičtou, o kolik kostku snížili, a své bonusy, a vyšší součet vyhrává, při remíze ten útočníkův; nakonec si vítěz může vybrat jednu z odměn za vítězství své frakce.',
  'AH-9.6':
    'Snížení kostky na Dělech platí do konce kola, pokud ji nějaký účinek zase nezvýší. I kostka s hodnotou 1 znamená, že máš nabitá děla.',
  'AH-9.7':
    'Flotila může mít na Dělech dvě kostky, ale v jedné bitvě může snížit jen jednu z nich.',
  'AH-9.8':
    'K hodu se přičítá: za pevnost 2, za dělový člun 3, za Rváče 1, za Skrýš zbraní počet tvých připravených spojenců a za Tajnou zbraň druhá bitevní kostka.',
  'AH-9.9':
    'Po bitvách už figurka v této akci žádný krok neudělá. Proud na jejím poli ji však stále unáší.',
  'AH-9.10':
    'Je-li figurka, která se na pole pohnula, odstraněna nebo odpluje díky odměně za vítězství, její zbývající bitvy na tomto poli se nekonají.',
  'AH-9.11':
    'Prohra stojí jen to, co určí odměna za vítězství a karty vítěze. Odměnu si může vybrat každý vítěz, ať má nabitá děla, nebo ne.',

  'AH-10.1':
    'Proudy a vrakoviště se týkají figurek, které se na pole pohnou, přístavy a poklady těch, které tam zakotví. Umístěné figurky se netýká nic z toho.',
  'AH-10.2':
    'Silný proud: figurka, která se sem pohne, se hned pohne o jedno pole dál ve směru šipky. Nestojí to žádný krok, děje se to před zakotvením a je to pohyb jako každý jiný, s bitvou, objevováním i terénem.',
  'AH-10.3':
    'Přístav: když tu tvoje vlajková loď zakotví, můžeš buď opravit 2 poškození, nebo přesunout jednu ze svých umístěných kostek na volné místo pro kostku na Dělech; Flotila takto může přesunout jen 5 nebo 6.',
  'AH-10.4': 'Mlha: na tomto poli nikdo nebojuje.',
  'AH-10.5':
    'Příznivý vítr: číslo, podle kterého pole najde akce Příznivý vítr a některé další účinky. Ostrovy žádné nemají.',
  'AH-10.6': 'Mělčina: přes tuto hranu pole žádný krok nevede. Přímý pohyb a umístění ji ignorují.',
  'AH-10.7':
    'Vrakoviště: figurka utrpí 1 poškození pokaždé, když se sem pohne. Kutr a dělový člun jsou v bezpečí, když plují díky kostce na vlastní kartě.',
  'AH-10.8':
    'Poklad: když tu tvoje vlajková loď zakotví, můžeš si vzít uvedené zlato. Poklad tu zůstává napořád; má ho každé vrakoviště a několik dalších polí.',
  'AH-10.9': 'Ostrov: zde se verbuje, pašuje a doručuje a potřebují ho některé akce frakcí.',

  'AH-11.1':
    'Když je poškozena vlajková loď, položí se žeton poškození na prázdné místo pro kostku na desce nebo na kartě posádky jejího majitele.',
  'AH-11.2':
    'Když poškození utrpíš, například od vrakoviště, vybíráš místo pro kostku ty. Když ti ho někdo udělí, například po bitvě, vybírá on.',
  'AH-11.3':
    'Místo nejde poškodit, leží-li na něm žeton poškození nebo kostka nebo je-li ohraničené přerušovanou čárou. Takové je místo pro kostku u Opravy a cena posádky, která stojí kostku.',
  'AH-11.4':
    'Když nejde poškodit žádné místo pro kostku, poškození se ignoruje. Vlajkovou loď nic neodstraní.',
  'AH-11.5': 'Poškozená hlídka nebo pevnost se vrátí do zásoby Flotily, žádný žeton se nepokládá.',
  'AH-11.6':
    'Poškození kutru nebo dělového člunu se pokládá na prázdné místo pro kostku na jeho kartě a nikdy se nedá opravit. Jsou-li poškozená všechna místa karty, karta se odhodí a loď zmizí z mapy.',
  'AH-11.7':
    'Oprava odstraní žeton z kteréhokoli tvého poškozeného místa pro kostku. Neopravené poškození zůstává, kolo za kolem.',

  'AH-12.1':
    'Dokud je tvoje vlajková loď na ostrově, můžeš bez kostky naverbovat libovolný počet vyložených karet tržiště se symbolem ostrova, které dokážeš zaplatit.',
  'AH-12.2':
    'Na ostrově s pevností verbuje Flotila, i když je její vlajková loď jinde, kdežto nepřátelské vlajkové lodě tam nemohou verbovat, pašovat ani doručovat.',
  'AH-12.3':
    'Cena je na kartě: 1 zlato, 2 zlata, nebo libovolná kostka, kterou umístíš na místo pro kostku ohraničené přerušovanou čárou.',
  'AH-12.4':
    'Kartu zasuň pod svou desku tak, aby byla vidět posádka; členů posádky můžeš mít libovolně mnoho. Mezeru na tržišti hned zaplní nová karta. Je-li balíček prázdný, mezera zůstane.',
  'AH-12.5':
    'Někteří členové posádky působí sami, jiní ti dají novou akci, s kostkou, nebo bez ní.',
  'AH-12.6': 'Karta odstraněná ze hry nebo vrácená do krabice se do hry už nevrátí.',

  'AH-13.1':
    'Na konci kola se v každém regionu porovnají body ovládání. Flotile se počítá 1 za hlídku, 2 za pevnost a 2 za vlajkovou loď, na kterémkoli poli. Unii se počítá 1 za každého spojence na ostrově, nebo 2, je-li v regionu kutr, a po 1 za vlajkovou loď, kutr a dělový člun, na kterémkoli poli. Pašerákům se nepočítá nic.',
  'AH-13.2':
    'Frakce s více body ovládání získá tolik bodů slávy, kolik ukazuje kostka bohatství. Při remíze, i v prázdném regionu, nezíská nikdo nic.',
  'AH-13.3': 'Potom přijde úklid. Za prvé: má-li někdo aspoň 30 bodů slávy, hra končí.',
  'AH-13.4':
    'Za druhé, jen ve dvou hráčích: první hráč musí zvýšit jednu kostku bohatství o 1 a může odstranit ze hry všechny vyložené karty tržiště, které se pak nahradí.',
  'AH-13.5': 'Za třetí: každý si vezme zpátky všechny své akční kostky a hodí jimi.',
  'AH-13.6': 'Za čtvrté: karta prvního hráče putuje k dalšímu hráči po směru hodinových ručiček.',
  'AH-13.7': 'Nakonec si Unie dobere dva plány, nebo kolik jich zbývá, a začíná nové kolo.',

  'AH-14.1':
    'Místa Flotily: čtyři pro Plavbu a dvě pro Příznivý vítr (libovolná kostka), Rozkaz (3), Děla (5) a Děla (6), Bombardování (4), Nasazení (libovolná kostka) a Oprava (2), ohraničená přerušovanou čárou.',
  'AH-14.2':
    'Kdykoli vlajková loď Flotily zakotví po Plavbě nebo Příznivém větru, může se k ní umístit hlídka ze zásoby.',
  'AH-14.3':
    'Bombardování: všichni spojenci na ostrově regionu, v němž je vlajková loď, se vrátí do zásoby Unie.',
  'AH-14.4':
    'Rozkaz: až čtyři různé hlídky udělají po jednom kroku. Každá sama za sebe objevuje, bojuje a potkává terén a žádnou jinou tím nezastaví.',
  'AH-14.5':
    'Nasazení: umísti hlídku na pole vlajkové lodi nebo na sousední pole. Na soupeřích ani na terénu nezáleží, ani na mělčinách.',
  'AH-14.6':
    'Hlídky bojují stejně jako vlajková loď. Nabitá děla mají jen díky kostce na Dělech a ta se v jejich bitvách může snižovat.',
  'AH-14.7':
    'Na konci svého tahu může Flotila vyměnit dvě hlídky na jednom ostrově za pevnost tamtéž, a to kolikrát může. Na ostrově jich může být víc.',
  'AH-14.8':
    'Pevnost se nepohybuje, má vždy nabitá děla, v bitvě přičítá 2, může se pro ni snížit kostka na Dělech a vládne svému ostrovu. Unie na něj přesto může umísťovat spojence.',
  'AH-14.9':
    'Po vítězství si Flotila vybere jedno: udělit 1 poškození a ukrást 1 zlato; udělit 2 poškození; nebo, porazila-li loď Unie, udělit 1 poškození a odstranit spojence z ostrova regionu, kde se bojovalo.',

  'AH-15.1':
    'Místa Unie: čtyři pro Plavbu, dvě pro Příznivý vítr a jedno pro Děla (libovolná kostka), Povstání (1), Šeptanda (6), Přesvědčování (6) a Oprava (sudá), ohraničená přerušovanou čárou. Karta kutru má místo pro libovolnou kostku, karta dělového člunu jedno pro 4 a jedno pro 6.',
  'AH-15.2':
    'Získaní spojenci jdou ze zásoby mezi připravené. Umístění spojenci jdou z připravených na ostrov. Odstranění spojenci jdou do zásoby. Na každém z těchto míst jich může být libovolně mnoho.',
  'AH-15.3':
    'Když loď Unie po Plavbě zakotví na ostrově, ať je to vlajková loď, kutr, nebo dělový člun, může Unie buď na tento ostrov umístit až 2 spojence, nebo 2 spojence získat.',
  'AH-15.4': 'Šeptanda: umísti po 1 spojenci na nejvýše čtyři ostrovy.',
  'AH-15.5': 'Povstání: umísti až 4 spojence na ostrov regionu, v němž je vlajková loď.',
  'AH-15.6': 'Přesvědčování: je-li vlajková loď na ostrově, získej 4 spojence.',
  'AH-15.7':
    'Plány se drží v ruce tajně a může jich být libovolně mnoho. Můžeš o nich mluvit, ať pravdivě, nebo ne, ale nesmíš je ukázat. Na každém stojí, kdy se dá zahrát; potom se odhodí lícem nahoru, jen karty kutru a dělového člunu zůstávají ve hře.',
  'AH-15.8':
    'Kutr a dělový člun se hrají jako akce: odstraň 2 spojence z jednoho ostrova a umísti tam loď.',
  'AH-15.9':
    'S kostkou na své kartě provede loď Plavbu (kutr až o 3 pole, dělový člun až o 2), nebo Příznivý vítr (podle hodnoty kostky). Vrakoviště jí přitom neublíží.',
  'AH-15.10':
    'Dělový člun má vždy nabitá děla, přičítá 3 a může se pro něj snížit kostka na Dělech. Kutr nemá nabitá děla nikdy a tato kostka mu není k ničemu, takže bojuje jen se soupeři, kteří nabitá děla mají.',
  'AH-15.11':
    'Mocné klepeto: kutr má sám 1 bod ovládání a zdvojnásobuje body všech spojenců na ostrově svého regionu.',
  'AH-15.12':
    'Kutr a dělový člun nevyužívají přístavy ani poklady, nemohou verbovat a netýkají se jich účinky pro „tvou vlajkovou loď“.',
  'AH-15.13':
    'Po vítězství kterékoli své lodi si Unie vybere jedno: udělit 1 poškození a umístit spojence na ostrov regionu, kde se bojovalo; nebo udělit 1 poškození a ukrást 1 zlato.',

  'AH-16.1':
    'Místa Pašeráka: tři pro Plavbu a po jednom pro Rychlou plavbu, Příznivý vítr a Děla (libovolná kostka), Vyjednávání (sudá) a Oprava (sudá), ohraničená přerušovanou čárou.',
  'AH-16.2':
    'Rychlá plavba: pohni svou vlajkovou lodí nejméně o 1 pole a nejvýše o tolik polí, kolik ukazuje kostka.',
  'AH-16.3':
    'Vyjednávání: na ostrově naverbuj jednoho vyloženého člena posádky s jakýmkoli symbolem a bez placení. Stejně můžeš naverbovat ještě jednoho, odstraníš-li z tohoto ostrova spojence, třetího však nikdy, a je-li tržiště prázdné, ani spojence odstranit nesmíš.',
  'AH-16.4':
    'Pašování, bez kostky a kolikrát chceš: dokud je tvoje vlajková loď na ostrově, vezmi si vyloženou kartu tržiště s jeho symbolem jako náklad. Nic nestojí a tržiště se doplní.',
  'AH-16.5': 'Vézt můžeš dvě karty nákladu. Máš-li jich víc, odstraň ze hry ty, které si vybereš.',
  'AH-16.6':
    'Doručení, bez kostky a kolikrát chceš: je-li tvoje vlajková loď na ostrově se symbolem, na který náklad míří, získej 2 body slávy, zvyš kostku bohatství regionu o 1, získej odměnu a kartu zasuň lícem dolů pod jeden ze svých dvou žetonů přízně, které zůstávají lícem dolů.',
  'AH-16.7':
    'Odměnu získáš tak, že posuneš bílý žeton na sousední pole tabulky, jen ne na to s černým žetonem. Co toto pole nabízí, si můžeš vzít. Černý žeton se pak posune na pole, které bílý opustil.',
  'AH-16.8':
    'Po vítězství si Pašerák vybere jedno: udělit 1 poškození a hned se pohnout o 1 nebo 2 pole, pryč od dalších bitev na tomto poli, pokud nějaké hrozí; nebo udělit 1 poškození a získat odměnu. Takto se Pašerák pohne jen jednou za akci.',

  'AH-17.1': 'Hru ukončí jedině kontrola při úklidu, po bodování regionů.',
  'AH-17.2':
    'Pašeráci odhalí přízeň. Doručená karta vynese 1 bod slávy za každý region na mapě, který má symbol z levého horního rohu karty a ovládá ho frakce, pod jejímž žetonem přízně leží.',
  'AH-17.3': 'Vyhrává hráč s nejvíce body slávy; při remíze ten z nich, kdo má nejvíc zlata.',
  'AH-17.4': 'Je-li remíza i potom, vítězství je společné.',

  'AH-18.1': 'Kde text posádky nebo plánu odporuje pravidlům, platí karta.',
  'AH-18.2': 'Co nejde, to nejde, ledaže něco výslovně říká, že se právě toto ignoruje.',
  'AH-18.3': 'Děje-li se víc věcí najednou, určí jejich pořadí hráč na tahu.',
  'AH-18.4':
    'Hodnoty kostek mohou znát všichni. Tajné jsou plány v ruce, pořadí všech balíčků i destiček, destička v krabici, který žeton přízně je který, a doručené karty ležící lícem dolů.',
  'AH-18.5': 'Když jeden ze dvou hráčů už nevidí naději, není ostuda se vzdát.',
};
