// Two people do two things to one class at the same moment: what comes of it is what one order of the two gives, and whoever was too late reads why.
import { createRandom, deriveSeed } from '@gelanggang/domain/random';
import type { Corner } from '@gelanggang/domain/words/corners';
import { testApi } from '../../../test/setup/api';
import { type Championship, championship, type Class } from './championship-stage';

const api = testApi();

const SEED = process.env.RACE_SEED ?? '00000000000007e9';
const RUNS = Number(process.env.RACES ?? 6);

type Letter = 'A1' | 'A2' | 'B1' | 'B2';
type Match = 'A' | 'B' | 'F';
type Answered = Awaited<ReturnType<Championship['send']>>;

/** A class of four: A1 meets A2, B1 meets B2, and their winners meet in F. */
class Four {
  constructor(
    private readonly day: Championship,
    private readonly own: Class,
  ) {}

  private id(match: Match): number {
    return this.own.books.matches['ABF'.indexOf(match)]!.id;
  }

  private name(letter: Letter): string {
    return this.own.books.matches['AB'.indexOf(letter[0]!)]![letter[1] === '1' ? 'blue' : 'red'];
  }

  private letter(name: string): string {
    return (['A1', 'A2', 'B1', 'B2'] as const).find((one) => this.name(one) === name) ?? '-';
  }

  /** The last one, whether it stands or not. */
  private async lastResult(match: Match): Promise<number> {
    const [row] = await api.dataSource.query<{ id: number }[]>(
      'select coalesce(max(id), 0)::int as id from result where match_id = $1',
      [this.id(match)],
    );
    return row!.id;
  }

  /** Sent later: what somebody has seen before pressing is read now. */
  async about(act: string): Promise<() => Promise<Answered>> {
    const [step = '', on = '', corner = ''] = act.split(' ');
    const { day, own } = this;
    const post =
      (to: string, body: object = {}) =>
      () =>
        day.send(`/matches/${this.id(on as Match)}/${to}`, body);
    const fighter = () => own.fighters.get(this.name(on as Letter))!;
    const reason = 'Diperiksa.';
    switch (step) {
      case 'call':
      case 'start':
      case 'unstart':
      case 'bring-back':
        return post(step);
      case 'result':
        return post('result', { winner: corner, win_kind: 'teknik' });
      case 'correct': {
        const corrects = await this.lastResult(on as Match);
        return post('result', { winner: corner, win_kind: 'mutlak', corrects_result_id: corrects, reason });
      }
      case 'withdraw':
        return post('result/withdraw', { result_id: await this.lastResult(on as Match), reason });
      case 'undo':
        return post('result/undo', { result_id: await this.lastResult(on as Match), reason });
      case 'walkover':
        return post('walkover', corner === '' ? { reason } : { winner: corner });
      case 'doped':
        return () =>
          day.send(`/tournaments/${day.tournamentId}/disqualifications`, { unit_id: fighter().unitId, reason });
      case 'lifted':
        return () => day.send(`/tournaments/${day.tournamentId}/disqualifications/${fighter().unitId}`, {}, 'delete');
      case 'heavy':
        return () => day.weigh(own, this.name(on as Letter), 'out-of-class');
      case 'right': {
        const [row] = await api.dataSource.query<{ id: number }[]>(
          'select id::int from weigh_in where participant_id = $1 and replaced_at is null',
          [fighter().participantId],
        );
        return () => day.send(`/weigh-ins/${row?.id ?? 0}/correct`, { weight: 55, reason });
      }
      case 'swap': {
        const slot = (match: Match, letter: Letter) => {
          const { unitId } = own.fighters.get(this.name(letter))!;
          return { match_id: this.id(match), corner: 'red', unit_id: unitId };
        };
        return () => day.send(`/pools/${own.poolId}/swap`, { first: slot('A', 'A2'), second: slot('B', 'B2'), reason });
      }
      default:
        throw new Error(`What is ${act}?`);
    }
  }

  async end(): Promise<string> {
    const all = await this.day.matchesOf(this.own);
    const drawn = this.own.books.matches.map(({ id }) => all.find((one) => one.id === id));
    const told = drawn.map((match) => {
      if (!match) return 'gone';
      const at = (corner: Corner) => (match[corner].state === 'unit' ? this.letter(match[corner].name) : '-');
      return `${at('blue')}:${at('red')} ${match.status} ${match.winner ?? ''} ${match.win_reason ?? ''}`.trim();
    });
    const rows = await api.dataSource.query<{ text: string }[]>(
      `select m.id, count(r.id) || ' results' as text from match m left join result r on r.match_id = m.id and r.withdrawn_at is null
       where m.pool_id = $1 group by m.id order by m.round, m.id`,
      [this.own.poolId],
    );
    const scales = await api.dataSource.query<{ name: string; outcome: string }[]>(
      `select t.name, w.outcome from weigh_in w join participant p on p.id = w.participant_id
       join team_member t on t.id = p.team_member_id
       where p.tournament_id = $1 and w.replaced_at is null and t.name = any($2)`,
      [this.day.tournamentId, [...this.own.fighters.keys()]],
    );
    const doped = await api.dataSource.query<{ id: number }[]>(
      'select q.unit_id::int as id from disqualified_unit q join pool_unit u on u.id = q.unit_id where u.pool_id = $1',
      [this.own.poolId],
    );
    const out = [...this.own.fighters].filter(([, { unitId }]) => doped.some(({ id }) => id === unitId));
    const { events } = await this.day.medals();
    const medals = events
      .flatMap(({ pools }) => pools.flatMap(({ winners }) => winners))
      .filter(({ names }) => this.own.fighters.has(names.join()))
      .map(({ medal, names }) => `${medal} ${this.letter(names.join())}`);
    return [
      ...[told, rows.map(({ text }) => text)],
      ...[
        scales.map(({ name, outcome }) => `${this.letter(name)} ${outcome}`),
        out.map(([name]) => this.letter(name)),
        medals,
      ].map((one) => one.sort()),
    ]
      .map((part) => part.join(', '))
      .join(' | ');
  }
}

/** What has happened before, and what two people may think of doing then. */
const MOMENTS: readonly [before: string, acts: string][] = [
  ['', 'call A; walkover A blue; walkover A; heavy A1; heavy A2; doped A1; doped A2; swap'],
  ['call A', 'start A; bring-back A; walkover A blue; walkover A red; heavy A1; heavy A2; doped A1; doped A2'],
  ['call A; start A', 'result A blue; result A red; unstart A; heavy A1; doped A2; swap'],
  [
    'call A; start A; result A blue; call B; start B; result B blue',
    'call F; correct A red; correct B red; withdraw A; undo A; heavy A1; heavy B1; doped A1; doped B1; doped A2; walkover F blue; walkover F',
  ],
  [
    'call A; start A; result A blue; call B; start B; result B blue; call F',
    'start F; correct A red; withdraw B; undo A; heavy A1; heavy B1; doped A1; doped B1; walkover F red; bring-back F',
  ],
  [
    'call A; start A; result A blue; call B; start B; result B blue; call F; start F',
    'result F blue; result F red; unstart F; correct A red; withdraw A; undo B; heavy A1; doped A1; doped A2',
  ],
  [
    'call A; start A; result A blue; call B; start B; result B blue; call F; start F; result F blue',
    'correct F red; withdraw F; undo F; doped A1; doped B1; doped A2; correct A red; heavy B1',
  ],
  ['heavy A1', 'right A1; heavy A2; doped A2; doped A1; call B'],
  ['doped A1; heavy A2', 'lifted A1; right A2; doped B1; heavy B2; call B'],
  [
    'call A; start A; result A blue; call B; start B; result B blue; heavy A1',
    'right A1; heavy B1; doped B1; doped A1; correct A red; correct B red; withdraw B',
  ],
  [
    'call A; start A; result A blue; walkover B; doped A1',
    'lifted A1; doped A2; heavy A1; correct A red; withdraw B; undo B',
  ],
];

it.each(Array.from({ length: RUNS }, (_, run) => deriveSeed(SEED, String(run))))('race %s', async (seed) => {
  const random = createRandom(seed);
  const [before, all] = MOMENTS[random.int(MOMENTS.length)]!;
  const [first = '', second = ''] = random.shuffle(all.split('; '));
  const day = await championship(api, { classes: Array(4).fill([0, 1, 2, 3]), clubs: 4, hasThirdPlaceMatch: false });
  const ends: string[] = [];
  for (const [index, own] of day.classes.entries()) {
    const four = new Four(day, own);
    for (const act of before.split('; ').filter(Boolean)) {
      const { status, message } = await (await four.about(act))();
      if (status > 201) throw new Error(`${act}: ${status} ${message}`);
    }
    const acts = [await four.about(first), await four.about(second)] as const;
    let answers: Answered[] = [];
    if (index === 0) answers = [await acts[0](), await acts[1]()];
    else if (index === 1) answers = [await acts[1](), await acts[0]()].reverse();
    else answers = await Promise.all(acts.map((act) => act()));
    for (const { status, message } of answers)
      if (status > 201 && message === '') throw new Error(`${status} without a reason`);
    ends.push(
      `${answers.map(({ status, message }) => (status > 201 ? `${status} ${message}` : status)).join(', ')}: ${await four.end()}`,
    );
    // the mat is free for the next class
    await api.dataSource.query(
      `update match set status = 'scheduled', called_at = null, started_at = null, arena_id = null where pool_id = $1 and status in ('called', 'ongoing')`,
      [own.poolId],
    );
  }
  const anonymous = (end: string) => end.replace(/Atlet \d Kelas \d/g, 'Atlet').replace(/A\d+/g, 'A');
  const of = (end: string) => end.replace(/(\d{3})( [^:]*?)?(?=[,:])/g, '$1');
  const [ab, ba, ...raced] = ends as [string, string, string, string];
  for (const end of raced) {
    if (![ab, ba].some((one) => of(one) === of(end))) {
      throw new Error(
        `${before} → ${first} | ${second}\n${[`ab ${ab}`, `ba ${ba}`, `at once ${end}`].map(anonymous).join('\n')}`,
      );
    }
  }
});
