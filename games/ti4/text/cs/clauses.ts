import type { clauses as en } from '../en/clauses.ts';

export const clauses: Record<keyof typeof en, string> = {
  'TI-1.1': 'Text karty má přednost před pravidly. Dá-li se splnit obojí, platí obojí.',
  'TI-1.2':
    '„Nemůže“ vždy vítězí. Střetnou-li se dva zákazy, trvalý má přednost před jednorázovým a to, co něco dovoluje, před tím, co to ruší.',
  'TI-1.3':
    'Schopnost provedeš celou; na tobě je jen to, u čeho stojí „můžeš“. Součásti ve hře fungují, ať chceš, nebo ne, pokud v jejich textu není „můžeš“.',
  'TI-1.4':
    'Z účinků spojených slovem „a“ provedeš všechny, které provést jdou. Co následuje po slově „pak“, platí jen tehdy, když se splnila část před ním.',
  'TI-1.5':
    'Co stojí před „abys“ nebo před středníkem, je cena. Nemůžeš-li ji zaplatit celou, účinek nezískáš.',
  'TI-1.6':
    '„Když“ znamená v průběhu události, kterou účinek často mění; „poté“ přichází až po ní. „Před“ a „poté“ nenechávají místo pro nic mezi tím.',
  'TI-1.7': 'Pokaždé, když něco schopnost spustí, zafunguje jednou.',
  'TI-1.8':
    'Má-li ve stejnou chvíli schopnosti více hráčů, používají je po jedné dokola, dokud všichni neodmítnou. Ve fázi akcí podle iniciativy od aktivního hráče, ve strategické fázi a ve fázi agendy po směru hodinových ručiček od mluvčího, ve stavové fázi podle iniciativy.',
  'TI-1.9':
    'Začátek boje a začátek jeho prvního kola je tatáž chvíle; konec posledního kola a konec boje také.',
  'TI-1.10':
    'Kostky jsou desetistěnné a 0 znamená 10. Bonusy a postihy mění výsledek hodu, ne potřebnou hodnotu.',
  'TI-1.11':
    'Přehazuje se hned po hodu, dřív než cokoli jiného. Jedna schopnost stejnou kostku dvakrát nepřehodí, jiná schopnost ano.',
  'TI-1.12':
    'Co platí v tomto tahu, končí s ním. Účinek, který už začal, trvá celou dobu, i když jeho zdroj zmizí.',
  'TI-1.13':
    'Karty akcí a směnky v ruce i své nezapočítané tajné cíle vidíš jen ty a cíle ležící lícem dolů nezná nikdo. Technologie vidí všichni.',
  'TI-1.14':
    'Protivník je ten, s jehož loděmi bojuješ ve vesmíru nebo s jehož pozemními silami bojuješ na planetě. Účinky, které mluví o protivníkovi, třetí hráč nepoužívá a nedotýkají se ho.',
  'TI-1.15':
    'Odstraněná jednotka nebyla zničena: co čeká na zničení, se nespustí. Odstraňuje úsek flotily, kapacita a gravitační propast.',

  'TI-2.1':
    'Herní kolo má čtyři fáze: strategickou fázi, fázi akcí, stavovou fázi a fázi agendy. Fáze agendy se nehraje, dokud na Mecatolu Rex leží žeton správců; poprvé přijde v kole, ve kterém byl odstraněn.',
  'TI-2.2':
    'Od mluvčího po směru hodinových ručiček si každý vezme kartu strategie i se zbožím, které na ní leží; ve třech nebo čtyřech hráčích se výběr zopakuje, opět od mluvčího. Na každou nevybranou kartu přijde 1 zboží.',
  'TI-2.3':
    'Číslo tvé karty strategie je tvoje iniciativa, i když je karta vyčerpaná; ze dvou karet platí nižší číslo.',
  'TI-2.4':
    'Kdo drží žeton Naalu, má v tomto kole iniciativu 0, ať se s kartami strategií stane cokoli. Odevzdá ho na konci stavové fáze.',
  'TI-2.5':
    'S Politickou stabilitou si necháš své karty strategií, připravené, i jejich iniciativu. V příští strategické fázi si žádné nevybíráš.',
  'TI-2.6':
    'Veřejná potupa vrátí vybranou kartu strategie i se zbožím, které na ní leží. Hráč si musí vzít jinou, je-li nějaká.',
  'TI-2.7':
    'Ve fázi akcí se tahy střídají dokola v pořadí iniciativy a přeskakují ty, kdo už vynechali.',
  'TI-2.8':
    'Ve svém tahu provedeš jednu akci: strategickou, taktickou, nebo akci součásti. Není-li žádná možná, musíš vynechat.',
  'TI-2.9':
    'Dokud nemáš všechny své karty strategií vyčerpané, vynechat nemůžeš. Po vynechání už v tomto kole nemáš tahy, ale sekundární schopnosti, karty hrané v jejich chvíli a transakce ti zůstávají. V tahu, ve kterém vynecháš, můžeš ještě obchodovat a použít to, co patří na začátek tahu.',
  'TI-2.10': 'Když všichni ostatní vynechali, hraješ jeden tah za druhým.',
  'TI-2.11':
    'Akci součásti můžeš provést jen tehdy, když ji dokážeš provést celou. Je-li zrušena, akce ti zůstává.',

  'TI-3.1':
    'Při strategické akci proveď primární schopnost své karty odshora dolů; části s cenou nebo se slovem „můžeš“ jsou nepovinné. Potom může po směru hodinových ručiček každý z ostatních jednou použít sekundární schopnost. Sekundární schopnost své vlastní karty nepoužiješ nikdy.',
  'TI-3.2':
    'Sekundární schopnost stojí 1 žeton rozkazu z úseku strategie. Vrací se do záloh, u Výstavby jde na herní plán. Jen Vedení žeton nestojí.',
  'TI-3.3':
    'Vedení: získej 3 žetony rozkazů a 1 další za každé 3 vlivy, které utratíš; počítá se i zboží. Ostatní mohou jen kupovat.',
  'TI-3.4':
    'Diplomacie: zvol systém se svou planetou, jen ne Mecatol Rex. Každý jiný hráč, který tam nemá žeton rozkazu, jej tam umístí ze záloh, a nemá-li, ze svého velitelského centra. Potom připrav až dvě své planety kdekoli. Sekundární schopnost také připraví až dvě.',
  'TI-3.5':
    'Politika: urči nového mluvčího. Můžeš to být ty, ale ne ten, kdo má žeton právě teď. Potom si vytáhni 2 karty akcí, prohlédni si dvě vrchní agendy a každou dej navrch, nebo naspod balíčku, v libovolném pořadí. Ostatní si mohou vytáhnout 2 karty akcí.',
  'TI-3.6':
    'Výstavba: můžeš zdarma umístit vesmírný dok nebo POS a potom ještě jeden POS na planety, které kontroluješ, ať tam leží jakékoli žetony. Každého z nich se můžeš vzdát. Ostatní umístí utracený žeton do libovolného systému a mohou v něm postavit jednu budovu; mají-li tam žeton už dřív, utracený se vrátí do záloh.',
  'TI-3.7':
    'Obchod: získej 3 zboží a doplň suroviny do hodnoty své frakce. Potom jmenuj libovolné hráče: ti musí sekundární schopnost provést ve svém pořadí, jednou a bez placení. I ta doplní suroviny.',
  'TI-3.8':
    'Válečnictví: vezmi z herního plánu jeden svůj žeton rozkazu a získej jeden do libovolného úseku; bez žetonu na plánu nezískáš nic. Potom žetony v úsecích přerozděl. Ostatní vyrábějí v jednom vesmírném doku ve svém domovském systému; jejich žeton se na plán neumísťuje.',
  'TI-3.9':
    'Technologie: vyzkoumej jednu technologii zdarma a druhou, chceš-li, za 6 zdrojů. Ostatní vyzkoumají jednu za svůj žeton a 4 zdroje.',
  'TI-3.10':
    'Majestát: můžeš si započítat jeden splněný veřejný cíl navíc k tomu ze stavové fáze. Kontroluješ-li Mecatol Rex, získáš pak 1 vítězný bod, i bez domovských planet; jinak si můžeš vytáhnout tajný cíl. Ostatní si mohou také jeden vytáhnout.',
  'TI-3.11':
    'Když sekundární schopnost dostali na výběr všichni, karta se vyčerpá a v tomto kole už ji použít nejde.',

  'TI-4.1':
    'Máš 16 žetonů rozkazů. Začínáš se 3 v úseku taktiky, 3 v úseku flotily a 2 v úseku strategie. Získané žetony dáváš do úseků podle své volby; nemáš-li v zálohách žádný, nezískáš nic.',
  'TI-4.2':
    'Má-li účinek umístit tvůj žeton a v zálohách žádný není, vezme se z úseku podle tvé volby. Máš-li v tom systému už žeton, nebere se nic.',
  'TI-4.3':
    'Dva tvoje žetony v jednom systému nikdy neleží: druhý jde do záloh. Co na jeho umístění závisí, se stane i tak.',
  'TI-4.4': 'Mezi úseky přesouváš žetony jen ve stavové fázi a pomocí Válečnictví.',

  'TI-5.1':
    'V jednom systému můžeš mít tolik lodí mimo stíhače, kolik máš žetonů v úseku flotily, s Armadou o dvě víc. Platí to stále; přebytečné lodě si vybereš a odstraníš.',
  'TI-5.2':
    'Do úseku flotily se nepočítají jednotky na planetách, jednotky, které zabírají kapacitu, ani lodě, které systémem jen prolétají.',
  'TI-5.3':
    'Stíhače a pozemní síly v oblasti vesmíru potřebují kapacitu tvých lodí v témže systému; každý tvůj vesmírný dok se postará o tři stíhače. Přebytek podle své volby odstraníš po pohybu, po zásazích Vesmírným dělem i kdykoli jindy, jen ne během boje. Po boji se nejdřív určí vítěz.',
  'TI-5.4': 'Žádná jednotka nepatří ke konkrétní lodi, leda když ji ta loď právě přepravuje.',
  'TI-5.5':
    'Stíhače II nad tvou kapacitu mohou zůstat a pohybovat se samy. Každý z nich zabere jedno místo v úseku flotily, Hybridní krystalový stíhač II půl místa.',
  'TI-5.6': 'Pozemní síly bez kapacity ve vesmíru zůstat nemohou.',
  'TI-5.7':
    'Lodě mohou přibýt i nad limit úseku flotily, ať je přivede cokoli. Přebytek pak hned odstraníš podle vlastního výběru: do plného systému tak může přiletět bitevník výměnou za torpédoborec. Totéž platí, když se úsek zmenší.',

  'TI-6.1':
    'Taktická akce začíná žetonem z úseku taktiky, který umístíš do libovolného systému bez svého žetonu. Žetony ostatních nevadí a jednotky tam mít nemusíš.',
  'TI-6.2':
    'Následuje pohyb s útokem vesmírným dělem, vesmírný boj, invaze a výroba. V žádném z těchto kroků se nic stát nemusí.',
  'TI-6.3':
    'Účinky, které reagují na aktivaci, přicházejí před pohybem. Ukončí-li některý z nich tah, žeton na plánu zůstane, zbytek akce odpadá a na tuto aktivaci už nikdo nereaguje.',
  'TI-6.4':
    'Směnky vyložené před tebou se vrátí svému majiteli, když aktivuješ systém s jeho jednotkami; patří mezi ně Podpora nároku na trůn.',

  'TI-7.1':
    'Lodě se přesouvají mezi sousedními systémy, vstoupí nejvýše do tolika systémů, kolik je jejich dolet, a musí skončit v aktivním systému.',
  'TI-7.2':
    'Ze systému se svým žetonem rozkazu žádnou loď nepřesuneš; výjimkou je aktivní systém. Prolétat takovým systémem můžeš.',
  'TI-7.3':
    'Systémem s loděmi jiného hráče neprolétneš, stačí jediný stíhač. V aktivním systému cizí lodě být mohou.',
  'TI-7.4':
    'Lodě v aktivním systému mohou zůstat, nebo odletět a vrátit se, stačí-li jejich dolet k tomu, aby něco přivezly.',
  'TI-7.5': 'Nejdřív určíš všechny lodě, které se přesunou. Dorazí současně.',
  'TI-7.6': 'Do pole asteroidů ani přes ně se nelétá, leda s Antihmotnostními deflektory.',
  'TI-7.7':
    'Do supernovy ani přes ni se nelétá. Lodě Žáru Muaatu přes ni mohou a s Reaktorem Magmus i do ní.',
  'TI-7.8':
    'Do mlhoviny se dá vletět, jen když je aktivním systémem, a prolétnout ji nejde nikdy. Lodě, které z ní vyrážejí, mají dolet 1, k němuž se přičítají bonusy. Lodě, které se v ní brání, přičítají 1 ke svým bojovým hodům.',
  'TI-7.9':
    'Z gravitační propasti nebo skrz ni doletí loď o 1 dál, ale při každém opuštění propasti hází kostkou: při 1 až 3 se odstraní i s nákladem. Náklad sám nehází. Skončit v propasti nic neznamená.',
  'TI-7.10':
    'Systémy se stejnou červí dírou spolu sousedí ve všech ohledech. Žádný systém nesousedí sám se sebou. Planety a jednotky sousedí s tím, s čím sousedí jejich systém, a planeta také se svým vlastním systémem.',
  'TI-7.11':
    'Domovský systém Creussu leží vedle galaxie a patří k hernímu plánu. Vedou do něj jen červí díry delta: ta z Creusské brány a ta z lodi Hil Colish.',
  'TI-7.12':
    'Přesun mimo krok Pohyb, třeba ústup, Obratný ústup nebo Předvídavost, se řídí vlastním textem, ne doletem. Lodě přitom mohou podle kapacity vzít jednotky ze svého systému, i z jeho planet.',
  'TI-7.13':
    'Ústupem, Obratným ústupem ani Předvídavostí se nedá vletět do mlhoviny, bez Antihmotnostních deflektorů ani do pole asteroidů a bez Reaktoru Magmus ani do supernovy.',
  'TI-7.14':
    'Lodě, které z gravitační propasti odlétají ústupem, Obratným ústupem nebo díky Předvídavosti, házejí také: při 1 až 3 se odstraní i s nákladem. Ještě předtím se určí, která loď co veze a které stíhače II letí samy.',

  'TI-8.1':
    'Loď při pohybu přepraví stíhače a pozemní síly do své kapacity. Naloží je tam, odkud vyráží, tam, kudy prolétá, i v aktivním systému.',
  'TI-8.2': 'V systému se svým žetonem rozkazu nic nenaložíš, pokud to není aktivní systém.',
  'TI-8.3':
    'Náklad zůstává s lodí po celý pohyb a skončí v oblasti vesmíru aktivního systému. Cestou se nic nevykládá a před invazí nikdo nepřistává.',
  'TI-8.4':
    'Pozemní síly můžeš naložit i z planet; prázdná planeta ti zůstává. Budovy se nepřesouvají.',

  'TI-9.1':
    'Útok vesmírným dělem přichází po pohybu lodí, i když se žádná nepohnula: nejdřív aktivní hráč, pak ostatní po směru hodinových ručiček. Střílíš vším, co do aktivního systému dosáhne, nebo ničím. Kostku navíc z Plazmového drážkování můžeš odmítnout.',
  'TI-9.2':
    'POS II a Loncara Ssodu střílejí i do sousedních systémů, také červími dírami, i když tam nic jiného nemáš.',
  'TI-9.3':
    'Ostatní mohou zasáhnout jen lodě aktivního hráče; ten si zase vybere jednoho hráče s loděmi v aktivním systému.',
  'TI-9.4':
    'Každá kostka s potřebnou hodnotou je zásah. Zásahy rozdělí majitel lodí, Odolnost použít může. Bonusy, postihy ani přehazování bojových hodů neplatí. Než hází další hráč, vyřeší se zásahy předchozího včetně kapacity.',
  'TI-9.5':
    'Vesmírná děla nikdy nezasáhnou Plovoucí továrny, vesmírné doky Klanu Saar: nejsou to lodě.',
  'TI-9.6':
    'Experimentální bojová stanice střílí spolu s ostatními Vesmírnými děly svého majitele, jen po lodích aktivního hráče a jen když do aktivního systému nějaká loď přiletěla.',

  'TI-10.1':
    'Mají-li po střelbě Vesmírných děl v aktivním systému lodě dva hráči, bojují. Útočník je aktivní hráč.',
  'TI-10.2':
    'Účinky na začátku vesmírného boje, například Útočné dělo, přicházejí před Palebnou clonou.',
  'TI-10.3':
    'Palebná clona je jen v prvním kole a obě strany ji použijí najednou, pokud chtějí. Ničí jen stíhače, přebytečné zásahy propadají a Odolnost proti ní nepomáhá. Nemá-li pak některá strana lodě, boj končí.',
  'TI-10.4':
    'Ústup ohlašuje nejdřív obránce, potom útočník, ten ale jen tehdy, když jej neohlásil obránce. Musíš mít kam ustoupit.',
  'TI-10.5':
    'Za každou loď se hází jednou kostkou, nebo tolika, kolik má ikon salvy. Nejdřív hodí útočník za všechno, i s přehazováním, potom obránce.',
  'TI-10.6':
    'Chceš-li, použij Odolnost, a za každý zbylý zásah pak znič jednu svou loď. Vybíráš si je, pokud tě některý účinek neomezuje. Obě strany vybírají najednou a skrytě a o lodě přijdou současně.',
  'TI-10.7':
    'Kdo ohlásil ústup, na konci kola odletí, je-li to ještě možné. Nezbyly-li protivníkovi lodě, boj končí a nikdo neustupuje.',
  'TI-10.8':
    'Ustup do jednoho sousedního systému bez cizích lodí, v němž máš jednotku nebo planetu. Všechny lodě s doletem letí společně; stíhače a pozemní síly ve vesmíru, které nemá kdo přepravit, se odstraní. Nemáš-li v cíli žeton rozkazu, umísti ho tam.',
  'TI-10.9':
    'Pozemní síly z planet systému, které mají ustoupit také, se nalodí už při ohlášení ústupu. Když k němu nedojde, zůstanou ve vesmíru a po boji pro ně musí být místo.',
  'TI-10.10':
    'Kola boje pokračují, dokud mají lodě obě strany. Vítězíš, když na konci máš lodě jen ty; nemá-li je nikdo, je to nerozhodně.',
  'TI-10.11':
    'Nemůže-li už žádná kostka žádné strany zasáhnout, musí útočník ustoupit; nemá-li kam, přijde o všechny lodě v boji.',
  'TI-10.12':
    'Vítězství ve vesmíru žádnou planetu nepřináší. Po boji se zkontroluje úsek flotily a kapacita.',
  'TI-10.13':
    'Obratný ústup není ústup, takže ho Zachycení nezastaví, a boj končí nerozhodně. Všechny tvoje lodě se přesunou do sousedního systému bez cizích lodí, stíhače i bez přepravy; pozemní síly mohou letět s nimi. Nemáš-li tam žeton rozkazu, umísti ho tam; potom se zkontroluje úsek flotily a kapacita.',
  'TI-10.14':
    'Účinky, které jednotky přímo ničí, jako Přímý zásah, Exotriéra II nebo Útočné dělo, nejsou zásahy a Odolnost je nezastaví.',
  'TI-10.15':
    'Zásahy, které nemohou dostat stíhače, jako u Gravitonového laserového systému, jdou na jiné lodě, dokud nějaké jsou. Taková loď je může zrušit Odolností.',
  'TI-10.16':
    'Při ústupu ve vesmíru nic nezůstane, dokud je pro to místo. Nakládáš-li i pozemní síly z planet, vybíráš, kdo letí; jednotky ve vesmíru, na které se pak nedostane, se odstraní.',
  'TI-10.17':
    'Zbyly-li k ústupu jen stíhače I, odstraní se a žeton neumísťuješ. Totéž platí, když všechny lodě pohltí gravitační propast.',
  'TI-10.18':
    'Je-li ohlášený systém na konci kola uzavřený, zvol jiný povolený. Není-li žádný, zůstaneš.',

  'TI-11.1':
    'Odolnost se používá těsně před rozdělením zásahů: zruší 1 zásah, s Neeukleidovskými štíty 2, a jednotka je poškozená. Poškozená jednotka funguje dál, ale znovu ji použije až po opravě. V boji se strany střídají po jedné jednotce od aktivního hráče, dokud obě po sobě neodmítnou.',
  'TI-11.2':
    'Odolnost pomáhá proti každému zásahu, který by jednotka mohla dostat, z boje, Vesmírného děla i schopnosti, ale ne proti přímému zničení ani proti Palebné cloně.',
  'TI-11.3': 'Všechny poškozené jednotky se opraví ve stavové fázi.',
  'TI-11.4':
    'Rozhoduješ se po jedné jednotce a nemusíš předem říkat, co ještě Odolnost použije. Po každém použití může přijít Přímý zásah, ještě než se rozhodneš o další.',
  'TI-11.5':
    'Vybírá-li loď ten, kdo zásah způsobil, jako u Oddanosti, může Odolnost použít jen tato loď.',

  'TI-12.1':
    'Invaze začíná Bombardováním aktivního hráče, a to těmi z jeho jednotek, které si vybere. Každou před hodem přiděl planetě s cizími pozemními silami; míří tam všechny její kostky, i ta z Plazmového drážkování, kterou můžeš odmítnout. Zásahy ničí pozemní síly, nikdy budovy; přebytek propadá.',
  'TI-12.2':
    'Planetu s Planetárním štítem bombardovat nejde. Bojová slunce a Arc Secundus berou Planetární štít cizím jednotkám ve svém systému, i pro technologie, které ho potřebují. Bakteriologickou zbraň X-89 štít nezastaví.',
  'TI-12.3': 'Bonusy, postihy ani přehazování bojových hodů pro Bombardování neplatí.',
  'TI-12.4':
    'Dokud na Mecatolu Rex leží žeton správců, nikdo tam nepřistane. Odstraníš ho tak, že utratíš 6 vlivů a vylodíš aspoň jednu pozemní sílu: žeton i 1 vítězný bod jsou tvoje. Nemáš-li co vylodit, odstranit ho nemůžeš.',
  'TI-12.5':
    'Vyloď libovolný počet pozemních sil z oblasti vesmíru na libovolné planety systému, najednou; můžeš i na vlastní planety. Nevylodíš-li nic, následuje výroba.',
  'TI-12.6':
    'Na každé planetě, kam se vyloďuješ, mohou Vesmírná děla, která tam mají ostatní, střílet po silách, které na ni míří; odjinud nestřílí nic. Je-li planet víc, pořadí určí aktivní hráč. Plazmové drážkování přidá kostku na každé planetě.',
  'TI-12.7':
    'Mají-li na planetě pozemní síly dva hráči, bojují: oba hodí, oba rozdělí zásahy a tak dál, dokud nezbude nejvýše jedna strana. Pořadí planet určuje aktivní hráč.',
  'TI-12.8':
    'Aktivní hráč získá každou planetu, na které jeho výsadek přežil. Její kartu dostane vyčerpanou a cizí budovy na ní jsou zničeny. Zákony připojené k planetě u ní zůstávají tak, jak jsou.',
  'TI-12.9': 'Padnou-li na planetě všechny pozemní síly, zůstává obránci.',
  'TI-12.10':
    'Planeta s budovami, ale bez pozemních sil se získá bez boje, jakmile vystřelí její Vesmírná děla.',
  'TI-12.11':
    'Je-li v systému Matriarcha, mohou se stíhače útočníka vylodit a bojovat jako pozemní síly. Po boji se vrátí do vesmíru. Samy stíhače nezvítězí a planetu nezískají.',
  'TI-12.12':
    'V jednom boji a v tom, co z něj plyne, si započítáš nejvýše jeden cíl. Vesmírný a pozemní boj se počítají zvlášť.',

  'TI-13.1':
    'Planeta zůstává tvoje i bez tvých jednotek. Přijdeš o ni, když na ní má jednotky jiný hráč a ty žádné; při invazi se to rozhodne až na jejím konci.',
  'TI-13.2': 'Planetu, kterou už kontroluješ, znovu získat nemůžeš.',
  'TI-13.3':
    'Na planetu se vejde jeden vesmírný dok a dva POS. Zákon o obraně vlasti ruší omezení pro POS.',
  'TI-13.4':
    'Budova je zničena, když má na její planetě jednotky jiný hráč a jejímu majiteli tam nezbyly pozemní síly.',
  'TI-13.5':
    'Plovoucí továrna, vesmírný dok Klanu Saar, je ve vesmíru a pohybuje se i ustupuje jako loď. Přijdeš o ni, když dorazí cizí lodě a ty tam žádnou nemáš, ale ne když o všechny lodě přijdou obě strany. Gravitační propast ji ohrožuje, Vesmírná děla ne.',
  'TI-13.6': 'Vyčerpaná je i planeta, kterou získáš bez invaze, například díky Mírovým dohodám.',

  'TI-14.1':
    'V kroku Výroba vyrábějí všechny tvoje jednotky s Výrobou v aktivním systému, dohromady nejvýše tolik jednotek, kolik je součet jejich hodnot. Vesmírný dok má zdroje své planety plus 2, po vylepšení plus 4.',
  'TI-14.2':
    'Celá objednávka se platí najednou zdroji planet a zbožím; co přeplatíš, propadne. Sarweenské nástroje ušetří 1 z celku.',
  'TI-14.3':
    'Ukazuje-li cena dvě jednotky, dostaneš za ni dvě; jediná stojí stejně. Do počtu jednotek se počítají obě.',
  'TI-14.4':
    'Nové lodě se objeví v oblasti vesmíru, nové pozemní síly na planetě s jednotkou, která vyráběla. Jednotky, které vyrábějí ve vesmíru, je mohou dát na planetu systému, kterou kontroluješ, nebo nechat ve vesmíru.',
  'TI-14.5': 'V systému s cizími loděmi se lodě vyrábět nedají. Pozemní síly ano.',
  'TI-14.6': 'Vyrobit stojí zdroje, ať to dovoluje cokoli. Umístit nestojí nic.',
  'TI-14.7':
    'Po výrobě musí platit úsek flotily i kapacita. Objednat můžeš i víc, přebytek pak hned odstraníš podle vlastního výběru.',
  'TI-14.8':
    'Není-li v zálohách žádná jednotka daného typu, můžeš ji vzít ze systému bez svého žetonu rozkazu a hned použít; nutit tě nikdo nemůže. Stíhače a pěchotu zastupují žetony, ale na každém místě musí být s nimi figurka; skupina, která žádnou mít nemůže, je zničena.',

  'TI-15.1':
    'Vyčerpej planetu a utrať buď její zdroje, nebo její vliv, nikdy obojí. Co nepotřebuješ, propadne.',
  'TI-15.2':
    '1 zboží platí za 1 zdroj nebo za 1 vliv, ale není to hlas. Žádá-li účinek zboží, nic jiného nestačí.',
  'TI-15.3': 'Suroviny utrácet nejde. Jakmile je jakkoli dostane jiný hráč, mění se na zboží.',
  'TI-15.4': 'Nikdy nemáš víc surovin, než je hodnota tvé frakce.',

  'TI-16.1':
    'Dva hráči jsou sousedé, mají-li oba jednotku nebo planetu ve stejném systému nebo v sousedních systémech, také skrz červí díry; u Creussu platí i Kvantové provázání.',
  'TI-16.2':
    'Ve svém tahu můžeš s každým sousedem provést jednu transakci, bez ohledu na počet akcí. Dary jsou dovolené a nic se nevrací.',
  'TI-16.3':
    'Vyměnit můžeš libovolné množství zboží a surovin, které máš, a každá strana jednu směnku; účastní-li se Hacanské emiráty, i karty akcí. Nic jiného majitele nemění: žádné planety, jednotky, technologie ani cíle.',
  'TI-16.4':
    'Dokud se projednává agenda, můžeš s každým jiným hráčem provést jednu transakci, ať je soused, nebo ne. Agenda, která jinou nahradí, dovoluje nové a druhé hlasování také.',
  'TI-16.5':
    'Dohody se uzavírají kdykoli; transakce v nich se řídí vlastními pravidly. Zavazuje tě jen to, co v tu chvíli můžeš splnit i bez dohody. Co přijde po hodu, v pozdějším kroku, až bude jednat jiný hráč, nebo ze směnky, kterou ještě nemáš, nezavazuje a na tom, že karta akce uspěje, závazná dohoda stát nemůže.',
  'TI-16.6': 'Kartu získanou v transakci v její vlastní chvíli můžeš hned použít.',
  'TI-16.7':
    'Díky Lodím gildy obchodují Hacanské emiráty i s hráči, kteří nejsou sousedé. Jeden z obou musí být aktivní hráč.',
  'TI-16.8':
    'Limit karet v ruce má přednost: karty nad něj nejde vyměnit ani zahrát. Získané karty ho mohou překročit a přebytek se hned odhodí.',
  'TI-16.9': 'Když ti účinek přikáže něco dát, není to transakce.',

  'TI-17.1':
    'Vlastní směnky hrát nemůžeš; kdokoli jiný, kdo je drží, ano. Nikdo nemusí, jen Podpora nároku na trůn se vyloží hned, jak ji hráč dostane.',
  'TI-17.2':
    'V transakci dá každá strana nejvýše jednu směnku. Směnky jiných hráčů můžeš předat dál, ale ne ty, které leží vyložené před tebou.',
  'TI-17.3':
    'Použitá směnka se vrací svému majiteli. Co její text říká o vrácení, platí až poté, co byla zahrána nebo vyložena.',
  'TI-17.4':
    'Všechny směnky vyřazeného hráče opouštějí hru. Směnky ostatních, které držel, se jim vrátí.',

  'TI-18.1':
    'K výzkumu potřebuješ za každý symbol předpokladů jednu technologii stejné barvy. Vyčerpáš-li připravenou planetu s touto specializací, jeden symbol ignoruješ; zdroje už pak neposkytne. Symboly ignorují i některé schopnosti.',
  'TI-18.2': 'Technologie získaná bez výzkumu nepotřebuje předpoklady a neplatí za vyzkoumanou.',
  'TI-18.3':
    'Technologie jiných frakcí jsou ti uzavřené. Vylepšení jednotek nemají barvu a nesplňují žádný předpoklad.',
  'TI-18.4': 'Vylepšení změní naráz všechny tvoje jednotky daného typu.',
  'TI-18.5':
    'Schopnosti, které technologii vyčerpávají, nemáš, dokud ji nepřipravíš; všechno ostatní na ní platí dál.',
  'TI-18.6': 'Nikdo nevlastní jednu technologii dvakrát.',
  'TI-18.7': 'Má-li tvoje frakce vlastní vylepšení jednotky, obecné mít nemůžeš.',

  'TI-19.1': 'V ruce je nejvýše sedm karet akcí; přebytek se hned podle volby odhodí.',
  'TI-19.2':
    'Dvě stejnojmenné karty akcí se v jedné chvíli nedají zahrát na tytéž jednotky nebo na tentýž účinek. Různé cíle nevadí a zrušená karta se nepočítá.',
  'TI-19.3':
    'Kartu akce lze zrušit, když jsou určeny její cíle a množství, které utratí, a dřív, než se cokoli zaplatí, hodí, vytáhne, odhlasuje nebo provede. Technologie k výzkumu se určí až potom. Samotnou Sabotáž zruší jen Výcvik instinktů.',
  'TI-19.4': 'Účinkem, který ničí, nemůžeš mířit na vlastní jednotky.',
  'TI-19.5':
    'Zrušená karta se nepočítá jako zahraná: ve stejnou chvíli ji může následovat druhá stejná. Dodatek se dá zrušit, jen když je zahrán, ne když přináší odměnu.',
  'TI-19.6':
    'Je-li zrušena karta, která měla být druhou akcí tvého tahu, můžeš tah ukončit bez další akce a bez vynechání.',
  'TI-19.7':
    'Kartu nebo akci se slovy „každý“, „libovolný počet“ nebo „až“ můžeš použít, i když se nikoho nedotkne. Jmenuje-li svůj cíl, musí nějaký existovat.',

  'TI-20.1':
    'Ve stavové fázi si každý v pořadí iniciativy může započítat nejvýše jeden veřejný a jeden tajný cíl.',
  'TI-20.2':
    'Cílů fáze akcí si můžeš započítat, kolik chceš, i v cizím tahu, ale v každém boji jen jeden. Palebná clona do boje patří, Vesmírné dělo a Bombardování ne; každý pozemní boj je samostatný.',
  'TI-20.3':
    'K zápočtu veřejných cílů musíš kontrolovat všechny planety svého domovského systému, k tajným ne.',
  'TI-20.4':
    'Každý cíl si započítáš jen jednou a veřejné si může započítat každý. Co máš za cíl utratit, to zaplatíš při zápočtu.',
  'TI-20.5':
    'Můžeš mít tři tajné cíle včetně započítaných. Vytáhneš-li čtvrtý, zamíchej jeden nezapočítaný zpět do balíčku; máš-li tři započítané, je to ten nový.',
  'TI-20.6':
    'Leží tu pět cílů I. etapy a pět cílů II. etapy, dva z I. etapy odhalené. Každá stavová fáze odhalí další, všechny z I. etapy před II. etapou. Není-li co odhalit, hra končí: vítězí hráč s nejvíce vítěznými body, při shodě rozhodne iniciativa.',
  'TI-20.7':
    'Motivační program odhalí cíl z příslušného balíčku, navíc k deseti vyloženým. Žádný z těch, které leží lícem dolů, se tím nespotřebuje.',
  'TI-20.8':
    'Tajný cíl, který zveřejnil Únik tajných dokumentů, si může započítat každý kromě hráče, který si ho už započítal, a do jeho trojice se nepočítá. Je-li zákon odhozen, cíl přestává být veřejný.',
  'TI-20.9':
    'Cíle, které chtějí něco zničit, uznávají každý účinek, který ničí. Lodě odstraněné po zmenšení úseku flotily se nepočítají.',
  'TI-20.10': 'Cíl si započítáš, jen když jeho podmínka právě platí.',

  'TI-21.1':
    'Kdo první získá 10 vítězných bodů, v dlouhé hře 14, ihned vítězí. Dál než na konec počítadla se nikdo nedostane.',
  'TI-21.2':
    'Dosáhlo-li by jich víc hráčů zároveň, rozhodne iniciativa; nemá-li karty strategií nikdo, pak pořadí od mluvčího po směru hodinových ručiček, mluvčím počínaje.',
  'TI-21.3':
    'Mají-li nejvíc nebo nejméně vítězných bodů hráči shodně, platí to pro všechny z nich.',
  'TI-21.4': 'Vítězné body získané díky zákonu zůstávají, i když je zákon odhozen.',
  'TI-21.5': 'Pod 0 vítězných bodů nikdo neklesne.',

  'TI-22.1':
    'Stavová fáze: zápočet cílů, odhalení veřejného cíle, tažení po jedné kartě akce, odstranění všech žetonů rozkazů z plánu, získání 2 žetonů a jejich rozdělení, připravení karet, oprava jednotek, vrácení karet strategií.',
  'TI-22.2': 'Když žetony přerozdělíš, musí se tvoje flotily znovu vejít do úseku flotily.',
  'TI-22.3':
    'Co patří na začátek fáze, přijde před zápočtem; co na její konec, až po vrácení karet strategií a před fází agendy.',

  'TI-23.1':
    'Ve fázi agendy se projednají dvě agendy, jedna po druhé: odhalení, hlasování, vyhodnocení. Potom se připraví všechny planety.',
  'TI-23.2':
    'Při odhalení agendy přicházejí nejdřív účinky se slovem „když“, například Veto, potom účinky se slovem „poté“, například dodatky, a nakonec hlasování. Je-li agenda nahrazena, začíná se s novou od začátku a účinky na tu starou končí.',
  'TI-23.3':
    'Agenda, která potřebuje zákon ve hře nebo započítaný tajný cíl, se odhodí, není-li žádný. Nahradí ji další.',
  'TI-23.4':
    'Každý hlasuje jednou, od levého souseda mluvčího po směru hodinových ručiček, mluvčí poslední. Vyčerpej libovolné planety a všechen jejich vliv dej jako hlasy jednomu výsledku, nebo se hlasování zdrž. Nula hlasů znamená zdržet se; zboží hlasy nejsou.',
  'TI-23.5':
    'Hlasy navíc jdou tomu výsledku, pro který hlasuješ. Kdo nemůže hlasovat, nedá hlasy ani žádným jiným způsobem.',
  'TI-23.6':
    'Zvolit můžeš kteréhokoli hráče, i sebe. Planeta může být zvolena, kontroluje-li ji některý hráč a vyhovuje-li agendě.',
  'TI-23.7':
    'Při shodě hlasů vybere mluvčí jeden ze shodných výsledků, nehlasoval-li nikdo, pak kterýkoli; není to hlasování. Dotýká-li se výsledek více hráčů, děje se to po směru hodinových ručiček od mluvčího.',
  'TI-23.8':
    'Dodatek před hlasováním předpoví možný výsledek a kdo ho zahraje, nehlasuje. Můžeš jich zahrát víc, i na různé výsledky a i když hlasovat nemůžeš. Po vyhodnocení výsledku přinášejí správné předpovědi odměnu po jedné dokola, po směru hodinových ručiček od mluvčího; pořadí svých určuješ ty.',
  'TI-23.9':
    'Zákon, který byl přijat nebo kterým byl někdo či něco zvoleno, zůstává ve hře: uprostřed, u svého majitele, nebo pod planetou. Všechno ostatní se provede a odhodí. Odhozený zákon přestává hned platit.',
  'TI-23.10': 'Kdo dal výsledku aspoň jeden hlas, hlasoval pro něj.',
  'TI-23.11':
    'Politické tajemství brání schopnostem frakce, které použít můžeš. Ty, které platí stále, a technologie frakce fungují dál.',
  'TI-23.12': 'Zákon s majitelem leží před ním. Je-li majitel vyřazen, zákon se odhodí.',
  'TI-23.13':
    'Pořadí u každé agendy: účinky při odhalení, účinky po něm, Ustavení výboru, hlasování a po vlastních hlasech Vážený radní, Úplatek, Matoucí znění zákona, výsledek, dodatky.',
  'TI-23.14': 'Hlasování není tvůj tah. Na konci fáze agendy se připraví planety a nic jiného.',

  'TI-24.1':
    'Hráč je vyřazen, když nemá pozemní síly, jednotku s Výrobou ani planetu. Poslední hráč, který zbyl, vítězí.',
  'TI-24.2':
    'Všechno, co vyřazený hráč má, opouští hru: jednotky, žetony, technologie, směnky. Jeho karty akcí a zákony se odhodí, směnky ostatních se jim vrátí. Karty strategií se uvolní, tajné cíle, i započítané, se zamíchají do balíčku a žeton mluvčího jde doleva. S vyřazeným hráčem nikdo neobchoduje.',
  'TI-24.3':
    'Hra začatá v pěti nebo šesti hráčích zůstává u jedné karty strategie na hráče, ať jich zbude jakkoli málo.',
  'TI-24.4':
    'Zkopírovaná technologie zůstává tomu, kdo ji zkopíroval, i když je její majitel vyřazen ze hry. Žetony červích děr Creussu zůstávají na herním plánu, i když je Creuss vyřazen. Žeton Naalu, který drží někdo jiný, zůstává do konce stavové fáze.',
  'TI-24.5':
    'Poslední hráč, který ve hře zůstane, vyhrál. Kdo se vzdá, není vyřazen: hraje za něj dál bot.',

  'TI-25.1':
    'Dojde-li balíček karet akcí nebo agend, zamíchá se jeho odhazovací balíček a stane se novým.',
  'TI-25.2': 'Je-li balíček tajných cílů prázdný, není co táhnout.',
  'TI-25.3':
    'Kostky a žetony kontroly, stíhačů, pěchoty a zboží nikdy nedojdou. Žetony rozkazů a jednotky ostatních typů ano.',

  'TI-26.1':
    'Za každou tvou zničenou Pěchotu II nebo Komando II hoď kostkou. Od 6, u Komanda II od 5, se na začátku tvého příštího tahu vrátí na planetu tvého domovského systému, kterou kontroluješ; není-li taková, je ztracená.',
  'TI-26.2': 'Neuromotivátor přidává kartu jen při tažení ve stavové fázi, Intriky při každém.',
  'TI-26.3':
    'Šíření: Virus Nekro nikdy nezkoumá. Cokoli by mu dovolilo vyzkoumat technologii, dá mu místo toho 3 žetony rozkazů.',
  'TI-26.4':
    'Pozemní síly, které s Alastorem bojují ve vesmíru, se po celý boj počítají jako lodě (ne stíhače), i když je vlajková loď zničena. Do úseku flotily se nepočítají.',
  'TI-26.5': 'Duha Menaimon může po aktivaci vyrábět, jen když v tu chvíli v systému je.',
  'TI-26.6':
    'Zužitkováním vraků vyrobíš bojové slunce, jen máš-li na ně technologii; svou vlajkovou loď, byla-li zničena kterákoli vlajková loď.',
  'TI-26.7':
    'Drancovat lze hráče, který má aspoň tři zboží, a to jednou za každé získání zboží a jednou za každou transakci. Sousedem se stáváš i přes Ohýbání lazaxských bran.',
  'TI-26.8':
    'Přísný zákaz cestování brání jen pohybu červími dírami, ústupy v to počítaje: Vesmírná děla a sousedství skrz ně platí dál. Kvantové provázání, Ztracená hvězdná mapa a Obnova červích děr ho obcházejí.',
  'TI-26.9':
    'Kvantové provázání mění sousedství jen pro Creuss. Kdo je mu díky němu nablízku, je ale jeho soused.',
  'TI-26.10': 'Obchodní dohoda funguje, i když si její majitel neměl co doplnit.',
  'TI-26.11':
    'Když Svatá planeta Ixthu, Úlomek trůnu nebo Koruna Emphidie opustí hru, vítězné body zůstanou tak, jak jsou.',
  'TI-26.12':
    'Přerozdělení kolonií na planetu s Demilitarizovanou zónou pěchotu neumístí: planeta zůstává tomu, kdo ji kontroluje.',
  'TI-26.13': 'Modernizace platí pro křižník, který je v systému ve chvíli jeho aktivace.',
  'TI-26.14': 'Ministra války můžeš použít po akci jakéhokoli druhu.',
  'TI-26.15': 'Ixthský artefakt zničí všechny jednotky současně.',
  'TI-26.16':
    'Štíty drží ruší zásahy z bojových hodů, z Palebné clony i ze schopností použitých v boji. Po Odolnosti proti kterýmkoli z nich může přijít Přímý zásah.',
  'TI-26.17':
    'Vážený radní následuje hlasy, které dáváš ve svém pořadí při hlasování, ne hlasy z Úplatku.',
  'TI-26.18':
    'Logistika flotily dovoluje dvě akce v tahu, a to už v tahu, ve kterém ji získáš. Co patří na začátek tahu, se stane jen jednou.',
  'TI-26.19':
    'Pro cíl Přijmi nové strategie se Asimilátory Valefar nikdy nepočítají, ať kopírují cokoli.',
  'TI-26.20':
    'Nejdřív se ohlásí všechny lodě, které se pohnou; Hil Colish se pak přesune před ostatními, nebo po nich, i se svou červí dírou. Letí-li první a je ztracena, lodě, které její díru potřebovaly, zůstanou, kde byly.',
  'TI-26.21':
    'Při výměně karet strategií zůstane zboží z nich tomu, kdo si je vzal. Kdo účinek používá, zvolí obě karty.',

  'TI-27.1':
    'Agenda bez možného výsledku, protože jí nevyhovuje žádná planeta, se odhodí a odhalí se další.',
  'TI-27.2':
    'Kolik má kdo karet akcí, směnek a tajných cílů, vědí všichni. Kterou směnku si dva hráči předali, vidí jen oni; Podporu nároku na trůn vidí každý.',
  'TI-27.3':
    'Schopnost jedné součásti zafunguje při každé příležitosti jednou. Každá jednotka je samostatná součást.',
  'TI-27.4':
    'Podmínka musí platit ve chvíli, kdy účinek nastává. Zrušily-li ji mezitím ztráty, třeba u Útočného děla, nestane se nic.',
  'TI-27.5':
    'Dojde-li balíček uprostřed tažení, nejdřív se zkontroluje limit karet v ruce, potom se zamíchá odhazovací balíček a táhne se dál.',
  'TI-27.6':
    'Jednotka vzatá z plánu, aby se umístila jinde, je nepoškozená. Vesmírný dok se na planetu, ze které byl vzat, nevrací. Figurky stačí na stíhače na 10 místech a na pěchotu na 12.',
  'TI-27.7':
    'Nové pozemní síly můžeš rozdělit mezi planety, které vyrábějí, bez ohledu na hodnotu každé z nich. Stíhač a pěchota se o jednu cenu nedělí.',
  'TI-27.8':
    'Každý vesmírný dok má místo pro tři stíhače. Stíhače, které lodě právě přepravují, je využijí až po skončení pohybu.',
  'TI-27.9': 'Domovský systém vyřazeného hráče je dál domovským systémem jiného hráče.',
  'TI-27.10':
    'Strategické akce a akce součástí žádný systém neaktivují. Co reaguje na aktivaci, mlčí.',
  'TI-27.11':
    'Druhá akce v tahu neopakuje jeho začátek ani konec. Po provedené akci už v témže tahu vynechat nemůžeš.',
  'TI-27.12': 'Bez jejich technologie bojová slunce mít nemůžeš; může to jen Žár Muaatu.',
  'TI-27.13': 'Hra je pro tři až šest hráčů.',

  'TI-28.1': 'Každá součást říká, kdy se používá, za jaké podmínky a zda se použít musí.',
  'TI-28.2':
    'Otázku dostaneš vždy, když by podle toho, co vědí všichni, mohlo být co použít; nic tak neprozradí. Co si nevybíráš a co odmítnout nejde, se stane samo.',
  'TI-28.3':
    'V každé chvíli používají hráči schopnosti po jedné a dokola, dokud všichni po sobě neodmítnou. I po odmítnutí se ještě můžeš přidat, jakmile něco použije někdo jiný.',
  'TI-28.4':
    '„Když“ přichází před „poté“ téže události a „poté“ přichází před tím, co se používá „před“ další událostí.',
  'TI-28.5': 'Účinky, které si nevybíráš, přicházejí první, ve stejném pořadí hráčů.',
  'TI-28.6':
    'Co se používá na začátku boje a co na začátku jeho prvního kola, patří do jedné chvíle.',
  'TI-28.7':
    'Co získáš v jeho vlastní chvíli, můžeš v ní ještě použít. Co bylo použito, to v té chvíli znovu použít nejde.',
  'TI-28.8':
    'Kdykoli někdo zahraje kartu akce, mohou ji ostatní zrušit, a to v kterékoli chvíli hry. Proti Sabotáži zbývá jen Výcvik instinktů.',
  'TI-28.9': 'Když obě strany hodily, přichází přehazování před ostatními účinky.',

  'TI-28.10':
    'Co následuje po získání zboží nebo po transakci, přichází ihned, před dalším účinkem.',
  'TI-29.1':
    'Před hrou hráči vybírají postupně tam a zpět: kdo je v jednom kole poslední, je v dalším první. Začíná vylosovaný hráč; je-li už mluvčí znám, vybírá si frakci jako poslední.',
  'TI-29.2':
    'Než se frakce rozdají, vyberou nebo draftují, zakáže každý hráč tolik frakcí, na kolika se hráči dohodli, dokud jich zbývá víc, než hráči potřebují.',
  'TI-29.3':
    'Frakce se rozdají náhodně, nebo si je hráči vyberou ze všech či z několika (o tři víc, než je hráčů), nebo se z tolika draftují. Místům je lze určit i předem; kdo žádnou nemá, losuje ze zbylých. Žádní dva hráči nemají stejnou.',
  'TI-29.4':
    'V draftu si v každém kole vezmeš jednu věc v libovolném pořadí: frakci, výseč galaxie, místo u stolu, podle toho, co se draftuje. Místo 1 patří mluvčímu; další místa a jejich domovy následují po směru hodinových ručiček.',
  'TI-29.5':
    'Uprostřed leží Mecatol Rex, domovské systémy leží na svých místech ve třetím kruhu. Na každé další místo mapy přijde jeden dílek: jak je vytištěno, náhodně, z draftovaných výsečí, podle mapy od hráčů, nebo jak ji hráči postaví.',
  'TI-29.6':
    'Když se galaxie staví, rozdají se modré a červené dílky lícem dolů. V pěti hráčích mluvčí nejdřív umístí jeden náhodný červený dílek vedle Mecatolu Rex. Potom každý umístí jeden dílek, od mluvčího po směru hodinových ručiček a zase zpět, dokud nějaký zbývá.',
  'TI-29.7': 'Kruh musí být plný, než se dílek umístí do dalšího.',
  'TI-29.8': 'Anomálii nelze umístit vedle jiné anomálie, ledaže nemáš jinou možnost.',
  'TI-29.9':
    'Dílek s červí dírou nelze umístit vedle dílku se stejnou červí dírou, ledaže nemáš jinou možnost.',
};
