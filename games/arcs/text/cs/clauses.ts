import type { clauses as en } from '../en/clauses.ts';

export const clauses: Record<keyof typeof en, string> = {
  'ARC-1.1':
    'Arcs je pro dva až čtyři hráče, každý má jednu barvu. Všichni ostatní u stolu jsou tvoji soupeři, týmy neexistují. Vyhrává ten, kdo má na konci hry nejvíce moci.',
  'ARC-1.2':
    'Společné jsou: mapa, 25 žetonů zdrojů (po 5 žetonech materiálů, paliva, zbraní, relikvií a psioniků), 18 kostek (6 kostek šarvátky, 6 útoku, 6 nájezdu), 3 žetony ambicí, nulový žeton, žeton iniciativy, ukazatel kapitoly, 4 žetony cest a 6 žetonů „Mimo hru“.',
  'ARC-1.3':
    'Karty: 28 karet akcí, 12 karet přípravy hry (po čtyřech pro každý počet hráčů), 25 karet gildy, 6 karet ozvěn, 8 vůdců a 14 příběhů.',
  'ARC-1.4':
    'Každý hráč má desku, 5 měst, 5 doků, 15 lodí, 10 agentů a ukazatel moci. Druhý ukazatel moci slouží jen rozšířením.',
  'ARC-1.5':
    'Karta akce má typ (správa, agrese, výstavba nebo mobilizace), číslo od 1 do 7, akční body a kromě jedničky také ambici.',
  'ARC-1.6':
    'Tvoje deska má šest polí pro zdroje s cenou za nájezd 3, 1, 1, 2, 1, 3 zleva doprava, pět polí pro města, pět polí pobouření a pole pro trofeje a zajatce, na která se vejde libovolný počet komponent.',
  'ARC-1.7':
    'Města, která ještě leží na tvé desce, zakrývají pole pro zdroje a bonusy. S 5, 4, 3 nebo 2 městy na desce máš 2, 3, 4 nebo 6 otevřených polí. S posledním městem jich máš stále 6 a bonus 2, bez měst 6 polí a bonus 5.',
  'ARC-1.8':
    'Žetony ambicí mají za první a druhé místo na modré straně hodnoty 5 a 3, 3 a 2, 2 a 0, na zlaté straně 9 a 4, 6 a 3, 4 a 2.',
  'ARC-1.9': 'Moc nemá strop: počítá se i nad 50. O získanou moc nikdy nepřijdeš.',

  'ARC-2.1': 'Rozlož mapu. Kostky a žetony zdrojů tvoří společnou zásobu.',
  'ARC-2.2':
    'Náhodně určený hráč dostane žeton iniciativy a sedí na prvním místě; ostatní se číslují po směru hodinových ručiček.',
  'ARC-2.3':
    'Balíček karet akcí tvoří 20 karet s čísly 2 až 6. Ve čtyřech hráčích k nim přibudou jedničky a sedmičky, celkem je to 28 karet. Balíček se zamíchá.',
  'ARC-2.4':
    'Všechny tři žetony ambicí začínají modrou stranou nahoru mezi dostupnými žetony, ukazatel kapitoly na čísle 1 a nulový žeton na svém poli.',
  'ARC-2.5':
    'Zamíchej 25 karet gildy a 6 karet ozvěn do balíčku dvora a vylož z něj dvůr: 3 karty pro dva hráče, 4 karty pro tři nebo čtyři.',
  'ARC-2.6': 'Ze čtyř karet přípravy hry pro daný počet hráčů se jedna náhodně vybere.',
  'ARC-2.7':
    'Hvězdokupy, které jsou na ní uvedeny (dvě pro dva nebo tři hráče, jedna pro čtyři), jsou mimo hru: bránu překryje žeton cesty, každou ze tří planet žeton „Mimo hru“.',
  'ARC-2.8':
    'Pouze ve dvou: za každou ze šesti planet mimo hru přesuň ze zásoby 1 žeton jejího typu na pole ambice. Materiály a palivo patří k Magnátovi, zbraně k Vojevůdci, relikvie ke Správci, psionici k Empatovi; Tyran nedostane nic.',
  'ARC-2.9':
    'Tyto neutrální žetony tam leží celou hru. Nejsou zásobou a nikdo je nemůže získat, ukrást ani odhodit. Zapojí se jen do bodování.',
  'ARC-2.10':
    'Vezmi si komponenty své barvy: pět měst polož na pole pro města na desce, všechno ostatní do své zásoby a ukazatel moci na 0.',
  'ARC-2.11':
    'Karta přípravy hry určuje každému místu systémy A, B a C. Umísti do nich nepoškozené: 3 lodě a město do A, 3 lodě a dok do B, 2 lodě do C.',
  'ARC-2.12':
    'Ve dvou hráčích je každé C u dvou systémů a oba dostanou celou skupinu: po 2 lodích, nebo celé pole C z karty vůdce.',
  'ARC-2.13':
    'Počáteční město je to, které leží na desce nejvíce vlevo. Začínáš tedy se 4 městy na desce a 3 otevřenými poli pro zdroje.',
  'ARC-2.14':
    'Rozmístění při přípravě nic nespouští a nevyžaduje ovládání, takže na pořadí hráčů nezáleží.',
  'ARC-2.15':
    'Vezmi si ze zásoby žeton typu své planety A na pole nejvíce vlevo a žeton typu planety B na pole vedle něj, ať jsou otevřená kterákoli další pole.',
  'ARC-2.16': 'Každý si dobere šest karet akcí.',
  'ARC-2.17':
    'Pravidlo „Druhé ruky“, pouze ve dvou: kdo nemá iniciativu, může odložit všech šest karet a dobrat si šest z osmi nerozdaných. Buď všechny, nebo žádnou, jednou za rozdání a bez možnosti návratu.',
  'ARC-2.18':
    'Karty akcí, které nikdo nemá v ruce, včetně odložené ruky, se zamíchají a tvoří odhazovací balíček lícem dolů: 8, 2 nebo 4 karty pro dva, tři nebo čtyři hráče. Dobírání „zespodu“ znamená z tohoto balíčku.',
  'ARC-2.19':
    'Základní hru tedy začínáš se 7 loděmi (ve dvou s 5), 4 doky a 10 agenty v zásobě, 4 městy a 2 žetony na desce a 6 kartami v ruce.',

  'ARC-3.1':
    'Šest hvězdokup očíslovaných po směru hodinových ručiček tvoří prstenec. Každá má čtyři systémy: bránu a tři planety. Střed mapy systém není.',
  'ARC-3.2':
    'Brána sousedí se třemi planetami své hvězdokupy a s branami obou vedlejších hvězdokup.',
  'ARC-3.3':
    'Planeta sousedí s bránou své hvězdokupy a s planetou vedle sebe v pořadí šipka, půlměsíc, šestiúhelník. Šipka a šestiúhelník téže hvězdokupy spolu nesousedí.',
  'ARC-3.4':
    'Přes hranici hvězdokup sousedí jen dvě dvojice planet: Šestiúhelník 2 se Šipkou 3 a Šestiúhelník 5 se Šipkou 6. Jinde planety dělí silná hranice.',
  'ARC-3.5':
    'Každá planeta má jeden z pěti typů a jedno nebo dvě pole pro budovy. Brány nemají ani jedno.',
  'ARC-3.6':
    'Hvězdokupa mimo hru pro žádné pravidlo neexistuje: nelze do ní vstoupit, nic do ní umístit, vybrat ji ani ji započítat. Mluví-li účinek o každé bráně nebo o hvězdokupě, myslí ty ve hře. Dvojice sousedních planet, z níž jedna zmizela, zaniká.',
  'ARC-3.7':
    'Žeton cesty spojuje brány po obou stranách uzavřené brány: přesun mezi nimi je jediný krok.',
  'ARC-3.8':
    'Jsou-li uzavřené dvě sousední hvězdokupy, jejich žetony se spojí a sousedí spolu brány za nimi. Bez hvězdokup 2 a 3 například sousedí Brána 1 s Bránou 4.',

  'ARC-4.1':
    '„Vlastní“ znamená: v tvé barvě. „Soupeřův“ znamená: v barvě jiného hráče; soupeř je i tento hráč.',
  'ARC-4.2':
    'Lodě a budovy jsou nepoškozené, nebo poškozené. Do hry přicházejí nepoškozené, neříká-li pravidlo jinak.',
  'ARC-4.3':
    'Zásah nepoškozenou komponentu poškodí. Zásah poškozené komponenty ji zničí a odstraní z mapy.',
  'ARC-4.4':
    'Systém ovládáš, když v něm máš více nepoškozených lodí než každý jednotlivý soupeř; soupeři se nesčítají. Při remíze o nejvyšší počet systém neovládá nikdo. Poškozené lodě a budovy se nepočítají a bez lodí není ovládání.',
  'ARC-4.5':
    'Kdo ovládá systém, ovládá i vše v něm. Ovládání se zjišťuje pokaždé, když se na ně nějaké pravidlo ptá.',
  'ARC-4.6':
    'Ovládání ti dovolí zdanit tamní města soupeřů, zastaví soupeřův urychlený pohyb v bráně a způsobí, že co tam soupeř postaví, bude poškozené. Samo o sobě nedělá nic dalšího.',
  'ARC-4.7':
    'Zničené komponenty soupeřů a agenti získaní vypleněním dvora jsou tvoje trofeje, zajatí agenti soupeřů tvoji zajatci. Každá komponenta se počítá za 1, ať je jakákoli.',
  'ARC-4.8':
    'Tvoje lodě, doky a agenti čekají v tvé zásobě, nepostavená města na desce, žetony zdrojů ve společné zásobě. Co leží mezi něčími trofejemi nebo zajatci, není v žádné zásobě.',

  'ARC-5.1':
    'Hra má nejvýše pět kapitol. Kapitola je řada kol a v každém kole má hráč nejvýše jeden tah.',
  'ARC-5.2':
    'Kolo probíhá takto: tah hráče s iniciativou, tahy ostatních, ověření iniciativy a nakonec odhození karet a zjištění, zda začne nové kolo.',
  'ARC-5.3':
    'Tah probíhá takto: zahraj kartu, vyhlas ambici nebo uchvať iniciativu, proveď akce Předzvěsti, utrať akční body, ukonči tah.',
  'ARC-5.4':
    'Místo hlavní karty může hráč s iniciativou iniciativu postoupit, a nemá-li v ruce karty, musí. Žeton dostane nejbližší hráč po směru hodinových ručiček, který karty má; kolo tím hned končí a tento hráč zahájí další.',
  'ARC-5.5':
    'Postoupení iniciativy není tah: nehraješ kartu, nic nevyhlašuješ, nemáš Předzvěst, nic neutrácíš, nemáš konec tahu a v tom kole už na tah nejde nikdo další.',
  'ARC-5.6':
    'Když iniciativu postupně postoupí všichni hráči, kteří mají karty, odhodí se všechny ruce lícem dolů a kapitola končí.',
  'ARC-5.7':
    'Vynucené postoupení s prázdnou rukou se do toho nepočítá a řadu nepřerušuje. Každá hlavní karta počítání začíná znovu.',
  'ARC-5.8':
    'Žeton putuje dál i při postoupení, které ukončí kapitolu. Nemá-li karty nikdo jiný, zůstane ti.',
  'ARC-5.9':
    'Tahy následují po směru hodinových ručiček od toho, kdo kolo zahájil. Nemáš-li na začátku svého tahu karty, tah vynecháš a nesmíš utrácet zdroje.',
  'ARC-5.10': 'Nezahajuješ-li kolo a máš karty, musíš jednu zahrát. Postoupit lze jen iniciativu.',
  'ARC-5.11':
    'Pořadí tahu začíná u toho, kdo má právě iniciativu, a pokračuje po směru hodinových ručiček.',

  'ARC-6.1':
    'Hráč, který kolo zahajuje, zahraje libovolnou kartu lícem nahoru jako hlavní kartu a za každý její akční bod může provést jednu akci jejího typu.',
  'ARC-6.2':
    'Správa dovoluje daně, opravu a vliv; agrese bitvu, pohyb a zajištění; výstavba stavbu a opravu; mobilizace pohyb a vliv.',
  'ARC-6.3':
    'Kdo zahrál hlavní kartu, může hned poté vyhlásit její ambici, ještě před první akcí včetně akcí Předzvěsti. Jindy to nejde.',
  'ARC-6.4':
    'Jednička nevyhlašuje nic, 2 Magnáta, 3 Tyrana, 4 Vojevůdce, 5 Správce, 6 Empata a 7 kteroukoli z těchto pěti ambicí.',
  'ARC-6.5':
    'Při vyhlášení přesuň dostupný žeton s nejvyšší hodnotou za první místo na pole dané ambice.',
  'ARC-6.6':
    'Poté nulový žeton zakryje číslo hlavní karty, které je do konce kola 0. Typ, akční body i ambice jí zůstanou.',
  'ARC-6.7': 'Jedna karta vyhlásí nejvýše jednu ambici.',
  'ARC-6.8': 'Není-li žádný žeton dostupný, nikdo nic vyhlásit nemůže.',
  'ARC-6.9': 'Ambici, u níž už žetony leží, lze vyhlásit znovu; žetony se sčítají.',
  'ARC-6.10':
    'Vyhlášení účinkem karty (Požadavky lidu, Galaktičtí bardi) nepokládá nulový žeton. Dostupný žeton ambice potřebuje a spouští všechno, co na vyhlášení reaguje.',
  'ARC-6.11': 'Při bodování nezáleží na tom, kdo ambici vyhlásil.',

  'ARC-7.1':
    'Nezahajuješ-li kolo, zahraješ právě jednu kartu jedním ze tří způsobů: Překonání, Kopírování nebo Odporování. Druhá karta slouží jen k uchvácení iniciativy.',
  'ARC-7.2':
    'Překonání: lícem nahoru, karta typu hlavní karty s vyšším číslem. Za každý akční bod své karty můžeš provést jednu akci tohoto typu.',
  'ARC-7.3':
    'Porovnává se jen s hlavní kartou, nikdy s kartami ostatních. Hlavní kartu s nulou překoná každá karta jejího typu, i jednička.',
  'ARC-7.4':
    'Kopírování: libovolná karta lícem dolů. Můžeš provést jednu akci podle typu hlavní karty.',
  'ARC-7.5':
    'Kopírující karta nemá pro žádné pravidlo typ, číslo ani ambici a odhazuje se lícem dolů.',
  'ARC-7.6':
    'Odporování: lícem nahoru, karta jiného typu, než má hlavní karta, s jakýmkoli číslem. Můžeš provést jednu akci podle typu své karty.',
  'ARC-7.7': 'Odporování nemění typ hlavní karty pro hráče po tobě.',
  'ARC-7.8':
    'Karta typu hlavní karty tedy může překonat nebo kopírovat, má-li vyšší číslo, jinak jen kopírovat; karta jiného typu může odporovat nebo kopírovat.',
  'ARC-7.9':
    'Jediná akce při Kopírování nebo Odporování znamená utratit jeden akční bod zahrané karty.',

  'ARC-8.1':
    'Iniciativu můžeš uchvátit, když hraješ kartu, před první akcí včetně akcí Předzvěsti a jen pokud ji nemáš.',
  'ARC-8.2': 'Iniciativu lze uchvátit nejvýše jednou za kolo. Kdo ji má, uchvátit ji nemůže.',
  'ARC-8.3':
    'Chceš-li ji uchvátit další kartou, polož ještě jednu kartu z ruky lícem dolů vedle té zahrané. Nedává akce, nemá číslo a odhodí se s ostatními. Jde to při Překonání, Kopírování i Odporování.',
  'ARC-8.4':
    'Překonání sedmičkou uchvátí iniciativu samo a nelze to odmítnout. Její jediný akční bod máš k dispozici jako obvykle.',
  'ARC-8.5':
    'Když už iniciativu někdo uchvátil, sedmička stále překoná za svůj akční bod, ale nic neuchvátí. Sedmička jako hlavní karta, při Kopírování a při Odporování neuchvacuje nikdy.',
  'ARC-8.6':
    'Špioni sítě a Píseň svobody mohou iniciativu uchvátit v okamžiku, který uvádějí, za stejných podmínek.',
  'ARC-8.7':
    'Žeton se přesune hned. Kolo se přesto dohraje po směru hodinových ručiček od toho, kdo je zahájil; hlavní karta i její typ zůstávají.',
  'ARC-8.8': 'Od té chvíle se pořadí tahu počítá od nového držitele.',

  'ARC-9.1': 'Po všech tazích si iniciativu nechává ten, kdo ji v tomto kole uchvátil.',
  'ARC-9.2':
    'Pokud ji nikdo neuchvátil, dostane ji hráč, který provedl Překonání nejvyšším číslem. Všechny tyto karty mají stejný typ, takže remíza není možná.',
  'ARC-9.3':
    'Neprovedl-li nikdo Překonání, zůstává iniciativa, kde je. Kopírování ani Odporování ji nezískává.',
  'ARC-9.4':
    'Potom každá Unie ležící u karty akce vrátí tuto kartu do ruky toho, kdo Unii použil, a sama se odhodí. Karta se při ověření iniciativy počítala.',
  'ARC-9.5':
    'Všechny ostatní zahrané karty, i ty použité k uchvácení, jdou lícem dolů na odhazovací balíček, i když ležely lícem nahoru. Nulový žeton se vrátí na své pole.',
  'ARC-9.6':
    'Má-li někdo v ruce kartu, začíná nové kolo hráč s iniciativou; jinak kapitola končí. Karty vrácené Unií nebo dobrané díky Výzvě k činu a Jasnozřivým se počítají a mohou kapitolu prodloužit.',
  'ARC-9.7':
    'Karty odhozené naráz přijdou na balíček v pořadí, v jakém byly zahrány, hlavní karta nejníže.',

  'ARC-10.1':
    'Za akční bod provedeš jednu akci. Dokonči ji, než začneš další. Stejnou akci můžeš opakovat.',
  'ARC-10.2': 'Akční body nemusíš využít všechny; zbylé na konci tahu propadnou.',
  'ARC-10.3':
    'Omezení na tah (zdaněné město, použitý dok, karta jednou za tah) platí pro celý tah: pro akční body, zdroje i nové akce dohromady.',
  'ARC-10.4': 'Zajištění ani bitvu nelze provést bez přípustného cíle.',
  'ARC-10.5':
    'Zdanit můžeš, i když takový žeton v zásobě není, a stavět, i když už takovou komponentu nemáš.',
  'ARC-10.6':
    'Pohyb musí přesunout aspoň jednu tvoji loď; oprava potřebuje tvoji poškozenou komponentu.',

  'ARC-11.1': 'Zdaň své město kdekoli na mapě, nebo město soupeře v systému, který ovládáš.',
  'ARC-11.2': 'Vlastní město můžeš zdanit, ať jeho systém ovládáš, nebo ne. Na poškození nezáleží.',
  'ARC-11.3':
    'Získej ze zásoby žeton typu planety, na níž město stojí. Zdanit lze i typ, který podléhá pobouření.',
  'ARC-11.4':
    'U města soupeře navíc zajmi 1 agenta ze zásoby jeho majitele, i když žádný žeton nezískáš.',
  'ARC-11.5': 'Nemá-li majitel v zásobě agenta, zajatce nezískáš; odjinud se agenti neberou.',
  'ARC-11.6': 'Každé město zdaníš nejvýše jednou za tah.',

  'ARC-12.1': 'Postav jednu budovu (město nebo dok), nebo jednu loď.',
  'ARC-12.2':
    'Budovu postavíš na prázdné pole pro budovu v systému, kde máš libovolnou komponentu, loď či budovu, i poškozenou. Pole předem nikomu nepatří.',
  'ARC-12.3':
    'Město je vždy to, které leží na tvé desce nejvíce vlevo; co zakrývalo, je od té chvíle otevřené.',
  'ARC-12.4': 'Loď postavíš u svého doku, i poškozeného.',
  'ARC-12.5':
    'Každý dok postaví nejvýše jednu loď za tah. Dok postavený v tomto tahu můžeš hned použít.',
  'ARC-12.6':
    'Ovládá-li systém soupeř, umístíš postavenou komponentu poškozenou. Ovládáš-li ho ty nebo nikdo, je nepoškozená.',
  'ARC-12.7': 'Ovládání se zjišťuje před umístěním nové komponenty.',
  'ARC-12.8':
    'I když už takovou komponentu nemáš, můžeš akci na přípustném místě provést: nic se neumístí, ale účinky stavby nastanou.',

  'ARC-13.1':
    'Přesuň libovolný počet svých lodí, poškozených i nepoškozených, z jednoho systému do sousedního.',
  'ARC-13.2': 'Nepotřebuješ k tomu nic ovládat a komponenty soupeřů lodě nezastaví ani nepoškodí.',
  'ARC-13.3':
    'Urychlený pohyb: začíná-li pohyb v systému s tvým dokem, mohou lodě v rámci téže akce pokračovat ze systému do systému. Dok soupeře, který ovládáš, nestačí.',
  'ARC-13.4': 'Stačí i poškozený dok. Záleží jen na systému, v němž akce začíná.',
  'ARC-13.5': 'Vstup na planetu pohyb ukončí, ať ji ovládá kdokoli, i když je to hned první krok.',
  'ARC-13.6':
    'Vstup do brány, kterou ovládá soupeř, pohyb ukončí. Ovládání se zjišťuje těsně před vstupem lodí.',
  'ARC-13.7': 'Brána, kterou ovládáš ty nebo nikdo, lodě nezastaví.',
  'ARC-13.8':
    'Můžeš se zastavit dříve a v každé bráně nechat libovolné z lodí; ty už zůstanou. Cestou žádné lodě nenabíráš.',
  'ARC-13.9':
    'Lodě se pohybují jako jedna skupina a nerozdělují se. Mohou se vracet do systémů, kterými prošly.',
  'ARC-13.10':
    'Do systémů mimo hru nelze vstoupit. Žetony cest spojují brány při běžném i urychleném pohybu.',

  'ARC-14.1': 'Oprava: oprav jednu svou poškozenou loď nebo budovu kdekoli na mapě.',
  'ARC-14.2':
    'Vliv: polož agenta ze své zásoby na libovolnou kartu dvora. Může jich tam být jakýkoli počet. Bez agenta v zásobě akci provést nelze.',
  'ARC-14.3':
    'Zajištění: vyber kartu dvora, na které máš více agentů než každý jednotlivý soupeř, tedy aspoň jednoho.',
  'ARC-14.4':
    'Vezmi si kartu. Tvoji agenti se z ní vrátí do zásoby, všichni agenti soupeřů se stanou tvými zajatci.',
  'ARC-14.5':
    'Potom vyhodnoť, co karta dělá při zajištění. Karta gildy zůstane lícem nahoru před tebou; karta ozvěny jde tam, kam říká: na odhazovací balíček dvora, nebo zpět do balíčku.',
  'ARC-14.6': 'Nakonec doplň totéž místo z balíčku dvora.',
  'ARC-14.7':
    'Je-li balíček dvora prázdný, místo zůstane prázdné. Pozdější doplnění se týká jen místa, které se právě uvolnilo.',

  'ARC-15.1':
    'Vyber systém, kde máš aspoň jednu loď. Útočí všechny tvoje lodě v něm, i poškozené, i když si vezmeš méně kostek.',
  'ARC-15.2':
    'Vyber jednoho soupeře, který tam má libovolnou komponentu, jako obránce; brání se všechny jeho tamní lodě a budovy. Nikdo jiný se bitvy neúčastní.',
  'ARC-15.3':
    'Vezmi si nejvýše jednu kostku za každou útočící loď v libovolné kombinaci kostek šarvátky, útoku a nájezdu, od každého druhu nejvýše šest.',
  'ARC-15.4': 'Nemusíš si vzít žádnou kostku; bitva pak proběhne bez vlastního účinku.',
  'ARC-15.5':
    'Kostky nájezdu můžeš použít, jen má-li obránce v systému bitvy budovu, nebo nemá-li budovu na celé mapě.',
  'ARC-15.6':
    'Hoď všemi kostkami najednou. O všem rozhoduje útočník, i o vlastních ztrátách; obránce nevybírá nic.',
  'ARC-15.7':
    'Vyhodnotit se musí všechny symboly v pořadí: zásahy vlastních lodí, protiúder, zásahy, zasažení budov, klíče. Symbol bez cíle propadá.',
  'ARC-15.8': 'Nejprve zásahy vlastních lodí: každý z nich zasáhne útočící loď.',
  'ARC-15.9':
    'Za druhé protiúder: padl-li aspoň jeden, utrží útočící lodě tolik zásahů, kolik je v tu chvíli nepoškozených bránících se lodí. Jen jednou, ať je symbolů kolik chce.',
  'ARC-15.10':
    'Za třetí zásahy: každý zasáhne bránící se loď. Jakmile žádná nezbývá, zasahují zbylé bránící se budovy.',
  'ARC-15.11': 'Za čtvrté zasažení budov: každé zasáhne bránící se budovu, nikdy loď.',
  'ARC-15.12': 'Za páté klíče, kterými se platí nájezd.',
  'ARC-15.13':
    'Zásahy se přidělují po jednom. Táž komponenta může dostat dva: nejprve se poškodí, potom zničí.',
  'ARC-15.14':
    'I když o všechny útočící lodě přijdeš vlastními zásahy a protiúderem, tvoje zásahy a zasažení budov platí beze zbytku. Přicházíš jen o nájezd.',
  'ARC-15.15':
    'Zničené bránící se komponenty jsou trofeje útočníka, zničené útočící lodě trofeje obránce.',
  'ARC-15.16': 'Zničená města se řeší až po přidělení všech zásahů a ještě před nájezdem.',
  'ARC-15.17':
    'Lodě umístěné do systému bitvy během ní neútočí ani se nebrání. Účinky „po bitvě“ přicházejí po nájezdu.',

  'ARC-16.1':
    'Zničíš-li město, v bitvě i mimo ni, nejprve vyvoláš pobouření typu jeho planety a potom vypleníš dvůr.',
  'ARC-16.2':
    'Vrácené nebo nahrazené město není zničené: žádná trofej, žádné pobouření, žádné plenění. Nic nevyvolá ani zničený dok nebo loď.',
  'ARC-16.3':
    'Pobouření: odhoď všechny své žetony a karty gildy tohoto typu, žetony do zásoby, karty lícem nahoru na odhazovací balíček dvora. Karty Oddaných si necháš.',
  'ARC-16.4':
    'Potom zakryj agentem ze své zásoby pole pobouření daného typu na své desce. Tento typ u tebe nyní podléhá pobouření.',
  'ARC-16.5':
    'Podléhal-li mu už dřív, odhodíš znovu, druhého agenta nepokládáš a dvůr vypleníš jako obvykle.',
  'ARC-16.6':
    'Nemáš-li v zásobě agenta, použij náhradní značku; nahradí ji první agent, který se ti do zásoby vrátí.',
  'ARC-16.7': 'Nic v krabici pobouření neruší. Trvá do konce hry.',
  'ARC-16.8':
    'Vyplenění dvora: zajisti jednu kartu dvora podle své volby, na níž leží aspoň jeden agent majitele zničeného města; převahu nepotřebuješ. Je-li taková karta, musíš; jinak se nic nestane.',
  'ARC-16.9':
    'Agenti všech soupeřů na vypleněné kartě se stanou tvými trofejemi, ne zajatci, tvoji se vrátí domů. Účinek při zajištění, doplnění i uzamčení Předzvěsti platí jako při zajištění.',
  'ARC-16.10':
    'Padne-li víc měst naráz, nejprve dokonči všechny zásahy a odstraň, co bylo zničeno. Potom město po městě následuje pobouření a vyplenění a nakonec nájezd.',
  'ARC-16.11':
    'Pobouření nikdy neodhodí to, co v téže bitvě získáš nájezdem nebo vypleněním, ani to, co ukradneš díky vypleněné kartě: ani pobouření za druhé ze dvou měst.',
  'ARC-16.12':
    'Žetony typu, který podléhá pobouření, nemůžeš utratit za jejich vlastní akci Předzvěsti. Stále je můžeš získávat daněním i jinak, krást, mít a počítat, utratit bez účinku, platit jimi jiné ceny a utratit je jako jiný typ díky kartě Oddaných.',

  'ARC-17.1': 'Zbyla-li ti útočící loď, můžeš hozenými klíči krást obránci. Nemusíš.',
  'ARC-17.2':
    'Ukrást lze žetony z polí pro zdroje, karty gildy a žetony na kartě, která pro ně uvádí cenu za nájezd. Vůdci, příběhy, města, trofeje, zajatci, agenti a karty v ruce jsou v bezpečí.',
  'ARC-17.3':
    'Platí se cena za nájezd toho pole, na němž žeton právě leží, nebo cena uvedená na kartě.',
  'ARC-17.4':
    'Kradeš jednu věc po druhé v libovolném pořadí, dokud klíče stačí. Zbylé klíče propadnou.',
  'ARC-17.5':
    'Ukradený žeton si umístíš jako získaný a odhodíš, co se nevejde. Obránce nic nepřeskládá.',
  'ARC-17.6':
    'Ukradená karta gildy přijde i s žetony, které na ní leží, patří před tebe a její akce Předzvěsti není uzamčená.',
  'ARC-17.7': 'Nájezd je možný, i když právě padla poslední bránící se budova.',

  'ARC-18.1': 'Žetony leží na otevřených polích pro zdroje, na každém jeden.',
  'ARC-18.2':
    'Když si žeton vezmeš nebo ho získáš, polož ho na prázdné pole. Přitom můžeš všechny své žetony libovolně přeskládat a pak odhoď, co se nevejde, ať nové, nebo staré.',
  'ARC-18.3': 'Ztráta ani utracení žetonu ti přeskládat nedovoluje.',
  'ARC-18.4':
    'Město vrácené na tvou desku přijde na prázdné pole pro město nejvíce vpravo. Zakryje-li tím pole pro zdroje, třeba i prázdná, můžeš žetony přeskládat a odhodíš ty, které se nevejdou.',
  'ARC-18.5':
    'Město mezi něčími trofejemi na tvé desce neleží: jeho pole i bonus zůstávají otevřené, dokud se nevrátí.',
  'ARC-18.6':
    'Ve své Předzvěsti můžeš utratit libovolný počet žetonů libovolných typů, jeden po druhém, každý za jeho akci Předzvěsti.',
  'ARC-18.7': 'Materiály: jedna stavba nebo oprava.',
  'ARC-18.8': 'Palivo: jeden pohyb. Relikvie: jedno zajištění.',
  'ARC-18.9':
    'Zbraně: v tomto tahu můžeš každý akční bod své zahrané karty utratit i za bitvu, také jediný bod při Kopírování nebo Odporování. Stačí jeden žeton zbraní a sám žádnou akci nedává.',
  'ARC-18.10': 'Zbraně nikdy nezmění v bitvu akci, kterou zaplatil zdroj nebo karta.',
  'ARC-18.11':
    'Psionik: jedna akce podle typu hlavní karty, ať zahraješ cokoli a jakkoli; pro toho, kdo kolo zahájil, je to jeho vlastní karta. Nulový žeton, akční body ani zbraně na tom nic nemění. Lze ji nahradit novou akcí.',
  'ARC-18.12': 'Žeton můžeš utratit i bez účinku, také ten, který podléhá pobouření.',
  'ARC-18.13': 'Při postoupení iniciativy a při vynechání tahu nic neutrácíš.',
  'ARC-18.14':
    'Žetony na kartě, která přechovává zdroje, lze utrácet a počítají se do ambicí. V bitvě je lze ukrást, jen uvádí-li karta cenu za nájezd (Prastaré državy: 4); jinými krádežemi ano. S ukradenou kartou putují dál a do zásoby se vrátí, když se karta odhodí, pohřbí nebo vyřadí.',
  'ARC-18.15':
    'Odhozené žetony se vracejí do zásoby hned, utracené v Předzvěsti až na jejím konci.',

  'ARC-19.1':
    'Karta gildy má symbol typu, pravidla a cenu za nájezd. Leží před tebou lícem nahoru a můžeš jich mít libovolně mnoho.',
  'ARC-19.2':
    'Její symbol se počítá jako žeton daného typu: materiály a palivo pro Magnáta, relikvie pro Správce, psionik pro Empata, zbraně pro nikoho.',
  'ARC-19.3':
    'Pravidla na ní jsou akce Předzvěsti, nové akce, modifikátory nebo trvalé účinky a platí jen pro tebe, dokud ji máš.',
  'ARC-19.4':
    'Odhozená karta gildy jde lícem nahoru na odhazovací balíček dvora; žetony z ní se vrátí do zásoby.',
  'ARC-19.5':
    'Kartu, která se za svou akci Předzvěsti odhazuje, můžeš odhodit i tehdy, když nic nezpůsobí; jinak udělá, co může.',
  'ARC-19.6': 'Karta reaguje jen na události, které začaly, když už ležela před tebou.',

  'ARC-20.1':
    'Kapitola končí po kole, po němž jsou všechny ruce prázdné, nebo když iniciativu postoupili všichni hráči s kartami. Následuje bodování, úklid a otočení žetonu, konec hry nebo další kapitola a rozdání.',
  'ARC-20.2': 'Boduje se každá ambice, u níž leží aspoň jeden žeton, ostatní ne.',
  'ARC-20.3':
    'U Magnáta se počítají materiály a palivo, u Správce relikvie, u Empata psionici, vždy žetony i symboly karet gildy; u Tyrana zajatci, u Vojevůdce trofeje.',
  'ARC-20.4': 'První místo: kdo má sám nejvíce, získá součet prvních hodnot všech žetonů u ambice.',
  'ARC-20.5': 'Druhé místo: kdo je sám druhý, získá součet druhých hodnot.',
  'ARC-20.6':
    'Při remíze o první místo obsadí všichni remizující druhé místo; první není nikdo a nikdo další se neumístí.',
  'ARC-20.7': 'Při remíze o druhé místo remizující nezískají nic. Prvního místa se to netýká.',
  'ARC-20.8': 'Kdo má 0, nikdy neboduje, ani při remíze.',
  'ARC-20.9':
    'Bonus za města: za samostatné první místo získáš navíc 2 body moci, je-li tvoje čtvrté pole pro město prázdné, nebo 5, jsou-li prázdné čtvrté i páté. Jednou za ambici bez ohledu na počet žetonů, ne při remíze ani za druhé místo.',
  'ARC-20.10':
    'Ve dvou hráčích se neutrální žetony počítají jako třetí hráč, který může obsadit první či druhé místo nebo o ně remizovat. Zbraně se tu počítají jako trofeje. Jeho moc nedostane nikdo.',
  'ARC-20.11': 'Všechny ambice se posuzují podle téhož stavu, na pořadí bodování tedy nezáleží.',
  'ARC-20.12':
    'Účinky po bodování (Kartely, Rozmařilý) přicházejí před úklidem v pořadí, které určí hráč s iniciativou.',
  'ARC-20.13':
    'Úklid: byl-li bodován Vojevůdce, vrátí se trofeje všech hráčů; byl-li bodován Tyran, vrátí se všichni zajatci, i když se nikdo neumístil. Jinak zůstávají do další kapitoly.',
  'ARC-20.14': 'Lodě, doky a agenti se vracejí do zásoby svého majitele, města na jeho desku.',
  'ARC-20.15': 'Všechny žetony ambicí jsou opět dostupné.',
  'ARC-20.16':
    'Potom se neotočený žeton s nejnižší hodnotou nastálo otočí na zlatou stranu. První hodnoty v pěti kapitolách jsou tedy 5, 3, 2; 5, 4, 3; 6, 5, 4 a v posledních dvou 9, 6, 4.',
  'ARC-20.17':
    'Hra končí nyní, a jen nyní, má-li někdo aspoň 27 bodů moci (čtyři hráči), 30 (tři) nebo 33 (dva), nebo skončila-li 5. kapitola.',
  'ARC-20.18': 'Vyhrává hráč s nejvyšší mocí; nemusí to být ten, kdo hranice dosáhl první.',
  'ARC-20.19':
    'Remízu o nejvyšší moc vyhrává ten z remizujících, kdo je první v pořadí tahu od hráče s iniciativou.',
  'ARC-20.20':
    'Jinak se ukazatel kapitoly posune, všechny karty akcí se zamíchají, každý dostane šest a zbytek tvoří zamíchaný odhazovací balíček lícem dolů. Ve dvou pak platí pravidlo „Druhé ruky“.',
  'ARC-20.21':
    'Iniciativa zůstává, kde je, a její držitel zahajuje. Mapa, desky, dvůr s agenty, pobouření a nevrácené trofeje a zajatci přecházejí do další kapitoly.',

  'ARC-21.1':
    'Tvoje Předzvěst začíná, jakmile zahraješ kartu a vyhlásíš ambici či uchvátíš iniciativu, nebo ne. Končí prvním utraceným akčním bodem, nebo koncem tahu, neutratíš-li žádný.',
  'ARC-21.2':
    'Můžeš provést libovolný počet akcí Předzvěsti ze žetonů i karet, každou celou, než začneš další.',
  'ARC-21.3':
    'O vyhlášení ambice a o uchvácení další kartou se rozhoduje před první akcí Předzvěsti a dohnat se to nedá.',
  'ARC-21.4':
    'Žetony utracené v Předzvěsti leží do jejího konce stranou. Do té doby nejsou v zásobě ani na Kartelu a nikdo je nemůže získat.',
  'ARC-21.5':
    'Akce Předzvěsti na kartě, kterou v této Předzvěsti zajistíš nebo vypleníš, je do jejího konce uzamčená. Nové akce, modifikátory a trvalé účinky karty platí hned.',
  'ARC-21.6': 'Karta ukradená soupeři nebo od něj darovaná uzamčená není.',
  'ARC-21.7':
    'Nová akce má v závorce běžnou akci, kterou může nahradit. Kdykoli ji můžeš provést za akční bod nebo za zdroj, který nepodléhá pobouření, můžeš místo ní provést novou; potřebuje jen své vlastní cíle. Běžná akce z jiného účinku se nenahrazuje.',
  'ARC-21.8':
    'Modifikátory mění běžnou akci. Novou akci, která ji nahrazuje, neovlivní, ale běžnou akci obsaženou v nové akci ano.',
  'ARC-21.9': 'Modifikátory mohou měnit i přípravu, bodování, vyhlašování a uchvacování.',
  'ARC-21.10':
    'Schopnost typu „při Kopírování nebo Odporování“ platí, jen když danou akci zaplatí jediný akční bod tohoto Kopírování nebo Odporování, i uvnitř nové akce nebo jako bitva umožněná zbraněmi; v Předzvěsti nikdy.',

  'ARC-22.1':
    'Vůdci a příběhy jsou varianta. Nahrazuje komponenty a zdroje, s nimiž začíná základní hra.',
  'ARC-22.2':
    'Vylož lícem nahoru řadu vůdců a řadu příběhů, v každé o jednu kartu víc, než je hráčů.',
  'ARC-22.3':
    'Vybírá se po jedné kartě. Začíná hráč po pravici toho, kdo má iniciativu, a pokračuje se proti směru hodinových ručiček, kolo za kolem stejným směrem.',
  'ARC-22.4':
    'Vyber vůdce nebo příběh, nikdy však druhou kartu téhož druhu, dokud nemá každý od obou jednu. Vybrat musíš; zbylé karty se vrátí do krabice.',
  'ARC-22.5':
    'Co tvůj vůdce ukazuje v polích A, B a C, umísti do svých systémů A, B a C. Město je to, které leží na desce nejvíce vlevo. Ve dvou hráčích patří pole C do obou systémů C.',
  'ARC-22.6': 'Dva žetony svého vůdce polož na dvě pole nejvíce vlevo v uvedeném pořadí.',
  'ARC-22.7': 'Schopnosti vůdců týkající se přípravy přicházejí nakonec v pořadí tahu.',
  'ARC-22.8':
    'Vůdci a příběhy nemají symbol ani cenu za nájezd: nepočítají se do žádné ambice a nelze je ukrást.',
  'ARC-22.9':
    'Možnost se dvěma nebo třemi příběhy: v řadě je tolik příběhů na každého hráče a jeden navíc; vybírá se, dokud nemá každý vůdce a všechny své příběhy.',

  'ARC-23.1':
    'Karta má přednost před sešitem pravidel a ten před přehledy a deskami. Poznámky a příklady ustupují pravidlu, které vysvětlují.',
  'ARC-23.2': '„Nemůžeš“ platí vždy, i proti kartám, ledaže text říká, že se právě to ignoruje.',
  'ARC-23.3':
    'Nechávají-li pravidla otevřenou remízu nebo pořadí, v němž hráči rozhodují, řídí se to pořadím tahu od hráče s iniciativou.',
  'ARC-23.4':
    'Potřebují-li současné účinky pořadí, určí je hráč, který je na tahu; mezi tahy hráč s iniciativou.',
  'ARC-23.5':
    'Nemáš-li na konci svého tahu na mapě lodě ani doky, umísti tři nepoškozené lodě (nebo kolik jich máš) do jedné brány podle své volby. Na městech nezáleží.',
  'ARC-23.6':
    'Nemáš-li tah, protože nemáš karty nebo postupuješ iniciativu, dostaneš tyto lodě až na konci svého příštího tahu.',
  'ARC-23.7':
    'Můžeš se vzdát. Ve dvou vyhrává ten druhý; ve více hráčích hra předčasně končí jen se souhlasem všech.',
  'ARC-23.8':
    'Komponent je jen tolik, kolik je v krabici. Výjimkou je pouze náhradní značka za agenta pobouření.',
  'ARC-23.9':
    'Umístit znamená dát na místo vlastní nepoškozené komponenty ze své zásoby, města zleva z desky, není-li řečeno jinak. Vrátit znamená dát komponentu tam, odkud pochází.',
  'ARC-23.10':
    'Nelze-li umístit nebo vrátit vše, proveď co nejvíce; co to bude, vybírá ten, kdo jedná.',
  'ARC-23.11':
    'Nahradit: vrať starou komponentu a na její místo umísti novou, poškozenou, byla-li poškozená ta stará. Nic se tím neničí a není-li nová komponenta v zásobě, nejde to.',
  'ARC-23.12':
    'Domlouvat se můžete, dohody však nikoho nezavazují. Komponenty mění majitele jen podle pravidel.',
  'ARC-23.13': 'Karty v ruce nesmíš nikomu ukázat.',
  'ARC-23.14':
    'Možnost rozdělených odhazovacích balíčků: karty zahrané lícem nahoru jdou na jeden balíček, karty hrané lícem dolů, nerozdané a jinak odhozené na druhý. Dobírá se z balíčku lícem dolů; nestačí-li, oba se nejprve smíchají.',
  'ARC-23.15':
    'Mezi přáteli lze zapomenuté vyhlášení nebo uchvácení dohnat, dokud se neodhalilo nic nového. U tohoto stolu platí pořadí přísně.',

  'ARC-24.1':
    'Tvoje herní oblast je tvoje deska a vše kolem ní. Prázdný znamená bez jakékoli komponenty. Mimo hru znamená, že s tím nelze nic dělat.',
  'ARC-24.2':
    'Vzít si znamená přidat do své herní oblasti odkudkoli. Získat znamená vzít si ze zásoby; je-li prázdná, nic se nestane.',
  'ARC-24.3':
    'Ukrást znamená vzít si z herní oblasti soupeře; jen toho se týkají pravidla proti krádeži. Dát znamená přidat něco do herní oblasti soupeře.',
  'ARC-24.4':
    'Vyměnit (a tedy i obchodovat) znamená dát a vzít si současně. Obě poloviny musí být možné a krádež to není.',
  'ARC-24.5':
    'Utratit žeton znamená vrátit ho do zásoby jako platbu, v Předzvěsti s odkladem. Odhodit je něco jiného a akci Předzvěsti nepřináší.',
  'ARC-24.6':
    'Odhozené karty dvora jdou lícem nahoru na odhazovací balíček dvora, karty akcí lícem dolů na odhazovací balíček karet akcí, žetony do zásoby.',
  'ARC-24.7':
    'Pohřbít znamená dát kartu pod balíček dvora. Vyřadit znamená odstranit ji ze hry nadobro.',
  'ARC-24.8':
    'Zajmout znamená dát na své pole zajatců. Uvolnit oblast znamená vrátit z ní všechny komponenty.',
  'ARC-24.9':
    'Zničit znamená odstranit z mapy komponentu, poškozenou i nepoškozenou, obvykle mezi něčí trofeje.',

  'ARC-25.1':
    'Karty gildy, ozvěn, vůdců a příběhů dělají, co říká jejich text v posledním oficiálním znění. Následující body řeší jen to, co zůstává otevřené.',
  'ARC-25.2':
    'Symboly zbraní jsou žetony zbraní, i ty na kartách, a karty gildy typu zbraně, včetně karty, která se na ně ptá.',
  'ARC-25.3':
    'Unie potřebuje kartu akce svého typu, kterou kdokoli v tomto kole zahrál lícem nahoru; bez ní ji nelze použít ani odhodit. Dokud leží u karty akce, není v tvé herní oblasti.',
  'ARC-25.4':
    'Na Kartelu leží celá zásoba jeho typu a počítá se jako tvoje. Zůstává zásobou: ostatní z ní získávají a vracejí do ní, ty ji utrácet nemůžeš a nikdo ji nemůže ukrást ani odhodit. Žetony odložené v Předzvěsti na něm nejsou.',
  'ARC-25.5':
    'Karty Oddaných dovolují, aby libovolný žeton zastoupil jejich typ i v cenách mimo Předzvěst, například u Měst v oblacích. U karet Zájem si počet až do uvedené meze volíš.',
  'ARC-25.6':
    'Dále: Štědrý, remíza soupeřů s nejmenší mocí: pořadí tahu. Baterie railgunů: loď vybírá útočník. Doky v branách: ovládání se zjišťuje před vstupem lodí. Překupník relikvií: odhozený žeton je hned v zásobě. Prastarý zprostředkovatel: co soupeř nemá, se zjišťuje před výměnou. Milovaný: brání plenění jen v bitvě. Únos: lze vybrat i kartu bez agentů soupeřů.',
};
