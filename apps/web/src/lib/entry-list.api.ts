// Who is entered in a tournament, as everybody may see it.
import type { EntryList, EntryRow } from '@gelanggang/contract/entry-lists';
import type { Data } from '@gelanggang/contract/http';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { http } from './http';
import { lists } from './lists';

const FRESH_MS = 30_000;
export const ENTRIES_PER_PAGE = 50;

const pathOf = (slug: string): string => `/entry-lists/${encodeURIComponent(slug)}`;

export function useEntryList(slug: string) {
  return useQuery({
    queryKey: ['entry-lists', slug],
    queryFn: async ({ signal }) => (await http.get<Data<EntryList>>(pathOf(slug), undefined, signal)).data,
    staleTime: FRESH_MS,
  });
}

export interface EntryFilter {
  page: number;
  search: string;
  contingentId: number | undefined;
  classKey: string;
}

export function useEntries(slug: string, filter: EntryFilter, enabled: boolean) {
  return useQuery({
    queryKey: ['entry-lists', slug, filter],
    queryFn: ({ signal }) =>
      lists.page<EntryRow>(
        `${pathOf(slug)}/athletes`,
        {
          page: filter.page,
          perPage: ENTRIES_PER_PAGE,
          search: filter.search,
          contingent_id: filter.contingentId,
          class: filter.classKey,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    enabled,
  });
}
