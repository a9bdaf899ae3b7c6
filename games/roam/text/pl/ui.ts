import type { uiMessages as en } from '../en/ui.ts';

export const uiMessages: Record<keyof typeof en, string> = {
  'where.setup': 'Przygotowanie',
  'where.round': 'Runda {round}',
  'ui.map': 'Mapa',
  'ui.scene.mountains': 'góry',
  'ui.scene.lake': 'jezioro',
  'ui.scene.forest': 'las',
  'ui.scene.fields': 'pola i\u00a0łąki',
  'ui.scene.heath': 'wrzosowisko',
  'ui.scene.coast': 'wybrzeże',
  'ui.scene.marsh': 'mokradła',
  'ui.scene.canyon': 'kanion',
  'ui.scene.village': 'wioska',
  'ui.square.free':
    '{square}, {scene}, wolne{coins, plural, =0 {} one {, #\u00a0moneta} few {, #\u00a0monety} many {, #\u00a0monet} other {, #\u00a0monet}}',
  'ui.square.taken':
    '{square}, {scene}, {count, plural, one {znacznik: {players}} few {znaczniki: {players}} many {znaczniki: {players}} other {znaczniki: {players}}}{coins, plural, =0 {} one {, #\u00a0moneta} few {, #\u00a0monety} many {, #\u00a0monet} other {, #\u00a0monet}}',
  'ui.square.vacant': '{square}, poza mapą',
  'ui.card.map':
    '{card}, {scene}, {points, plural, one {#\u00a0punkt} few {#\u00a0punkty} many {#\u00a0punktów} other {#\u00a0punktów}}, {taken, plural, one {zajęte #\u00a0pole} few {zajęte #\u00a0pola} many {zajęto #\u00a0pól} other {zajęto #\u00a0pól}} z\u00a06',
  'ui.card.ready':
    '{card}, {points, plural, one {#\u00a0punkt} few {#\u00a0punkty} many {#\u00a0punktów} other {#\u00a0punktów}}, odkryta',
  'ui.card.asleep':
    '{card}, {points, plural, one {#\u00a0punkt} few {#\u00a0punkty} many {#\u00a0punktów} other {#\u00a0punktów}}, śpi',
  'ui.pile': 'Stos: {count}',
  'ui.pile.next': 'Następna kraina: {card}',
  'ui.edge.S': 'południowa krawędź',
  'ui.edge.W': 'zachodnia krawędź',
  'ui.edge.N': 'północna krawędź',
  'ui.edge.E': 'wschodnia krawędź',
  'ui.edge.free': '{side}, wolna',
  'ui.edge.taken': '{side}: {player}',
  'ui.edge.mine': '{side}: ty',
  'ui.patrol.free': 'Karta patrolu: 3\u00a0punkty za pierwsze otoczenie cudzego znacznika',
  'ui.patrol.held': 'Kartę patrolu ma {player}: 3\u00a0punkty',
  'ui.hand': 'Twoje postacie',
  'ui.artifacts.mine': 'Twoje artefakty',
  'ui.artifacts.none': 'Na razie brak',
  'ui.artifacts': 'Artefakty',
  'ui.artifacts.stock': 'stos: {count}',
  'ui.artifacts.soldOut': 'Wyprzedane',
  'ui.artifact.asleep': 'śpi do odpoczynku',
  'ui.artifact.sale':
    '{artifact}: {ability}. {points, plural, one {#\u00a0punkt} few {#\u00a0punkty} many {#\u00a0punktów} other {#\u00a0punktów}}, cena {cost, plural, one {#\u00a0moneta} few {#\u00a0monety} many {#\u00a0monet} other {#\u00a0monet}}',
  'ui.artifact.ready': '{artifact}: {ability}, gotowy do użycia',
  'ui.artifact.spent': '{artifact}: {ability}, śpi do odpoczynku',
  'ui.points':
    '{points, plural, one {#\u00a0punkt} few {#\u00a0punkty} many {#\u00a0punktów} other {#\u00a0punktów}}',
  'ui.price':
    'Cena: {cost, plural, one {#\u00a0moneta} few {#\u00a0monety} many {#\u00a0monet} other {#\u00a0monet}}',
  'ui.coins':
    '{coins, plural, one {#\u00a0moneta} few {#\u00a0monety} many {#\u00a0monet} other {#\u00a0monet}}',
  'ui.tokens':
    '{tokens, plural, one {#\u00a0znacznik} few {#\u00a0znaczniki} many {#\u00a0znaczników} other {#\u00a0znaczników}} w zapasach',
  'ui.progress':
    '{count, plural, one {#\u00a0postać} few {#\u00a0postacie} many {#\u00a0postaci} other {#\u00a0postaci}} z\u00a010, odkryte: {ready}',
  'ui.patterns': 'Wzory gotowe do użycia: {cards}',
  'ui.patterns.none': 'Wszystkie postacie śpią',
  'ui.owned.artifacts': 'Artefakty: {cards}',
  'ui.inspect.owner': 'Tę postać ma {player}',
  'ui.inspect.map': 'Na mapie',
  'ui.inspect.pile': 'Następna w\u00a0stosie',
  'ui.inspect.edges': 'Jak leży z\u00a0każdej krawędzi',
  'ui.inspect.lies': 'Ułożenie dla gracza {player}',
  'ui.inspect.optional': 'Pola z przerywaną ramką to puste pola wzoru: każde za 2 monety.',
  'ui.inspect.printed':
    '{coins, plural, =0 {Na krainie nie ma monet} one {Na krainie jest #\u00a0moneta} few {Na krainie są #\u00a0monety} many {Na krainie jest #\u00a0monet} other {Na krainie jest #\u00a0monet}}',
};
