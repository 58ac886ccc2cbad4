// /admin/rankings: rankings over a season, each with its rule.
import * as rankingCalls from '@gelanggang/contract/calls/rankings';
import type { OwnRankingRow } from '@gelanggang/contract/rankings';
import { RANKED_LABELS } from '@gelanggang/domain/ranking/ranking-rule';
import { longDate } from '@gelanggang/domain/words/dates';
import { RecordList } from '@web/components/record-list';
import type { Column } from '@web/components/table-columns';
import { pathOf } from '@web/site/routes';
import { rankingTexts as texts } from './texts';

const COLUMNS: readonly Column<OwnRankingRow>[] = [
  { key: 'name', title: texts.name, cell: (row) => row.name, isName: true },
  { key: 'of', title: texts.of, cell: (row) => RANKED_LABELS[row.of] },
  { key: 'on', title: texts.on, cell: (row) => longDate(row.on) },
  { key: 'sources', title: texts.sources, cell: (row) => row.sources },
  { key: 'public', title: texts.isPublic, cell: (row) => (row.is_public ? texts.isPublic : texts.notPublic) },
];

export default function RankingListPage() {
  return (
    <RecordList<OwnRankingRow>
      {...texts}
      calls={rankingCalls}
      page={pathOf('/admin/rankings')}
      columns={COLUMNS}
      nameOf={(row) => row.name}
      rowActions={(row) =>
        row.is_public ? [{ id: 'public', label: texts.publicPage, to: pathOf('/peringkat/:id', { id: row.id }) }] : []
      }
    />
  );
}
