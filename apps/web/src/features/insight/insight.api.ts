// Calls of the insight pages; news of entries and payments fetch them again.
import { keepPreviousData } from '@tanstack/react-query';
import * as insightCalls from '@gelanggang/contract/calls/insight';
import * as locationCalls from '@gelanggang/contract/calls/locations';
import { streams } from '@gelanggang/contract/events';
import type { NamedAnswer } from '@gelanggang/contract/categories';
import { keyOf } from '@web/lib/calls';
import type { Query } from '@web/lib/http';
import { useLookup } from '@web/lib/lookups.api';
import { useCall } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';

export const useInsight = (id: number, query: Query) =>
  useCall(insightCalls.insight, { params: { id }, query }, { placeholderData: keepPreviousData });

export const useInsightMembers = (id: number, query: Query) => useCall(insightCalls.members, { params: { id }, query });

export const useTournamentInsights = () => useCall(insightCalls.tournaments);

export const useProvinces = (): NamedAnswer[] => useLookup(locationCalls.provinces, {}, { freshMs: 3_600_000 }).rows;

/** Registrations, payments and members of a tournament move its figures. */
export const useInsightNews = (id: number): void =>
  useNews(
    streams.staff(id),
    isOf('entries.changed', 'billing.changed'),
    keyOf(insightCalls.insight, { params: { id } }),
    keyOf(insightCalls.members, { params: { id } }),
  );
