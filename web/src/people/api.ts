import type { Me, ModerationAct, NewReport, NoticeSettings, Parts } from '@tablewright/protocol';
import { useQuery } from '@tanstack/react-query';
import { call, queryClient } from '../api.ts';

/** The server's interface for people. */
export const people = {
  signUp: (name: string, password: string) =>
    call('POST /api/account', { body: { name, password } }),
  signIn: (name: string, password: string) =>
    call('POST /api/sign-in', { body: { name, password } }),
  signOut: () => call('POST /api/sign-out'),
  signOutEverywhere: () => call('POST /api/sign-out-everywhere'),

  account: () => call('GET /api/account'),
  changeAccount: (body: Parts<'PATCH /api/account'>['body']) =>
    call('PATCH /api/account', { body }),
  changePassword: (password: string, current?: string) =>
    call('PUT /api/account/password', { body: { password, current } }),
  endSession: (id: string) => call('DELETE /api/account/sessions/:id', { params: { id } }),
  deleteAccount: (name: string) => call('DELETE /api/account', { body: { name } }),
  newToken: (name: string) => call('POST /api/tokens', { body: { name } }),
  endToken: (id: string) => call('DELETE /api/tokens/:id', { params: { id } }),

  passkeyOptions: (body: Parts<'POST /api/passkeys/options'>['body']) =>
    call('POST /api/passkeys/options', { body }),
  addPasskey: (body: Parts<'POST /api/passkeys'>['body']) => call('POST /api/passkeys', { body }),
  enterByPasskey: (body: Parts<'POST /api/passkeys/sign-in'>['body']) =>
    call('POST /api/passkeys/sign-in', { body }),
  renamePasskey: (id: string, name: string) =>
    call('PATCH /api/passkeys/:id', { params: { id }, body: { name } }),
  endPasskey: (id: string) => call('DELETE /api/passkeys/:id', { params: { id } }),

  verifyMail: (token: string) => call('POST /api/mail/verify', { body: { token } }),
  askReset: (name: string) => call('POST /api/mail/reset', { body: { name } }),
  reset: (token: string, password: string) =>
    call('POST /api/mail/reset/confirm', { body: { token, password } }),

  player: (name: string) => call('GET /api/players/:name', { params: { name } }),
  playerMatches: (name: string, before: number) =>
    call('GET /api/players/:name/matches', { params: { name }, query: { before: `${before}` } }),
  friends: () => call('GET /api/friends'),
  befriend: (body: Parts<'POST /api/friends'>['body']) => call('POST /api/friends', { body }),
  unfriend: (name: string) => call('DELETE /api/friends/:name', { params: { name } }),
  friendLink: () => call('POST /api/friends/invitations'),
  block: (name: string) => call('PUT /api/blocks/:name', { params: { name } }),
  unblock: (name: string) => call('DELETE /api/blocks/:name', { params: { name } }),
  report: (body: NewReport) => call('POST /api/reports', { body }),

  notices: () => call('GET /api/notices'),
  readNotices: (until: number) => call('POST /api/notices/read', { body: { until } }),
  noticeOffer: () => call('GET /api/notices/settings'),
  changeNotices: (body: NoticeSettings) => call('PUT /api/notices/settings', { body }),
  subscribe: (body: Parts<'POST /api/push'>['body']) => call('POST /api/push', { body }),
  unsubscribe: (endpoint: string) => call('DELETE /api/push', { body: { endpoint } }),

  muted: (id: string) => call('GET /api/matches/:id/mute', { params: { id } }),
  mute: (id: string, muted: boolean) =>
    call('PUT /api/matches/:id/mute', { params: { id }, body: { muted } }),
  rematchOf: (id: string) => call('GET /api/matches/:id/rematch', { params: { id } }),
  rematch: (id: string) => call('POST /api/matches/:id/rematch', { params: { id } }),
  results: (id: string) => call('GET /api/matches/:id/results', { params: { id } }),
  inviteToTable: (id: string, name: string) =>
    call('POST /api/tables/:id/invite', { params: { id }, body: { name } }),

  moderation: () => call('GET /api/host'),
  moderationLog: () => call('GET /api/host/log'),
  findPlayers: (name: string) => call('GET /api/host/players', { query: { name } }),
  act: (body: ModerationAct) => call('POST /api/host/acts', { body }),
};

/** Another person uses the browser now: drop everything known about the one before. */
export function becomeMe(me: Me): void {
  queryClient.setQueryData(['me'], me);
  void queryClient.resetQueries({
    predicate: ({ queryKey: [of] }) => of !== 'me' && of !== 'game' && of !== 'local',
  });
}

export const usePlayer = (name: string) =>
  useQuery({ queryKey: ['player', name], queryFn: () => people.player(name), retry: false });

export const useFriends = (enabled = true) =>
  useQuery({
    queryKey: ['friends'],
    queryFn: people.friends,
    enabled,
    retry: false,
    refetchInterval: 20_000,
  });
