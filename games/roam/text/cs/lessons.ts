/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons = {
  'basics.title': 'První kroky',
  'basics.about': 'Tvary, mince, získané karty, dražba a artefakty, krok za krokem.',
  'basics.use.title': 'Využij postavu',
  'basics.use.body':
    'Každá tvoje karta ukazuje tvar. Využij řadu čtyř polí: klikni na kartu a potom na zvýrazněné pole. Když na pole jen ukážeš, uvidíš, kam se žetony položí.',
  'basics.use.done': 'Žetony leží na mapě a karta je otočená lícem dolů. To je celý tah.',
  'basics.skip.title': 'Obsazená pole se vynechávají',
  'basics.skip.body':
    'Na poli c4 má žeton Zofia. Polož svou řadu přes něj: tvar musí ležet na mapě, ale obsazené pole se prostě vynechá.',
  'basics.skip.done': 'Tři žetony místo čtyř; cizí žeton zůstal, kde byl.',
  'basics.coins.title': 'Na mapě leží mince',
  'basics.coins.body':
    'Žeton na poli s mincí ti ji hned přinese. Polož řadu tak, aby minci zakryla.',
  'basics.coins.done':
    'Mince jsou tvoje. Obrázek zůstává: další žeton na stejném poli vydělá znovu.',
  'basics.optional.title': 'Prázdná místa stojí dvě mince',
  'basics.optional.body':
    'Tento tvar má prázdné místo, kreslené čárkovaně. Polož ho na c4 a pak zaplať dvě mince, ať se zaplní i prázdné místo.',
  'basics.optional.done':
    'O žeton víc, přesně kde je potřeba. Prázdná místa mohou dokonce přesahovat přes okraj mapy.',
  'basics.complete.title': 'Zaplň kartu a získej ji',
  'basics.complete.body':
    'Když na všech šesti polích karty leží žeton, získá kartu ten, kdo jich tam má nejvíc. Zaplň poslední dvě pole řadou na b6.',
  'basics.complete.done':
    'Karta je tvoje: nová postava s novým tvarem. Zofia dostává minci za svůj žeton a mezeru zaplní nová karta.',
  'basics.tie.title': 'O shodě rozhoduje dražba',
  'basics.tie.body':
    'Zaplň kartu znovu: oba na ní pak budete mít tři žetony. Při shodě učiní každý jednu nabídku a začínáš ty. Nikdo nesmí nabídnout víc, než má.',
  'basics.tie.done': 'Kdo nabídl nejvíc, zaplatí a získá kartu. Nabídnout můžeš i 0.',
  'basics.rest.title': 'Probuď karty dřív',
  'basics.rest.body':
    'Využité karty zůstávají lícem dolů, dokud tak neleží všechny. Když se ti nechce čekat, odpočiň si dřív: stojí to minci za každou kartu, která je ještě lícem nahoru. Odpočiň si a pak využij postavu.',
  'basics.rest.done': 'Všechny karty jsou zase vzhůru a tah máš pořád před sebou.',
  'basics.buy.title': 'Kup si artefakt',
  'basics.buy.body':
    'V plnohodnotné hře jsou v nabídce čtyři artefakty. Na konci tahu si můžeš jeden koupit. Odehraj tah a pak si vyber.',
  'basics.buy.done':
    'Artefakty přinášejí body a každý má schopnost, kterou můžeš používat od příštího tahu.',
  'basics.artifact.title': 'Použij artefakt',
  'basics.artifact.body':
    'Máš artefakt, který otočí tvar o 90°. Použij ho a polož svůj sloupec jako řadu.',
  'basics.artifact.done': 'Artefakt je otočený lícem dolů; probudí se spolu s kartami.',
  'basics.end.title': 'Jak hra končí',
  'basics.end.body':
    'Jakmile někdo vlastní deset postav, kolo se dohraje. Pak se sečtou body na postavách a artefaktech; při shodě rozhodnou mince. U stolu můžeš kliknout na cokoli nezvýrazněného a dozvíš se, proč to nejde. Příjemnou hru!',
};
