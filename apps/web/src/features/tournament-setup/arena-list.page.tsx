// /admin/tournament-arena: the arenas of all tournaments, or of one (spec 2, "Arena list and form").
import { pathOf } from '@web/site/routes';
import * as arenaCalls from '@gelanggang/contract/calls/arenas';
import type { ArenaRow } from '@gelanggang/contract/tournament-setup';
import type { Column } from '@web/components/table-columns';
import { TournamentFilter } from '@web/components/list-page';
import { RecordList } from '@web/components/record-list';
import { setupTexts } from './texts';

const texts = setupTexts.arenas;

const COLUMNS: readonly Column<ArenaRow>[] = [
  { key: 'id', title: setupTexts.id, cell: (row) => row.id, isWideOnly: true },
  { key: 'tournament', title: setupTexts.tournament, cell: (row) => row.tournament.name },
  { key: 'name', title: texts.name, cell: (row) => row.name, isName: true },
  { key: 'code', title: texts.code, cell: (row) => row.code },
];

export default function ArenaListPage() {
  return (
    <RecordList<ArenaRow>
      {...texts}
      calls={arenaCalls}
      page={pathOf('/admin/tournament-arena')}
      columns={COLUMNS}
      nameOf={(row) => `${row.name}, ${row.tournament.name}`}
      filters={['tournament_id']}
    >
      <TournamentFilter label={setupTexts.allTournaments} allLabel={setupTexts.allTournaments} />
    </RecordList>
  );
}
