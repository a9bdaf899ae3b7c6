import type { uiMessages as en } from '../en/ui.ts';

export const uiMessages: Record<keyof typeof en, string> = {
  'where.setup': 'Příprava',
  'where.round': 'Kolo {round}',
  'ui.map': 'Mapa',
  'ui.scene.mountains': 'hory',
  'ui.scene.lake': 'jezero',
  'ui.scene.forest': 'les',
  'ui.scene.fields': 'pole a louky',
  'ui.scene.heath': 'vřesoviště',
  'ui.scene.coast': 'pobřeží',
  'ui.scene.marsh': 'mokřiny',
  'ui.scene.canyon': 'kaňon',
  'ui.scene.village': 'vesnice',
  'ui.square.free':
    '{square}, {scene}, volné{coins, plural, =0 {} one {, #\u00a0mince} few {, #\u00a0mince} other {, #\u00a0mincí}}',
  'ui.square.taken':
    '{square}, {scene}, {count, plural, one {žeton: {players}} few {žetony: {players}} other {žetony: {players}}}{coins, plural, =0 {} one {, #\u00a0mince} few {, #\u00a0mince} other {, #\u00a0mincí}}',
  'ui.square.vacant': '{square}, mimo mapu',
  'ui.card.map':
    '{card}, {scene}, {points, plural, one {#\u00a0bod} few {#\u00a0body} other {#\u00a0bodů}}, {taken, plural, one {obsazeno #\u00a0pole} few {obsazena #\u00a0pole} other {obsazeno #\u00a0polí}} z\u00a06',
  'ui.card.ready':
    '{card}, {points, plural, one {#\u00a0bod} few {#\u00a0body} other {#\u00a0bodů}}, lícem nahoru',
  'ui.card.asleep':
    '{card}, {points, plural, one {#\u00a0bod} few {#\u00a0body} other {#\u00a0bodů}}, spí',
  'ui.pile': 'Balíček: {count}',
  'ui.pile.next': 'Příští oblast: {card}',
  'ui.edge.S': 'jižní okraj',
  'ui.edge.W': 'západní okraj',
  'ui.edge.N': 'severní okraj',
  'ui.edge.E': 'východní okraj',
  'ui.edge.free': '{side}, volný',
  'ui.edge.taken': '{side}: {player}',
  'ui.edge.mine': '{side}: ty',
  'ui.patrol.free': 'Karta hlídky: 3\u00a0body pro toho, kdo jako první obklopí cizí žeton',
  'ui.patrol.held': 'Kartu hlídky má {player}: 3\u00a0body',
  'ui.hand': 'Tvoje postavy',
  'ui.artifacts.mine': 'Tvoje artefakty',
  'ui.artifacts.none': 'Zatím žádné',
  'ui.artifacts': 'Artefakty',
  'ui.artifacts.stock': 'zásoba {count}',
  'ui.artifacts.soldOut': 'Vyprodáno',
  'ui.artifact.asleep': 'spí do odpočinku',
  'ui.artifact.sale':
    '{artifact}: {ability}. {points, plural, one {#\u00a0bod} few {#\u00a0body} other {#\u00a0bodů}}, cena {cost, plural, one {#\u00a0mince} few {#\u00a0mince} other {#\u00a0mincí}}',
  'ui.artifact.ready': '{artifact}: {ability}, k\u00a0použití',
  'ui.artifact.spent': '{artifact}: {ability}, spí do odpočinku',
  'ui.points': '{points, plural, one {#\u00a0bod} few {#\u00a0body} other {#\u00a0bodů}}',
  'ui.price': 'Cena: {cost, plural, one {#\u00a0mince} few {#\u00a0mince} other {#\u00a0mincí}}',
  'ui.coins': '{coins, plural, one {#\u00a0mince} few {#\u00a0mince} other {#\u00a0mincí}}',
  'ui.tokens':
    '{tokens, plural, one {#\u00a0žeton} few {#\u00a0žetony} other {#\u00a0žetonů}} v\u00a0zásobě',
  'ui.progress':
    '{count, plural, one {#\u00a0postava} few {#\u00a0postavy} other {#\u00a0postav}} z\u00a010, lícem nahoru {ready}',
  'ui.patterns': 'Tvary k\u00a0použití: {cards}',
  'ui.patterns.none': 'Všechny postavy spí',
  'ui.owned.artifacts': 'Artefakty: {cards}',
  'ui.inspect.owner': 'Postavu má {player}',
  'ui.inspect.map': 'Na mapě',
  'ui.inspect.pile': 'Příští v\u00a0balíčku',
  'ui.inspect.edges': 'Jak leží od každého okraje',
  'ui.inspect.lies': 'Natočení pro hráče {player}',
  'ui.inspect.optional': 'Čárkovaně vyznačená místa jsou prázdná místa tvaru: každé za 2 mince.',
  'ui.inspect.printed':
    '{coins, plural, =0 {Na kartě oblasti nejsou mince} one {Na kartě oblasti je # mince} few {Na kartě oblasti jsou # mince} other {Na kartě oblasti je # mincí}}',
};
