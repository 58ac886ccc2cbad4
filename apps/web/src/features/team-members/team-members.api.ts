// Calls of the list and the form of athletes, and the lookups of its filters.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import * as classLookupCalls from '@gelanggang/contract/calls/class-lookups';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { streams } from '@gelanggang/contract/events';
import type { TeamMemberDetail } from '@gelanggang/contract/team-members';
import { type BodyOf, callApi } from '@web/lib/calls';
import { HttpError, messageOf, type Query } from '@web/lib/http';
import { useLookup } from '@web/lib/lookups.api';
import type { PhotoChange } from './components/photo-field';
import { useTopic } from '@web/live/use-live';

export function useTeamMembers(query: Query) {
  return useQuery({
    queryKey: ['team-members', query],
    queryFn: ({ signal }) => callApi(teamMemberCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** An import or a payment of the chosen tournament changes the list while it is looked at; only its staff hear of it. */
export function useMemberNews(tournamentId: number | undefined): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: ['team-members'] });
  useTopic(tournamentId === undefined ? null : streams.staff(tournamentId), {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'entries.changed' || event.type === 'billing.changed')) refetch();
    },
    onReset: refetch,
  });
}

/** What the filters offer; classes once an age category is chosen. */
export function useMemberFilters(ageCategoryId: number | undefined) {
  return {
    tournaments: useLookup(tournamentCalls.all).rows,
    matchCategories: useLookup(categoryCalls.matchCategories).rows,
    ageCategories: useLookup(categoryCalls.ageCategories).rows,
    classes: useLookup(
      classLookupCalls.ofAgeCategory,
      { query: { age_category_id: ageCategoryId } },
      { isEnabled: ageCategoryId !== undefined },
    ).rows,
  };
}

export const readTeamMember = (id: number, signal?: AbortSignal): Promise<TeamMemberDetail> =>
  callApi(teamMemberCalls.read, { params: { id } }, signal);

export function useTeamMember(id: number | null) {
  return useQuery({
    queryKey: ['team-member', id],
    queryFn: ({ signal }) => readTeamMember(id ?? 0, signal),
    enabled: id !== null,
    // what is being edited must not change under the hands that edit it; saving tells when it has
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Lists of athletes, and the contingents that count them. */
function useForget() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['team-members'], ['contingents'], ['my-contingents']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}

/** Why the photo was not saved after all; null when it was, or stays as it is. */
async function savePhoto(id: number, photo: PhotoChange): Promise<string | null> {
  if (photo === undefined) return null;
  const params = { id };
  try {
    if (photo === null) await callApi(teamMemberCalls.removePhoto, { params });
    else {
      const form = new FormData();
      form.append('photo', photo);
      await callApi(teamMemberCalls.savePhoto, { params, body: form });
    }
    return null;
  } catch (error) {
    const said = error instanceof HttpError ? error.fields.photo?.join(' ') : undefined;
    return said ?? messageOf(error);
  }
}

export function useSaveMember(id: number | null) {
  const onSuccess = useForget();
  return useMutation({
    mutationFn: async ({ body, photo }: { body: BodyOf<typeof teamMemberCalls.create>; photo: PhotoChange }) => {
      const saved =
        id === null
          ? await callApi(teamMemberCalls.create, { body })
          : await callApi(teamMemberCalls.update, { params: { id }, body });
      return { saved, photoFault: await savePhoto(saved.data.id, photo) };
    },
    onSuccess,
  });
}

export function useDeleteMember() {
  const onSuccess = useForget();
  return useMutation({
    mutationFn: (id: number) => callApi(teamMemberCalls.remove, { params: { id } }),
    onSuccess,
  });
}
