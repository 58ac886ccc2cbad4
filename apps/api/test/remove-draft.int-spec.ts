// A tournament that was only tried out goes whole, with its paid bills; one that was public, or paid by a bank, never.
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { billingStage } from './billing-stage';
import { makeContingent } from '@gelanggang/database/testing/factories';

const api = testApi();
const stage = madeBeforeEach(() => billingStage(api));
let owner: { authorization: string };
beforeEach(async () => {
  owner = { authorization: `Bearer ${(await api.tokenFor('admin')).token}` };
  await sql('alter table tournament disable trigger tournament_was_active');
  await sql(`update tournament set status = 'inactive', was_active = false where id = $1`, [stage.tournamentId]);
  await sql('alter table tournament enable trigger tournament_was_active');
});

const sql = <T>(text: string, values: unknown[] = []) => api.dataSource.query<T[]>(text, values);
const remove = (confirmation: string, who = owner) =>
  api.request.post(`/api/tournament-settings/${stage.tournamentId}/delete-whole`).set(who).send({ confirmation });
const nameOf = async () =>
  (await sql<{ name: string }>('select name from tournament where id = $1', [stage.tournamentId]))[0]?.name ?? '';
const paid = () =>
  sql(
    `insert into billing (tournament_id, account_id, invoice_number, amount, status, paid_at)
     values ($1, $2, 'INV/1', 250000, 'paid', now())`,
    [stage.tournamentId, stage.staff.accountId],
  );

it('goes with its bills, once its name is written, and contingents of elsewhere stay', async () => {
  const member = await stage.newMember();
  await paid();
  const other = await makeContingent(api.dataSource.manager, { tournamentId: stage.tournamentId });
  const name = await nameOf();
  const plain = await api.request.delete(`/api/tournament-settings/${stage.tournamentId}`).set(owner).expect(409);
  expect(plain.body.message).toMatch(/Karena belum pernah tampil untuk umum, pilih 'Hapus seluruhnya' di menunya\.$/);
  expect((await remove('coba').expect(422)).body.errors).toEqual({
    confirmation: ['Tulis nama turnamen persis seperti di atas.'],
  });
  await remove(name).expect(200);
  for (const table of ['billing', 'contingent_registration', 'participant', 'tournament_match_category']) {
    expect(await sql(`select 1 from ${table} where tournament_id = $1`, [stage.tournamentId])).toEqual([]);
  }
  expect(await nameOf()).toBe('');
  expect(await sql('select 1 from contingent where id = $1', [other.id])).toHaveLength(1);
  // of a manager's own contingent
  expect(await sql('select 1 from team_member where id = $1', [member])).toHaveLength(1);
  await remove(name).expect(404);
});

it("stays where it was public, or where a bank told of a payment, and is nobody else's to delete", async () => {
  const name = await nameOf();
  await remove(name, { authorization: `Bearer ${stage.manager.token}` }).expect(403);
  await sql(`update tournament set status = 'active' where id = $1`, [stage.tournamentId]);
  expect((await remove(name).expect(409)).body.code).toBe('tournaments.keptWhole.wasPublic');
  expect(await nameOf()).toBe(name);
});
