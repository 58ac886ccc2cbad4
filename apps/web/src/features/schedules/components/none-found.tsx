// No match passes the filters on the day shown: says on which days one does, and leads there.
import type { ArenaDay } from '../../../live/arena-days';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/states';
import { formatShortDay } from '../../../lib/formats';
import { scheduleTexts } from '../texts';
import type { ScheduleFilters } from '../use-schedule-filters';

export function NoneFound({ days, filters }: { days: readonly ArenaDay[]; filters: ScheduleFilters }) {
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
