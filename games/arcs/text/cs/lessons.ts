import type { lessons as en } from '../en/lessons.ts';

/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons: Record<keyof typeof en, string> = {
  'chapter.title': 'Jedna kapitola Arcs',
  'chapter.about': 'Hraj karty, vybírej daně, stav a bojuj, vyhlas ambici a oboduj ji.',
  'chapter.lead.title': 'Hlavní karta',
  'chapter.lead.body':
    'Hraješ se Zofií a Markem. Máš iniciativu, takže začínáš kolo. Typ karty říká, které akce můžeš provést, akční body to, kolik jich bude. Zahraj jako hlavní kartu Správu 3.',
  'chapter.lead.done':
    'Tři akční body, tři akce: každá může být daně, oprava, nebo vliv. Čím vyšší má karta číslo, tím méně akčních bodů.',
  'chapter.tax.title': 'Zdaň své město',
  'chapter.tax.body':
    'Za první akční bod proveď akci daní a vyber své město v systému Šestiúhelník 1: to je planeta s malým šestiúhelníkem ve hvězdokupě 1. Je typu materiály, takže město vynese materiály.',
  'chapter.tax.done':
    'Žeton leží na poli tvé hráčské desky. Vlastní města můžeš zdanit, ať jsou kdekoli, každé jednou za tah.',
  'chapter.control.title': 'Ovládnutí systému',
  'chapter.control.body':
    'V systému Půlměsíc 4 máš dvě nepoškozené lodě a nikdo jiný žádnou: systém ovládáš. Proto tam můžeš zdanit i Markovo město. Udělej to a palivo polož na zvýrazněné pole.',
  'chapter.control.done':
    'Máš palivo a jednoho Markova agenta jako zajatce. Systém ovládá ten, kdo v něm má nejvíc nepoškozených lodí. Poškozené lodě a budovy se nepočítají, při remíze ho neovládá nikdo.',
  'chapter.influence.title': 'Agenti u dvora',
  'chapter.influence.body':
    'U dvora leží čtyři karty. Vlivem položíš na jednu z nich svého agenta. Poslední akční bod věnuj kartě Zájem o přepravu, kde už má agenta Zofia.',
  'chapter.influence.done':
    'Jeden proti jednomu nestačí. Kartu získá ten, kdo na ní má víc agentů než kdokoli jiný, a stojí to další akci. Ještě se k ní vrátíš.',
  'chapter.surpass.title': 'Překonání',
  'chapter.surpass.body':
    'Nové kolo: Marek zahrál jako hlavní kartu Mobilizaci 3. Vyšší karta téhož typu ji překoná a přinese ti všechny své akční body. Zahraj Mobilizaci 5.',
  'chapter.surpass.done':
    'Dva akční body na pohyb nebo vliv. Kdo překonal nejvyšší kartou, ten na konci kola získá iniciativu.',
  'chapter.follow.title': 'Kopírovat, nebo odporovat',
  'chapter.follow.body':
    'Marek zahrál Agresi 6 a tu nepřekonáš. I jiná karta ti ale dá jednu akci: lícem dolů kopíruje typ hlavní karty, lícem nahoru odporuje svým vlastním typem. Zahraj Výstavbu 4 jedním z obou způsobů.',
  'chapter.follow.done':
    'Kopírování dá jednu akci agrese: bitvu, pohyb, nebo zajištění. Odporování jednu akci výstavby: stavbu, nebo opravu. Tři akční body karty se nepočítají.',
  'chapter.declare.title': 'Vyhlas ambici',
  'chapter.declare.body':
    'Moc přinášejí vyhlášené ambice. Kdo hraje hlavní kartu, může vyhlásit tu, která je na ní. Zahraj Výstavbu 2 a vyhlas Magnáta: ten počítá materiály a palivo.',
  'chapter.declare.done':
    'Na Magnátovi leží nejcennější žeton: 5 bodů moci za první místo, 3 za druhé. Cenou je nulový žeton: tvoje hlavní karta má teď číslo 0 a překoná ji každá karta výstavby.',
  'chapter.seize.title': 'Uchvať iniciativu',
  'chapter.seize.body':
    'Zofia hraje správu, Marek kopíruje a ty odporuješ. Před svou akcí můžeš přidat lícem dolů druhou kartu a uchvátit iniciativu. Vyber na to kteroukoli kartu.',
  'chapter.seize.done':
    'Příští kolo začneš ty a v tomto kole ti to už nikdo nevezme. Karta navíc tě ale stojí jeden tah této kapitoly. Kdo má iniciativu, může ji místo hraní také postoupit.',
  'chapter.build.title': 'Stavba',
  'chapter.build.body':
    'Kde máš komponentu, můžeš na prázdném poli pro budovu postavit město nebo dok. Každý dok postaví jednu loď za tah. Postav město v systému Šestiúhelník 6 a loď v systému Šestiúhelník 4.',
  'chapter.build.done':
    'Město opustilo tvou desku a odkrylo pole pro zdroje. Poslední dvě města přidávají moc k vyhraným ambicím. Co postavíš v systému ovládaném soupeřem, je hned poškozené.',
  'chapter.prelude.title': 'Předzvěst',
  'chapter.prelude.body':
    'Odporování ti dalo jediný akční bod. Nejdřív ale přijde Předzvěst, kde si za zdroje koupíš další akce. Utrať materiály, vyber opravu a pak svůj dok, nebo svou loď.',
  'chapter.prelude.done':
    'Opraveno, a akční bod ti zůstal. Materiály staví nebo opravují, palivo hýbe loděmi, relikvie zajistí kartu, psionik dá akci typu hlavní karty a se zbraněmi můžeš za akční body vést bitvy.',
  'chapter.move.title': 'Pohyb',
  'chapter.move.body':
    'Pohyb přesune libovolný počet tvých lodí z jednoho systému do sousedního. Pošli obě lodě ze systému Brána 6 do systému Půlměsíc 6, kde má Zofia jedinou.',
  'chapter.move.done':
    'Dvě nepoškozené lodě proti jedné: Půlměsíc 6 ovládáš ty. Lodě spolu mohou v systému v klidu stát; bitva je jen tehdy, když někdo provede tuto akci.',
  'chapter.catapult.title': 'Urychlený pohyb',
  'chapter.catapult.body':
    'Pohyb, který začíná u tvého doku, může pokračovat z brány do brány. Pošli všechny tři lodě ze systému Šestiúhelník 4 do Brány 4 a rovnou dál do Brány 1.',
  'chapter.catapult.done':
    'Dva systémy za jeden akční bod. Bránu 1 ovládal Marek, a tak tam cesta skončila, stejně jako by skončila na planetě. Z jiných bran můžeš pokračovat a část lodí v nich nechat.',
  'chapter.secure.title': 'Zajištění',
  'chapter.secure.body':
    'Zpátky ke dvoru: na kartě Zájem o přepravu máš už dva agenty, Zofia jednoho. Zajisti ji za akční bod agrese.',
  'chapter.secure.done':
    'Karta gildy je tvoje i se svým účinkem a pro Magnáta se počítá jako palivo. Zofiin agent je tvůj zajatec; zajatce počítá Tyran. Karta ozvěny by se provedla hned.',
  'chapter.battle.title': 'Bitva',
  'chapter.battle.body':
    'V Bráně 1 stojí tvoje tři lodě proti dvěma Markovým. Za každou máš jednu kostku: šarvátka je bezpečná, útok silnější, ale může zasáhnout i tebe, nájezd krade. Vezmi jednu kostku útoku a dvě šarvátky a přiděl zásahy.',
  'chapter.battle.done':
    'Ať padlo cokoli: zásah nepoškozenou loď poškodí a poškozenou zničí. Zničená je trofej, a ty počítá Vojevůdce. Útok může zasáhnout i tvoje lodě, nebo vyvolat protiúder všech nepoškozených lodí obránce.',
  'chapter.outrage.title': 'Pobouření',
  'chapter.outrage.body':
    'Zbývá ti jeden zásah a Marek nemá v systému Půlměsíc 4 žádnou loď: dostane ho budova. Znič jeho poškozené město a pak vypleň dvůr: vezmi si kartu, na které má agenta.',
  'chapter.outrage.done':
    'Město je trofej a agenti soupeřů z karty také. Vyvolalo to ale pobouření kvůli palivu: o své palivo přicházíš, o karty gild toho typu také, a v Předzvěsti ti už palivo akci nedá.',
  'chapter.raid.title': 'Nájezd',
  'chapter.raid.body':
    'Jiný pokus, tentokrát s kostkami nájezdu: padly tři klíče. Za klíče Marka okradeš; každé jeho pole a každá karta gildy má svou cenu za nájezd. Utrať všechny tři klíče, jak chceš.',
  'chapter.raid.done':
    'Kostky nájezdu si můžeš vzít tam, kde má obránce budovu. Jeho lodě nikdy nezasáhnou, jen budovy, a často zasáhnou lodě tvoje.',
  'chapter.score.title': 'Konec kapitoly',
  'chapter.score.body':
    'Nikdo už nemá v ruce kartu, toto je poslední tah. Pro Magnáta máš tři symboly, Marek dva, Zofia jeden. U Vojevůdce máte se Zofií shodně po dvou trofejích. Ukonči tah.',
  'chapter.score.done':
    'Magnát: 5 bodů moci pro tebe, 3 pro Marka. Remíza na prvním místě platí jen jako druhé: Vojevůdce dá tobě i Zofii po 2. Trofeje se vracejí, jeden žeton se otočí na lepší stranu a všichni mají nové karty.',
  'chapter.end.title': 'Jak hra končí',
  'chapter.end.body':
    'Hra končí po páté kapitole, nebo po té, v níž někdo dosáhne 30 bodů moci; ve dvou hráčích 33, ve čtyřech 27. Vyhrává největší moc. Klikni u stolu na cokoli nezvýrazněného a dozvíš se, proč to nejde. A teď si zahraj svou partii!',
};
