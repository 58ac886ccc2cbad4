// /admin/match-clasification: which classes tournaments fight (spec 2, "Classification list and form").
import { pathOf } from '@web/site/routes';
import * as classificationCalls from '@gelanggang/contract/calls/classifications';
import type { ClassificationRow } from '@gelanggang/contract/classifications';
import type { Column } from '@web/components/table-columns';
import { TournamentFilter } from '@web/components/list-page';
import { RecordList } from '@web/components/record-list';
import { classificationTexts as texts } from './texts';

const COLUMNS: readonly Column<ClassificationRow>[] = [
  { key: 'tournament', title: texts.tournament, cell: (row) => row.tournament.name },
  { key: 'category', title: texts.matchCategory, cell: (row) => row.match_category.name },
  { key: 'age', title: texts.age, cell: (row) => row.age_category.name },
  { key: 'name', title: texts.name, cell: (row) => row.name, isName: true },
  { key: 'count', title: texts.count, cell: (row) => row.classes_count, align: 'end' },
];

export default function ClassificationListPage() {
  return (
    <RecordList<ClassificationRow>
      {...texts}
      calls={classificationCalls}
      page={pathOf('/admin/match-clasification')}
      columns={COLUMNS}
      nameOf={(row) => `${row.name}, ${row.tournament.name}`}
      filters={['tournament_id']}
    >
      <TournamentFilter label={texts.allTournaments} allLabel={texts.allTournaments} />
    </RecordList>
  );
}
