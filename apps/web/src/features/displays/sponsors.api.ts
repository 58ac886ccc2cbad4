// Calls of a tournament's sponsors' pictures.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SponsorPicture, SponsorRequest, SponsorsAnswer } from '@gelanggang/contract/sponsors';
import { http } from '@web/lib/http';
import { lists } from '@web/lib/lists';

const path = (tournamentId: number): string => `/tournaments/${tournamentId}/sponsors`;
const keyOf = (tournamentId: number) => ['sponsors', tournamentId];

export function useSponsors(tournamentId: number) {
  return useQuery({
    queryKey: keyOf(tournamentId),
    queryFn: ({ signal }) => lists.data<SponsorPicture>(path(tournamentId), undefined, signal),
  });
}

export type SponsorStep =
  | { step: 'add'; picture: File | null; values: SponsorRequest }
  | { step: 'update'; id: number; values: SponsorRequest }
  | { step: 'order'; ids: number[] }
  | { step: 'remove'; id: number };

/** Each answers with all of them as they stand then. */
export function useSponsorStep(tournamentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: SponsorStep) => send(path(tournamentId), step),
    onSuccess: ({ data }) => client.setQueryData(keyOf(tournamentId), data),
    onError: () => client.invalidateQueries({ queryKey: keyOf(tournamentId) }),
  });
}

function send(to: string, step: SponsorStep): Promise<SponsorsAnswer> {
  switch (step.step) {
    case 'add': {
      const form = new FormData();
      form.set('name', step.values.name);
      form.set('seconds', String(step.values.seconds));
      if (step.picture) form.set('picture', step.picture);
      return http.post<SponsorsAnswer>(to, form);
    }
    case 'update':
      return http.put<SponsorsAnswer>(`${to}/${step.id}`, step.values);
    case 'order':
      return http.put<SponsorsAnswer>(to, { ids: step.ids });
    case 'remove':
      return http.delete<SponsorsAnswer>(`${to}/${step.id}`);
  }
}
