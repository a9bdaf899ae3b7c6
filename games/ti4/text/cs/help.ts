import type { help as en } from '../en/help.ts';

export const help: Record<keyof typeof en, string> = {
  'order.wish.faction':
    'Vzít si frakci {faction}, je-li volná (přání platí v pořadí, v jakém je zadáš)',
  'order.wish.slice': 'Vzít si nejlepší volnou výseč',
  'order.wish.place': 'Vzít si volné místo u stolu co nejblíž místu mluvčího',
  'order.shun': 'Zakázat frakci {faction}, půjde-li to (v pořadí, v jakém je zadáš)',
  'order.secondary.always': 'Sekundární schopnost karty {card} využít vždy, když na ni mám',
  'order.secondary.never': 'Sekundární schopnost karty {card} nikdy nevyužívat',
  'order.losses.cheap': 'Přicházet nejdřív o nejlevnější lodě',
  'order.sustain.always': 'Používat Odolnost, dokud ji lodě mají',
  'order.sustain.never': 'Odolnost nikdy nepoužívat',
  'order.cannons.fire': 'Z vesmírných děl vždy střílet',
  'order.cannons.hold': 'Z vesmírných děl nikdy nestřílet',
  'order.extraDie.roll':
    'Házet kostkou navíc z Plazmového drážkování, pokud může jen jeden druh jednotek',
  'order.barrage.roll': 'Palebnou clonu vždy použít',
  'order.retreat.never': 'Nikdy neustupovat',
  'order.secret.score': 'Tajné cíle si započítat, jakmile to půjde',
  'order.secret.skip': 'Neptat se na tajné cíle, dokud žádný nesplňuji',
  'order.pay.least': 'Platit tak, aby přišlo co nejméně nazmar',
  'order.tokens.keep': 'Nechávat žetony rozkazů v jejich úsecích',
  'order.bombard.always': 'Bombardovat vždy, když se dá bombardovat jediná planeta',
  'order.bombard.never': 'Nikdy nebombardovat',
  'order.land.all': 'Vylodit všechnu pěchotu, když se dá vylodit jen na jednu planetu',
  'order.spread.free': 'Vylodit po jedné pěchotě na každou volnou planetu, je-li jich víc',
  'order.public.most': 'Započítat si ten veřejný cíl, který má nejvíc bodů',
  'order.public.score': 'Započítat veřejný cíl, když připadá v úvahu jediný',
  'order.gain.tactic': 'Nové žetony rozkazů dávat do úseku taktiky',
  'order.gain.fleet': 'Nové žetony rozkazů dávat do úseku flotily',
  'order.gain.strategy': 'Nové žetony rozkazů dávat do úseku strategie',
  'order.gain.even': 'Nové žetony rozkazů dávat tam, kde jich mám nejméně',
  'order.turn.pass': 'Vynechat, když už zbývá jen hrát karty',
  'order.turnEnd.always': 'Ukončit můj tah bez dotazu, zda chci ještě obchodovat',
  'order.skip.system.activated': 'Nepoužívat schopnosti při aktivaci systému',
  'order.skip.round.start': 'Nepoužívat schopnosti na začátku kola boje',
  'order.skip.dice.rolled': 'Nepoužívat schopnosti po mém hodu kostkami',

  'warn.nothing':
    'Do systému {system} nepřivedeš žádné lodě a nic v něm nevyrobíš: žeton rozkazu by přišel nazmar.',
  'warn.locked':
    'Lodě, které by do systému {system} doletěly, blokují tvoje žetony rozkazů: nic by tam nepřiletělo.',
  'warn.stuck':
    'Aktivuješ systém, kde {count, plural, one {máš # loď} few {máš # lodě} other {máš # lodí}}. Do konce kola ze systému {system} neodletí: potřebuješ-li je jinde, přesuň je dřív.',
  'warn.lastToken':
    'Je to poslední žeton v úseku taktiky: v systému {system} už v tomto kole nic nevyrobíš.',
  'warn.early':
    'Po vynechání už v tomto kole nebudeš na tahu a v úseku taktiky ti {count, plural, one {zbývá # žeton} few {zbývají # žetony} other {zbývá # žetonů}}.',
  'warn.fleet':
    'Úsek flotily by pro systém {system} nestačil: bude tam potřeba odstranit {count, plural, one {# loď} few {# lodě} other {# lodí}}.',
  'warn.capacity':
    'V systému {system} necháváš bez lodi, která je unese, {count, plural, one {# jednotku: bude odstraněna} few {# jednotky: budou odstraněny} other {# jednotek: budou odstraněny}}.',
  'warn.home':
    'Na planetě {planet} ve tvém domovském systému nezůstane žádná pěchota a {player} se tam v tomto kole může vylodit. Bez domovských planet si nezapočítáš veřejné cíle.',
  'warn.support':
    '{player} má v systému {system} jednotky. Když ho aktivuješ, směnka {note} se vrátí a ty přijdeš o vítězný bod, který ti dala.',
  'warn.note':
    '{player} má v systému {system} jednotky. Když ho aktivuješ, směnka {note} se vrátí.',
  'warn.allVotes':
    'Než se planety připraví, přijde ještě jedna agenda: když vyčerpáš všechny, nebudeš u ní mít hlasy.',

  'advice.tactical': 'Taktická akce: pohyb, boj, výroba',
  'advice.tactical.how':
    'Polož žeton z úseku taktiky do systému. Tvoje lodě v dosahu tam mohou přiletět, bojovat a vylodit pěchotu, tvoje vesmírné doky tam vyrábějí. {count, plural, one {Máš na to # žeton} few {Máš na to # žetony} other {Máš na to # žetonů}}.',
  'advice.tactical.none': 'Nejde: tvůj úsek taktiky je prázdný.',
  'advice.settle':
    'Aktivuj systém {system}: planety v něm nikdo nedrží ({planets}) a tvoje pěchota se tam může vylodit.',
  'advice.invade': 'Vyloď se a získej planety, které drží {player}: {planets}.',
  'advice.fight': 'Zaútoč na lodě v systému {system}, které má {player}.',
  'advice.build':
    'Vyráběj v systému {system}: máš na to {count, plural, one {# zdroj} few {# zdroje} other {# zdrojů}}. Tvoje lodě odtud pak neodletí.',
  'advice.strategic': 'Strategická akce: zahraj svou kartu strategie',
  'advice.strategic.none': 'Svoje karty strategií už máš v tomto kole zahrané.',
  'advice.component': 'Akce součásti: použij schopnost',
  'advice.component.use': 'Jako akci můžeš použít: {power}.',
  'advice.component.later': 'Akcí je i {power}, teď ale použít nejde.',
  'advice.cards': 'Akce součásti: zahraj kartu',
  'advice.play': '{power}. {does}',
  'advice.trade': 'Kromě akce: obchod',
  'advice.trade.with': 'V tomto tahu můžeš v záložce Dohody s každým jednou obchodovat: {players}.',
  'advice.pass': 'Vynechání',
  'advice.pass.how':
    'V tomto kole už nebudeš na tahu. Dál můžeš využívat sekundární schopnosti, obchodovat a bránit se.',
  'advice.pass.cards': 'Zatím nejde: nejdřív zahraj všechny svoje karty strategií.',
  'advice.endTurn.how': 'Ukonči tah bez další akce.',

  'advice.take': 'Vezmi si kartu strategie',
  'advice.take.how':
    'Zahraješ ji v tomto kole jednou. Nejnižší číslo hraje první, ostatní mohou využít její sekundární schopnost.',
  'advice.goods': 'Karta {card} přinese i zboží, které na ní leží: {count}.',
  'advice.card.leadership': '1 Vedení: získej 3 žetony rozkazů a další kup za vliv.',
  'advice.card.diplomacy':
    '2 Diplomacie: uzavři ostatním jeden svůj systém a připrav dvě svoje planety.',
  'advice.card.politics':
    '3 Politika: vyber příštího mluvčího, který si bere kartu první, vezmi si 2 karty akcí a prohlédni si příští agendy.',
  'advice.card.politics.noCouncil':
    '3 Politika: vyber příštího mluvčího, který si bere kartu první.',
  'advice.card.construction': '4 Výstavba: postav vesmírný dok nebo POS a k tomu ještě jeden POS.',
  'advice.card.trade': '5 Obchod: získej 3 zboží a doplň si suroviny.',
  'advice.card.warfare':
    '6 Válečnictví: vezmi z plánu zpět jeden žeton rozkazu, takže tam můžeš jednat znovu, a přerozděl žetony.',
  'advice.card.technology': '7 Technologie: vyzkoumej technologii a za 6 zdrojů ještě jednu.',
  'advice.card.imperial':
    '8 Majestát: hned si započítej veřejný cíl; získej bod za Mecatol Rex, nebo si vytáhni tajný cíl.',

  'advice.move': 'Pohyb lodí do aktivního systému',
  'advice.move.how':
    'Vyber každou loď, která poletí, a pak, co poveze. Letět nemusí nic. Na planetách si nech trochu pěchoty, jinak je vezmou ostatní.',
  'advice.land': 'Vylodění pěchoty',
  'advice.land.how':
    'Planeta je tvoje, když na ní zůstane jen tvoje pěchota. Vyloď víc, než mají obránci; pěchota na palubě nic nezíská.',
  'advice.produce': 'Výroba jednotek',
  'advice.produce.how':
    'Objednej jednotky jednu po druhé a pak všechny zaplať planetami a zbožím. Lodě se počítají do úseku flotily, stíhače potřebují místo na lodích.',
  'advice.secondary': 'Sekundární schopnost',
  'advice.secondary.how':
    'Jiný hráč zahrál kartu strategie. Můžeš se přidat, většinou za žeton z úseku strategie.',
  'advice.secondary.leadership': 'Kup žetony rozkazů, každý za 3 vlivy. Žeton to nestojí.',
  'advice.secondary.diplomacy': 'Připrav až dvě svoje vyčerpané planety.',
  'advice.secondary.politics': 'Vezmi si 2 karty akcí.',
  'advice.secondary.construction':
    'Polož žeton do libovolného systému a na své planetě v něm postav jednu stavbu.',
  'advice.secondary.trade': 'Doplň si suroviny.',
  'advice.secondary.warfare': 'Vyráběj v jednom vesmírném doku domovského systému.',
  'advice.secondary.technology': 'Vyzkoumej technologii za 4 zdroje.',
  'advice.secondary.imperial': 'Vytáhni si tajný cíl.',
  'advice.research': 'Výzkum technologie',
  'advice.research.how':
    'Symboly na technologii jsou její předpoklady: potřebuješ tolik technologií té barvy. Připravená planeta se specializací téže barvy nahradí jednu.',
  'advice.retreat': 'Ústup',
  'advice.retreat.how':
    'Toto kolo se ještě odehraje, pak tvoje lodě odletí do sousedního systému, který je tvůj a nejsou v něm cizí lodě.',
  'advice.sustain': 'Odolnost',
  'advice.sustain.how':
    'Odolná loď zásah přijme a zůstane, jen poškozená. Opraví se ve stavové fázi. Jinak za zásah o loď přijdeš.',
  'advice.hits': 'Výběr ztrát',
  'advice.hits.how': 'Za každý zásah přijdeš o jednu loď. Nejlevnější jsou stíhače.',
  'advice.cannons': 'Vesmírná děla',
  'advice.cannons.how': 'Střelba tě nic nestojí. Ostatní ji ale mohou brát jako útok.',
  'advice.tokens': 'Žetony rozkazů',
  'advice.tokens.how':
    'Taktika: jeden na každý aktivovaný systém. Flotila: kolik lodí můžeš mít v jednom systému. Strategie: jeden na každou sekundární schopnost.',
  'advice.score': 'Započítání cíle',
  'advice.score.how':
    'Ve stavové fázi si můžeš započítat jeden veřejný a jeden tajný cíl. Kdo má první {points} bodů, vyhrává.',

  'advice.moment': 'Chvíle pro schopnosti a karty',
  'advice.moment.how':
    'Otázku dostaneš vždy, když pro tuto chvíli můžeš něco mít, takže nic neprozrazuje. Nechceš-li nic použít, přeskoč ji.',
  'advice.revealed': 'Odhalená agenda',
  'advice.revealed.how':
    'Teď lze agendu nahradit nebo někoho umlčet. Dodatky a hlasování přijdou potom.',
  'advice.riders': 'Před hlasováním',
  'advice.riders.how':
    'Dodatkem předpovídáš výsledek. Když se trefíš, dostaneš, co karta říká, o této agendě ale nehlasuješ: hodí se, když máš stejně málo hlasů.',
  'advice.predict': 'Předpověď výsledku',
  'advice.predict.how':
    'Podívej se, kdo má nejvíc hlasů a co chce. Ostatní tvou předpověď uvidí dřív, než hlasují.',
  'advice.vote': 'Hlasování',
  'advice.vote.how':
    'Nejdřív vyber výsledek, pak vyčerpej planety: jejich vliv jsou tvoje hlasy. Vyhrává nejvíc hlasů, při shodě rozhoduje mluvčí. Teď můžeš obchodovat s každým, hlasy lze tedy i kupovat.',
  'advice.castVotes': 'Planety za hlasy',
  'advice.castVotes.how':
    'Planeta vyčerpaná teď nedá hlasy u druhé agendy. Po ní se všechny planety připraví, na nic jiného je tedy šetřit nemusíš.',
  'advice.decide': 'Rozhoduje mluvčí',
  'advice.decide.how': 'Výsledky mají stejně hlasů, nebo nikdo nehlasoval: jeden z nich vybereš.',
  'advice.moreVotes': 'Další hlasy',
  'advice.moreVotes.how': 'Hlasy navíc dostane výsledek, pro který hlasuješ.',
  'advice.cancel': 'Zrušit kartu?',
  'advice.cancel.how':
    'Karta je zahraná a její cíle jsou známé, ještě se nic nestalo. Sabotáž ji zruší: šetři si ji na to, co tě opravdu bolí.',
  'advice.discard': 'Odhození karty',
  'advice.discard.how':
    'Máš víc karet, než můžeš mít. Nech si, co se hodí do tvých plánů, a Sabotáž.',
  'advice.sort': 'Řazení agend',
  'advice.sort.how':
    'Agendy navrchu přijdou na řadu v příští fázi agendy. Tu, která by ti uškodila, dej naspod.',
};
