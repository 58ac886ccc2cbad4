// Two organisers on one site and their files as they are read: what one is given names nobody of the other's tournament, and
// what one had made is no other's to fetch.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { JobAnswer, JobKind } from '@gelanggang/contract/jobs';
import { makeContingent, makeTeamMember } from '@gelanggang/database/testing/factories';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { readXlsx } from 'hucre/xlsx';
import { runJob } from '../../../test/setup/jobs';
import { startWorker, type TestWorker } from '../../../test/setup/worker';
import { as } from '../../../test/setup/api';
import { type TwoOrganisers, twoOrganisers } from '../../api/test/two-organisers';

type Person = TwoOrganisers['owner'];

let two: TwoOrganisers;
let worker: TestWorker;

beforeAll(async () => {
  two = await twoOrganisers();
  worker = await startWorker({ DATABASE_URL: two.api.databaseUrl, FILES_DIR: join(two.folder, 'files') });
  const { manager: db } = two.api.dataSource;
  const own = await makeContingent(db, { tournamentId: two.ownTournament.id, name: 'Tapak Sebelah' });
  await makeTeamMember(db, { contingentId: own.id, name: 'Atlet Sebelah' });
});
afterAll(async () => {
  await worker?.kill('SIGTERM');
  await two?.close();
});

const ask = (who: Person, kind: string, params: object) =>
  two.api.request.post('/api/jobs').set(as(who)).send({ kind, params });
const fetchFile = (who: Person, id: number) =>
  two.api.request.get(`/api/jobs/${id}/file`).set(as(who)).buffer(true).responseType('arraybuffer');

async function made(who: Person, kind: JobKind, params: object): Promise<number> {
  const { id, status } = await runJob(two.api.request, as(who), kind, params);
  if (status === 'failed') throw new Error(worker.log());
  return id;
}

/** Every cell of every sheet. */
async function words(who: Person, id: number): Promise<string> {
  const { body } = await fetchFile(who, id).expect(200);
  const { sheets } = await readXlsx(body as Buffer);
  return sheets.flatMap(({ rows }) => rows.flatMap((row) => row.map(String))).join('\n');
}

/** Names of the other's people and contingents that are a cell of it. */
async function foreignIn(text: string): Promise<string[]> {
  const rows = await two.api.dataSource.query<{ name: string }[]>(
    `select m.name from team_member m join tournament_entry e on e.team_member_id = m.id where e.tournament_id = any($1)
     union select c.name from contingent c join contingent_registration r on r.contingent_id = c.id
       where r.tournament_id = any($1)`,
    [two.foreign.map(({ id }) => id)],
  );
  expect(rows.length).toBeGreaterThan(100);
  const cells = new Set(text.split('\n'));
  return rows.map(({ name }) => name).filter((name) => cells.has(name) || cells.has(shownName(name)));
}

it.each([
  ['team-members-export', 'Atlet Sebelah'],
  ['contingents-export', 'Tapak Sebelah'],
] as const)('%s of all tournaments holds the own one alone, whole', async (kind, own) => {
  const text = await words(two.stranger, await made(two.stranger, kind, {}));
  expect(text).toContain(own);
  expect(await foreignIn(text)).toEqual([]);
  // and the other's holds nobody of this one
  const theirs = await words(two.owner, await made(two.owner, kind, {}));
  expect(theirs).not.toContain(own);
  expect((await foreignIn(theirs)).length).toBeGreaterThan(20);
});

it("an export of the other's tournament by name is refused, or tells nothing of it", async () => {
  const params = { tournament_id: two.foreign[0]?.id };
  for (const kind of ['team-members-export', 'contingents-export', 'accounts-export', 'audit-export']) {
    const answer = await ask(two.stranger, kind, params);
    expect([202, 403, 404]).toContain(answer.status);
    if (answer.status !== 202) continue;
    const id = (answer.body as { data: JobAnswer }).data.id;
    let status = '';
    while (status !== 'done' && status !== 'failed') {
      await wait(50);
      const told = await two.api.request.get(`/api/jobs/${id}`).set(as(two.stranger)).expect(200);
      ({ status } = (told.body as { data: JobAnswer }).data);
    }
    if (status === 'done') expect([kind, await foreignIn(await words(two.stranger, id))]).toEqual([kind, []]);
  }
});

it('a file that one had made is fetched by that one, and by nobody of the other office', async () => {
  const params = { tournament_id: two.foreign[0]?.id };
  const id = await made(two.owner, 'accounts-export', params);
  expect(await words(two.owner, id)).toContain('Jumlah');
  for (const who of [two.stranger, two.manager]) {
    await fetchFile(who, id).expect(404);
    await two.api.request.get(`/api/jobs/${id}`).set(as(who)).expect(404);
  }
});
