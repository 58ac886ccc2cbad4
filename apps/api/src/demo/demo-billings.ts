// The payments of the demo: most are paid so that they can be drawn, some stand in every other state.
import type { DataSource, EntityManager } from 'typeorm';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { Entry } from '@gelanggang/entries/import/entry-list';
import { issueBilling } from '@gelanggang/entries/billings/issue-billing';
import { moveBilling, type MoveRequest } from '@gelanggang/entries/billings/move-billing';
import type { FileStore } from '@gelanggang/platform/files/file-store';
import type { DemoAccounts } from './demo-accounts';
import type { DemoTournament } from './demo-tournaments';
import { proofImage } from './proof-image';

/** The steps that lead to each state after the issue. */
const PATHS = {
  'waiting for payment': [],
  'waiting for confirmation': ['upload-proof'],
  paid: ['upload-proof', 'confirm'],
  failed: ['upload-proof', 'reject'],
  cancelled: ['cancel'],
} as const satisfies Record<string, readonly MoveRequest['step'][]>;

type State = keyof typeof PATHS;

/** What becomes of members that the list calls unpaid, contingent after contingent; null: not billed yet. */
const UNPAID_STATES: readonly (State | null)[] = [
  'waiting for confirmation',
  'waiting for payment',
  null,
  'failed',
  'waiting for payment',
  'cancelled',
];
const OPEN_STATES: readonly State[] = [
  'paid',
  'waiting for confirmation',
  'waiting for payment',
  'failed',
  'cancelled',
];

const OFFICE = { seesAll: true, permissions: new Set(['upload payment struk', 'confirm payment', 'edit payment']) };
const BANKS = ['Bank Nusantara', 'Bank Pendekar', 'Bank Rakyat Silat'];
const HOUR = 3_600_000;
const TANDING = 1;

interface Bill {
  accountId: number;
  members: number[];
  state: State;
  at: Date;
}

/** Whoever is Lunas in the list is paid in one billing per contingent. */
export async function billDemoEntries(
  dataSource: DataSource,
  tournament: DemoTournament,
  accounts: DemoAccounts,
  entries: readonly Entry[],
  files: FileStore,
): Promise<void> {
  const paid = new Set(entries.filter((entry) => entry.isPaid).map((entry) => `${entry.nik} ${entry.matchCategoryId}`));
  let unpaidTurn = 0;
  for (const contingent of await entriesByContingent(dataSource, tournament.id)) {
    const isPaid = (member: Member) => paid.has(`${member.nik} ${member.match_category_id}`);
    const at = new Date(contingent.registered_at.getTime() + 20 * HOUR);
    const bill = { accountId: contingent.account_id, at };
    await issue(dataSource, tournament.id, accounts, files, {
      ...bill,
      members: contingent.members.filter(isPaid).map((member) => member.id),
      state: 'paid',
    });
    const unpaid = contingent.members.filter((member) => !isPaid(member)).map((member) => member.id);
    if (unpaid.length === 0) continue;
    const state = UNPAID_STATES[unpaidTurn++ % UNPAID_STATES.length];
    if (state) await issue(dataSource, tournament.id, accounts, files, { ...bill, members: unpaid, state });
  }
}

/** The tanding athletes of each contingent are paid in one billing; of the others four and four stand in every state. */
export async function billOpenTournament(
  dataSource: DataSource,
  tournament: DemoTournament,
  accounts: DemoAccounts,
  files: FileStore,
): Promise<void> {
  let turn = 0;
  for (const contingent of await entriesByContingent(dataSource, tournament.id)) {
    const at = new Date(contingent.registered_at.getTime() + 2 * HOUR);
    const bill = { accountId: contingent.account_id, at };
    const [tanding, others] = [true, false].map((isTanding) =>
      contingent.members.filter((one) => (one.match_category_id === TANDING) === isTanding).map((one) => one.id),
    ) as [number[], number[]];
    await issue(dataSource, tournament.id, accounts, files, { ...bill, members: tanding, state: 'paid' });
    for (let from = 0; from < Math.min(others.length, 8); from += 4) {
      const state = OPEN_STATES[turn++ % OPEN_STATES.length] ?? 'paid';
      await issue(dataSource, tournament.id, accounts, files, {
        ...bill,
        members: others.slice(from, from + 4),
        state,
      });
    }
  }
}

async function issue(
  dataSource: DataSource,
  tournamentId: number,
  accounts: DemoAccounts,
  files: FileStore,
  bill: Bill,
): Promise<void> {
  if (bill.members.length === 0) return;
  await writeWithEvents(dataSource, (manager, emit) => issueIn(manager, emit, tournamentId, accounts, files, bill));
}

async function issueIn(
  manager: EntityManager,
  emit: Emit,
  tournamentId: number,
  accounts: DemoAccounts,
  files: FileStore,
  { accountId, members, state, at }: Bill,
): Promise<void> {
  const first = members[0] ?? 0;
  const issued = await issueBilling(manager, emit, {
    tournamentId,
    issuedById: accountId,
    accountId,
    teamMemberIds: members,
    bankName: BANKS[first % BANKS.length],
    accountNumber: String(7_000_000_000 + ((first * 7919) % 999_999_999)),
    accountName: 'Panitia Gelanggang',
    issuedAt: at,
  });
  if (!issued.ok) throw new Error(`The demo cannot bill: ${issued.code}`);
  for (const [place, step] of PATHS[state].entries()) {
    const movedAt = new Date(at.getTime() + (place + 1) * 5 * HOUR);
    const byOffice = step === 'confirm' || step === 'reject';
    const moved = await moveBilling(manager, emit, {
      billingId: issued.billingId,
      step,
      accountId: byOffice ? accounts.organiser : accountId,
      actor: OFFICE,
      at: movedAt,
      documentFileId:
        step === 'upload-proof' ? await putProof(manager, files, issued.billingId, accountId, movedAt) : undefined,
      reason: step === 'reject' ? 'Nominal transfer tidak sesuai dengan tagihan.' : undefined,
    });
    if (!moved.ok) throw new Error(`The demo's billing does not take the step ${step}: ${moved.code}`);
  }
}

async function putProof(
  manager: EntityManager,
  files: FileStore,
  billingId: number,
  accountId: number,
  at: Date,
): Promise<string> {
  const [{ amount }]: [{ amount: number }] = await manager.query('select amount from billing where id = $1', [
    billingId,
  ]);
  const { id } = await files.put({
    name: `bukti-transfer-${billingId}.png`,
    contentType: 'image/png',
    source: proofImage(amount),
    accountId,
    manager,
  });
  await manager.query('update file set created_at = $2 where id = $1', [id, at]);
  return id;
}

interface Member {
  id: number;
  nik: string;
  match_category_id: number;
}

function entriesByContingent(
  dataSource: DataSource,
  tournamentId: number,
): Promise<{ account_id: number; registered_at: Date; members: Member[] }[]> {
  return dataSource.query(
    `select c.account_id, r.registered_at, jsonb_agg(jsonb_build_object(
         'id', e.team_member_id, 'nik', e.nik, 'match_category_id', e.match_category_id) order by e.team_member_id) as members
     from contingent_registration r
     join contingent c on c.id = r.contingent_id
     join tournament_entry e on e.tournament_id = r.tournament_id and e.contingent_id = r.contingent_id
     where r.tournament_id = $1
     group by c.id, r.id order by r.registered_at, r.id`,
    [tournamentId],
  );
}
