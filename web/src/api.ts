import type {
  FriendView,
  HomeView,
  MatchInfo,
  Me,
  NewTable,
  PlayNow,
  TableAction,
  TableView,
} from '@tablewright/protocol';
import { QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

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
  home: () => request<HomeView>('GET', '/home'),
  me: () => request<Me>('GET', '/me'),
  rename: (name: string) => request<Me>('PATCH', '/me', { name }),
  play: (body: PlayNow) => request<{ readonly match: string }>('POST', '/play', body),
  newTable: (body: NewTable) => request<TableView>('POST', '/tables', body),
  table: (id: string) => request<TableView>('GET', `/tables/${encodeURIComponent(id)}`),
  tableByCode: (code: string) =>
    request<TableView>('GET', `/tables/by-code/${encodeURIComponent(code)}`),
  readOf: (match: string) => request<null>('POST', '/notices/read', { match }),
  act: (id: string, action: TableAction) =>
    request<TableView>('POST', `/tables/${encodeURIComponent(id)}/actions`, action),
};

/** Sends a request; resolves with null when the response has no body. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
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
  return data as T;
}

function refusalOf(status: number, data: unknown): ApiError {
  const { code, message } = (data ?? {}) as { code?: string; message?: string };
  const known = code ?? (status >= 500 ? 'unavailable' : 'refused');
  return new ApiError(status, known, message ?? '', data ?? {});
}

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'offline' || error.status >= 502);
}

export const queryClient = new QueryClient({
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
    queryFn: () => request<readonly FriendView[]>('GET', '/blocks'),
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
      const people = await request<readonly { seat: number }[]>('GET', `/matches/${id}/people`);
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

/** Local matches have a different form of address. */
export function isOnServer(match: string): boolean {
  return location.pathname.endsWith(`/${match}`);
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

export function useTableAction(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: TableAction) => api.act(id, action),
    onSuccess: (table) => client.setQueryData(tableKey(id), table),
  });
}
