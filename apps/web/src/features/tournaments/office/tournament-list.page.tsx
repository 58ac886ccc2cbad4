// /admin/tournament: all tournaments, the next ones first (spec 2, "Tournament list").
import * as tournamentSettingsCalls from '@gelanggang/contract/calls/tournament-settings';
import { useState } from 'react';
import type { TournamentSettings } from '@gelanggang/contract/tournament-settings';
import type { Column } from '@web/components/table-columns';
import { ButtonLink } from '@web/components/button';
import { RecordList } from '@web/components/record-list';
import { RehearsalTag } from '@web/components/rehearsal-band';
import { Tag } from '@web/components/tag';
import { formatDate } from '@web/lib/formats';
import { RemoveWholeDialog } from './components/remove-whole-dialog';
import { tournamentAdminTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';
import { texts as siteTexts } from '@web/site/texts';

const { rehearsal } = siteTexts;

const COLUMNS: readonly Column<TournamentSettings>[] = [
  { key: 'id', title: texts.id, cell: (row) => row.id, isWideOnly: true },
  { key: 'name', title: texts.name, cell: (row) => <Named row={row} />, isName: true },
  {
    key: 'meeting',
    title: texts.technicalMeeting,
    cell: (row) => (row.technical_meeting_date ? formatDate(row.technical_meeting_date) : '–'),
  },
  { key: 'start', title: texts.start, cell: (row) => formatDate(row.start_date) },
  { key: 'end', title: texts.end, cell: (row) => formatDate(row.end_date) },
  {
    key: 'status',
    title: texts.status,
    cell: (row) => <Tag tone={row.status === 'active' ? 'ok' : 'neutral'}>{texts.statuses[row.status]}</Tag>,
  },
];

function Named({ row }: { row: TournamentSettings }) {
  return (
    <span>
      {row.name} <RehearsalTag slug={row.slug} />
    </span>
  );
}

export default function TournamentListPage() {
  const [whole, setWhole] = useState<TournamentSettings | null>(null);
  return (
    <>
      <RecordList<TournamentSettings>
        {...texts}
        calls={tournamentSettingsCalls}
        page={pathOf('/admin/tournament')}
        columns={COLUMNS}
        moreActions={
          <>
            <ButtonLink to={pathOf('/admin/rankings')} size="sm">
              {texts.rankings}
            </ButtonLink>
            <ButtonLink to={pathOf('/admin/past-events')} size="sm">
              {texts.past}
            </ButtonLink>
            <ButtonLink to={pathOf('/admin/rehearsal')} size="sm">
              {rehearsal.word}
            </ButtonLink>
          </>
        }
        nameOf={(row) => row.name}
        rowActions={(row) => [
          { id: 'set-up', label: texts.setUp, to: pathOf('/admin/tournament/setup/:id', { id: row.id }) },
          { id: 'share', label: texts.share, to: pathOf('/admin/tournament/share/:id', { id: row.id }) },
          ...(row.was_public
            ? []
            : [{ id: 'whole', label: texts.removeWhole, isDestructive: true, onSelect: () => setWhole(row) }]),
        ]}
      />
      {whole ? <RemoveWholeDialog row={whole} onClose={() => setWhole(null)} /> : null}
    </>
  );
}
