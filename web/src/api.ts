import type {
  AnswerTo,
  EndpointName,
  FriendView,
  MatchInfo,
  Me,
  NewTable,
  Parts,
  PlayNow,
  TableAction,
} from '@tablewright/protocol';
import {
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { renewal } from './host/renewal.ts';

/** An error response of the server, or `offline` when the server could not be reached. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** Other members of the response. */
  readonly details: { readonly until?: number | null; readonly reason?: string };

  constructor(status: number, code: string, message: string, details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const api = {
  home: () => call('GET /api/home'),
  me: () => call('GET /api/me'),
  rename: (name: string) => call('PATCH /api/me', { body: { name } }),
  play: (body: PlayNow) => call('POST /api/play', { body }),
  newTable: (body: NewTable) => call('POST /api/tables', { body }),
  table: (id: string) => call('GET /api/tables/:id', { params: { id } }),
  tableByCode: (code: string) => call('GET /api/tables/by-code/:code', { params: { code } }),
  readOf: (match: string) => call('POST /api/notices/read', { body: { match } }),
  act: (id: string, body: TableAction) =>
    call('POST /api/tables/:id/actions', { params: { id }, body }),
};

type NoParts = readonly [];

/** Sends a request to the server; resolves with null when the answer has no body. */
export async function call<N extends EndpointName>(
  name: N,
  ...[parts]: keyof Parts<N> extends never ? NoParts : readonly [Parts<N>]
): Promise<AnswerTo<N>> {
  const { params, query, body }: AnyParts = parts ?? {};
  const [method, pattern] = name.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(params![part]),
  );
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  let answer: Response;
  try {
    answer = await fetch(`${path}${search}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, 'offline', 'The server cannot be reached.');
  }
  const data: unknown = await answer.json().catch(() => null);
  const isBare = answer.status === 202 || answer.status === 204;
  if (!answer.ok || (data === null && !isBare)) throw refusalOf(answer.status, data);
  return data as AnswerTo<N>;
}

interface AnyParts {
  readonly params?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly body?: object;
}

function refusalOf(status: number, data: unknown): ApiError {
  const { code, message } = (data ?? {}) as { code?: string; message?: string };
  const known = code ?? (status >= 500 ? 'unavailable' : 'refused');
  return new ApiError(status, known, message ?? '', data ?? {});
}

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'offline' || error.status >= 502);
}

/** Marks queries for parts of the page. Who waits for one that has failed would wait for ever. */
export const PART_OF_PAGE = { isPartOfPage: true };

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (_error, { meta }) => {
      if (meta === PART_OF_PAGE) renewal.renew();
    },
  }),
  defaultOptions: {
    // The server may run on this machine, so the browser's online state says little.
    queries: { networkMode: 'always', retry: 1, staleTime: 2000 },
    mutations: { networkMode: 'always' },
  },
});

const HOME_EVERY = 8000;

export function useHome() {
  return useQuery({
    queryKey: ['home'],
    queryFn: async () => {
      const home = await api.home();
      queryClient.setQueryData(['me'], home.me);
      return home;
    },
    refetchInterval: HOME_EVERY,
    retry: false,
  });
}

export function useMe() {
  return useQuery({ queryKey: ['me'], queryFn: api.me, retry: false, staleTime: 60_000 });
}

/** What is already known about me, without a request. */
export function useKnownMe(): Me | undefined {
  return useQuery({ queryKey: ['me'], queryFn: api.me, enabled: false }).data;
}

export function countUnread(unread: number): void {
  queryClient.setQueryData<Me>(['me'], (known) => known && { ...known, unread });
  // The badge on the icon of the installed app.
  if ('setAppBadge' in navigator) navigator.setAppBadge(unread).catch(() => undefined);
}

const NOBODY: readonly FriendView[] = [];

/** The people I have blocked. */
export function useBlocks(): readonly FriendView[] {
  const { data = NOBODY } = useQuery({
    queryKey: ['blocks'],
    queryFn: () => call('GET /api/blocks'),
    enabled: useKnownMe() !== undefined,
    retry: false,
    staleTime: 60_000,
  });
  return data;
}

const NO_SEATS: ReadonlySet<number> = new Set();

/** The seats of a match whose people have a page. */
export function useSeatsWithPages({ id }: { readonly id: string }): ReadonlySet<number> {
  const { data = NO_SEATS } = useQuery({
    queryKey: ['seats', id],
    queryFn: async () => {
      const people = await call('GET /api/matches/:id/people', { params: { id } });
      return new Set(people.map(({ seat }) => seat));
    },
    // Load the board first.
    enabled: useKnownMe() !== undefined && isOnServer(id),
    retry: false,
    staleTime: 60_000,
  });
  return data;
}

/** The page that a seat links to: an account's or a bot's. */
export function usePageOf(info: MatchInfo): (seat: number) => string | null {
  const people = useSeatsWithPages(info);
  return (seat) => {
    const { name, player, level, standIn, conceded } = info.seats[seat];
    if (people.has(seat)) return name;
    // A bot that stands in for a person has no page here.
    const isBot = player === 'bot' && standIn !== true && conceded !== true;
    return isBot && isOnServer(info.id) ? `bot:${level}` : null;
  };
}

/** Matches of lessons and of files have other addresses than their own. */
export function isOnServer(match: string): boolean {
  const { pathname } = location;
  return pathname.endsWith(`/${match}`) && !pathname.startsWith('/local/');
}

export function useRename() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: api.rename,
    onSuccess: (me) => {
      client.setQueryData(['me'], me);
      void client.invalidateQueries({ queryKey: ['home'] });
    },
  });
}

export const tableKey = (id: string) => ['table', id] as const;

export function useTable(id: string) {
  return useQuery({ queryKey: tableKey(id), queryFn: () => api.table(id), retry: false });
}

/** Actions reach the server in the order in which they were taken: a rated match needs the clock chosen just before. */
export function useTableAction(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `table ${id}` },
    mutationFn: (action: TableAction) => api.act(id, action),
    onSuccess: (table) => client.setQueryData(tableKey(id), table),
  });
}
