import type { why as en } from '../en/why.ts';

export const why: Record<keyof typeof en, string> = {
  'why.square.gap': 'Tady má mapa mezeru: toto pole už do hry nepatří.',
  'why.square.edge': 'Nejdřív si vyber okraj mapy, pak partie začne.',
  'why.square.adventurer': 'Nejdřív vyber postavu, pak položíš její tvar na mapu.',
  'why.square.fit': 'Tvar postavy {card} se sem nevejde.',
  'why.square.scarce': 'Nemáš dost žetonů: vybírej z volných polí pod tvarem.',
  'why.square.extra': 'Teď můžeš zaplnit jen prázdná místa právě položeného tvaru.',
  'why.square.empty': 'Tady není žádný žeton k posunutí.',
  'why.square.stuck': 'Žeton odtud posunout nejde: vedle něj není volné pole.',
  'why.square.itself': 'Tady žeton už leží; posouvá se na volné pole vedle.',
  'why.square.taken': 'Toto pole je obsazené; žeton se posouvá na volné.',
  'why.square.far': 'Moc daleko: žeton se posouvá na pole hned vedle {square}.',
  'why.square.flip': 'Nejdřív vyber, kterou ze svých postav otočíš.',
  'why.square.sold': 'Žetony na kartě {card} tu zůstanou, dokud neskončí dražba.',
  'why.square.auction': 'Nejdřív skončí dražba o kartu {card}, pak se hraje dál.',
  'why.square.purchase':
    'Postava je v tomto tahu už využitá. Kup artefakt, nebo nekupuj nic, a tah skončí.',
  'why.square.full': 'Toto pole je obsazené; uvolní se, až bude karta {card} plná.',
  'why.card.map':
    '{free, plural, =0 {Karta {card} je plná: na konci tahu ji získá ten, kdo na ní má nejvíc žetonů.} one {Kartu {card} zatím získat nejde: zbývá na ní # volné pole. Až bude plná, získá ji ten, kdo na ní má nejvíc žetonů.} few {Kartu {card} zatím získat nejde: zbývají na ní # volná pole. Až bude plná, získá ji ten, kdo na ní má nejvíc žetonů.} other {Kartu {card} zatím získat nejde: zbývá na ní # volných polí. Až bude plná, získá ji ten, kdo na ní má nejvíc žetonů.}}',
  'why.card.pile':
    'Karta {card} je další na řadě: přijde na mapu, až někdo získá jednu z jejích karet.',
  'why.card.inUse': 'Postavu {card} právě využíváš.',
  'why.card.asleep':
    'Postava {card} leží lícem dolů. Znovu ji využiješ po odpočinku, běžném nebo dřívějším.',
  'why.card.yourTurn': 'Postavu {card} můžeš využít ve svém tahu.',
  'why.card.one':
    'V každém tahu využiješ jednu postavu a pro tento tah už je vybraná. {card} může přijít na řadu příště.',
  'why.edge.free': 'U tohoto okraje nikdo nesedí a místa se už nemění.',
  'what.edge.mine': 'Toto je tvůj okraj: tvary pokládáš tak, jak je vidíš odsud.',
  'why.edge.other': 'U tohoto okraje sedí {player}.',
  'why.artifact.dear':
    'Artefakt {artifact} stojí {cost, plural, one {# minci} few {# mince} other {# mincí}} a ty máš {coins}. Na konci svého tahu můžeš koupit jeden artefakt.',
  'why.artifact.later':
    'Artefakt {artifact} můžeš koupit na konci svého tahu: stojí {cost, plural, one {# minci} few {# mince} other {# mincí}} a ty máš {coins}.',
  'why.ability': 'Toto teď použít nejde: {ability}.',
  'why.patrol.free': 'Kartu hlídky zatím nikdo nemá: získáš ji, když obklopíš cizí žeton.',
  'why.patrol.taken': 'Kartu hlídky má {player} a nechá si ji do konce.',
};
