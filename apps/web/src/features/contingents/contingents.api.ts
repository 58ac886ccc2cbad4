// Calls of the list and the form of contingents, and of registering them into a tournament.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContingentDetail, ContingentRow, SavedContingentAnswer } from '@gelanggang/contract/contingents';
import { streams } from '@gelanggang/contract/events';
import type { Data } from '@gelanggang/contract/http';
import type { TournamentCard, TournamentDetail } from '@gelanggang/contract/tournaments';
import { useState } from 'react';
import { http, type Query } from '@web/lib/http';
import { lists } from '@web/lib/lists';
import { useTopic } from '@web/live/use-live';

const LISTS = ['contingents'] as const;

export function useContingents(query: Query) {
  return useQuery({
    queryKey: [...LISTS, query],
    queryFn: ({ signal }) => lists.page<ContingentRow>('/contingents', query, signal),
    placeholderData: keepPreviousData,
  });
}

/** Others enter contingents into the chosen tournament while the list is looked at; only its staff hear of it. */
export function useContingentNews(tournamentId: number | undefined): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: LISTS });
  useTopic(tournamentId === undefined ? null : streams.staff(tournamentId), {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'entries.changed')) refetch();
    },
    onReset: refetch,
  });
}

export const readContingent = (id: number, signal?: AbortSignal): Promise<ContingentDetail> =>
  http.get<Data<ContingentDetail>>(`/contingents/${id}`, undefined, signal).then(({ data }) => data);

export function useContingent(id: number | null) {
  return useQuery({
    queryKey: ['contingent', id],
    queryFn: ({ signal }) => readContingent(id ?? 0, signal),
    enabled: id !== null,
    // what is being edited must not change under the hands that edit it; saving tells when it has
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

interface OfferedTournaments {
  open: TournamentCard[];
  /** Those that were open when the form was opened or since: what was chosen stays when it closes meanwhile. */
  offered: TournamentCard[];
  isReady: boolean;
}

export function useOpenTournaments(): OfferedTournaments {
  const { data } = useQuery({
    queryKey: ['tournaments', 'active'],
    queryFn: ({ signal }) => lists.rows<TournamentCard>('/tournaments/active', undefined, signal),
  });
  const open = (data ?? []).filter((one) => one.is_registration_open);
  const [offered, setOffered] = useState<TournamentCard[]>([]);
  const fresh = open.filter((one) => !offered.some(({ id }) => id === one.id));
  if (fresh.length > 0) setOffered([...offered, ...fresh]);
  return { open, offered, isReady: data !== undefined };
}

/** Everything that shows contingents or offers them. */
function useForget() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [LISTS, ['my-contingents'], ['lookup', '/contingents/fetch-all'], ['team-members']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

export function useSaveContingent(id: number | null) {
  const onSuccess = useForget();
  return useMutation({
    mutationFn: (body: object) =>
      id === null
        ? http.post<SavedContingentAnswer>('/contingents', body)
        : http.put<SavedContingentAnswer>(`/contingents/${id}`, body),
    onSuccess,
  });
}

export function useDeleteContingent() {
  const onSuccess = useForget();
  return useMutation({ mutationFn: (id: number) => http.delete<{ message: string }>(`/contingents/${id}`), onSuccess });
}

export function useTournament(id: number | null) {
  return useQuery({
    queryKey: ['tournaments', 'one', id],
    queryFn: ({ signal }) => http.get<TournamentDetail>(`/tournaments/${id}`, undefined, signal),
    enabled: id !== null,
  });
}

export function useMyContingents(tournamentId: number | null) {
  return useQuery({
    queryKey: ['my-contingents', tournamentId],
    queryFn: ({ signal }) =>
      lists.rows<ContingentRow>('/contingents/my-contingents', { tournament_id: tournamentId }, signal),
    enabled: tournamentId !== null,
  });
}

export function useRegister(tournamentId: number) {
  const client = useQueryClient();
  const forget = useForget();
  return useMutation({
    mutationFn: (contingents: number[]) =>
      http.post<{ message: string }>('/tournaments/register', { tournament_id: tournamentId, contingents }),
    // also after a refusal: it may have closed, or another device may have registered them
    onSettled: () => Promise.all([forget(), client.invalidateQueries({ queryKey: ['tournaments'] })]),
  });
}
