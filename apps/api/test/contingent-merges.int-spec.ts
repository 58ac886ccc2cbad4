// Two contingents become one: what is shown is what is done, draws and bills stand, and within a day it is as it was.
import type { MergedAnswer, MergePreview } from '@gelanggang/contract/contingent-merges';
import type { Data, ErrorAnswer } from '@gelanggang/contract/http';
import type { PublicDraw } from '@gelanggang/contract/draw-check';
import { makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { billingStage } from './billing-stage';
import { tandingStage } from './drawing-stage';

const api = testApi();
const stage = madeBeforeAll(() => tandingStage(api));
const manager = madeBeforeAll(() => api.tokenFor('manager'));
const bills = madeBeforeAll(() => billingStage(api, { tournamentId: stage.tournamentId }));
let classId: number;

beforeAll(async () => {
  classId = bills.classId;
});

const db = () => api.dataSource.manager;
const as = (token = stage.token) => ({ authorization: `Bearer ${token}` });
const look = (kept: number, merged: number, token?: string) =>
  api.request.get(`/api/contingents/${kept}/merge-preview?merged_id=${merged}`).set(as(token));
const send = (kept: number, merged_id: number, fingerprint: string, token?: string) =>
  api.request.post(`/api/contingents/${kept}/merge`).set(as(token)).send({ merged_id, fingerprint });
const undo = (id: number, token?: string) => api.request.post(`/api/contingent-merges/${id}/undo`).set(as(token));
const messageOf = (body: unknown) => (body as ErrorAnswer).message;

async function preview(kept: number, merged: number): Promise<MergePreview> {
  return ((await look(kept, merged).expect(200)).body as Data<MergePreview>).data;
}
/** The merge's number. */
async function merge(kept: number, merged: number): Promise<number> {
  const { fingerprint } = await preview(kept, merged);
  return ((await send(kept, merged, fingerprint).expect(200)).body as MergedAnswer).data.id;
}

/** All rows that hang on contingents, as they stand; versions count saves, not what is so. */
async function everything(): Promise<unknown> {
  const [row] = await api.dataSource.query<unknown[]>(
    `select (select jsonb_agg(to_jsonb(c) - 'updated_at' - 'version' order by id) from contingent c) as contingents,
       (select jsonb_agg(to_jsonb(m) order by id) from team_member m) as members,
       (select jsonb_agg(to_jsonb(e) order by tournament_id, team_member_id) from tournament_entry e) as entries,
       (select jsonb_agg(to_jsonb(r) order by id) from contingent_registration r) as registrations,
       (select jsonb_agg(to_jsonb(k) order by contingent_id) from contingent_calendar k) as calendars,
       (select jsonb_agg(to_jsonb(d) order by id) from billing_detail d) as details,
       (select jsonb_agg(to_jsonb(b) - 'updated_at' - 'version' order by id) from billing b) as billings,
       (select jsonb_agg(to_jsonb(p) order by id) from participant p) as participants,
       (select jsonb_agg(to_jsonb(u) order by id) from pool_unit u) as units,
       (select jsonb_agg(to_jsonb(x) order by id) from match x) as matches`,
  );
  return row;
}

const club = (values: object = {}) => makeContingent(db(), { tournamentId: stage.tournamentId, ...values });
const athlete = (contingentId: number, values: object = {}) =>
  makeTeamMember(db(), { contingentId, categoryClassId: classId, ...values });
const membersOf = async (contingentId: number): Promise<number[]> => {
  const rows = await api.dataSource.query<{ id: number }[]>(
    'select id from team_member where contingent_id = $1 order by id',
    [contingentId],
  );
  return rows.map(({ id }) => id);
};

describe('merging two contingents', () => {
  it('moves athletes, registrations and bills, tells both managers, and is undone to the letter', async () => {
    const other = await makeTournament(db());
    const kept = await club({ name: 'Merak Emas', accountId: manager.accountId });
    const merged = await club({ name: 'Merak Emas Bogor', accountId: bills.manager.accountId });
    await db().query('insert into contingent_registration (tournament_id, contingent_id) values ($1, $2)', [
      other.id,
      merged.id,
    ]);
    const { body: calendar } = await api.request.post(`/api/contingents/${merged.id}/calendar`).set(as()).expect(200);
    const known = new URL((calendar as { data: { url: string } }).data.url).pathname;
    const own = await athlete(kept.id);
    const [first, second] = [await athlete(merged.id), await athlete(merged.id)];
    const bill = await bills.issue([first.id]);
    const before = await everything();

    const shown = await preview(kept.id, merged.id);
    expect(shown).toMatchObject({
      obstacles: [],
      kept: { name: 'Merak Emas', members: 1 },
      merged: { name: 'Merak Emas Bogor', members: 2 },
      moved: [{ name: first.name }, { name: second.name }],
      doubled: [],
      entered: [{ name: other.name, members: 1 }],
      bills: [{ status: 'Menunggu pembayaran', stays: false }],
    });
    const { body } = await send(kept.id, merged.id, shown.fingerprint).expect(200);
    const { id } = (body as MergedAnswer).data;

    expect(await membersOf(kept.id)).toEqual([own.id, first.id, second.id]);
    await api.request.get(`/api/contingents/${merged.id}`).set(as()).expect(404);
    // a secret of the one manager, not of the other
    await api.request.get(known).expect(404);
    const entries = await api.dataSource.query<{ count: number }[]>(
      'select count(*)::int as count from tournament_entry where contingent_id = $1 and tournament_id = any($2)',
      [kept.id, [stage.tournamentId, other.id]],
    );
    expect(entries).toEqual([{ count: 6 }]);
    // the bill is of who manages its athlete now
    await api.request.get(`/api/billings/${bill}`).set(as(manager.token)).expect(200);
    await api.request.get(`/api/billings/${bill}`).set(as(bills.manager.token)).expect(404);
    const told = await api.dataSource.query<{ account_id: number; kind: string }[]>(
      `select account_id, kind from notice where kind like 'contingent.%' order by account_id`,
    );
    expect(told).toEqual(
      [manager.accountId, bills.manager.accountId]
        .sort((a, b) => a - b)
        .map((account_id) => ({ account_id, kind: 'contingent.merged' })),
    );
    const [audited] = await api.dataSource.query<{ detail: object }[]>(
      `select detail from audit where action = 'contingent.merged' and subject_id = $1`,
      [kept.id],
    );
    expect(audited?.detail).toEqual({ merged_id: merged.id, members: 2, doubled: 0 });

    await undo(id).expect(200);
    expect(await everything()).toEqual(before);
    expect(messageOf((await undo(id).expect(409)).body)).toBe('Penggabungan ini sudah dibatalkan.');
  });

  it('counts a person once who stands in both, with what hangs on the entry that goes; undone both are there', async () => {
    const later = await makeTournament(db());
    const kept = await club();
    const merged = await makeContingent(db(), { tournamentId: later.id });
    const nik = '3273014505050001';
    const [mine, theirs] = [await athlete(kept.id, { nik }), await athlete(merged.id, { nik })];
    const paid = await makePaidParticipants(db(), { tournamentId: later.id, classId, contingentSizes: [1] });
    const [participant] = paid.participants;
    await db().query('update billing_detail set team_member_id = $1 where team_member_id = $2', [
      theirs.id,
      participant?.teamMemberId,
    ]);
    await db().query('update participant set team_member_id = $1 where id = $2', [theirs.id, participant?.id]);
    const before = await everything();

    expect((await preview(kept.id, merged.id)).doubled).toMatchObject([{ counts: 'merged', reason: 'sudah lunas' }]);
    const first = await merge(kept.id, merged.id);
    expect(await membersOf(kept.id)).toEqual([theirs.id]);
    await undo(first).expect(200);
    expect(await everything()).toEqual(before);

    // the other way round the paid entry is the kept one's own
    expect((await preview(merged.id, kept.id)).doubled).toMatchObject([{ counts: 'kept' }]);
    const second = await merge(merged.id, kept.id);
    expect(await membersOf(merged.id)).toEqual([theirs.id]);
    await undo(second).expect(200);
    expect(await everything()).toEqual(before);
    expect(await membersOf(kept.id)).toEqual([mine.id]);
  });

  it('keeps the draw and its check; what was apart and is one now is told', async () => {
    const drawn = await stage.fillClass([2, 2]);
    const rows = await api.dataSource.query<{ id: number }[]>(
      `select distinct contingent_id as id from team_member where category_class_id = $1 order by 1`,
      [drawn.id],
    );
    const [kept, merged] = [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
    const [pool] = (await stage.createPools(drawn, 0)).pools;
    const poolId = pool?.id ?? 0;
    await stage.generate(poolId);
    const before = await everything();
    const check = async () => (await api.request.get(`/api/draws/${poolId}`).expect(200)).body as Data<PublicDraw>;
    const published = await check();
    const shown = await preview(kept, merged);
    expect(shown.draws).toMatchObject([{ pool_id: poolId, units: 2 }]);
    expect(shown.draws[0]?.own_pairs).toHaveLength(2);
    expect(shown.draws[0]?.own_pairs[0]).toContain(' lawan ');

    const id = await merge(kept, merged);
    expect(await check()).toEqual(published);
    const names = (await stage.games(poolId)).flatMap(({ player1, player2 }) => [player1, player2]);
    expect(new Set(names.flatMap((one) => one?.contingent ?? []).filter(Boolean)).size).toBe(1);
    const told = await api.dataSource.query<{ type: string }[]>(
      `select distinct type from event where stream = $1 and type in ('matches.changed', 'pool.changed') order by 1`,
      [`tournament:${stage.tournamentId}`],
    );
    expect(told.map(({ type }) => type)).toEqual(['matches.changed', 'pool.changed']);
    await undo(id).expect(200);
    expect(await everything()).toEqual(before);
  });

  it('keeps two teams of one name two teams', async () => {
    const seni = { categoryClassId: undefined, matchCategoryId: 3, gender: 'female', ageCategoryId: 5 };
    const [kept, merged] = [await club(), await club()];
    for (const { id } of [kept, merged]) {
      await athlete(id, { ...seni, teamLabel: 'Tim 1' });
      await athlete(id, { ...seni, teamLabel: 'Tim 1' });
    }
    const before = await everything();
    const id = await merge(kept.id, merged.id);
    const labels = await api.dataSource.query<{ label: string; count: number }[]>(
      'select team_label as label, count(*)::int as count from team_member where contingent_id = $1 group by 1 order by 1',
      [kept.id],
    );
    expect(labels).toEqual([
      { label: 'Tim 1', count: 2 },
      { label: 'Tim 1 (2)', count: 2 },
    ]);
    await undo(id).expect(200);
    expect(await everything()).toEqual(before);
  });

  it('is refused with the reason where a third contingent has entered the person', async () => {
    const elsewhere = await makeTournament(db());
    const kept = await club({ name: 'Tapak Suci' });
    const merged = await makeContingent(db(), { tournamentId: elsewhere.id, name: 'Tapak Suci Kudus' });
    const third = await makeContingent(db(), { tournamentId: elsewhere.id, name: 'Garuda' });
    await athlete(kept.id, { name: 'Bayu', nik: '3273010505050020' });
    await athlete(third.id, { nik: '3273010505050020' });
    const { obstacles, fingerprint } = await preview(kept.id, merged.id);
    expect(obstacles).toEqual([`Bayu sudah didaftarkan Garuda di ${elsewhere.name}, dalam kategori yang sama.`]);
    const before = await everything();
    expect(messageOf((await send(kept.id, merged.id, fingerprint).expect(409)).body)).toBe(obstacles[0]);
    expect(await everything()).toEqual(before);
  });

  it('does only what was shown: whoever changes one meanwhile is not overrun', async () => {
    const [kept, merged] = [await club(), await club()];
    const { fingerprint } = await preview(kept.id, merged.id);
    await athlete(merged.id);
    expect(messageOf((await send(kept.id, merged.id, fingerprint).expect(409)).body)).toMatch(/baru saja berubah/);
    expect(await membersOf(merged.id)).toHaveLength(1);
  });

  it('happens once, pressed twice or by two people at once, the other way round as well', async () => {
    const [one, two] = [await club(), await club()];
    const forth = (await preview(one.id, two.id)).fingerprint;
    const back = (await preview(two.id, one.id)).fingerprint;
    const answers = await Promise.all([
      send(one.id, two.id, forth),
      send(one.id, two.id, forth),
      send(two.id, one.id, back),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const [{ count }] = await api.dataSource.query<[{ count: number }]>(
      'select count(*)::int as count from contingent where id = any($1)',
      [[one.id, two.id]],
    );
    expect(count).toBe(1);
  });

  it("is the office's alone, and of two that are there", async () => {
    const [kept, merged] = [await club({ accountId: manager.accountId }), await club({ accountId: manager.accountId })];
    await look(kept.id, merged.id, manager.token).expect(403);
    await send(kept.id, merged.id, 'a'.repeat(64), manager.token).expect(403);
    await undo(1, manager.token).expect(403);
    await look(kept.id, kept.id).expect(422);
    await look(kept.id, 999_999).expect(404);
    await undo(999_999).expect(404);
    await send(kept.id, merged.id, 'kosong').expect(422);
  });
});

describe('undoing a merge', () => {
  async function merged() {
    const [kept, other] = [await club(), await club()];
    const member = await athlete(other.id, { name: 'Citra' });
    return { kept, other, member, id: await merge(kept.id, other.id) };
  }

  it('keeps what came since, and is refused where an athlete is gone', async () => {
    const first = await merged();
    const since = await athlete(first.kept.id);
    await undo(first.id).expect(200);
    expect(await membersOf(first.kept.id)).toEqual([since.id]);
    expect(await membersOf(first.other.id)).toEqual([first.member.id]);

    const second = await merged();
    await api.request.delete(`/api/team-members/${second.member.id}`).set(as()).expect(200);
    expect(messageOf((await undo(second.id).expect(409)).body)).toBe(
      'Penggabungan tidak dapat dibatalkan: sejak itu 1 atlet yang digabung sudah dihapus.',
    );
  });

  it('is refused where a kept athlete was billed in a tournament that came with the other', async () => {
    const elsewhere = (await makeTournament(db())).id;
    const kept = await makeContingent(db(), { accountId: bills.manager.accountId, tournamentId: elsewhere });
    const other = await club({ accountId: bills.manager.accountId });
    const own = await athlete(kept.id, { name: 'Dimas' });
    const id = await merge(kept.id, other.id);
    const bill = await bills.issue([own.id]);
    const before = await everything();
    expect(messageOf((await undo(id).expect(409)).body)).toMatch(/sejak itu Dimas \(.*\) sudah ditagih/);
    expect(await everything()).toEqual(before);
    await bills.cancel(bill);
    await undo(id).expect(200);
  });

  it('takes the right in every tournament that they entered, as merging does', async () => {
    const elsewhere = (await makeTournament(db())).id;
    const [kept, other] = [await club(), await makeContingent(db(), { tournamentId: elsewhere })];
    const member = await athlete(other.id);
    const both = await api.tokenFor('organiser');
    const { fingerprint } = (await look(kept.id, other.id, both.token).expect(200)).body.data as MergePreview;
    const made = await send(kept.id, other.id, fingerprint, both.token).expect(200);
    const { id } = (made.body as MergedAnswer).data;
    const inBoth = () =>
      api.dataSource.query('select 1 from team_member where id = $1 and contingent_id = $2', [member.id, kept.id]);
    await db().query('delete from tournament_member where account_id = $1 and tournament_id = $2', [
      ...[both.accountId, elsewhere],
    ]);
    await undo(id, both.token).expect(403);
    expect(await inBoth()).toHaveLength(1);
    await db().query(`insert into tournament_member (tournament_id, account_id, role) values ($2, $1, 'organiser')`, [
      ...[both.accountId, elsewhere],
    ]);
    await undo(id, both.token).expect(200);
    expect(await inBoth()).toEqual([]);
  });

  it('ends after a day, and with the data of its people', async () => {
    const first = await merged();
    await db().query(`update contingent_merge_undo set expires_at = now() where merge_id = $1`, [first.id]);
    expect(messageOf((await undo(first.id).expect(409)).body)).toBe(
      'Penggabungan hanya dapat dibatalkan dalam 24 jam.',
    );
    // what went up today does not go up in a third today: its undoing would be lost
    const second = await merged();
    const third = await club();
    expect((await preview(third.id, second.kept.id)).obstacles).toHaveLength(1);
    expect((await preview(second.kept.id, third.id)).obstacles).toEqual([]);
  });

  it('happens once for two people at once', async () => {
    const { id } = await merged();
    const answers = await Promise.all([undo(id), undo(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
