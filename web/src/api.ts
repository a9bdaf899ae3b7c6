import type {
  HomeView,
  Me,
  NewTable,
  PlayNow,
  TableAction,
  TableView,
} from '@tablewright/protocol';
import { QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** What the server answered instead, or `offline` where it could not be reached at all. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const api = {
  home: () => request<HomeView>('GET', '/home'),
  me: () => request<Me>('GET', '/me'),
  rename: (name: string) => request<Me>('PATCH', '/me', { name }),
  play: (wish: PlayNow) => request<{ readonly match: string }>('POST', '/play', wish),
  newTable: (wish: NewTable) => request<TableView>('POST', '/tables', wish),
  table: (id: string) => request<TableView>('GET', `/tables/${encodeURIComponent(id)}`),
  tableByCode: (code: string) =>
    request<TableView>('GET', `/tables/by-code/${encodeURIComponent(code)}`),
  act: (id: string, action: TableAction) =>
    request<TableView>('POST', `/tables/${encodeURIComponent(id)}/actions`, action),
};

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  if (!answer.ok || data === null) throw refusalOf(answer.status, data);
  return data as T;
}

function refusalOf(status: number, data: unknown): ApiError {
  const { code, message } = (data ?? {}) as { code?: string; message?: string };
  return new ApiError(status, code ?? (status >= 500 ? 'unavailable' : 'refused'), message ?? '');
}

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'offline' || error.status >= 502);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Our server may run on this very machine: whether the browser believes to be online says little.
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
