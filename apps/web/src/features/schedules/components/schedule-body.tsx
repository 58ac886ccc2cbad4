// The days of a schedule, or why there are none: unknown, failed, still loading, nothing planned, nothing that passes the filters.
import { pathOf } from '@web/site/routes';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { ReactNode } from 'react';
import type { ArenaDay } from '../../../live/arena-days';
import { Button, ButtonLink } from '../../../components/button';
import { EmptyState, ErrorState, PageLoading } from '../../../components/states';
import { UnknownTournament } from '../../../components/unknown-tournament';
import { isNotFound } from '../../../lib/http';
import { formatShortDay } from '../../../lib/formats';
import { scheduleTexts } from '../texts';
import type { ScheduleFilters } from '../use-schedule-filters';

interface ScheduleBodyProps {
  slug: string;
  kind: MatchKind;
  told: { snapshot: LiveSnapshot | undefined; error: Error | null; isMoreComing: boolean };
  days: readonly ArenaDay[];
  /** Of `days`, what passes the filters. */
  shown: readonly ArenaDay[];
  filters: ScheduleFilters;
  onRetry(): unknown;
  children(snapshot: LiveSnapshot): ReactNode;
}

export function ScheduleBody({ slug, kind, told, days, shown, filters, onRetry, children }: ScheduleBodyProps) {
  const { snapshot, error, isMoreComing } = told;
  if (isNotFound(error)) return <UnknownTournament />;
  if (!snapshot && error) return <ErrorState error={error} onRetry={() => void onRetry()} />;
  if (!snapshot || (isMoreComing && shown.length === 0)) return <PageLoading />;
  if (days.length === 0) {
    return (
      <EmptyState text={scheduleTexts.empty} hint={scheduleTexts.emptyHint}>
        <ButtonLink to={pathOf(`/bagan/:slug/${kind}`, { slug })}>{scheduleTexts.toBrackets}</ButtonLink>
      </EmptyState>
    );
  }
  return shown.length === 0 ? <NoneFound days={days} filters={filters} /> : children(snapshot);
}

/** Says on which other days a match passes the filters, and leads there. */
function NoneFound({ days, filters }: { days: readonly ArenaDay[]; filters: ScheduleFilters }) {
  const elsewhere = filters.daysOfWanted(days);
  const what = filters.round === '' ? scheduleTexts.whatIsSought : filters.round;
  return (
    <EmptyState
      text={scheduleTexts.noneFound}
      hint={
        elsewhere.length > 0
          ? scheduleTexts.foundOn(what, elsewhere.map(formatShortDay).join(', '))
          : scheduleTexts.noneFoundHint
      }
    >
      {elsewhere.map((day) => (
        <Button key={day} variant="solid" onClick={() => filters.set({ date: day })}>
          {scheduleTexts.toDay(formatShortDay(day))}
        </Button>
      ))}
      <Button onClick={filters.clear}>{scheduleTexts.clearFilters}</Button>
    </EmptyState>
  );
}
