// What is found at the scales and for doping comes to the same matches and medals in whatever order it is entered (art. 2.4.b, 11.6.g.6.e).
import type { LiveMatch } from '@gelanggang/contract/live';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import type { WeighInAthlete } from '@gelanggang/contract/weigh-in';
import type { Corner } from '@gelanggang/domain/words/corners';
import { testApi } from '../../../test/setup/api';
import { arenaStage, type ArenaStage } from './arena-stage';

const api = testApi();
let stage: ArenaStage;
beforeEach(async () => {
  stage = await arenaStage(api);
});

const post = (path: string, body: object = {}) => api.request.post(`/api${path}`).set(stage.organiser).send(body);

/** A class on its day: the name of each athlete is a letter, A1 met A2 in the first match, B1 met B2 in the second, … */
class Day {
  private constructor(
    readonly poolId: number,
    readonly first: readonly LiveMatch[],
  ) {}

  static async of(contingentSizes: number[]): Promise<Day> {
    const poolId = await stage.drawPool(contingentSizes);
    const all = (await stage.matches(poolId)).sort((a, b) => a.round - b.round || a.id - b.id);
    await stage.schedule(all.map(({ id }) => id));
    return new Day(
      poolId,
      all.filter(({ round }) => round === 1),
    );
  }

  /** 'A1' by the name that the draw gave. */
  private letters(): Map<string, string> {
    return new Map(
      this.first.flatMap(({ blue, red }, index): [string, string][] => {
        const letter = 'ABCD'[index] ?? '?';
        return [
          [blue.name, `${letter}1`],
          [red.name, `${letter}2`],
        ];
      }),
    );
  }

  private nameOf(letter: string): string {
    return [...this.letters()].find(([, one]) => one === letter)![0];
  }

  /** Where it stands and nothing is decided. */
  async open(letter: string): Promise<[match: LiveMatch, corner: Corner]> {
    const name = this.nameOf(letter);
    const found = (await stage.matches(this.poolId)).find(
      ({ status, blue, red }) => status === 'scheduled' && [blue.name, red.name].includes(name),
    );
    if (!found) throw new Error(`${letter} has no open match`);
    return [found, found.blue.name === name ? 'blue' : 'red'];
  }

  async wins(letter: string): Promise<void> {
    const [match, corner] = await this.open(letter);
    await stage.win(match.id, corner);
  }

  /** Against somebody who does not come. */
  async comes(letter: string): Promise<void> {
    const [match, corner] = await this.open(letter);
    await post(`/matches/${match.id}/walkover`, { winner: corner }).expect(200);
  }

  async nobodyComes(letter: string): Promise<void> {
    const [match] = await this.open(letter);
    await post(`/matches/${match.id}/walkover`, { reason: 'Kedua sudut tidak datang.' }).expect(200);
  }

  private async unitOf(letter: string): Promise<number> {
    const [match] = this.first.filter(({ blue, red }) => [blue.name, red.name].includes(this.nameOf(letter)));
    const corner = match!.blue.name === this.nameOf(letter) ? 'blue' : 'red';
    const [row] = await api.dataSource.query<[{ id: number }]>(
      `select ${corner}_unit_id::int as id from match where id = $1`,
      [match!.id],
    );
    return row.id;
  }

  async doped(letter: string): Promise<void> {
    const body = { unit_id: await this.unitOf(letter), reason: 'Hasil laboratorium' };
    await post(`/tournaments/${stage.tournamentId}/disqualifications`, body).expect(200);
  }

  async lifted(letter: string): Promise<void> {
    const path = `/api/tournaments/${stage.tournamentId}/disqualifications/${await this.unitOf(letter)}`;
    await api.request.delete(path).set(stage.organiser).expect(200);
  }

  private async athlete(letter: string): Promise<WeighInAthlete> {
    const path = `/api/tournaments/${stage.tournamentId}/weigh-in?date=${stage.date}`;
    const { body } = await api.request.get(path).set(stage.organiser).expect(200);
    const { athletes } = (body as { data: { athletes: WeighInAthlete[] } }).data;
    return athletes.find(({ name }) => name === this.nameOf(letter))!;
  }

  async heavy(letter: string): Promise<void> {
    const { participant_id, weight_max: most } = await this.athlete(letter);
    await post('/weigh-ins', { participant_id, date: stage.date, weight: (most ?? 100) + 0.01 }).expect(200);
  }

  async putRight(letter: string): Promise<void> {
    const { record, weight_max: most } = await this.athlete(letter);
    const body = { weight: most ?? 60, reason: 'Salah timbang.' };
    await post(`/weigh-ins/${record!.id}/correct`, body).expect(200);
  }

  /** Of who was not known at the scales, the desk saves what it is shown. */
  async desk(): Promise<void> {
    const { body } = await api.request.get(`/api/arenas/${stage.arenaId}`).set(stage.organiser).expect(200);
    const { barred } = (body as { data: { barred: { match_id: number; corner: Corner }[] } }).data;
    for (const { match_id: matchId, corner } of barred) {
      const others = barred.filter((one) => one.match_id === matchId);
      const winner = others.length > 1 ? undefined : corner === 'blue' ? 'red' : 'blue';
      const match = (await stage.matches(this.poolId)).find(({ id }) => id === matchId);
      if (match?.blue.state !== 'unit' || match.red.state !== 'unit') continue;
      await post(`/matches/${matchId}/walkover`, { winner });
      await this.desk();
      return;
    }
  }

  /** Each match from the first round on, and the medals. */
  async end(): Promise<string> {
    const letters = this.letters();
    const told = (match: LiveMatch) => {
      const [blue, red] = [match.blue, match.red].map((one) => letters.get(one.name) ?? '-');
      const won = match.winner ? (letters.get(match[match.winner].name) ?? '-') : 'nobody';
      return `${[blue, red].sort().join(':')} ${match.status === 'scheduled' ? 'open' : won}`;
    };
    const matches = (await stage.matches(this.poolId)).sort((a, b) => a.round - b.round || a.id - b.id);
    const { body } = await api.request.get(`/api/live/${stage.slug}/medals`).expect(200);
    const medals = (body as MedalSnapshot).events
      .flatMap(({ pools }) => pools)
      .filter(({ winners }) => winners.some(({ names }) => names.some((name) => letters.has(name))))
      .flatMap(({ winners }) => winners.map(({ medal, names }) => `${medal} ${letters.get(names.join()) ?? '-'}`))
      .sort();
    return [...matches.map(told), ...medals].join(', ');
  }
}

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    orders(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

type Fact = `${'doped' | 'heavy'} ${string}`;
const enter = (day: Day, fact: Fact): Promise<void> => {
  const [kind, letter] = fact.split(' ') as ['doped' | 'heavy', string];
  return day[kind](letter);
};

const undo = (day: Day, fact: Fact): Promise<void> => {
  const [kind, letter] = fact.split(' ') as ['doped' | 'heavy', string];
  return kind === 'heavy' ? day.putRight(letter) : day.lifted(letter);
};

/** The ends to which these facts come, entered and taken back in any order. */
async function endsOf(sizes: number[], won: string, facts: Fact[], back: Fact[] = []): Promise<string[]> {
  const ends = new Set<string>();
  for (const order of orders(facts)) {
    const day = await Day.of(sizes);
    for (const letter of won.split(' ')) await day.wins(letter);
    for (const fact of order) await enter(day, fact);
    for (const fact of back) await undo(day, fact);
    await day.desk();
    ends.add(await day.end());
  }
  return [...ends];
}

const FOUR = [1, 1, 1, 1];
const NEITHER = 'A1:A2 nobody, B1:B2 B1, -:B1 B1, bronze B2, gold B1';

it('[R25-G04] [R25-T47] of one out of class and one disqualified for doping neither wins the match that they were to fight', async () => {
  expect(await endsOf(FOUR, 'B1', ['heavy A1', 'doped A2'])).toEqual([NEITHER]);
  expect(await endsOf(FOUR, 'A1 B1', ['heavy A1', 'doped B1'])).toEqual([
    'A1:A2 A1, B1:B2 B1, A1:B1 nobody, bronze A2, bronze B2',
  ]);
});

it('[R25-G04] [R25-T47] of two who may not fight for several reasons the one wins for whom all of them are taken back', async () => {
  const facts: Fact[] = ['heavy A1', 'heavy A2', 'doped A2'];
  expect(await endsOf(FOUR, 'B1', facts, ['doped A2'])).toEqual([NEITHER]);
  expect(await endsOf(FOUR, 'B1', facts, ['doped A2', 'heavy A2'])).toEqual([
    'A1:A2 A2, B1:B2 B1, A2:B1 open, bronze A1, bronze B2',
  ]);
  expect(await endsOf(FOUR, 'B1', facts, ['heavy A1', 'doped A2', 'heavy A2'])).toEqual([
    'A1:A2 open, B1:B2 B1, -:B1 open, bronze B2',
  ]);
});

it('[R25-G04] who is out of class at the scales of the final keeps the silver, of a semifinal the shared bronze', async () => {
  expect(await endsOf(FOUR, 'A1 B1', ['heavy A1'])).toEqual([
    'A1:A2 A1, B1:B2 B1, A1:B1 B1, bronze A2, bronze B2, gold B1, silver A1',
  ]);
  expect(await endsOf(FOUR, 'B1', ['heavy A1'])).toEqual(['A1:A2 A2, B1:B2 B1, A2:B1 open, bronze A1, bronze B2']);
});

it('[R25-T47] of three disqualified in two rounds the places go to whom they had beaten, in whatever order they are found', async () => {
  const ends = await endsOf([1, 1, 1, 1, 1, 1, 1, 1], 'B1 C1 D1 C1', ['doped A1', 'doped A2', 'doped B1']);
  const medals = ends.map((end) => end.slice(end.indexOf('bronze')));
  expect([...new Set(medals)]).toEqual(['bronze D1, gold C1, silver B2']);
  for (const end of ends) expect(end).toMatch(/^A1:A2 nobody/);
});

it('[R25-T47] who is disqualified has not won as the last one left, whether the empty match came before or after', async () => {
  const ends: string[] = [];
  for (const isFoundFirst of [true, false]) {
    const day = await Day.of(FOUR);
    await day.wins('B1');
    if (isFoundFirst) await day.doped('B1');
    await day.nobodyComes('A1');
    if (!isFoundFirst) await day.doped('B1');
    ends.push(await day.end());
    await day.lifted('B1');
    expect(await day.end()).toBe('A1:A2 nobody, B1:B2 B1, -:B1 B1, bronze B2, gold B1');
  }
  expect(ends).toEqual(Array(2).fill('A1:A2 nobody, B1:B2 B1, -:B1 nobody, gold B2'));
});

it('[R25-T05] [R25-T47] a match that was won over who did not come stays won, in whatever order both are disqualified', async () => {
  const ends: string[] = [];
  for (const order of orders(['A1', 'A2'])) {
    const day = await Day.of(FOUR);
    await day.comes('A1');
    for (const letter of order) await day.doped(letter);
    ends.push(await day.end());
  }
  expect(ends).toEqual(Array(2).fill('A1:A2 A1, B1:B2 open, -:A1 open'));
});
