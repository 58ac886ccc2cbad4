// Two organisers side by side, for tests: the demo's, and a stranger with a tournament of its own; and one row of the first
// one's tournament for each thing that a call can name.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Thing } from '@gelanggang/contract/call';
import { createSession } from '@gelanggang/database/queries/session.queries';
import { runStart } from '../../../test/setup/demo';
import { as, startApi, type TestApi } from '../../../test/setup/api';

export interface TwoOrganisers {
  api: TestApi;
  folder: string;
  /** Of the demo: owns its tournaments. */
  owner: { token: string; accountId: number };
  /** Holds the same role on the site, and owns `ownTournament` alone. */
  stranger: { token: string; accountId: number };
  /** Enters contingents, and has none. */
  manager: { token: string; accountId: number };
  ownTournament: { id: number; name: string };
  /** Those of the demo, the running one first. */
  foreign: { id: number; name: string }[];
  things: Record<Thing, string | number>;
  close(): Promise<void>;
}

export const TOURNAMENT = {
  ...{ technical_meeting_date: '2030-04-28', start_date: '2030-05-01', end_date: '2030-05-02', status: 'active' },
  ...{ description: '<p>Terbuka.</p>', location: 'GOR Sebelah', time_zone: 'Asia/Jakarta' },
};

export async function twoOrganisers(): Promise<TwoOrganisers> {
  const folder = await mkdtemp(join(tmpdir(), 'gelanggang-organisers-'));
  const env = { FILES_DIR: join(folder, 'files'), DATA_DIR: folder };
  const api = await startApi({ demo: runStart(), env });
  try {
    return await withStranger(api, folder);
  } catch (error) {
    await api.close();
    throw error;
  }
}

async function withStranger(api: TestApi, folder: string): Promise<TwoOrganisers> {
  const { manager: db } = api.dataSource;
  const [{ id: ownerId }] = await db.query<[{ id: number }]>(
    `select id from account where email = 'panitia@gelanggang.test'`,
  );
  const owner = { accountId: ownerId, token: (await createSession(db, ownerId)).token };
  const stranger = await api.tokenFor('organiser', { isStranger: true });
  const manager = await api.tokenFor('manager');
  const { body } = await api.request
    .post('/api/tournament-settings')
    .set(as(stranger))
    .field({ ...TOURNAMENT, name: 'Piala Sebelah' })
    .attach('tournament_document', Buffer.from('%PDF-1.7\nisi'), 'THB.pdf')
    .expect(201);
  const foreign = await db.query<{ id: number; name: string }[]>(
    'select id, name from tournament where id <> $1 order by start_date, id',
    [(body as { data: { id: number } }).data.id],
  );
  return {
    ...{ api, folder, owner, stranger, manager, foreign },
    ownTournament: (body as { data: { id: number; name: string } }).data,
    things: await thingsOf(api, foreign[0]!.id, ownerId),
    async close() {
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What the demo has not is made here. */
async function thingsOf(api: TestApi, tournamentId: number, ownerId: number): Promise<TwoOrganisers['things']> {
  const one = async (sql: string, values: unknown[] = [tournamentId]): Promise<string | number> => {
    const [row] = await api.dataSource.query<{ id: string | number }[]>(sql, values);
    if (!row) throw new Error(`There is nothing to find by ${sql}`);
    return row.id;
  };
  const of = (table: string) => one(`select id from ${table} where tournament_id = $1 order by id limit 1`);
  const match = await one(
    `select id from match where tournament_id = $1 and status = 'finished' and kind = 'tanding' order by id limit 1`,
  );
  const contingent = await one(
    'select contingent_id as id from contingent_registration where tournament_id = $1 order by 1 limit 1',
  );
  const other = await one(
    'select contingent_id as id from contingent_registration where tournament_id = $1 order by 1 desc limit 1',
  );
  const member = await one('select id from team_member where contingent_id = $1 order by id limit 1', [contingent]);
  const arena = await of('tournament_arena');
  const schedule = await of('schedule');
  const official = await one(
    `insert into official (tournament_id, name, roles) values ($1, 'Wasit Sini', '{referee-judge}') returning id`,
  );
  const hash = (letter: string) => Buffer.alloc(32, letter);
  return {
    tournament: tournamentId,
    ...{ match, arena, schedule, official, contingent, 'whole-contingent': contingent, member, 'whole-member': member },
    pool: await of('pool'),
    unit: await of('pool_unit'),
    drawing: await of('drawing'),
    billing: await of('billing'),
    participant: await of('participant'),
    activity: await one(`insert into tournament_activity (tournament_id, name) values ($1, 'Pembukaan') returning id`),
    'bank-account': await of('tournament_bank_account'),
    'contact-person': await of('tournament_contact_person'),
    'tournament-category': await of('tournament_match_category'),
    classification: await of('match_classification'),
    'arena-code': await one(
      `insert into arena_code (arena_id, code_hash, made_by, expires_at)
       values ($1, $2, $3, now() + interval '1 hour') returning id`,
      [arena, hash('a'), ownerId],
    ),
    display: await one(
      `insert into display (code, name, tournament_id, show) values ('AB2CD', 'Layar', $1, 'wall') returning code as id`,
    ),
    plan: await one(
      `insert into schedule_plan (tournament_id, settings, status) values ($1, '{}', 'discarded') returning id`,
    ),
    protest: await one(
      `insert into protest (tournament_id, match_id, unit_id, level, counts_from, result_id)
       select m.tournament_id, m.id, m.blue_unit_id, 1, now(), r.id from match m join result r on r.match_id = m.id
       where m.id = $1 limit 1 returning id`,
      [match],
    ),
    duty: await one(
      `insert into official_duty (tournament_id, schedule_id, official_id, role) values ($1, $2, $3, 'referee-judge') returning id`,
      [tournamentId, schedule, official],
    ),
    'weigh-in': await one(
      `insert into weigh_in (tournament_id, participant_id, date, outcome)
       select tournament_id, id, '2030-05-01', 'absent' from participant where tournament_id = $1 order by id limit 1
       returning id`,
    ),
    claim: await one('insert into contingent_claim (contingent_id, account_id) values ($1, $2) returning id', [
      contingent,
      ownerId,
    ]),
    invitation: await one(
      `insert into contingent_invitation (contingent_id, email, token_hash, expires_at)
       values ($1, 'orang@contoh.test', $2, now() + interval '1 day') returning id`,
      [contingent, hash('b')],
    ),
    merge: await one(
      `insert into contingent_merge (kept_id, merged_id, merged_name, moved_members) values ($1, $2, 'Lama', 0) returning id`,
      [contingent, Number(other) + 1_000_000],
    ),
    ticket: await one(
      `insert into entry_ticket (tournament_id, contingent_id, kind, remark) values ($1, $2, 'remark', 'Salah') returning id`,
      [tournamentId, contingent],
    ),
    'member-invitation': await one(
      `insert into tournament_invitation (tournament_id, email, role, token_hash, expires_at)
       values ($1, 'orang@contoh.test', 'operator', $2, now() + interval '1 day') returning id`,
      [tournamentId, hash('c')],
    ),
  };
}
