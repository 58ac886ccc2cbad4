// /admin/tournament-activity: the dated activities of tournaments (spec 2, "Tournament activity list and form").
import { pathOf } from '@web/site/routes';
import * as activityCalls from '@gelanggang/contract/calls/activities';
import type { ActivityRow } from '@gelanggang/contract/tournament-setup';
import type { Column } from '@web/components/table-columns';
import { TournamentFilter } from '@web/components/list-page';
import { RecordList } from '@web/components/record-list';
import { formatDate, formatDateRange } from '@web/lib/formats';
import { plainText } from '@web/lib/plain-text';
import { setupTexts } from './texts';

const texts = setupTexts.activities;

const COLUMNS: readonly Column<ActivityRow>[] = [
  { key: 'id', title: setupTexts.id, cell: (row) => row.id, isWideOnly: true },
  { key: 'tournament', title: setupTexts.tournament, cell: (row) => row.tournament.name },
  { key: 'name', title: texts.name, cell: (row) => row.name, isName: true },
  { key: 'description', title: setupTexts.description, cell: (row) => shortened(plainText(row.description)) },
  { key: 'dates', title: texts.dates, cell: datesOf },
];

const SHOWN_CHARACTERS = 120;

const shortened = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : text || '–';

function datesOf({ start_date: start, end_date: end }: ActivityRow): string {
  if (start && end) return formatDateRange(start, end);
  const only = start ?? end;
  return only ? formatDate(only) : '–';
}

export default function ActivityListPage() {
  return (
    <RecordList<ActivityRow>
      {...texts}
      calls={activityCalls}
      page={pathOf('/admin/tournament-activity')}
      columns={COLUMNS}
      nameOf={(row) => `${row.name}, ${row.tournament.name}`}
      filters={['tournament_id']}
    >
      <TournamentFilter label={setupTexts.allTournaments} allLabel={setupTexts.allTournaments} />
    </RecordList>
  );
}
