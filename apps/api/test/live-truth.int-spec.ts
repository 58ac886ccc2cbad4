// Whoever applies a tournament's events holds what REST tells, whatever many people do at once: steps of the day at every
// arena, moves, publications, corrections, new numbers. Statements take random times, so that transactions overlap.
// LIVE_RUNS bursts (`npm run test:fuzz` makes 500); LIVE_SEED repeats one.
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import { applyEvents } from '@gelanggang/contract/apply-events';
import { type LiveMatch, type LiveSnapshot, TODAY } from '@gelanggang/contract/live';
import { OUTLINES } from '@gelanggang/contract/live-snapshot';
import { outlineOf } from '@gelanggang/contract/match-outlines';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { makeArena } from '@gelanggang/database/testing/factories';
import { createRandom } from '@gelanggang/domain/random';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { type AskedPart, LiveSnapshotQueries } from '../src/live-snapshot/live-snapshot.queries';
import { arenaStage } from './arena-stage';
import { randomStep } from './random-step';
import { makePerformances } from './seni-rows';
import { eventsAfter } from './told-matches';

const RUNS = Number(process.env.LIVE_RUNS ?? 15);
const SEED = process.env.LIVE_SEED ?? '000000000000c10c';
const KINDS = ['tanding', 'seni'] as const satisfies readonly MatchKind[];
/** At one moment: operators of all arenas, and the office. */
const STEPS = 8;
const OFFICE = 4;
const MOST_DELAY_MS = 12;
const PATIENCE_MS = 300_000 + RUNS * 10_000;

const api = testApi();
const stage = madeBeforeAll(() => arenaStage(api));
const arenaIds: number[] = [];
const random = createRandom(SEED);
const one = <T>(choices: readonly T[]): T => choices[random.int(choices.length)] as T;

beforeAll(async () => {
  arenaIds.push(stage.arenaId);
  for (let more = 2; more > 0; more -= 1) {
    arenaIds.push((await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId })).id);
  }
  for (const arenaId of arenaIds) {
    const all = await stage.matches(await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]));
    const [last, ...rest] = all.reverse();
    await stage.schedule(
      rest.reverse().map(({ id }) => id),
      { tournament_arena_id: arenaId },
    );
    if (!last) throw new Error('A pool of eight has matches.');
    await stage.schedule([last.id], {
      tournament_arena_id: arenaId,
      start_time: '13:00',
      is_draft: true,
      matches: [slot(last.id, 1, '13:00')],
    });
  }
  await makePerformances(api, stage.tournamentId, [1, 1, 2]);
});

const slot = (id: number, order: number, time: string) => ({ tournament_match_id: id, order, start_time: time });

/** As `GET /live/{slug}/{kind}` reads it. */
async function rest(kind: MatchKind, part: AskedPart = null): Promise<LiveSnapshot> {
  const read = await api.app.get(LiveSnapshotQueries, { strict: false }).read(stage.tournamentId, kind, part);
  return read as LiveSnapshot;
}

/** What pages hold: all of a kind, each bracket, some contingents, the day that is opened, outlines. */
async function partsOf(kind: MatchKind): Promise<AskedPart[]> {
  const { matches } = await rest(kind);
  const pools = new Set(matches.map((match) => match.pool_id));
  const names = new Set(matches.flatMap(({ blue, red }) => [blue.contingent, red.contingent]).filter(Boolean));
  return [
    ...[null, { day: TODAY }, ...OUTLINES.map((only) => ({ only })), { contingents: [...names].slice(0, 2) }],
    ...[...pools].map((poolId) => ({ poolId })),
  ];
}

/** Somebody of these contingents has come into a match that the page does not hold: it fetches its part anew. */
const mayLack = (part: AskedPart): boolean => part !== null && 'contingents' in part;

const shown = ({ matches, schedules, arenas }: LiveSnapshot) => {
  const byId = <T extends { id: number }>(rows: readonly T[]) => [...rows].sort((a, b) => a.id - b.id);
  return { matches: byId(matches), schedules: byId(schedules), arenas };
};

async function ask(method: 'post' | 'put', path: string, body: object = {}): Promise<number> {
  const as = path.startsWith('matches/') ? stage.operator : stage.organiser;
  const { status } = await api.request[method](`/api/${path}`).set(as).send(body);
  return status;
}

interface StoredSchedule {
  id: number;
  arenaId: number;
  date: string;
  start: string;
  isDraft: boolean;
  slots: { id: number; time: string }[];
}

const schedules = (): Promise<StoredSchedule[]> =>
  api.dataSource.query(
    `select s.id, s.tournament_arena_id as "arenaId", s.scheduled_date as date, s.is_draft as "isDraft",
       to_char(s.start_time, 'HH24:MI') as start,
       coalesce((select json_agg(json_build_object('id', d.match_id, 'time', to_char(d.start_time, 'HH24:MI'))
         order by d."order") from schedule_detail d where d.schedule_id = s.id), '[]') as slots
     from schedule s where s.tournament_id = $1 and s.kind = 'tanding' order by s.id`,
    [stage.tournamentId],
  );

/** Something that the office may do, by name. */
async function officeAct(matches: readonly LiveMatch[]): Promise<[string, () => Promise<number>]> {
  const waiting = matches.filter((match) => match.status === 'scheduled' && match.schedule_id !== null);
  const all = await schedules();
  const saved = one(all);
  const path = `tournaments/${stage.tournamentId}`;
  const edit = (isDraft: boolean) => {
    // the last match changes places with the first
    const [first, ...others] = saved.slots;
    const order = first ? [...others, first] : others;
    return ask('put', `match-schedules/${saved.id}`, {
      ...stage.scheduleRequest([], { scheduled_date: saved.date, start_time: saved.start }),
      ...{ tournament_arena_id: saved.arenaId, is_draft: isDraft },
      matches: order.map(({ id }, index) => slot(id, index + 1, saved.slots[index]?.time ?? '23:00')),
    });
  };
  const moved = waiting.length > 0 ? one(waiting) : undefined;
  const acts: Record<string, () => Promise<number>> = {
    move: () => (moved ? ask('post', `matches/${moved.id}/move`, { arena_id: one(arenaIds) }) : Promise.resolve(0)),
    publish: () => ask('post', `${path}/match-schedules/publish`),
    withhold: () => edit(true),
    edit: () => edit(saved.isDraft),
    announce: () => ask('post', `match-schedules/${saved.id}/announce`),
    renumber: () => ask('put', `${path}/partai-numbers`, { numbering: one(['arena-day', 'tournament']) }),
    arena: () =>
      ask('put', `tournament-arenas/${one(arenaIds)}`, {
        tournament_id: stage.tournamentId,
        name: `Gelanggang ${random.int(1000)}`,
      }),
  };
  const name = one(['move', 'move', 'move', ...Object.keys(acts)]);
  return [name, acts[name] as () => Promise<number>];
}

/** Each statement takes its time before or after, so that what one transaction read is old when it tells it. */
function plantDelays(): { end: () => void } {
  const prototype = PostgresQueryRunner.prototype as { query: (...args: unknown[]) => Promise<unknown> };
  const { query } = prototype;
  prototype.query = async function (...args) {
    const result = await query.apply(this, args);
    if (random.int(3) === 0) await wait(random.int(MOST_DELAY_MS));
    return result;
  };
  return { end: () => (prototype.query = query) };
}

it(
  `is told the same as REST after each of ${RUNS} bursts of steps, moves, publications and corrections`,
  async () => {
    const pages: { kind: MatchKind; part: AskedPart; page: LiveSnapshot }[] = [];
    for (const kind of KINDS)
      for (const part of await partsOf(kind)) pages.push({ kind, part, page: await rest(kind, part) });
    expect(pages.filter(({ part }) => part && 'poolId' in part).length).toBeGreaterThan(1);
    const done: Record<string, number> = {};
    const off: { run: number; told: object; stored: object }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const matches = pages.flatMap(({ part, page }) => (part === null ? page.matches : []));
      const acts: [string, () => Promise<number>][] = [];
      for (let left = STEPS; left > 0; left -= 1) {
        const step = await randomStep(api, one(matches), arenaIds, random);
        acts.push([step.name, () => ask('post', step.path, step.body)]);
      }
      for (let left = OFFICE; left > 0; left -= 1) acts.push(await officeAct(matches));
      const delays = plantDelays();
      const statuses = await Promise.all(
        acts.map(async ([, act]) => {
          await wait(random.int(MOST_DELAY_MS));
          return act();
        }),
      ).finally(delays.end);
      statuses.forEach((status, n) => {
        const name = acts[n]?.[0] ?? '';
        if (status >= 200 && status < 300) done[name] = (done[name] ?? 0) + 1;
      });
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      for (const one of pages) {
        const { kind, part, page: before } = one;
        const stored = await rest(kind, part);
        const outline = outlineOf(before.part) as ((match: LiveMatch) => LiveMatch) | undefined;
        const events = await eventsAfter(api, stage.tournamentId, before.seq);
        const { snapshot, gap } = applyEvents(before, events, kind, outline);
        if (gap && mayLack(part)) {
          one.page = stored;
          continue;
        }
        expect([gap, snapshot.seq]).toEqual([false, stored.seq]);
        // a page of another day than is opened now asks for all
        const isSamePart = isDeepStrictEqual(before.part, stored.part);
        if (isSamePart && !isDeepStrictEqual(shown(snapshot), shown(stored)))
          off.push({ run, told: shown(snapshot), stored: shown(stored) });
        one.page = stored;
      }
    }
    // the first that differs, whole; then how many did
    expect(off[0]?.told).toEqual(off[0]?.stored);
    expect(off.map(({ run }) => run)).toEqual([]);
    const office = ['move', 'publish', 'withhold', 'edit', 'renumber', 'arena', 'result', 'call'];
    if (RUNS >= 100) expect(office.filter((name) => !done[name])).toEqual([]);
  },
  PATIENCE_MS,
);
