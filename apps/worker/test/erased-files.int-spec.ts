// What jobs have written of people goes when their data are erased, also what is being written at that moment.
import { setTimeout as wait } from 'node:timers/promises';
import type { JobAnswer, JobKind } from '@gelanggang/contract/jobs';
import { makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';
import { startWorker, testWorker } from '../../../test/setup/worker';

const files = testFolder();
const api = testApi({ env: { FILES_DIR: files } });
testWorker(() => startWorker({ DATABASE_URL: api.databaseUrl, FILES_DIR: files, JOB_LOCK_SECONDS: '2' }));
let admin: { authorization: string };

beforeAll(async () => {
  admin = { authorization: `Bearer ${(await api.tokenFor('admin')).token}` };
});

interface Entered {
  tournamentId: number;
  name: string;
  contingentId: number;
}

/** A contingent with an athlete, in a tournament that is over or not. */
async function enter(isOver: boolean): Promise<Entered> {
  const { manager } = api.dataSource;
  const dates = isOver ? { startDate: '2020-01-01', endDate: '2020-01-02' } : {};
  const tournament = await makeTournament(manager, dates);
  const contingent = await makeContingent(manager, { tournamentId: tournament.id });
  await makeTeamMember(manager, { contingentId: contingent.id, name: `Atlet ${contingent.id}` });
  return { tournamentId: tournament.id, name: tournament.name, contingentId: contingent.id };
}

async function job(id: number): Promise<JobAnswer | null> {
  const { body, status } = await api.request.get(`/api/jobs/${id}`).set(admin);
  return status === 200 ? (body as { data: JobAnswer }).data : null;
}

async function ask(kind: JobKind, params: object = {}): Promise<number> {
  const { body } = await api.request.post('/api/jobs').set(admin).send({ kind, params }).expect(202);
  return (body as { data: JobAnswer }).data.id;
}

async function made(id: number): Promise<void> {
  while ((await job(id))?.status !== 'done') await wait(50);
}

const download = async (id: number): Promise<number> =>
  (await api.request.get(`/api/jobs/${id}/file`).set(admin)).status;
const erase = ({ tournamentId, name }: Entered) =>
  api.request.post(`/api/personal-data/${tournamentId}/erase`).set(admin).send({ confirmation: name });

it('removes every file that holds one of the people, of whatever tournament, and no other', async () => {
  const [gone, stays] = [await enter(true), await enter(false)];
  const holding = [
    await ask('team-members-export'),
    await ask('contingents-export'),
    await ask('team-members-export', { contingent_id: gone.contingentId }),
  ];
  const other = await ask('team-members-export', { contingent_id: stays.contingentId });
  for (const id of [...holding, other]) await made(id);
  for (const id of [...holding, other]) expect(await download(id)).toBe(200);

  await erase(gone).expect(200);
  for (const id of holding) expect(await download(id)).toBe(404);
  expect(await download(other)).toBe(200);
  expect(await api.dataSource.query('select count(*)::int as count from file')).toEqual([{ count: 1 }]);
});

it('lets a job that is writing such a file begin again, on what is left', async () => {
  const gone = await enter(true);
  const runner = api.dataSource.createQueryRunner();
  await runner.startTransaction();
  // whoever has read everything stands before the row of its file
  await runner.query('lock table file in share mode');
  const id = await ask('team-members-export', { contingent_id: gone.contingentId });
  for (;;) {
    const [waiting] = await api.dataSource.query<unknown[]>(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into file %'
         and datname = current_database()`,
    );
    if (waiting) break;
    await wait(50);
  }
  const erased = erase(gone).then(({ status }) => status);
  const attempt = async () =>
    (await api.dataSource.query<{ attempt: number }[]>('select attempt from job where id = $1', [id]))[0]?.attempt;
  while ((await attempt()) === 1) await wait(50);
  await runner.commitTransaction();
  await runner.release();
  expect(await erased).toBe(200);
  await made(id);
  const [file] = await api.dataSource.query<{ isNewer: boolean }[]>(
    `select f.created_at > a.at as "isNewer" from job j join file f on f.id = j.file_id
     cross join (select max(at) as at from audit where action = 'personal-data.erased') a where j.id = $1`,
    [id],
  );
  expect([await attempt(), file]).toEqual([2, { isNewer: true }]);
});
