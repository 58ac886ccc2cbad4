// Calls of drawings, pools and brackets, and how live news make them fetched again.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { streams, type EventType, type LoggedEvent } from '@gelanggang/contract/events';
import type {
  BracketAnswer,
  CreateDummyAnswer,
  GenerateAnswer,
  MatchListAnswer,
  NextPoolAnswer,
  PoolRow,
  RecapCategory,
  ShowBracketAnswer,
} from '@gelanggang/contract/tanding';
import type { TournamentName } from '@gelanggang/contract/tournaments';
import { http } from '@web/lib/http';
import { lists } from '@web/lib/lists';
import { useTopic } from '@web/live/use-live';

export function useTournamentNames() {
  return useQuery({
    queryKey: ['tournaments', 'all'],
    queryFn: ({ signal }) => lists.rows<TournamentName>('/tournaments/all', undefined, signal),
  });
}

export function usePools(tournamentId: number | undefined) {
  return useQuery({
    queryKey: ['pools', { tournamentId }],
    queryFn: ({ signal }) => lists.data<PoolRow>('/pools', { tournament_id: tournamentId }, signal),
  });
}

/** `keepsLast`: on the way from pool to pool the one before stays, so that nothing around it moves. */
export function useBracket(poolId: number, { keepsLast = false } = {}) {
  return useQuery({
    placeholderData: keepsLast ? keepPreviousData : undefined,
    queryKey: ['bracket', poolId],
    queryFn: ({ signal }) => http.get<BracketAnswer>(`/pools/${poolId}/matches`, undefined, signal),
  });
}

export interface ShownScope {
  tournamentId: number;
  matchCategoryId: number;
  ageCategoryId: number;
}

/** The drawn brackets of an age category, kept equal to the database while they are shown. */
export function useShownBrackets(scope: ShownScope | null) {
  const client = useQueryClient();
  const queryKey = ['show-bracket', scope];
  const refetch = () => void client.invalidateQueries({ queryKey });
  useTopic(scope === null ? null : streams.tournament(scope.tournamentId), {
    onEvents: (events) => {
      if (events.some(({ type }) => CHANGES_BRACKETS.includes(type))) refetch();
    },
    onReset: refetch,
  });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      http
        .get<ShowBracketAnswer>(
          `/show-bracket/${scope?.tournamentId}/${scope?.matchCategoryId}/${scope?.ageCategoryId}`,
          undefined,
          signal,
        )
        .then((answer) => answer.bracket),
    enabled: scope !== null,
  });
}

export function useMatchList(poolId: number) {
  return useQuery({
    queryKey: ['match-list', poolId],
    queryFn: ({ signal }) => http.get<MatchListAnswer>(`/pools/${poolId}/match-list`, undefined, signal),
  });
}

export function useRecap(tournamentId: number) {
  return useQuery({
    queryKey: ['recap', tournamentId],
    queryFn: ({ signal }) => lists.data<RecapCategory>('/matches-recap', { tournament_id: tournamentId }, signal),
  });
}

const CHANGES_BRACKETS: readonly EventType[] = [
  'bracket.drawn',
  'matches.changed',
  'schedule.saved',
  'schedule.removed',
];

function concernsPool(event: LoggedEvent, poolId: number): boolean {
  if (event.type === 'bracket.drawn' || event.type === 'pool.changed') return event.data.pool_id === poolId;
  if (event.type === 'matches.changed') return event.data.matches.some((match) => match.pool_id === poolId);
  return event.type === 'schedule.saved' || event.type === 'schedule.removed';
}

/** Keeps the list of pools equal to the database while it is shown. */
export function usePoolsNews(tournamentId: number | undefined): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: ['pools'] });
  useTopic(tournamentId === undefined ? null : streams.tournament(tournamentId), {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'bracket.drawn')) refetch();
    },
    onReset: refetch,
  });
}

/** Keeps the bracket and the match list of a pool equal to the database while they are shown. */
export function usePoolNews(tournamentId: number | undefined, poolId: number): void {
  const client = useQueryClient();
  const refetch = () => {
    void client.invalidateQueries({ queryKey: ['bracket', poolId] });
    void client.invalidateQueries({ queryKey: ['match-list', poolId] });
    void client.invalidateQueries({ queryKey: ['pool-draws', poolId] });
  };
  useTopic(tournamentId === undefined ? null : streams.tournament(tournamentId), {
    onEvents: (events) => {
      if (events.some((event) => concernsPool(event, poolId))) refetch();
    },
    onReset: refetch,
  });
}

export function useGenerateBracket(poolId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post<GenerateAnswer>(`/pools/${poolId}/generate-bracket`),
    onSuccess: () => client.invalidateQueries({ queryKey: ['bracket', poolId] }),
  });
}

export function useRegenerateBracket(poolId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { reason: string; draw_number: number | undefined }) =>
      http.post<GenerateAnswer>(`/pools/${poolId}/regenerate-bracket`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: ['bracket', poolId] }),
  });
}

export function useNextPool() {
  return useMutation({
    mutationFn: (currentPoolId: number) => http.post<NextPoolAnswer>('/pools/next', { current_pool_id: currentPoolId }),
  });
}

export function useCreateDummy(poolId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (matchId: number) => http.post<CreateDummyAnswer>(`/matches/${matchId}/create-dummy`),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['match-list', poolId] });
      void client.invalidateQueries({ queryKey: ['bracket', poolId] });
    },
  });
}
