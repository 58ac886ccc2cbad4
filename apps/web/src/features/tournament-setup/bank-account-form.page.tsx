// /admin/bank-account/create and /edit/:id: one bank account that the fees of a tournament are paid to.
import { pathOf } from '@web/site/routes';
import * as bankAccountCalls from '@gelanggang/contract/calls/bank-accounts';
import type { BankAccountRow } from '@gelanggang/contract/tournament-setup';
import { InputField } from '@web/components/form-field';
import { RecordForm } from '@web/components/record-form';
import { TournamentField } from './components/tournament-choice';
import { setupTexts } from './texts';

const texts = setupTexts.bankAccounts;

interface Values {
  tournament_id: string;
  bank_name: string;
  account_number: string;
  account_name: string;
}

export default function BankAccountFormPage() {
  return (
    <RecordForm<BankAccountRow, Values>
      calls={bankAccountCalls}
      page={pathOf('/admin/bank-account')}
      titles={texts}
      loadFailed={setupTexts.loadFailed}
      saveFailed={setupTexts.saveFailed}
      valuesOf={(row) => ({
        tournament_id: String(row?.tournament_id ?? ''),
        bank_name: row?.bank_name ?? '',
        account_number: row?.account_number ?? '',
        account_name: row?.account_name ?? '',
      })}
      bodyOf={(values, version) => ({ ...values, version })}
      compared={[
        { name: 'bank_name', label: texts.bank },
        { name: 'account_number', label: texts.number },
        { name: 'account_name', label: texts.holder },
      ]}
    >
      {(form, row) => (
        <>
          <TournamentField form={form} current={row?.tournament} />
          <InputField form={form} name="bank_name" label={texts.bank} maxLength={100} />
          <InputField form={form} name="account_number" label={texts.number} maxLength={30} inputMode="numeric" />
          <InputField form={form} name="account_name" label={texts.holder} maxLength={100} />
        </>
      )}
    </RecordForm>
  );
}
