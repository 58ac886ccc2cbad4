// Who is entered in a tournament, as everybody may see it.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as entryListCalls from '@gelanggang/contract/calls/entry-lists';
import { callApi } from './calls';

const FRESH_MS = 30_000;
export const ENTRIES_PER_PAGE = 50;

export function useEntryList(slug: string) {
  return useQuery({
    queryKey: ['entry-lists', slug],
    queryFn: ({ signal }) => callApi(entryListCalls.list, { params: { slug } }, signal),
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
      callApi(
        entryListCalls.athletes,
        {
          params: { slug },
          query: {
            page: filter.page,
            perPage: ENTRIES_PER_PAGE,
            search: filter.search,
            contingent_id: filter.contingentId,
            class: filter.classKey,
          },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    enabled,
  });
}
