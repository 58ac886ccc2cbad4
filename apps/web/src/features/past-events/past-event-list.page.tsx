// /admin/past-events: events of earlier years, each with its results.
import * as pastEventCalls from '@gelanggang/contract/calls/past-events';
import type { OwnPastEventRow } from '@gelanggang/contract/past-events';
import { EVENT_LEVEL_LABELS } from '@gelanggang/domain/past-events/levels';
import { dateRange } from '@gelanggang/domain/words/dates';
import type { Column } from '@web/components/table-columns';
import { ButtonLink } from '@web/components/button';
import { RecordList } from '@web/components/record-list';
import { usePermissions } from '@web/site/account';
import { pathOf } from '@web/site/routes';
import { pastArchiveTexts, pastTexts as texts } from './texts';

const COLUMNS: readonly Column<OwnPastEventRow>[] = [
  { key: 'name', title: texts.name, cell: (row) => row.name, isName: true },
  { key: 'place', title: texts.place, cell: (row) => row.place },
  { key: 'when', title: texts.when, cell: (row) => dateRange(row.start_date, row.end_date) },
  { key: 'level', title: texts.level, cell: (row) => EVENT_LEVEL_LABELS[row.level] },
  { key: 'results', title: texts.results, cell: (row) => row.results },
];

export default function PastEventListPage() {
  const permissions = usePermissions();
  return (
    <RecordList<OwnPastEventRow>
      {...texts}
      calls={pastEventCalls}
      page={pathOf('/admin/past-events')}
      columns={COLUMNS}
      moreActions={
        permissions.has('manage system') ? (
          <ButtonLink to={pathOf('/admin/past-events/archive')} size="sm">
            {pastArchiveTexts.open}
          </ButtonLink>
        ) : null
      }
      nameOf={(row) => row.name}
      rowActions={(row) => [
        { id: 'results', label: texts.addResults, to: pathOf('/admin/past-events/results/:id', { id: row.id }) },
        ...(row.results > 0
          ? [{ id: 'public', label: texts.publicPage, to: pathOf('/kejuaraan-lampau/:id', { id: row.id }) }]
          : []),
      ]}
    />
  );
}
