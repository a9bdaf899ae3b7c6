import type { clauses as en } from '../en/clauses.ts';

export const clauses: Record<keyof typeof en, string> = {
  'RO-1.1': 'Ve hře je 43 karet oblastí. Každá má na jedné straně oblast a na druhé postavu.',
  'RO-1.2':
    'Základních karet je 12, po třech v každé ze čtyř barev: modré, červené, zelené a žluté. Poznáš je podle praporu; trojice tvarů je ve všech barvách stejná.',
  'RO-1.3': 'Žetonů průzkumu je 96, v každé barvě 24.',
  'RO-1.4': 'Mince mají hodnotu 1 (30 kusů), nebo 5 (6 kusů).',
  'RO-1.5':
    'K výbavě patří také 24 artefaktů, jedna karta hlídky (v jiných vydáních „outpost“) a čtyři přehledové karty, z nichž jedna označuje začínajícího hráče.',
  'RO-1.6':
    'Strana s oblastí ukazuje šest polí, na některých z nich mince, a k tomu body a zmenšený tvar. Na straně s postavou najdeš portrét, jméno a tvar.',

  'RO-2.1':
    'Mapa je široká 3 karty a vysoká 2 karty. Každá karta leží na výšku a má 2 pole na šířku a 3 pole na výšku, takže celá mapa tvoří jedinou mřížku 6 × 6 = 36 polí.',
  'RO-2.2':
    'Řady mapy se počítají od severního okraje k jižnímu, sloupce od západního k východnímu; obojích je šest.',
  'RO-2.3':
    'Šest karet mapy má pevné pořadí: nejdřív tři severní od západu k východu, potom tři jižní stejným směrem. Každé pole patří ke kartě, na které leží.',
  'RO-2.4':
    'Každá karta oblasti má u jedné kratší hrany, té spodní, svitek a svitky míří ven z mapy. Tři jižní karty proto leží svitkem k jihu, kdežto tři severní jsou otočené o 180°, svitkem k severu.',
  'RO-2.5':
    'Natištěné mince se otáčejí spolu s kartou. Na jižních kartách leží tak, jak je vidíš se svitkem dole, na severních jsou otočené o 180°.',
  'RO-2.6':
    'Nová karta leží stejným směrem jako ta, kterou nahrazuje. Natočení karty oblasti tedy závisí jen na tom, kde na mapě leží.',
  'RO-2.7':
    'Hranice mezi kartami nehrají roli při pokládání žetonů, při jejich posouvání ani při určování sousedních polí. Celá mapa je jedna mřížka.',
  'RO-2.8':
    'Každý hráč sedí u jiného okraje mapy: jižního, západního, severního, nebo východního, což je zároveň pořadí po směru hodinových ručiček. Obvykle hrají dva hráči na jihu a severu, tři na jihu, západě a severu a čtyři u všech okrajů; okraje se dají zvolit i libovolně.',
  'RO-2.9':
    'Tvoje postavy leží před tebou, všechny stejným směrem a horní hranou k mapě. Tvar přenášíš na mapu přesně tak, jak ho máš před sebou: od jihu beze změny, od ostatních okrajů otočený po směru hodinových ručiček, a to od západu o 90°, od severu o 180° a od východu o 270°.',
  'RO-2.10':
    'Tvar nesmíš otáčet: jeho směr je po celou hru daný tvým okrajem mapy. Nesmíš ho ani zrcadlově převrátit. Jedinou výjimkou je schopnost artefaktu Otočení tvaru.',
  'RO-2.11':
    'Poloha je dovolená, když každé plné místo tvaru padne na pole mapy. Prázdná místa mohou přesahovat mimo mapu.',
  'RO-2.12':
    'Příklad: tvar má plná místa vlevo nahoře, vpravo nahoře a vlevo dole a prázdné místo vpravo dole. Při pohledu se severem nahoře leží prázdné místo na mapě od jižního okraje vpravo dole, od západního vlevo dole, od severního vlevo nahoře a od východního vpravo nahoře.',

  'RO-3.1':
    'Na začátku si vezmi tři základní karty a 24 žetonů jedné barvy. Barvy, za které nikdo nehraje, zůstanou v krabici.',
  'RO-3.2':
    'Zamíchej všech 43 karet oblastí a polož je jako dobírací balíček oblastmi nahoru. Vrchní kartu balíčku tak vidí všichni.',
  'RO-3.3':
    'Dober šest karet a slož z nich mapu: nejdřív severní řadu od západu k východu, potom stejně jižní.',
  'RO-3.4':
    'Každý hráč si zvolí jeden okraj mapy a vyloží u něj své tři základní karty lícem nahoru.',
  'RO-3.5':
    'Určí se začínající hráč; dál jdou tahy po směru hodinových ručiček, jak kdo u mapy sedí. Začínající hráč nemá žádnou minci, druhý a třetí v pořadí mají po 1 minci a čtvrtý má 2 mince. Při menším počtu hráčů se chybějící pořadí prostě vynechá: ve dvou je to 0 a 1, ve třech 0, 1 a 1.',
  'RO-3.6':
    'V základní hře zůstávají artefakty v krabici, v plnohodnotné hře se s nimi hraje. Variantu s hlídkou i pokročilou variantu můžeš přidat ke kterékoli z nich, třeba i obě najednou.',

  'RO-4.1':
    'Tah má pět kroků: 1. artefakty použitelné na začátku a po nich odpočinek nebo dřívější odpočinek; 2. využití právě jedné postavy otočené lícem nahoru, položení žetonů a zisk mincí; 3. prázdná místa; 4. zbývající artefakty a kontrola karty hlídky; 5. konec tahu. Na konci tahu se nejdřív vyhodnotí plně obsazené karty, potom se zjistí, zda nastává konec hry, a nakonec můžeš koupit nejvýše jeden artefakt.',
  'RO-4.2': 'Ve svém tahu musíš využít postavu, pasovat nejde. Můžeš využít jen jednu.',

  'RO-5.1':
    'Máš-li na začátku svého tahu všechny postavy lícem dolů, všechny se zdarma otočí lícem nahoru a tah pokračuje jako obvykle. Děje se to samo od sebe.',
  'RO-5.2':
    'Dřívější odpočinek: na začátku svého tahu můžeš otočit všechny své postavy lícem nahoru, i když některé tak ještě leží. Za každou postavu, která je v tu chvíli lícem nahoru, zaplatíš do zásoby 1 minci. Platí se celá cena a otáčejí se všechny postavy, nebo žádná.',
  'RO-5.3':
    'Dřívější odpočinek je možný jen tehdy, máš-li lícem dolů aspoň jednu postavu nebo jeden artefakt.',
  'RO-5.4':
    'Za tah můžeš odpočívat nejvýše jednou, ať zdarma, nebo dříve za mince, a to jen v prvním kroku tahu.',
  'RO-5.5':
    'Odpočinek i dřívější odpočinek otočí lícem nahoru také všechny tvoje artefakty. Artefakty, které už lícem nahoru leží, cenu nikdy nezvyšují.',
  'RO-5.6':
    'Karta získaná v tahu soupeře k tobě přijde lícem nahoru. Jsou-li všechny tvoje ostatní postavy lícem dolů, odpočinek zdarma ti v příštím tahu nepřipadne: buď využiješ právě tuto kartu, nebo zaplatíš 1 minci za dřívější odpočinek.',

  'RO-6.1':
    'Postavu využiješ tak, že vybereš jednu ze svých karet otočených lícem nahoru a otočíš ji lícem dolů.',
  'RO-6.2': 'Vyber polohu, ve které se tvar vejde na mapu.',
  'RO-6.3':
    'Na každé volné pole pod plným místem tvaru polož jeden žeton. Žádné takové pole nesmíš vynechat, pokud na ně žeton položit můžeš.',
  'RO-6.4':
    'Plné místo, které padne na obsazené pole, se vynechá, ať tam leží soupeřův žeton, nebo tvůj dřívější; ostatní se zaplní. Kvůli obsazeným polím není poloha zakázaná.',
  'RO-6.5':
    'Polohu můžeš zvolit, jen když v ní jde položit aspoň jeden žeton: na volné pole pod plným místem, a není-li takové, na prázdné místo za mince nebo díky artefaktu, anebo výměnou žetonu. Zvolíš-li takovou polohu, přestože by postava jinde zaplnila plné místo, musíš ten žeton položit. Pokud žeton nejde položit v žádné poloze nebo žádný nemáš, kartu jen otočíš lícem dolů a nic nepoložíš.',
  'RO-6.6': 'Na jednom poli mapy nikdy neleží víc než jeden žeton; výjimkou je pokročilá varianta.',
  'RO-6.7':
    'Za každý žeton položený na pole s mincemi si hned vezmeš ze zásoby tolik mincí, kolik jich pole ukazuje; může jich být i víc. Natištěné mince se nevyčerpají: dokud karta leží na mapě, vynese je i každý další žeton položený na totéž pole, ať po posunu či výměně žetonu, nebo jako druhý v pokročilé variantě.',
  'RO-6.8':
    'Své žetony si z mapy brát zpátky nesmíš. Vrátí se teprve tehdy, když je jejich karta plně obsazená nebo když je někdo nahradí pomocí artefaktu.',
  'RO-6.9':
    'Bez žetonů v zásobě odehraješ tah jako obvykle, jen nic nepoložíš. Máš-li žetonů méně než polí k zaplnění, vybereš, která z těchto polí je dostanou.',

  'RO-7.1':
    'Po zaplnění plných míst můžeš zaplatit 2 mince a položit jeden žeton na prázdné místo právě využitého tvaru, v právě zvolené poloze.',
  'RO-7.2':
    'Totéž můžeš zopakovat pro každé prázdné místo této karty, pokaždé za 2 mince a v libovolném pořadí, dokud ti stačí mince a žetony.',
  'RO-7.3': 'Prázdné místo jde zaplnit, jen když leží na mapě a padne na volné pole.',
  'RO-7.4':
    'Na prázdná místa můžeš utratit i mince získané dříve v témže tahu, včetně těch z právě zaplněného prázdného místa.',
  'RO-7.5': 'Žeton na prázdném místě vynáší natištěné mince jako kterýkoli jiný.',

  'RO-8.1':
    'Na konci tahu aktivního hráče je plně obsazená každá karta oblasti, která má žeton na všech šesti polích. Karta zaplněná uprostřed tahu se vyhodnotí až na jeho konci.',
  'RO-8.2':
    'Je-li plně obsazených karet víc, vyhodnotí se jedna po druhé: nejdřív severní řada od západu k východu, potom jižní. Každá se vyřídí celá – vítěz, mince, nová karta – a teprve pak přijde další; nová karta je prázdná, takže se nic neřetězí.',
  'RO-8.3':
    'Plně obsazenou kartu získá hráč, který na ní má nejvíce žetonů, ať je na tahu kdokoli. Shodu na čele rozhodne dražba.',
  'RO-8.4': 'Všechny žetony z plně obsazené karty se vrátí do zásob svých majitelů.',
  'RO-8.5':
    'Vítěz si kartu přidá ke svým postavám, postavou nahoru a stejným směrem jako ostatní. Využít ji může od svého příštího tahu.',
  'RO-8.6':
    'Každý další hráč, který měl na kartě aspoň jeden žeton, si vezme právě 1 minci bez ohledu na to, kolik žetonů tam měl. Vítěz si nevezme žádnou.',
  'RO-8.7':
    'Místo získané karty přijde na mapu vrchní karta dobíracího balíčku, natočená stejně jako ta předchozí.',
  'RO-8.8':
    'Příklad: tvůj třetí žeton zaplní šesté pole karty, na které mají tři soupeři po jednom žetonu. Kartu získáš ty a každý z nich si vezme 1 minci.',

  'RO-9.1': 'Dražby se účastní jen hráči, kteří mají na kartě shodně nejvíce žetonů.',
  'RO-9.2':
    'Začíná aktivní hráč, pokud se dražby účastní; jinak první účastník po směru hodinových ručiček od něj. Nabízí se po směru hodinových ručiček a jen jednou dokola.',
  'RO-9.3':
    'V dražbě buď pasuješ, nebo učiníš jedinou nabídku. Musí být aspoň o 1 vyšší než dosud nejvyšší nabídka, první však může být i 0. Víc mincí, než máš, nabídnout nesmíš.',
  'RO-9.4':
    'Kdo nabídne nejvíc, získá kartu a svou nabídku zaplatí do zásoby. Ostatní neplatí nic.',
  'RO-9.5': 'Pokud pasují všichni, získá kartu za 0 mincí ten účastník, který byl na řadě první.',
  'RO-9.6':
    'Mince útěchy se vyplácejí až po dražbě, takže s nimi dražit nejde. Dostanou je i ti, kdo v dražbě prohráli.',
  'RO-9.7':
    'Nabídky jsou veřejné. Příklad: při shodě 3 : 3 nabídne aktivní hráč 0; druhý hráč nemá ani minci, nabídnout víc nemůže, a karta tak připadne aktivnímu hráči.',

  'RO-10.1':
    'Konec hry nastává, když po vyhodnocení karet na konci tahu vlastní některý hráč 10 nebo více postav včetně základních. Nezáleží na tom, čí tah to byl.',
  'RO-10.2':
    'Kolo se pak dokončí, aby všichni odehráli stejně tahů; kolo začíná vždy tahem začínajícího hráče. Nastane-li konec v tahu posledního hráče kola, hra tímto tahem končí.',
  'RO-10.3': 'Zbytek posledního kola se hraje jako obvykle a postav můžeš mít i víc než 10.',
  'RO-10.4':
    'Sečti body na všech svých postavách, v plnohodnotné hře i na artefaktech, a přidej 3 body za kartu hlídky, máš-li ji. Je jedno, zda karty leží lícem nahoru, nebo dolů.',
  'RO-10.5':
    'Vyhrává nejvyšší součet bodů. Při shodě rozhodne vyšší počet mincí, a je-li i ten stejný, vítězství je společné.',
  'RO-10.6':
    'Pokud se během celého kola žádný žeton nepoloží, neposune ani nenahradí, hra po tomto kole končí a sečtou se body.',

  'RO-11.1':
    'V plnohodnotné hře zamíchej 24 artefaktů a čtyři vylož lícem nahoru vedle mapy jako řadu artefaktů; ostatní tvoří zásobu.',
  'RO-11.2':
    'Tvoje artefakty leží vedle tvých postav. Koupený artefakt k tobě přijde lícem nahoru.',
  'RO-11.3': 'Počet artefaktů, které můžeš mít, není omezený.',
  'RO-11.4':
    'Na konci svého tahu, po vyhodnocení plně obsazených karet, můžeš koupit jeden ze čtyř artefaktů v řadě za uvedenou cenu, kterou zaplatíš do zásoby; řada se pak doplní ze zásoby artefaktů. Za tah můžeš koupit jen jeden a použít ho můžeš nejdřív v příštím tahu.',
  'RO-11.5':
    'Artefakt použiješ tak, že ho otočíš lícem dolů; musí tedy ležet lícem nahoru. Můžeš to udělat jen ve vlastním tahu, zato s libovolným počtem artefaktů.',
  'RO-11.6':
    'Artefakty ležící lícem dolů se otočí zpátky při odpočinku i při dřívějším odpočinku. Artefakt použitý v prvním kroku ještě před odpočinkem tak můžeš v témže tahu použít znovu.',
  'RO-11.7':
    'Artefakty se nepočítají mezi postavy: nebrání odpočinku zdarma, nezvyšují cenu dřívějšího odpočinku a nezapočítávají se do 10 karet, které ukončí hru.',
  'RO-11.8': 'Když zásoba artefaktů dojde, řada se už nedoplňuje.',

  'RO-12.1':
    'Zisk mince: vezmi si 1 minci ze zásoby. Můžeš to udělat kdykoli ve svém tahu, dokud neskončí nákup artefaktu.',
  'RO-12.2':
    'Posun žetonu: posuň jeden žeton, svůj nebo soupeřův, na volné pole mapy, které s ním sousedí horizontálně nebo vertikálně, třeba i přes hranici karet; mince za to nezískáš. Můžeš to udělat před využitím postavy i po něm, ale ještě před vyhodnocením plně obsazených karet.',
  'RO-12.3':
    'Otočení tvaru: při pokládání žetonů postavy můžeš tvar otočit o 90° po směru hodinových ručiček, navíc k natočení podle tvého okraje mapy. Otáčejí se i prázdná místa a víc těchto artefaktů v jednom tahu se sčítá: dva dají 180°.',
  'RO-12.4':
    'Zaplnění prázdného místa: polož jeden žeton na prázdné místo bez placení, ale jen při využití postavy a jen v jejím tvaru. Místo musí padnout na volné pole mapy a natištěné mince získáš jako jindy. Víc těchto artefaktů zaplní víc prázdných míst a můžeš je kombinovat s placením.',
  'RO-12.5':
    'Otočení karty: otoč jednu svou postavu na druhou stranu, ať lícem nahoru, nebo dolů; artefakty takto otáčet nejde. Můžeš to udělat i na samém začátku tahu, třeba otočit dolů poslední postavu a zajistit si tím odpočinek zdarma, ale mezi odpočinkem a využitím postavy ti nesmějí zůstat všechny postavy lícem dolů. Po využití můžeš postavu otočit zase nahoru pro příští tah, druhou postavu ti však tato schopnost v témže tahu využít nedovolí.',
  'RO-12.6':
    'Výměna žetonu: při pokládání žetonů nahraď jeden soupeřův žeton na poli, které zakrývá tvar právě využívané postavy, žetonem ze své zásoby a získej mince na tomto poli natištěné. Soupeřův žeton se vrátí do zásoby svého majitele bez náhrady. Na prázdném místě tvaru musíš navíc zaplatit 2 mince nebo použít Zaplnění prázdného místa.',

  'RO-13.1':
    'Karta hlídky leží vedle mapy. Kdo ve svém tahu úplně obklopí soupeřův žeton vlastními žetony na všech 8 okolních polích, vezme si ji; na konci hry se za ni počítají 3 body. Jednou získaná karta už nezmění majitele.',
  'RO-13.2':
    'Všech 8 okolních polí musí existovat, takže žeton na krajních polích mapy obklopit nejde.',
  'RO-13.3':
    'Kontroluje se po každém položení, posunu či výměně žetonu, které provede aktivní hráč, a to dřív, než se z mapy odklidí plně obsazené karty. Kartu hlídky může získat jen aktivní hráč. Stačí, že je žeton v tu chvíli obklopený; kdo položil poslední žeton, není důležité.',
  'RO-13.4':
    'V pokročilé variantě musí na prostředním poli ležet aspoň jeden soupeřův žeton a na každém z 8 okolních polí aspoň jeden tvůj.',

  'RO-14.1':
    'Na jednom poli mohou ležet až dva žetony na sobě, i oba téže barvy. Volné je pole, na kterém leží méně než dva žetony; obsazené je teprve pole se dvěma.',
  'RO-14.2': 'Jedno využití postavy i tady položí na každé pole nejvýše jeden žeton.',
  'RO-14.3':
    'Karta je plně obsazená, když na každém z jejích šesti polí leží aspoň jeden žeton. Získá ji hráč, který na ní má nejvíce žetonů, a shoda se řeší jako obvykle.',
  'RO-14.4': 'Mince vynese každý žeton položený na pole s mincemi, tedy i druhý v pořadí.',
  'RO-14.5':
    'Posun žetonu může přesunout kterýkoli ze dvou žetonů na sobě na kterékoli sousední pole s méně než dvěma žetony. Výměna žetonu může nahradit soupeřův žeton na poli s jedním i se dvěma žetony.',

  'RO-15.1':
    'Všech komponent kromě mincí je jen omezený počet: co dojde, není k mání. Mince dojít nemohou; kdyby nestačily, poslouží jakákoli náhrada.',
  'RO-15.2':
    'Dojdou-li ti žetony, hraješ dál bez pokládání; máš-li jich málo, vybereš, která pole je dostanou.',
  'RO-15.3':
    'Je-li dobírací balíček prázdný, zůstane po získané kartě v mapě mezera a jejích šest polí už k mapě nepatří. Plná místa tvaru tam ležet nesmějí, prázdná nad mezeru přesahovat mohou a žetony se tam posouvat nedají. V praxi se to nestává, protože v balíčku je 37 karet.',
  'RO-15.4':
    'Pokud se tvar postavy nikam nevejde, což je možné jen na mapě s mezerou, postava se otočí lícem dolů a nic nepoloží.',

  'RO-16.1':
    'Mince, žetony, postavy v obou polohách, artefakty, řada artefaktů i vrchní karta dobíracího balíčku jsou veřejné. Skryté je jen pořadí dalších karet v balíčku a pořadí artefaktů v zásobě.',
};
