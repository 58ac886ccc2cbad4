// Who is entered in a tournament, as everybody may see it.
import * as entryListCalls from '@gelanggang/contract/calls/entry-lists';
import { keepPreviousData } from '@tanstack/react-query';
import { NAMES_TOURNAMENT, useCall } from './use-call';

const FRESH_MS = 30_000;
export const ENTRIES_PER_PAGE = 50;

export const useEntryList = (slug: string) =>
  useCall(entryListCalls.list, { params: { slug } }, { staleTime: FRESH_MS, ...NAMES_TOURNAMENT });

export interface EntryFilter {
  page: number;
  search: string;
  contingentId: number | undefined;
  classKey: string;
}

export const useEntries = (slug: string, filter: EntryFilter, enabled: boolean) =>
  useCall(
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
    { placeholderData: keepPreviousData, staleTime: FRESH_MS, enabled },
  );
