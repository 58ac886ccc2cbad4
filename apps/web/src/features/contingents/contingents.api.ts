// Calls of the list and the form of contingents, and of registering them into a tournament.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { ContingentDetail } from '@gelanggang/contract/contingents';
import { streams } from '@gelanggang/contract/events';
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import { useState } from 'react';
import { type BodyOf, callApi } from '@web/lib/calls';
import type { Query } from '@web/lib/http';
import { lookupKey } from '@web/lib/lookups.api';
import { OF_TOURNAMENTS } from '@web/lib/tournament-calls';
import { forget as forgetAll, useCall } from '@web/lib/use-call';
import { useTopic } from '@web/live/use-live';

const LISTS = ['contingents'] as const;

export function useContingents(query: Query) {
  return useQuery({
    queryKey: [...LISTS, query],
    queryFn: ({ signal }) => callApi(contingentCalls.list, { query }, signal),
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
  callApi(contingentCalls.read, { params: { id } }, signal);

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
  const { data } = useCall(tournamentCalls.active);
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
      [LISTS, ['my-contingents'], lookupKey(contingentCalls.names), ['team-members']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

export function useSaveContingent(id: number | null) {
  const onSuccess = useForget();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contingentCalls.create | typeof contingentCalls.update>) =>
      id === null
        ? callApi(contingentCalls.create, { body })
        : callApi(contingentCalls.update, { params: { id }, body }),
    onSuccess,
  });
}

export function useDeleteContingent() {
  const onSuccess = useForget();
  return useMutation({ mutationFn: (id: number) => callApi(contingentCalls.remove, { params: { id } }), onSuccess });
}

export function useTournament(id: number | null) {
  return useCall(tournamentCalls.read, id === null ? null : { params: { id } });
}

export function useMyContingents(tournamentId: number | null) {
  return useQuery({
    queryKey: ['my-contingents', tournamentId],
    queryFn: ({ signal }) => callApi(contingentCalls.mine, { query: { tournament_id: tournamentId } }, signal),
    enabled: tournamentId !== null,
  });
}

export function useRegister(tournamentId: number) {
  const client = useQueryClient();
  const forget = useForget();
  return useMutation({
    mutationFn: (contingents: number[]) =>
      callApi(tournamentCalls.register, { body: { tournament_id: tournamentId, contingents } }),
    // also after a refusal: it may have closed, or another device may have registered them
    onSettled: () => Promise.all([forget(), forgetAll(client, ...OF_TOURNAMENTS)]),
  });
}
