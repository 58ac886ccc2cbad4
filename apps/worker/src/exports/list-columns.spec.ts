// What a list answers stands in its file too, or it is said here that it does not: another field of the list does not compile.
import type { AuditRow } from '@gelanggang/contract/audit';
import type { BillingRow } from '@gelanggang/contract/billings';
import type { ContingentRow } from '@gelanggang/contract/contingents';
import type { TeamMemberRow } from '@gelanggang/contract/team-members';
import { auditFileTexts } from '../audit/texts';
import { paymentFileTexts } from '../billings/payment-file-texts';
import { contingentFileTexts } from '../contingents/texts';
import { memberFileTexts } from '../team-members/texts';

/** For each field of the list the column that tells it in the file; null: the file does without. */
type InFile<Row, Columns> = Readonly<Record<keyof Row, (keyof Columns & string) | null>>;

const MEMBERS: InFile<TeamMemberRow, typeof memberFileTexts.columns> = {
  ...{ id: 'id', name: 'name', gender: 'gender', birth_date: 'birthDate', body_weight: 'bodyWeight' },
  ...{ contingent_id: null, contingent: 'contingent', championship_category: 'championshipCategory' },
  ...{ match_category: 'matchCategory', age_category: 'ageCategory', category_class: 'className' },
  ...{ nomor: null, nomor_name: 'nomor', tournament_participants: 'payment' },
  ...{ registration_fee: null, exists_in_billing_details: null },
};

const CONTINGENTS: InFile<ContingentRow, typeof contingentFileTexts.columns> = {
  ...{ id: 'id', name: 'name', tournament_name: 'tournaments', team_members_count: 'members' },
  ...{ pic_name: 'picName', pic_phone: 'picPhone', pic_email: 'picEmail', is_registered: 'registeredOn' },
};

const BILLINGS: InFile<BillingRow, typeof paymentFileTexts.columns> = {
  ...{ id: 'id', tournament_id: null, tournament: 'tournament', invoice_number: 'number', status: 'status' },
  ...{ bank_name: 'bankName', account_number: 'accountNumber', account_name: 'accountName' },
  ...{ amount: 'amount', total_amount: 'due', payment_document: 'proof', members_count: 'members' },
  contingents: 'contingents',
  // what may be done with it is of whoever looks
  ...{ issued_at: 'issuedOn', steps: null },
};

const AUDIT: InFile<AuditRow, typeof auditFileTexts.columns> = {
  // a row of the audit is named by what it is about
  ...{ id: null, at: 'at', account: 'account', action: 'action', subject_type: 'subject', subject_id: 'id' },
  ...{ subject_name: 'name', device: 'device', address: 'address', detail: 'detail' },
};

it.each([
  ['athletes', MEMBERS, memberFileTexts.columns],
  ['contingents', CONTINGENTS, contingentFileTexts.columns],
  ['billings', BILLINGS, paymentFileTexts.columns],
  ['the audit', AUDIT, auditFileTexts.columns],
])('the file of %s tells each field of the list in a column of its own', (_, fields, columns) => {
  const told = Object.values<string | null>(fields).filter((column) => column !== null);
  expect(Object.keys(columns)).toEqual(expect.arrayContaining(told));
  expect(new Set(told).size).toBe(told.length);
});
