import type { outside as outsideEn, page as pageEn } from './en.ts';

export const page: { readonly [id in keyof typeof pageEn]: string } = {
  'kind.turn': 'Twoja tura',
  'kind.react': 'Możesz zareagować',
  'kind.start': 'Czeka na ciebie rozgrywka albo stół',
  'kind.over': 'Koniec rozgrywki',
  'kind.offer': 'Oferta dla ciebie',
  'kind.mention': 'Ktoś o tobie wspomina',
  'kind.friend': 'Znajomi',
  'notice.turn': 'Twoja tura: {game}, {names}',
  'notice.react': 'Możesz zareagować: {game}, {names}',
  'notice.start': 'Rozgrywka się zaczyna: {game}, {names}',
  'notice.table': '{names} zaprasza cię do stołu: {game}',
  'notice.over': 'Koniec rozgrywki: {game}, {names}',
  'notice.offer': '{names} ma dla ciebie ofertę: {game}',
  'notice.mention': '{names}, {game}: „{text}”',
  'notice.friend.invited': '{names} zaprasza cię do znajomych',
  'notice.friend.accepted': 'Od teraz jesteście znajomymi: ty i {names}',
};

export const outside: { readonly [id in keyof typeof outsideEn]: string } = {
  'notice.turn.title': 'Twoja tura: {game}',
  'notice.turn.body': 'Przy stole z tobą: {who}',
  'notice.react.title': 'Możesz zareagować: {game}',
  'notice.react.body': 'Przy stole z tobą: {who}',
  'notice.offer.title': '{who} ma dla ciebie ofertę: {game}',
  'notice.offer.body': 'Ofertę widzicie tylko wy dwoje.',
  'notice.start.title': 'Rozgrywka się zaczyna: {game}',
  'notice.start.body': 'Przy stole z tobą: {who}',
  'notice.invitation.title': 'Zaproszenie do stołu: {game}',
  'notice.invitation.body': '{who} chce z tobą zagrać.',
  'notice.over.title': 'Koniec rozgrywki: {game}',
  'notice.over.body': 'Przy stole z tobą: {who}',
  'notice.mention.title': '{who} wspomina o tobie: {game}',
  'notice.mention.body': '„{text}”',
  'notice.friend.title': '{who} zaprasza cię do znajomych',
  'notice.friend.body': 'Możesz odpowiedzieć na stronie Znajomi.',
  'notice.friends.title': 'Od teraz jesteście znajomymi: ty i {who}',
  'notice.friends.body':
    'Będziecie widzieć, kiedy druga osoba jest online, i możecie zapraszać się do stołów.',
};
