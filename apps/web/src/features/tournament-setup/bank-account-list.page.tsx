// /admin/bank-account: where the fees of a tournament are paid to.
import { pathOf } from '@web/site/routes';
import * as bankAccountCalls from '@gelanggang/contract/calls/bank-accounts';
import type { BankAccountRow } from '@gelanggang/contract/tournament-setup';
import { inGroups } from '@gelanggang/domain/words/digit-groups';
import type { Column } from '@web/components/table-columns';
import { TournamentFilter } from '@web/components/list-page';
import { RecordList } from '@web/components/record-list';
import { setupTexts } from './texts';

const texts = setupTexts.bankAccounts;

const COLUMNS: readonly Column<BankAccountRow>[] = [
  { key: 'tournament', title: setupTexts.tournament, cell: (row) => row.tournament.name },
  { key: 'bank_name', title: texts.bank, cell: (row) => row.bank_name, isName: true },
  { key: 'account_number', title: texts.number, cell: (row) => inGroups(row.account_number) },
  { key: 'account_name', title: texts.holder, cell: (row) => row.account_name },
];

export default function BankAccountListPage() {
  return (
    <RecordList<BankAccountRow>
      {...texts}
      calls={bankAccountCalls}
      page={pathOf('/admin/bank-account')}
      columns={COLUMNS}
      nameOf={(row) => `${row.bank_name} ${inGroups(row.account_number)}, ${row.tournament.name}`}
      filters={['tournament_id']}
    >
      <TournamentFilter label={setupTexts.allTournaments} allLabel={setupTexts.allTournaments} />
    </RecordList>
  );
}
