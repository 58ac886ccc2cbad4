// No public answer carries personal data: NIK, family card, phone, e-mail, birth date (domain-rules, "Who may do what"),
// nor the name of somebody who is named by initials.
import type { FastifyInstance } from 'fastify';
import { makeArena, makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { testApi } from '../../../test/setup/api';
import { accessOf } from '../src/http/access.guard';

/** The document and the pages of its reader are ours, not about people. */
const OURS = /^\/api\/(docs|openapi)/;

const api = testApi();
let values: Record<string, (string | number)[]>;
let personal: string[];

beforeAll(async () => {
  const db = api.dataSource.manager;
  const tournament = await makeTournament(db);
  const arena = await makeArena(db, { tournamentId: tournament.id });
  const weightClass = await makeClass(db);
  await makePaidParticipants(db, { tournamentId: tournament.id, classId: weightClass.id, contingentSizes: [3, 2] });
  await api.dataSource.query(
    `update team_member set family_card_number = '3273012345678901', birth_date = '2006-07-08'`,
  );

  const { token } = await api.tokenFor('organiser');
  const send = (path: string, body: object) =>
    api.request.post(path).set('authorization', `Bearer ${token}`).send(body);
  await send('/api/create-pools', {
    tournament_id: tournament.id,
    match_category_id: 1,
    age_category_id: weightClass.ageCategoryId,
    category_class_id: weightClass.id,
    match_chart: 0,
    match_duration: 120,
  }).expect(201);
  const [pool] = await api.dataSource.query<{ id: number }[]>(`select id from pool`);
  await send(`/api/pools/${pool?.id}/generate-bracket`, {});
  // drawn, told and written down by name, and then named by initials
  const [shy] = await api.dataSource.query<{ id: number }[]>('select min(id)::int as id from team_member');
  await api.dataSource.query(`update team_member set name = 'Zulkarnain Wicaksono' where id = $1`, [shy?.id]);
  await send(`/api/pools/${pool?.id}/regenerate-bracket`, { reason: 'Salah unggulan', draw_number: 1 }).expect(200);
  await api.request
    .put(`/api/team-members/${shy?.id}/initials`)
    .set('authorization', `Bearer ${token}`)
    .send({ asked_by: 'Rukmini Kartawijaya' })
    .expect(200);

  const homes = await api.dataSource.query<{ id: number }[]>(
    `select team_member_id as id from tournament_entry union select contingent_id from tournament_entry`,
  );
  values = {
    ...{
      id: [...new Set([tournament.id, pool?.id ?? 0, arena.id, ...homes.map(({ id }) => id)])],
      slug: [tournament.slug],
      kind: ['tanding', 'seni', 'medals'],
    },
    ...{ stream: ['site', `tournament:${tournament.id}`, `arena:${arena.id}`], seq: [1, 2, 3, 4] },
    epoch: (await api.dataSource.query<{ value: string }[]>('select value from epoch')).map(({ value }) => value),
    ...{ name: ['entries.csv', 'schedule.csv', 'results.csv', 'medals.csv'], number: [1], hash: ['0'.repeat(64)] },
  };
  const rows = await api.dataSource.query<{ value: string }[]>(
    `select unnest(array[nik, family_card_number]) as value from team_member
     union select unnest(array[pic_phone, pic_email]) from contingent
     union select email from account union values ('2006-07-08'), ('Zulkarnain'), ('ZULKARNAIN'), ('Rukmini')`,
  );
  personal = rows.map((row) => row.value);
});

/** `/live/:slug/:kind` with every combination of values that exist. */
function pathsOf(url: string): string[] {
  const name = /:([^/]+)/.exec(url)?.[1];
  if (!name) return [url];
  const known = values[name] ?? values[name === 'filename' ? 'slug' : 'id'] ?? [];
  return known.flatMap((value) => pathsOf(url.replace(`:${name}`, String(value))));
}

it('every public call, asked without a token, keeps people’s data to itself', async () => {
  const routes = (api.app.getHttpAdapter().getInstance() as FastifyInstance).apiRoutes.filter(
    ([method, url]) => method === 'GET' && !OURS.test(url) && accessOf(method, url) === 'public',
  );
  const told: string[] = [];
  let answered = 0;
  let withAthletes = 0;
  let withInitials = 0;
  for (const path of routes.flatMap(([, url]) => pathsOf(url))) {
    const answer = await fetch(`${api.url}${path}`);
    const text = await answer.text();
    if (answer.ok) answered += 1;
    if (text.includes('Atlet ')) withAthletes += 1;
    if (text.includes('Z. W.')) withInitials += 1;
    for (const value of personal) if (text.includes(value)) told.push(`${path}: ${value}`);
  }
  expect(told).toEqual([]);
  // it looked at real answers: names of athletes are public, in match lists and on the live page
  expect(answered).toBeGreaterThan(10);
  expect(withAthletes).toBeGreaterThan(0);
  // entries, live page, draw, feed, its tables, homes
  expect(withInitials).toBeGreaterThan(6);
});
