// A paper that was made for an account stays its own only as long as the account may have what is in it.
import type { JobAnswer, JobKind } from '@gelanggang/contract/jobs';
import { makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { as, testApi } from '../../../test/setup/api';
import { runJob } from '../../../test/setup/jobs';
import { testFolder } from '../../../test/setup/made';
import { startWorker, testWorker } from '../../../test/setup/worker';
import { billingStage, type Person } from './billing-stage';

const files = testFolder();
const api = testApi({ env: { FILES_DIR: files } });
const worker = testWorker(() => startWorker({ DATABASE_URL: api.databaseUrl, FILES_DIR: files }));

const sql = (text: string, values: unknown[] = []) => api.dataSource.query<{ id: number }[]>(text, values);

async function tournamentWith(who: Person, role = 'organiser'): Promise<{ id: number; contingentId: number }> {
  const db = api.dataSource.manager;
  const { id } = await makeTournament(db);
  const contingentId = (await makeContingent(db, { tournamentId: id })).id;
  await makeTeamMember(db, { contingentId });
  await work(who, id, role);
  return { id, contingentId };
}

const work = (who: Person, tournamentId: number, role: string) =>
  sql(
    `insert into tournament_member (tournament_id, account_id, role) values ($1, $2, $3)
     on conflict (tournament_id, account_id) do update set role = excluded.role`,
    [tournamentId, who.accountId, role],
  );

const leave = (who: Person, tournamentId: number) =>
  sql('delete from tournament_member where account_id = $1 and tournament_id = $2', [who.accountId, tournamentId]);

/** As the tray lists it, as it is read, as it is downloaded. */
async function doors(who: Person, id: number): Promise<[boolean, number, number]> {
  const { body } = await api.request.get('/api/jobs').set(as(who)).expect(200);
  const isListed = (body as { data: JobAnswer[] }).data.some((job) => job.id === id);
  const read = await api.request.get(`/api/jobs/${id}`).set(as(who));
  const file = await api.request.get(`/api/jobs/${id}/file`).set(as(who));
  return [isListed, read.status, file.status];
}

const OPEN = [true, 200, 200];
const SHUT = [false, 404, 404];

async function made(who: Person, kind: JobKind, params: object): Promise<number> {
  const job = await runJob(api.request, as(who), kind, params);
  if (job.status !== 'done') throw new Error(`${job.error}\n${worker.log()}`);
  return job.id;
}

/** One that a browser would have printed, with the file of another one. */
async function printed(who: Person, kind: JobKind, params: object, fileOf: number): Promise<number> {
  const [row] = await sql(
    `insert into job (kind, params, account_id, tournament_id, status, finished_at, file_id)
     select $1, $2::jsonb, $3, ($2::jsonb->>'tournament_id')::bigint, 'done', now(), file_id from job where id = $4
     returning id`,
    [kind, JSON.stringify(params), who.accountId, fileOf],
  );
  return row!.id;
}

it.each<[JobKind, string]>([
  ['team-members-export', 'organiser'],
  ['contingents-export', 'organiser'],
  ['billings-export', 'treasurer'],
  ['audit-export', 'organiser'],
])('%s of all tournaments goes with the place in one of them, and not with another place', async (kind, role) => {
  const who = await api.tokenFor('organiser', { isStranger: true });
  const [first, second] = [await tournamentWith(who, role), await tournamentWith(who, role)];
  const all = await made(who, kind, {});
  expect(await doors(who, all)).toEqual(OPEN);
  await leave(who, first.id);
  expect(await doors(who, all)).toEqual(SHUT);
  const left = await made(who, kind, {});
  await leave(who, second.id);
  expect(await doors(who, left)).toEqual(SHUT);
  await tournamentWith(who, role);
  expect(await doors(who, left)).toEqual(SHUT);
});

it.each<JobKind>(['team-members-export', 'billings-export'])(
  '%s of one tournament goes with the place there, also where the account enters its own people',
  async (kind) => {
    const who = await api.tokenFor('manager');
    const { id } = await tournamentWith(who);
    const job = await made(who, kind, { tournament_id: id });
    expect(await doors(who, job)).toEqual(OPEN);
    await leave(who, id);
    expect(await doors(who, job)).toEqual(SHUT);
  },
);

it('a list of own people goes with the contingent that another account has now', async () => {
  const [who, next] = [await api.tokenFor('manager'), await api.tokenFor('manager')];
  const contingent = await makeContingent(api.dataSource.manager, { accountId: who.accountId });
  await makeTeamMember(api.dataSource.manager, { contingentId: contingent.id });
  const job = await made(who, 'team-members-export', {});
  expect(await doors(who, job)).toEqual(OPEN);
  await sql('update contingent set account_id = $2 where id = $1', [contingent.id, next.accountId]);
  expect(await doors(who, job)).toEqual(SHUT);
});

it('the document of a bill goes with the place by which it was seen, and stays with whoever owes it', async () => {
  const stage = await billingStage(api);
  const bill = await stage.issue([await stage.newMember()]);
  const who = await api.tokenFor('manager');
  await work(who, stage.tournamentId, 'treasurer');
  const list = await made(who, 'billings-export', {});
  const ofOffice = await printed(who, 'invoice-pdf', { billing_id: bill }, list);
  const ofOwner = await printed(stage.manager, 'invoice-pdf', { billing_id: bill }, list);
  expect(await doors(who, ofOffice)).toEqual(OPEN);
  await leave(who, stage.tournamentId);
  expect(await doors(who, ofOffice)).toEqual(SHUT);
  expect(await doors(stage.manager, ofOwner)).toEqual(OPEN);
});

it('a paper of a draft goes with the place in its tournament, until it is public', async () => {
  const who = await api.tokenFor('organiser', { isStranger: true });
  const { id } = await tournamentWith(who);
  await sql(`update tournament set status = 'inactive', was_active = false where id = $1`, [id]);
  const list = await made(who, 'contingents-export', { tournament_id: id });
  const paper = await printed(who, 'schedule-pdf', { tournament_id: id }, list);
  expect(await doors(who, paper)).toEqual(OPEN);
  await leave(who, id);
  expect(await doors(who, paper)).toEqual(SHUT);
  await sql('update tournament set was_active = true where id = $1', [id]);
  expect(await doors(who, paper)).toEqual(OPEN);
});

it('a paper of the panels goes when its match does, since nothing tells any more whose it was', async () => {
  const who = await api.tokenFor('organiser', { isStranger: true });
  const { id } = await tournamentWith(who);
  const list = await made(who, 'contingents-export', { tournament_id: id });
  const paper = await printed(who, 'match-record-pdf', { match_id: 999_999_999 }, list);
  expect(await doors(who, paper)).toEqual(SHUT);
});
