// What a phone fetches first of a tournament of 3,600: never all of its matches (targets, H3).
import { withRows } from '@gelanggang/contract/columned-snapshot';
import { COLUMNS } from '@gelanggang/contract/columns';
import type { ColumnedSnapshot, LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { bracketMatch, timesMatch } from '@gelanggang/contract/match-outlines';
import { testApi } from '../../../test/setup/api';
import { largeTournament, planLargeTournament } from './large-tournament';

const MOST_BYTES = 40_000;

const api = testApi();
let slug: string;
beforeAll(async () => {
  const tournament = await largeTournament(api);
  slug = tournament.slug;
  await planLargeTournament(api, tournament.id);
});

/** As a browser on https asks for it. */
async function fetched(query = ''): Promise<{ bytes: number; snapshot: LiveSnapshot }> {
  const { headers, body } = await api.request
    .get(`/api/live/${slug}/tanding${query}`)
    .set('accept-encoding', 'br')
    .expect(200);
  expect(headers).toMatchObject({ 'content-encoding': 'br' });
  return { bytes: Number(headers['content-length']), snapshot: body as LiveSnapshot };
}

/** As pages fetch it. */
async function shown(query: string): Promise<{ bytes: number; snapshot: LiveSnapshot }> {
  const { bytes, snapshot } = await fetched(`${query}${query ? '&' : '?'}form=${COLUMNS}`);
  expect(snapshot).not.toHaveProperty('matches');
  return { bytes, snapshot: withRows(snapshot as LiveSnapshot | ColumnedSnapshot) };
}

const idsOf = (matches: readonly { id: number }[]) => matches.map(({ id }) => id).sort((a, b) => a - b);

describe('of a tournament of 3,600', () => {
  let all: LiveMatch[];
  beforeAll(async () => {
    const whole = await fetched();
    all = whole.snapshot.matches;
    expect(whole.bytes).toBeGreaterThan(2 * MOST_BYTES);
    expect(all.filter((match) => match.schedule_id !== null).length).toBeGreaterThan(3_400);
  });

  it('the list of brackets is told in 40 kB, as far as it counts matches', async () => {
    const { bytes, snapshot } = await fetched('?only=brackets');
    expect(bytes).toBeLessThan(MOST_BYTES);
    expect(snapshot.part).toEqual({ only: 'brackets' });
    expect(snapshot.matches).toEqual(all.map(bracketMatch));
  });

  it('the day that a live page opens with is told in 40 kB, though all of it is over', async () => {
    const { snapshot: day } = await fetched('?day=today');
    const open = day.matches.filter(({ status }) => status !== 'finished');
    expect([day.matches.length, open.length]).toEqual([expect.any(Number), 0]);
    expect(day.matches.length).toBeGreaterThan(1_000);
    const { bytes, snapshot } = await shown('?day=today');
    expect(bytes).toBeLessThan(MOST_BYTES);
    expect(snapshot).toEqual(day);
  });

  it.each(['', '?only=brackets', '?only=times'])(
    'columns (%s) hold what the rows hold, in fewer bytes',
    async (query) => {
      const [rows, columns] = [await fetched(query), await shown(query)];
      expect(columns.snapshot).toEqual(rows.snapshot);
      expect(columns.bytes).toBeLessThan(0.7 * rows.bytes);
    },
  );

  it('who follows a contingent is told of its matches, and when the others of the day are, in 40 kB', async () => {
    const name = all.find(({ blue }) => blue.state === 'unit')?.blue.contingent ?? '';
    const own = await fetched(`?contingents=${encodeURIComponent(name)}`);
    const times = await fetched('?only=times');
    const { snapshot: today } = await fetched('?day=today');
    expect(own.bytes + times.bytes).toBeLessThan(MOST_BYTES);
    const isOwn = ({ blue, red }: LiveMatch) => [blue, red].some((corner) => corner.contingent === name);
    expect(own.snapshot.matches.length).toBeGreaterThan(50);
    expect(own.snapshot.matches).toEqual(all.filter(isOwn));
    expect(times.snapshot.part).toMatchObject({ only: 'times', day: expect.any(String) as string });
    expect(times.snapshot.matches).toEqual(today.matches.map(timesMatch));
    const number = all.find(isOwn)?.blue.contingent === name ? all.find(isOwn)?.blue : all.find(isOwn)?.red;
    const byNumber = await fetched(`?contingents=${encodeURIComponent(`#${number?.contingent_id}`)}`);
    expect(byNumber.snapshot.matches).toEqual(own.snapshot.matches);
    // several, and nobody of that name
    const other = all.find((match) => match.blue.state === 'unit' && !isOwn(match))?.blue.contingent ?? '';
    const both = await fetched(`?contingents=${encodeURIComponent(`${name}\n${other}`)}`);
    const isTheirs = ({ blue, red }: LiveMatch) => [blue, red].some(({ contingent }) => contingent === other);
    expect(idsOf(both.snapshot.matches)).toEqual(idsOf(all.filter((match) => isOwn(match) || isTheirs(match))));
    const turned = await fetched(`?contingents=${encodeURIComponent(`${other}\n${name}\n${other}`)}`);
    expect(turned.snapshot.part).toEqual(both.snapshot.part);
    expect((await fetched('?contingents=Tidak%20ada')).snapshot.matches).toEqual([]);
  });
});
