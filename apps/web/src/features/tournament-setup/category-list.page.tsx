// /admin/tournament-category: what tournaments offer, with the fee (spec 2, "Tournament category list and form").
import { pathOf } from '@web/site/routes';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import * as tournamentCategoryCalls from '@gelanggang/contract/calls/tournament-categories';
import type { TournamentCategoryRow } from '@gelanggang/contract/tournament-setup';
import { feeText } from '@gelanggang/domain/billing/fee-per';
import type { Column } from '@web/components/table-columns';
import { TournamentFilter } from '@web/components/list-page';
import { RecordList } from '@web/components/record-list';
import { useAddress } from '@web/lib/address';
import { formatRupiah } from '@web/lib/formats';
import { useLookup } from '@web/lib/lookups.api';
import { HostingPanel } from './components/hosting-panel';
import { setupTexts } from './texts';

const texts = setupTexts.categories;

const COLUMNS: readonly Column<TournamentCategoryRow>[] = [
  { key: 'id', title: setupTexts.id, cell: (row) => row.id, isWideOnly: true },
  { key: 'tournament', title: setupTexts.tournament, cell: (row) => row.tournament.name },
  { key: 'category', title: texts.category, cell: (row) => row.match_category.name, isName: true },
  {
    key: 'fee',
    title: texts.fee,
    cell: (row) => feeText(formatRupiah(row.registration_fee), { ...row, ...row.match_category }),
    align: 'end',
  },
  { key: 'places', title: texts.places, cell: (row) => placesText(row) },
];

const placesText = ({ class_places: perClass, contingent_places: perContingent }: TournamentCategoryRow): string =>
  [perClass === null ? '' : texts.perClass(perClass), perContingent === null ? '' : texts.perContingent(perContingent)]
    .filter(Boolean)
    .join(', ') || texts.unlimited;

export default function CategoryListPage() {
  const { rows: tournaments, isSettled } = useLookup(tournamentCalls.active, {}, { name: 'tournaments' });
  const tournamentId = useAddress().getNumber('tournament_id') ?? tournaments[0]?.id;
  return (
    <RecordList<TournamentCategoryRow>
      {...texts}
      calls={tournamentCategoryCalls}
      page={pathOf('/admin/tournament-category')}
      columns={COLUMNS}
      nameOf={(row) => `${row.match_category.name}, ${row.tournament.name}`}
      filters={['tournament_id']}
      notice={tournamentId === undefined && isSettled ? null : <HostingPanel tournamentId={tournamentId} />}
    >
      <TournamentFilter label={setupTexts.allTournaments} allLabel={setupTexts.allTournaments} />
    </RecordList>
  );
}
