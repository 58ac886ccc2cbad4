// What scripted performances stand on: an arena with ten judges and a council at their panels, battles, and who enters what.
import type { JudgeScores } from '@gelanggang/contract/jurus-panels';
import type { LiveSeni } from '@gelanggang/contract/live';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { SeniMatch } from '@gelanggang/contract/seni-answers';
import { AgeCategoryEntity } from '@gelanggang/database/entities/age-category.entity';
import { makeArena } from '@gelanggang/database/testing/factories';
import { as, type TestApi } from '../../../test/setup/api';
import { type Panel, panelDesk } from './scoring-stage';
import { seniStage } from './seni-stage';

const MOST_JUDGES = 10;
export const CATEGORIES: Readonly<Record<string, number>> = { tunggal: 2, ganda: 3, regu: 4, bebas: 5 };
export const MEMBERS: Readonly<Record<string, number>> = { ganda: 2, regu: 3 };

interface Script {
  /** What each judge enters, in the order of their seats. */
  entries: object[];
  items: string[];
  seconds: number | null;
  out: { reason: string; reached: number | null } | null;
  isAbsent: boolean;
}

/**
 * `m0,1,2,3` mistakes of each judge with steadiness 0.05; `c10,12,8,9` the first criterion of each judge with 0.10 and 0.10;
 * `-held` an item; `1:20` the time; `dq=unfinished/7` out, seven jurus shown; `absent`.
 */
export function scriptOf(text: string): Script {
  const words = text.split(' ');
  const numbers = (sign: string) =>
    words
      .find((word) => word.startsWith(sign) && /^.\d/.test(word))
      ?.slice(1)
      .split(',');
  const [minutes, seconds] = words.find((word) => word.includes(':'))?.split(':') ?? [];
  const out = words
    .find((word) => word.startsWith('dq='))
    ?.slice(3)
    .split('/');
  const moves = (numbers('m') ?? []).map((count) => ({
    mistakes: Array.from({ length: Number(count) }, (_, at) => 900 * at),
    steadiness: 0.05,
  }));
  const criteria = (numbers('c') ?? []).map((one) => ({ criteria: [Number(one) / 100, 0.1, 0.1] }));
  return {
    entries: [...moves, ...criteria],
    items: words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
    seconds: minutes === undefined ? null : 60 * Number(minutes) + Number(seconds),
    out: out ? { reason: out[0] ?? '', reached: out[1] === undefined ? null : Number(out[1]) } : null,
    isAbsent: text === 'absent',
  };
}

/** From what everybody is told alone, by the words of the rulebook. */
function computedAgain({ judged, time }: LiveSeni): number {
  const rising = judged!.scores.map((score) => Math.round(100 * score)).sort((a, b) => a - b);
  const half = rising.length / 2;
  const median = (rising[half - 1]! + rising[half]!) / 2;
  const off = Math.max(0, time.min - judged!.seconds!, judged!.seconds! - time.max);
  const items = judged!.items.reduce((sum, one) => sum + 100 * one.penalty, 0);
  return (median - items - (time.isCosted && off > time.tolerance ? 50 : 0)) / 100;
}

const scoreText = (seni: LiveSeni | undefined) =>
  seni?.score?.toFixed(3) ?? (seni?.outcome === 'performed' ? '?' : '–');

export async function performanceStage(api: TestApi) {
  const stage = await seniStage(api);
  const { manager } = api.dataSource;
  const { id: arenaId } = await makeArena(manager, { tournamentId: stage.tournamentId });
  const ages: Record<string, number> = {};
  const panels: Panel[] = [];
  const change = (rule: object) =>
    api.request.put(`/api/tournaments/${stage.tournamentId}/scoring-rule`).set(as(stage.token)).send(rule);
  const judgesAre = (count: number) => change({ judges: 3, agree: 2, within_ms: 3000, seni_judges: count }).expect(200);
  const post = (path: string, body: object = {}) => api.request.post(`/api/${path}`).set(as(stage.token)).send(body);
  const press = (seat: number, path: string, body: object) =>
    api.request.post(`/api/panel/${path}`).set(panels[seat]!.headers).send(body);

  /** `dewasa tunggal` of so many entrants: two are a final, of eight the first round shows the weapon. */
  async function battle(line: string, entrants: number): Promise<[SeniMatch, SeniMatch]> {
    const [age = '', event = ''] = line.split(' ');
    const team = Array.from({ length: MEMBERS[event] ?? 1 }, () => (MEMBERS[event] ? 'A' : null));
    const contingents = Array.from({ length: entrants }, () => team);
    // an event of its own each time
    const bounds = await manager.findOneByOrFail(AgeCategoryEntity, { id: ages[age]! });
    const own = await manager.save(AgeCategoryEntity, {
      name: `${bounds.name} ${String(Math.random()).slice(2, 10)}`,
      aboveYears: bounds.aboveYears,
      upToYears: bounds.upToYears,
    });
    const over = { matchCategoryId: CATEGORIES[event]!, ageCategoryId: own.id };
    const drawn = await stage.generate(await stage.event(contingents, over), {
      mode: 'battle',
      bracket_type: 'full_prestasi',
    });
    const pool = await stage.pool(drawn.data.pools[0]!.id);
    const [blue, red] = pool.matches.filter((match) => match.round === 1 && match.battle_group === 1);
    return [blue!, red!];
  }

  let presses = 0;
  const key = () => `press-${String((presses += 1)).padStart(6, '0')}`;

  /** Everything at the panels; what they came to is at the desk. `order` of the seats in which judges send. */
  async function judge(matchId: number, script: Script, order?: number[]): Promise<JudgeScores> {
    for (const step of ['call', 'start']) await post(`matches/${matchId}/${step}`, { arena_id: arenaId }).expect(200);
    return enter(matchId, script, order);
  }

  /** `judge`, of a performance that has begun. */
  async function enter(matchId: number, { entries, items, out }: Script, order?: number[]): Promise<JudgeScores> {
    const [row] = await api.dataSource.query<{ at: Date }[]>('select started_at as at from match where id = $1', [
      matchId,
    ]);
    const sent = order ?? entries.map((_, index) => index + 1);
    const started_at = row!.at.toISOString();
    for (const seat of sent) {
      const { tab } = panels[seat]!;
      await press(seat, 'score', { tab, match_id: matchId, started_at, ...entries[seat - 1] }).expect(200);
    }
    for (const [index, item] of items.entries()) {
      await press(0, 'jurus-items', { match_id: matchId, item, at: 10_000 * (index + 1), key: key() }).expect(200);
    }
    if (out) {
      const body = { match_id: matchId, reason: out.reason, key: key() };
      await press(0, 'jurus-disqualifications', out.reached === null ? body : { ...body, reached: out.reached }).expect(
        200,
      );
    }
    return atDesk(matchId);
  }

  const atDesk = async (matchId: number) => {
    const { body } = await api.request.get(`/api/matches/${matchId}/judge-scores`).set(as(stage.token)).expect(200);
    return (body as { data: JudgeScores }).data;
  };

  /** The desk records what the panels gave; the answer's status. */
  async function perform(matchId: number, text: string, order?: number[]): Promise<number> {
    const script = scriptOf(text);
    if (script.isAbsent) return (await post(`seni/matches/${matchId}/performance`, { outcome: 'absent' })).status;
    const { scores, items, disqualified } = await judge(matchId, script, order);
    const common = {
      items: items.map(({ item, at }) => ({ item, at })),
      ...(script.seconds === null ? {} : { seconds: script.seconds }),
    };
    const { reason, reached } = disqualified ?? {};
    const record = disqualified
      ? { outcome: 'disqualified', reason, ...(reached === null ? {} : { reached }), ...common }
      : { outcome: 'performed', scores: scores.map((one) => one.score), ...common };
    return (await post(`seni/matches/${matchId}/performance`, record)).status;
  }

  async function told(matchId: number): Promise<MatchRecap> {
    const { body } = await api.request.get(`/api/matches/${matchId}/recap`).expect(200);
    return (body as { data: MatchRecap }).data;
  }

  async function play(line: string, entrants: string, blue: string, red: string): Promise<string> {
    const [one, other] = await battle(line, Number(entrants));
    await judgesAre(Math.max(4, scriptOf(blue).entries.length, scriptOf(red).entries.length));
    expect([await perform(one.id, blue), await perform(other.id, red)]).toEqual([200, 200]);
    const { match, other: opponent } = await told(one.id);
    for (const seni of [match.seni!, opponent!.seni!]) {
      if (seni.outcome === 'performed') expect(computedAgain(seni)).toBeCloseTo(seni.score!, 6);
    }
    const by = match.seni?.decided_by ?? (match.winner === null ? '–' : 'walkover');
    return `${scoreText(match.seni)} ${scoreText(opponent?.seni)} ${match.winner ?? '–'} ${by}`;
  }

  const desk = panelDesk(api, { arenaId, operator: as(stage.token) });
  await judgesAre(MOST_JUDGES);
  for (let seat = 0; seat <= MOST_JUDGES; seat += 1) panels.push(await desk.signIn(seat));
  for (const [name, aboveYears, upToYears] of [
    ['dewasa', 17, 35],
    ['pra-remaja', 11, 14],
  ] as const) {
    ages[name] = (await manager.save(AgeCategoryEntity, { name: `Jurus ${name}`, aboveYears, upToYears })).id;
  }
  return { ...stage, arenaId, change, judgesAre, post, press, key, battle, judge, enter, atDesk, perform, told, play };
}
