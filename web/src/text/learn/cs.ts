import type { messages as en } from './en.ts';

export const messages: Record<keyof typeof en, string> = {
  'learn.lesson': 'Lekce',
  'learn.you': 'Nováček',
  'learn.other': 'Zofia',
  'learn.stepOf': 'Krok {step} z {of}',
  'learn.next': 'Dál',
  'learn.skip': 'Přeskočit',
  'learn.again': 'Znovu',
  'learn.back': 'Zpět',
  'learn.finish': 'Zahrát si partii',
  'learn.roam.use.title': 'Vyšli postavu',
  'learn.roam.use.body':
    'Každá tvoje karta ukazuje tvar. Použij řadu čtyř polí: klikni na kartu a potom na rozsvícené pole. Když na pole jen ukážeš, uvidíš, kam se žetony položí.',
  'learn.roam.use.done': 'Žetony leží na mapě a karta je otočená lícem dolů. To je celý tah.',
  'learn.roam.skip.title': 'Obsazená pole se vynechávají',
  'learn.roam.skip.body':
    'Na poli c4 má žeton Zofia. Polož svou řadu přes něj: tvar musí ležet na mapě, ale obsazené pole se prostě vynechá.',
  'learn.roam.skip.done': 'Tři žetony místo čtyř a nikomu to nevadí.',
  'learn.roam.coins.title': 'Na mapě leží mince',
  'learn.roam.coins.body':
    'Žeton na poli s mincí ti ji hned přinese. Polož řadu tak, aby minci zakryla.',
  'learn.roam.coins.done':
    'Mince jsou tvoje. Obrázek zůstává: další žeton na stejném poli vydělá znovu.',
  'learn.roam.optional.title': 'Čárkovaná místa stojí dvě mince',
  'learn.roam.optional.body':
    'Tenhle tvar má čárkované, prázdné místo. Polož ho na c4 a pak zaplať dvě mince, ať se zaplní i prázdné místo.',
  'learn.roam.optional.done':
    'O žeton víc, přesně kde je potřeba. Prázdná místa smějí dokonce přesahovat přes okraj mapy.',
  'learn.roam.complete.title': 'Zaplň kartu a získej ji',
  'learn.roam.complete.body':
    'Když na všech šesti polích karty leží žeton, získá kartu ten, kdo jich tam má nejvíc. Zaplň poslední dvě pole řadou na b6.',
  'learn.roam.complete.done':
    'Karta je tvoje: nová postava s novým tvarem. Zofia dostává minci za svůj žeton a mezeru zaplní nová karta.',
  'learn.roam.tie.title': 'O shodě rozhoduje dražba',
  'learn.roam.tie.body':
    'Zaplň kartu znovu: každý tu pak máte tři žetony. Při shodě každý jednou přihodí a začínáš ty. Nikdo nesmí nabídnout víc, než má.',
  'learn.roam.tie.done': 'Nejvyšší nabídka platí a bere kartu. Nabídnout se dá i 0.',
  'learn.roam.rest.title': 'Probuď karty dřív',
  'learn.roam.rest.body':
    'Použité karty zůstávají lícem dolů, dokud tak neleží všechny. Když se ti nechce čekat, odpočiň si dřív: stojí to minci za každou kartu, která je ještě lícem nahoru. Odpočiň si a pak použij kartu.',
  'learn.roam.rest.done': 'Všechny karty jsou zase vzhůru a tah ti zůstal.',
  'learn.roam.buy.title': 'Kup si artefakt',
  'learn.roam.buy.body':
    'V plnohodnotné hře jsou v nabídce čtyři artefakty. Na konci tahu si můžeš jeden koupit. Odehraj tah a pak si vyber.',
  'learn.roam.buy.done': 'Artefakty mají body a od tvého příštího tahu pro tebe každý něco umí.',
  'learn.roam.artifact.title': 'Použij artefakt',
  'learn.roam.artifact.body':
    'Máš artefakt, který otočí tvar o 90°. Použij ho a polož svůj sloupec jako řadu.',
  'learn.roam.artifact.done': 'Artefakt je otočený lícem dolů; probudí se spolu s kartami.',
  'learn.roam.end.title': 'Jak hra končí',
  'learn.roam.end.body':
    'Jakmile někdo vlastní deset postav, kolo se dohraje. Pak se sečtou body na postavách a artefaktech; při shodě rozhodnou mince. U stolu můžeš kliknout na cokoli zhasnutého a dozvíš se, proč to nejde. Příjemnou hru!',
};
