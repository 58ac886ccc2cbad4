// Billings on a real database: steps, who wins, invoice numbers (domain-rules, From entry to participant).
import type { DataSource } from 'typeorm';
import {
  makeAccount,
  makeClass,
  makeContingent,
  makeTeamMember,
  makeTournament,
} from '@gelanggang/database/testing/factories';
import { issueBilling, type IssueRequest } from '@gelanggang/entries/billings/issue-billing';
import { moveBilling, type MoveRequest } from '@gelanggang/entries/billings/move-billing';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { testDatabase } from '../../../test/setup/database';

const OFFICE = { seesAll: true, permissions: new Set(['upload payment struk', 'confirm payment']) };
const AT = new Date('2026-11-20T03:00:00Z');

const database = testDatabase();
let dataSource: DataSource;
let tournamentId: number;
let accountId: number;
let contingentId: number;
let categoryClassId: number;

beforeAll(async () => {
  dataSource = database.dataSource;
  accountId = (await makeAccount(dataSource.manager, { role: 'organiser' })).id;
  categoryClassId = (await makeClass(dataSource.manager)).id;
});
beforeEach(async () => {
  tournamentId = (await makeTournament(dataSource.manager)).id;
  contingentId = (await makeContingent(dataSource.manager, { tournamentId })).id;
});

const newMember = async () => (await makeTeamMember(dataSource.manager, { contingentId, categoryClassId })).id;

const issue = (teamMemberIds: number[], options: Partial<IssueRequest> = {}) =>
  writeWithEvents(dataSource, (manager, emit) =>
    issueBilling(manager, emit, {
      tournamentId,
      issuedById: accountId,
      accountId,
      teamMemberIds,
      issuedAt: AT,
      ...options,
    }),
  );

const move = (billingId: number, step: MoveRequest['step'], options: Partial<MoveRequest> = {}) =>
  writeWithEvents(dataSource, (manager, emit) =>
    moveBilling(manager, emit, { billingId, step, accountId, actor: OFFICE, at: AT, ...options }),
  );

async function issued(...members: number[]): Promise<number> {
  const billing = await issue(members);
  if (!billing.ok) throw new Error(billing.code);
  return billing.billingId;
}

async function paid(...members: number[]): Promise<number> {
  const id = await issued(...members);
  await move(id, 'upload-proof');
  await move(id, 'confirm');
  return id;
}

/** What `select …` answers, in its first row. */
async function read<T>(select: string, ...parameters: unknown[]): Promise<T> {
  const [row]: [T] = await dataSource.query(select, parameters);
  return row;
}
const participantsOf = async (billingId: number) =>
  (await read<{ n: number }>('select count(*) as n from participant where billing_id = $1', billingId)).n;
const statusOf = async (billingId: number) =>
  (await read<{ status: string }>('select status from billing where id = $1', billingId)).status;

/** Puts the participants of a billing into a pool by hand: the draw itself is another part's. */
async function putInPool(billingId: number, isDrawn: boolean): Promise<void> {
  const seed = '0123456789abcdef';
  const { id: drawing } = await read<{ id: number }>(
    `insert into drawing (tournament_id, match_category_id, age_category_id, category_class_id, gender, match_chart, seed)
     select $1, 1, age_category_id, id, gender, 0, $3 from category_class where id = $2 returning id`,
    ...[tournamentId, categoryClassId, seed],
  );
  const { id: pool } = await read<{ id: number }>(
    `insert into pool (drawing_id, tournament_id, number, name, status, seed) values ($1, $2, 1, 'Pool A', $3, $4)
     returning id`,
    ...[drawing, tournamentId, isDrawn ? 'ongoing' : 'waiting', isDrawn ? seed : null],
  );
  await dataSource.query(
    `with unit as (
       insert into pool_unit (pool_id, tournament_id, contingent_id, number) values ($1, $2, $3, 1) returning id
     ) insert into pool_unit_member (unit_id, tournament_id, participant_id, position)
     select unit.id, $2, p.id, 1 from unit, participant p where p.billing_id = $4`,
    [pool, tournamentId, contingentId, billingId],
  );
}

describe('A billing', () => {
  it('asks the registration fee of the tournament for each member', async () => {
    const billing = await issue([await newMember(), await newMember()]);
    expect(billing).toMatchObject({ ok: true, amount: 500_000, invoiceNumber: `INV/2026/${tournamentId}/0001` });
  });

  it('is refused without members, for members of no registered contingent, and for members billed already', async () => {
    const stranger = await makeContingent(dataSource.manager);
    const outsider = await makeTeamMember(dataSource.manager, { contingentId: stranger.id, categoryClassId });
    const member = await newMember();
    await issued(member);
    expect(await issue([])).toEqual({ ok: false, code: 'no-members' });
    expect(await issue([outsider.id])).toEqual({ ok: false, code: 'not-registered', teamMemberIds: [outsider.id] });
    expect(await issue([member])).toEqual({ ok: false, code: 'already-billed', teamMemberIds: [member] });
  });

  it('for a match category that the tournament does not offer is refused', async () => {
    const member = await makeTeamMember(dataSource.manager, { contingentId, categoryClassId });
    await dataSource.query('update team_member set match_category_id = 2, category_class_id = null where id = $1', [
      member.id,
    ]);
    expect(await issue([member.id])).toMatchObject({ ok: false, code: 'category-not-offered' });
  });

  it('frees its members when it fails or is cancelled', async () => {
    const member = await newMember();
    await move(await issued(member), 'cancel');
    const second = await issued(member);
    await move(second, 'upload-proof');
    await move(second, 'reject', { reason: 'Struk tidak terbaca' });
    expect(await statusOf(second)).toBe('failed');
    await expect(issue([member])).resolves.toMatchObject({ ok: true });
  });

  it('of two that name one member at once, one stands: the database refuses the other', async () => {
    const member = await newMember();
    const outcomes = await Promise.allSettled([issue([member]), issue([member])]);
    expect(outcomes.filter((one) => one.status === 'fulfilled' && one.value.ok)).toHaveLength(1);
    const held = 'select count(*) as n from billing_detail where team_member_id = $1 and holds';
    expect(await read(held, member)).toEqual({ n: 1 });
  });

  it('numbers invoices without a gap or a double, whoever issues at once', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, newMember));
    const refused = issue([members[0]!, members[0]!], { tournamentId: 0 });
    const billings = await Promise.all([refused, ...members.map((member) => issue([member]))]);
    const numbers = billings.flatMap((billing) => (billing.ok ? [billing.invoiceNumber.split('/').at(-1)] : []));
    expect(numbers.sort()).toEqual(members.map((_, at) => String(at + 1).padStart(4, '0')));
  });

  it('takes its year from the date of issue in the zone of the tournament', async () => {
    const newYearInJakarta = new Date('2026-12-31T17:30:00Z');
    const billing = await issue([await newMember()], { issuedAt: newYearInJakarta });
    expect(billing).toMatchObject({ invoiceNumber: `INV/2027/${tournamentId}/0001` });
  });
});

describe('A step of a billing', () => {
  it('to paid makes the participants with it, in the order of the billing, and keeps a history', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const id = await paid(second, first);
    expect(
      await dataSource.query('select team_member_id from participant where billing_id = $1 order by id', [id]),
    ).toEqual([{ team_member_id: second }, { team_member_id: first }]);
    expect(
      await dataSource.query('select from_status, to_status from billing_history where billing_id = $1 order by id', [
        id,
      ]),
    ).toEqual([
      { from_status: null, to_status: 'waiting for payment' },
      { from_status: 'waiting for payment', to_status: 'waiting for confirmation' },
      { from_status: 'waiting for confirmation', to_status: 'paid' },
    ]);
  });

  it('hands new participants over to whoever puts late comers into pools', async () => {
    const id = await issued(await newMember());
    await move(id, 'upload-proof');
    const joined: number[] = [];
    await move(id, 'confirm', {
      joinPools: async (_manager, _emit, _tournamentId, participantIds) => joined.push(...participantIds),
    });
    const { participant } = await read<{ participant: number }>(
      'select id as participant from participant where billing_id = $1',
      id,
    );
    expect(joined).toEqual([participant]);
  });

  it('is told to the staff', async () => {
    const id = await paid(await newMember());
    const events = await dataSource.query('select type, data from event where stream = $1 order by seq', [
      `tournament:${tournamentId}:staff`,
    ]);
    const [{ invoice_number } = { invoice_number: '' }] = await dataSource.query<{ invoice_number: string }[]>(
      'select invoice_number from billing where id = $1',
      [id],
    );
    const event = (status: string) => ({
      type: 'billing.changed',
      data: { tournament_id: tournamentId, billing_id: id, invoice_number, status, reject_reason: null },
    });
    expect(events).toEqual(['waiting for payment', 'waiting for confirmation', 'paid'].map(event));
  });

  it('is refused out of turn and writes nothing', async () => {
    const id = await issued(await newMember());
    expect(await move(id, 'confirm')).toEqual({ ok: false, code: 'wrong-status' });
    expect(await statusOf(id)).toBe('waiting for payment');
    expect(await participantsOf(id)).toBe(0);
  });

  it('confirming paid as paid again changes nothing', async () => {
    const id = await paid(await newMember());
    expect(await move(id, 'confirm')).toMatchObject({ ok: true, changed: false });
    expect(await participantsOf(id)).toBe(1);
  });

  it('taken by two at once is taken by one', async () => {
    const id = await issued(await newMember());
    await move(id, 'upload-proof');
    // what all three saw: without it, a rejection after the confirmation would be a step of its own
    const { version } = await read<{ version: number }>('select version from billing where id = $1', id);
    const outcomes = await Promise.all([
      move(id, 'confirm', { version }),
      move(id, 'reject', { version, reason: 'Nominal kurang' }),
      move(id, 'reject', { version, reason: 'Struk ganda' }),
    ]);
    expect(outcomes.filter((one) => one.ok && one.changed)).toHaveLength(1);
    expect(await participantsOf(id)).toBe((await statusOf(id)) === 'paid' ? 1 : 0);
  });

  it('of a billing that is not there answers so', async () => {
    expect(await move(0, 'confirm')).toEqual({ ok: false, code: 'not-found' });
  });
});

describe('From paid back to failed', () => {
  const reason = 'Transfer dibatalkan bank';

  it('takes the participants away, also out of a pool that is not drawn', async () => {
    const id = await paid(await newMember());
    await putInPool(id, false);
    expect(await move(id, 'reject', { reason })).toMatchObject({ ok: true, status: 'failed' });
    expect(await participantsOf(id)).toBe(0);
    const units = 'select count(*) as n from pool_unit where tournament_id = $1';
    expect(await read(units, tournamentId)).toEqual({ n: 0 });
  });

  it('is refused once a member is drawn', async () => {
    const id = await paid(await newMember());
    await putInPool(id, true);
    expect(await move(id, 'reject', { reason })).toEqual({ ok: false, code: 'member-drawn' });
    expect(await statusOf(id)).toBe('paid');
    expect(await participantsOf(id)).toBe(1);
  });

  it('is refused without a reason', async () => {
    const id = await paid(await newMember());
    expect(await move(id, 'reject', { reason: ' ' })).toEqual({ ok: false, code: 'reason-required' });
  });
});
