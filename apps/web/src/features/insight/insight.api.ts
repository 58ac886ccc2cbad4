// Calls of the insight pages; news of entries and payments fetch them again.
import * as insightCalls from '@gelanggang/contract/calls/insight';
import * as locationCalls from '@gelanggang/contract/calls/locations';
import { streams } from '@gelanggang/contract/events';
import type { NamedAnswer } from '@gelanggang/contract/categories';
import { keyOf } from '@web/lib/calls';
import { useLookup } from '@web/lib/lookups.api';
import { isOf, useNews } from '@web/live/use-news';

export const useProvinces = (): NamedAnswer[] => useLookup(locationCalls.provinces, {}, { freshMs: 3_600_000 }).rows;

/** Registrations, payments and members of a tournament move its figures. */
export const useInsightNews = (id: number): void =>
  useNews(
    streams.staff(id),
    isOf('entries.changed', 'billing.changed'),
    keyOf(insightCalls.insight, { params: { id } }),
    keyOf(insightCalls.members, { params: { id } }),
  );
