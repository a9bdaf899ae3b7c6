import type {
  AccountView,
  FriendsView,
  ModerationAct,
  ModerationLogLine,
  ModerationView,
  Me,
  MintedToken,
  NewReport,
  Notice,
  NoticeOffer,
  NoticeSettings,
  PasskeyOptions,
  PlayedMatch,
  PlayerView,
  ResultsView,
  TableView,
} from '@tablewright/protocol';
import { useQuery } from '@tanstack/react-query';
import { queryClient, request } from '../api.ts';

const part = encodeURIComponent;

/** The server's interface for people. */
export const people = {
  signUp: (name: string, password: string) => request<Me>('POST', '/account', { name, password }),
  signIn: (name: string, password: string) => request<Me>('POST', '/sign-in', { name, password }),
  signOut: () => request<null>('POST', '/sign-out'),
  signOutEverywhere: () => request<null>('POST', '/sign-out-everywhere'),

  account: () => request<AccountView>('GET', '/account'),
  changeAccount: (body: Partial<Pick<AccountView, 'name' | 'mail' | 'language' | 'zone'>>) =>
    request<AccountView>('PATCH', '/account', body),
  changePassword: (password: string, current?: string) =>
    request<null>('PUT', '/account/password', { password, current }),
  endSession: (id: string) => request<null>('DELETE', `/account/sessions/${part(id)}`),
  deleteAccount: (name: string) => request<null>('DELETE', '/account', { name }),
  newToken: (name: string) => request<MintedToken>('POST', '/tokens', { name }),
  endToken: (id: string) => request<null>('DELETE', `/tokens/${part(id)}`),

  passkeyOptions: (body: { purpose: 'register' | 'sign-in'; name?: string }) =>
    request<PasskeyOptions>('POST', '/passkeys/options', body),
  addPasskey: (answer: { id: string; response: object; label?: string }) =>
    request<Me>('POST', '/passkeys', answer),
  enterByPasskey: (answer: { id: string; response: object }) =>
    request<Me>('POST', '/passkeys/sign-in', answer),
  renamePasskey: (id: string, name: string) =>
    request<null>('PATCH', `/passkeys/${part(id)}`, { name }),
  endPasskey: (id: string) => request<null>('DELETE', `/passkeys/${part(id)}`),

  verifyMail: (token: string) => request<null>('POST', '/mail/verify', { token }),
  askReset: (name: string) => request<null>('POST', '/mail/reset', { name }),
  reset: (token: string, password: string) =>
    request<Me>('POST', '/mail/reset/confirm', { token, password }),

  player: (name: string) => request<PlayerView>('GET', `/players/${part(name)}`),
  playerMatches: (name: string, before: number) =>
    request<readonly PlayedMatch[]>('GET', `/players/${part(name)}/matches?before=${before}`),
  friends: () => request<FriendsView>('GET', '/friends'),
  befriend: (body: { name: string } | { invitation: string }) =>
    request<FriendsView>('POST', '/friends', body),
  unfriend: (name: string) => request<null>('DELETE', `/friends/${part(name)}`),
  friendLink: () => request<{ invitation: string }>('POST', '/friends/invitations'),
  block: (name: string) => request<null>('PUT', `/blocks/${part(name)}`),
  unblock: (name: string) => request<null>('DELETE', `/blocks/${part(name)}`),
  report: (report: NewReport) => request<null>('POST', '/reports', report),

  notices: () => request<{ notices: readonly Notice[]; unread: number }>('GET', '/notices'),
  readNotices: (until: number) => request<null>('POST', '/notices/read', { until }),
  noticeOffer: () => request<NoticeOffer>('GET', '/notices/settings'),
  changeNotices: (settings: NoticeSettings) =>
    request<NoticeOffer>('PUT', '/notices/settings', settings),
  subscribe: (subscription: PushSubscriptionJSON, language: string) =>
    request<null>('POST', '/push', { subscription, language }),
  unsubscribe: (endpoint: string) => request<null>('DELETE', '/push', { endpoint }),

  muted: (match: string) =>
    request<{ readonly muted: boolean }>('GET', `/matches/${part(match)}/mute`),
  mute: (match: string, muted: boolean) =>
    request<null>('PUT', `/matches/${part(match)}/mute`, { muted }),
  rematchOf: (match: string) =>
    request<{ readonly table: TableView | null }>('GET', `/matches/${part(match)}/rematch`),
  rematch: (match: string) => request<TableView>('POST', `/matches/${part(match)}/rematch`),
  results: (match: string) => request<ResultsView>('GET', `/matches/${part(match)}/results`),
  inviteToTable: (table: string, name: string) =>
    request<null>('POST', `/tables/${part(table)}/invite`, { name }),

  moderation: () => request<ModerationView>('GET', '/host'),
  moderationLog: () => request<readonly ModerationLogLine[]>('GET', '/host/log'),
  findPlayers: (name: string) =>
    request<readonly FoundPlayer[]>('GET', `/host/players?name=${part(name)}`),
  act: (act: ModerationAct) => request<null>('POST', '/host/acts', act),
};

export interface FoundPlayer {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly guest: boolean;
}

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
