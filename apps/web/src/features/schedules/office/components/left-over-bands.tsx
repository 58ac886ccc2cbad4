// Above the list of schedules: how many matches of past days were not fought, and the step that takes them to another day.
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import type { ScheduleRow } from '@gelanggang/contract/schedules';
import { Button } from '@web/components/button';
import { StepBand } from '@web/components/step-band';
import { useCall } from '@web/lib/use-call';
import { isLeftOver, leftIn } from '../left-over';
import { scheduleTexts as texts } from '../texts';

interface LeftOverBandsProps {
  tournamentId: number | null;
  rows: readonly ScheduleRow[];
  todayIn(tournamentId: number): string;
  onCarry(rows: readonly ScheduleRow[]): void;
}

/** Of the chosen tournament; of all tournaments, those whose matches are left over on this page of the list. */
export function LeftOverBands({ tournamentId, rows, todayIn, onCarry }: LeftOverBandsProps) {
  const shown = rows.filter((row) => isLeftOver(row, todayIn(row.tournament.id))).map((row) => row.tournament.id);
  const ids = tournamentId === null ? [...new Set(shown)] : [tournamentId];
  return ids.map((id) => <LeftOverBand key={id} tournamentId={id} onCarry={onCarry} />);
}

function LeftOverBand({ tournamentId, onCarry }: { tournamentId: number; onCarry: LeftOverBandsProps['onCarry'] }) {
  const found = useCall(scheduleCalls.list, {
    query: { tournament_id: tournamentId, state: 'left-over', page: 1, perPage: 100 },
  });
  const rows = found.data?.data ?? [];
  const count = rows.flatMap(leftIn).length;
  if (count === 0) return null;
  return (
    <StepBand says={texts.leftOver(count, rows[0]?.tournament.name ?? '')}>
      <Button size="sm" variant="solid" onClick={() => onCarry(rows)}>
        {texts.carryAll}
      </Button>
    </StepBand>
  );
}
