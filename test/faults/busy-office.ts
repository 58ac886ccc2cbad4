// A tournament in full work: results, moves, draws, uploads, an import and an export at once, by clients that send again what
// was not answered. Afterwards it is compared with the database what each of them was told, and with REST what a page shows.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import type { EntryRow } from '@gelanggang/contract/entry-columns';
import type { CheckedList, ReadList } from '@gelanggang/contract/entry-imports';
import type { Data } from '@gelanggang/contract/http';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import type { RoleKey } from '@gelanggang/contract/permissions';
import { createSession } from '@gelanggang/database/queries/session.queries';
import {
  makeAccount,
  makeArena,
  makeClass,
  makeTeamMember,
  makeTournament,
} from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { createPools } from '@gelanggang/drawing/divide';
import { arenaStage, type ArenaStage } from '../../apps/api/test/arena-stage';
import type { TestApi } from '../setup/api';
import type { Watcher } from '../setup/watcher';
import { OpenPage } from './open-page';

const POOLS = 4;
const PHOTOS = 4;
const IMPORTED = 100;
export const ENTRIES = readFileSync(join(__dirname, '../../libs/entries/data/entries-596.csv'), 'utf8');

export interface Told {
  /** Match by the winner that was answered. */
  winners: Map<number, string>;
  drawnPools: number[];
  photos: { memberId: number; photoId: string }[];
  jobs: { importId: number; exportId: number };
}

/** The parts of a TestApi that do not go through this process. */
function outside(url: string, dataSource: DataSource): TestApi {
  return {
    url,
    dataSource,
    request: request(url),
    async tokenFor(role: RoleKey, overrides = {}) {
      const account = await makeAccount(dataSource.manager, { role, ...overrides });
      const { token } = await createSession(dataSource.manager, account.id);
      return { token, accountId: account.id };
    },
  } as TestApi;
}

export class BusyOffice {
  /** Answers that were none: what a client had to send again, and why. */
  readonly troubles: string[] = [];

  private constructor(
    private readonly api: TestApi,
    private readonly stage: ArenaStage,
    private readonly poolId: number,
    private readonly undrawn: number[],
    private readonly members: number[],
    private readonly list: { tournamentId: number; rows: EntryRow[] },
    private readonly arenaIds: readonly number[],
    private readonly page: OpenPage,
  ) {}

  get watcher(): Watcher {
    return this.page.watcher;
  }

  get tournamentId(): number {
    return this.stage.tournamentId;
  }

  /** Everything that has to be there before the work begins. */
  static async open(url: string, dataSource: DataSource): Promise<BusyOffice> {
    const api = outside(url, dataSource);
    const stage = await arenaStage(api);
    const poolId = await stage.drawPool([2, 2, 2, 2]);
    await stage.schedule((await stage.matches(poolId)).map(({ id }) => id));
    // the list's athletes have the ages of that day
    const imported = await makeTournament(dataSource.manager, { startDate: '2026-11-21' });
    await dataSource.query(
      `insert into tournament_match_category (tournament_id, match_category_id, registration_fee)
       select $1, id, 200000 from match_category where id <> 1`,
      [imported.id],
    );
    const undrawn: number[] = [];
    for (let n = 0; n < POOLS; n += 1) undrawn.push(await undrawnPool(dataSource, stage.tournamentId));
    const [{ contingentId }] = await dataSource.query<[{ contingentId: number }]>(
      'select contingent_id as "contingentId" from contingent_registration where tournament_id = $1 limit 1',
      [stage.tournamentId],
    );
    const members: number[] = [];
    for (let n = 0; n < PHOTOS; n += 1) members.push((await makeTeamMember(dataSource.manager, { contingentId })).id);
    const list = ENTRIES.split('\n')
      .slice(0, IMPORTED + 1)
      .join('\n');
    const read = await api.request
      .post('/api/entry-imports/read')
      .set(stage.organiser)
      .attach('file', Buffer.from(list), 'daftar.csv')
      .expect(200);
    const { data } = read.body as Data<ReadList>;
    const other = await makeArena(dataSource.manager, { tournamentId: stage.tournamentId });
    const page = await OpenPage.open(url, stage.slug, `tournament:${stage.tournamentId}`);
    return new BusyOffice(
      api,
      stage,
      poolId,
      undrawn,
      members,
      { tournamentId: imported.id, rows: data.rows },
      [stage.arenaId, other.id],
      page,
    );
  }

  /** The stream of everything that spectators see. */
  get topic(): string {
    return `tournament:${this.stage.tournamentId}`;
  }

  /** Ends when everything has been answered. */
  async work(): Promise<Told> {
    let isPlayed = false;
    const [winners, drawnPools, photos, importId, exportId] = await Promise.all([
      this.playPool().finally(() => (isPlayed = true)),
      Promise.all(this.undrawn.map((id) => this.draw(id))),
      this.sendPhotos(),
      this.importList(),
      this.job('team-members-export', { tournament_id: this.stage.tournamentId }),
      this.moveMatches(() => isPlayed),
    ]);
    return { winners, drawnPools, photos, jobs: { importId, exportId } };
  }

  /**
   * What is wrong, in sentences: of what was told to be done something is missing, halved or doubled, or a page that was
   * open all the time does not show what REST tells. Ends once that page has heard everything.
   */
  async faults(told: Told, readContent: (fileId: string) => Promise<boolean>): Promise<string[]> {
    while (!(await this.retried(() => this.watched()))) await wait(100);
    const faults = await this.page.faults();
    const check = async (text: string, sql: string, parameters: unknown[] = []): Promise<void> => {
      // a dying connection may have answered that all is well
      const rows = await this.retried(() => this.api.dataSource.query<unknown[]>(sql, parameters));
      if (rows.length > 0) faults.push(`${text}: ${JSON.stringify(rows).slice(0, 900)}`);
    };
    const matches = [...told.winners.keys()];
    await check(
      'a result is missing or doubled',
      `select m.id, m.status, t.corner as told,
         (select json_agg(r) from result r where r.match_id = m.id) as results,
         (select json_agg(json_build_object('at', a.at, 'action', a.action) order by a.id) from audit a where a.subject_id = m.id and a.subject_type = 'match') as calls
       from unnest($1::bigint[], $2::text[]) t (id, corner) join match m on m.id = t.id
       where m.status <> 'finished' or (select count(*) from result r where r.match_id = m.id) <> 1
          or not exists (select from result r where r.match_id = m.id and r.winner_corner = t.corner)
          or (select count(*) from audit a where a.action = 'POST /matches/{id}/result' and a.subject_id = m.id) <> 1`,
      [matches, [...told.winners.values()]],
    );
    await check(
      'a pool is not drawn once',
      `select p.id from pool p where p.id = any($1) and (p.status <> 'ongoing' or p.draw_number <> 1
         or (select count(*) from draw_history h where h.pool_id = p.id) <> 1
         or (select count(*) from match m where m.pool_id = p.id)
            <> (select jsonb_array_length(h.bracket->'matches') from draw_history h where h.pool_id = p.id limit 1))`,
      [told.drawnPools],
    );
    await check(
      'a stream has a gap',
      `select s.name from stream s left join event e on e.stream = s.name
       group by s.name, s.seq having count(e.*) <> s.seq or max(e.seq) <> s.seq`,
    );
    await check(
      'a job has not ended well',
      `select id, kind, status, error from job where id = any($1) and status <> 'done'`,
      [[told.jobs.importId, told.jobs.exportId]],
    );
    await check(
      'the list is not in once',
      `select count(*) as entries, count(distinct (nik, match_category_id)) as people from tournament_entry
       where tournament_id = $1 having count(*) <> $2 or count(distinct (nik, match_category_id)) <> $2`,
      [this.list.tournamentId, this.list.rows.length],
    );
    const [exported] = await this.api.dataSource.query<{ id: string }[]>(
      'select file_id as id from job where id = $1 and file_id is not null',
      [told.jobs.exportId],
    );
    const files = [...told.photos.map(({ photoId }) => photoId), ...(exported ? [exported.id] : [])];
    if (!exported) faults.push('the export has no file');
    for (const id of files) if (!(await readContent(id))) faults.push(`the file ${id} is not whole`);
    for (const { memberId, photoId } of told.photos)
      await check('a photo is lost', 'select id from team_member where id = $1 and photo_file_id is distinct from $2', [
        memberId,
        photoId,
      ]);
    return faults;
  }

  /** Whether the open page has heard each event once. */
  private async watched(): Promise<boolean> {
    const [row] = await this.api.dataSource.query<{ seq: number }[]>('select seq from stream where name = $1', [
      this.topic,
    ]);
    const wanted = Array.from({ length: row?.seq ?? 0 }, (_, index) => index + 1);
    return JSON.stringify(this.watcher.seqs()) === JSON.stringify(wanted);
  }

  /** Sends until somebody answers: as it was sent, with its key. A refusal is an answer. */
  private async send(make: () => request.Test): Promise<request.Response> {
    for (;;) {
      try {
        const answer = await make().timeout({ response: 20_000 });
        if (answer.status < 500) return answer;
        this.troubles.push(`${answer.status} ${answer.text}`);
      } catch (error) {
        if ((error as { status?: number }).status) throw error;
        this.troubles.push(String(error));
      }
      await wait(150);
    }
  }

  private async playPool(): Promise<Map<number, string>> {
    const winners = new Map<number, string>();
    for (let index = 0; ; index += 1) {
      const open = (await this.retried(() => this.stage.matches(this.poolId))).find(
        (match) => match.status === 'scheduled' && match.blue.state === 'unit' && match.red.state === 'unit',
      );
      if (!open) return winners;
      const winner = index % 2 ? 'red' : 'blue';
      for (const [step, body] of [['call'], ['start'], ['result', { winner, win_kind: 'angka' }]] as const) {
        const key = randomUUID();
        const answer = await this.send(() =>
          this.api.request
            .post(`/api/matches/${open.id}/${step}`)
            .set({ ...this.stage.operator, 'idempotency-key': key })
            .send(body ?? {}),
        );
        if (answer.status !== 200) throw new Error(`${step} was refused: ${JSON.stringify(answer.body)}`);
      }
      winners.set(open.id, winner);
    }
  }

  /** The desk sends what waits from one arena to the other, and back. */
  private async moveMatches(isOver: () => boolean): Promise<void> {
    for (let n = 0; !isOver(); n += 1) {
      const waiting = (await this.retried(() => this.stage.matches(this.poolId))).filter(
        (match) => match.status === 'scheduled' && match.schedule_id !== null,
      );
      const match = waiting[n % Math.max(1, waiting.length)];
      const arenaId = this.arenaIds.find((id) => id !== match?.arena_id);
      if (match) {
        const answer = await this.send(() =>
          this.api.request.post(`/api/matches/${match.id}/move`).set(this.stage.organiser).send({ arena_id: arenaId }),
        );
        // called or moved meanwhile, or there already and the answer was lost
        if (![200, 409, 422].includes(answer.status)) throw new Error(JSON.stringify(answer.body));
      }
      await wait(50);
    }
  }

  private async draw(poolId: number): Promise<number> {
    const answer = await this.send(() =>
      this.api.request.post(`/api/pools/${poolId}/generate-bracket`).set(this.stage.organiser),
    );
    // drawn already: by ourselves, and the answer was lost
    if (answer.status !== 200 && answer.status !== 409) throw new Error(JSON.stringify(answer.body));
    return poolId;
  }

  private async sendPhotos(): Promise<Told['photos']> {
    const photos: Told['photos'] = [];
    const content = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#357' } })
      .png()
      .toBuffer();
    for (const memberId of this.members) {
      const answer = await this.send(() =>
        this.api.request
          .post(`/api/team-members/${memberId}/photo`)
          .set(this.stage.organiser)
          .attach('photo', content, 'foto.png'),
      );
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      photos.push({ memberId, photoId: (answer.body as { data: { photo_id: string } }).data.photo_id });
    }
    return photos;
  }

  private async importList(): Promise<number> {
    const { tournamentId: tournament_id, rows } = this.list;
    const checked = await this.send(() =>
      this.api.request.post('/api/entry-imports/check').set(this.stage.organiser).send({ tournament_id, rows }),
    );
    const { fingerprint } = (checked.body as Data<CheckedList>).data;
    const stored = await this.send(() =>
      this.api.request.post('/api/entry-imports').set(this.stage.organiser).send({ tournament_id, rows, fingerprint }),
    );
    const { list_id } = (stored.body as { data: { list_id: string } }).data;
    return this.job('entries-import', { tournament_id, list_id });
  }

  private async job(kind: string, params: object): Promise<number> {
    const asked = await this.send(() =>
      this.api.request.post('/api/jobs').set(this.stage.organiser).send({ kind, params }),
    );
    const { id } = (asked.body as { data: JobAnswer }).data;
    for (;;) {
      const { body } = await this.send(() => this.api.request.get(`/api/jobs/${id}`).set(this.stage.organiser));
      if (!['queued', 'running'].includes((body as { data: JobAnswer }).data.status)) return id;
      await wait(100);
    }
  }

  /** The test's own connection breaks with the database. */
  private async retried<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask();
      } catch (error) {
        if (tries > 300) throw error;
        await wait(100);
      }
    }
  }
}

async function undrawnPool(dataSource: DataSource, tournamentId: number): Promise<number> {
  const drawn = await makeClass(dataSource.manager);
  const contingentSizes = [2, 2, 1];
  await makePaidParticipants(dataSource.manager, { tournamentId, classId: drawn.id, contingentSizes });
  const divided = await createPools(
    dataSource,
    {
      tournamentId,
      matchCategoryId: 1,
      ageCategoryId: drawn.ageCategoryId,
      categoryClassId: drawn.id,
      matchChart: 0,
    },
    null,
  );
  if (!divided.ok) throw new Error(divided.code);
  const [pool] = await dataSource.query<{ id: number }[]>('select id from pool where drawing_id = $1', [
    divided.drawingId,
  ]);
  return pool!.id;
}
