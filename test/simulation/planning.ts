// Registration is over: every class is divided and drawn, and its matches stand in sessions of the arenas.
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import * as settingCalls from '@gelanggang/contract/calls/tournament-settings';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import * as liveCalls from '@gelanggang/contract/calls/live-snapshot';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { Books } from './books';
import type { DrawnMatch } from './brackets';
import type { Person } from './person';
import type { Opened } from './opening';
import type { World } from './world';

const CHARTS: readonly MatchChart[] = [0, 0, 4, 8, 16, 2];
const DAY = '2026-11-28';

export async function readLive(person: Person, slug: string): Promise<LiveSnapshot> {
  return (await person.must(liveCalls.snapshot, { params: { slug, kind: 'tanding' } })) as unknown as LiveSnapshot;
}

export async function drawAll(world: World, books: Books, opened: Opened, offices: readonly Person[]): Promise<void> {
  const [office, other] = offices as [Person, Person];
  const { tournamentId } = opened;
  const closed = { params: { id: tournamentId }, body: { is_open: false } };
  await office.must(settingCalls.switchRegistration, closed);
  for (const one of opened.classes) {
    const paid = [...books.athletes.values()].filter((athlete) => athlete.classId === one.id && books.isPaid(athlete));
    if (paid.length === 0) continue;
    books.drawn.set(one.id, paid);
    const body = {
      ...{ tournament_id: tournamentId, match_category_id: 1, age_category_id: one.ageId, category_class_id: one.id },
      match_chart: world.one(CHARTS),
    };
    // both at the office press the button for this class at once
    await world.race(
      (racer) => office.ask(drawingCalls.createPools, { body, racer }),
      (racer) => other.ask(drawingCalls.createPools, { body, racer }),
    );
  }
  const pools = await office.must(drawingCalls.list, { query: { tournament_id: tournamentId } });
  for (const { id } of pools.data) {
    await world.race(
      (racer) => office.ask(drawingCalls.generate, { params: { id }, racer }),
      (racer) => other.ask(drawingCalls.generate, { params: { id }, racer }),
    );
    if (world.chance(6)) await office.ask(drawingCalls.regenerate, { params: { id }, body: { reason: 'Diulang' } });
  }
  const live = await world.upToDate(opened.tournamentId, () => readLive(office, opened.slug));
  for (const { id } of pools.data) {
    const matches = live.matches.filter((match) => match.pool_id === id);
    const drawn = matches.map((match): DrawnMatch => {
      const name = (corner: Corner) =>
        match.round > 1 || match[corner].state === 'tbd'
          ? null
          : match[corner].state === 'bye'
            ? ''
            : match[corner].name;
      return {
        ...{ id: match.id, round: match.round, blue: name('blue'), red: name('red') },
        ...{ nextId: match.next_match_id, nextCorner: match.next_corner },
      };
    });
    books.pools.set(id, drawn);
  }
}

/** Rounds one after the other, pools dealt out to the arenas. */
export async function scheduleAll(world: World, opened: Opened, offices: readonly Person[]): Promise<void> {
  const [office] = offices as [Person];
  const { matches } = await world.upToDate(opened.tournamentId, () => readLive(office, opened.slug));
  const fought = matches.filter(({ blue, red }) => blue.state !== 'bye' && red.state !== 'bye');
  const poolIds = [...new Set(fought.map((match) => match.pool_id))];
  for (const [at, arena] of opened.arenas.entries()) {
    const own = fought
      .filter((match) => poolIds.indexOf(match.pool_id) % opened.arenas.length === at)
      .sort((a, b) => a.round - b.round || a.id - b.id);
    if (own.length === 0) continue;
    const time = (order: number) =>
      `${String(8 + Math.floor((order * 7) / 60)).padStart(2, '0')}:${String((order * 7) % 60).padStart(2, '0')}`;
    await office.must(scheduleCalls.create, {
      body: {
        ...{ tournament_id: opened.tournamentId, tournament_arena_id: arena.id, scheduled_date: DAY },
        ...{ start_time: '08:00', end_time: '20:00', age_category_id: 'all', match_category_id: 'all' },
        ...{ category_class_id: 'all', is_confirmed: true },
        matches: own.map(({ id }, order) => ({ tournament_match_id: id, order: order + 1, start_time: time(order) })),
      },
    });
  }
}
