// The office's lists of what panels scored: they add up to the recaps of the matches.
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { Paginated } from '@gelanggang/contract/http';
import type {
  JudgeConsistency,
  ScoredAthlete,
  ScoredDay,
  ScoredJudge,
  ScoredMatch,
} from '@gelanggang/contract/scoring-statistics';
import { HIT_KINDS, type JudgedKind } from '@gelanggang/domain/scoring/hit-kinds';
import { agreementOf, cornerFigures, judgeFigures } from '@gelanggang/domain/scoring/statistics';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { scoringStage } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
let recaps: MatchRecap[];

beforeAll(async () => {
  // an abandoned start, which counts for nothing
  await stage.restart();
  await stage.tap(stage.judges[0], 'blue', 'kick');
  await stage.restart();
  await play();
  await end(stage.match.id, 'blue');
  const other = (await stage.matches(stage.match.pool_id)).find((one) => one.status === 'scheduled' && one.number);
  if (!other) throw new Error('no second match');
  for (const step of ['call', 'start']) {
    await api.request.post(`/api/matches/${other.id}/${step}`).set(stage.operator).send({}).expect(200);
  }
  await stage.clock('start', other.id);
  const [one, two] = stage.judges;
  await stage.tap(one, 'red', 'punch');
  await stage.tap(two, 'red', 'punch');
  recaps = await Promise.all(
    [stage.match.id, other.id].map(async (id) => {
      const { body } = await api.request.get(`/api/matches/${id}/recap`).expect(200);
      return (body as { data: MatchRecap }).data;
    }),
  );
});

/** A kick of three, a kick of two, a throw of the council that is withdrawn, taps that nobody shares, a penalty. */
async function play(): Promise<void> {
  const [one, two, three] = stage.judges;
  const tap = async (judges: readonly (typeof one)[], corner: 'blue' | 'red', kind: JudgedKind) => {
    for (const judge of judges) await stage.tap(judge, corner, kind);
  };
  await tap([one, two, three], 'blue', 'kick');
  await tap([one, three], 'red', 'kick');
  await stage.post(stage.council, 'throws', { corner: 'red' }).expect(200);
  await tap([two], 'red', 'punch');
  await stage.tap(three, 'red', 'punch', { ago: 10_500 });
  const { points } = await stage.sheet();
  const thrown = points.find((point) => point.kind === 'throw');
  await stage.post(stage.council, `points/${thrown?.id}/withdraw`, { reason: 'Di luar gelanggang' }).expect(200);
  await stage.post(stage.council, 'penalties', { corner: 'red', fault: 'g-merangkul' }).expect(200);
}

const end = (matchId: number, winner: string) =>
  api.request
    .post(`/api/matches/${matchId}/result`)
    .set(stage.operator)
    .send({ winner, win_kind: 'angka', blue_score: 2, red_score: 1 })
    .expect(200);

const get = (path: string) => api.request.get(`/api/tournaments/${stage.tournamentId}/${path}`).set(stage.organiser);
const list = async <T>(path: string): Promise<T> => (await get(path).expect(200)).body as T;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

it('matches stand once each, by their last sheet, with the score that it adds up to', async () => {
  const { data, total } = await list<Paginated<ScoredMatch>>('scored-matches');
  expect(total).toBe(2);
  expect(data.map((row) => [row.id, row.blue_score, row.red_score, row.winner, row.taps])).toEqual([
    [recaps[0]?.match.id, 2, 1, 'blue', 7],
    [recaps[1]?.match.id, 0, 1, null, 2],
  ]);
  expect(data.map((row) => [row.number, row.blue, row.red])).toEqual(
    recaps.map(({ match }) => [match.number, match.blue.name, match.red.name]),
  );
  const found = await list<Paginated<ScoredMatch>>(
    `scored-matches?search=${encodeURIComponent(data[1]?.red ?? '')}&perPage=1`,
  );
  expect([found.total, found.data[0]?.id]).toEqual([1, recaps[1]?.match.id]);
  expect((await list<Paginated<ScoredMatch>>('scored-matches?page=9')).total).toBe(2);
});

it('athletes have the points, withdrawn ones and penalties of their corners', async () => {
  const { data } = await list<Paginated<ScoredAthlete>>('scored-athletes');
  expect(data).toHaveLength(4);
  for (const { match, sheet } of recaps) {
    for (const figures of cornerFigures(sheet?.points ?? [])) {
      const row = data.find((one) => one.name === match[figures.corner].name);
      const isWarned = match.id === stage.match.id && figures.corner === 'red';
      expect(row).toMatchObject({
        contingent: match[figures.corner].contingent,
        matches: 1,
        won: match.winner === figures.corner ? 1 : 0,
        hits: figures.hits,
        withdrawn: figures.withdrawn,
        penalties: isWarned ? 1 : 0,
        penalty_points: isWarned ? -1 : 0,
      });
    }
  }
  expect(data.map((row) => row.score).sort((a, b) => a - b)).toEqual([0, 1, 1, 2]);
  expect(Object.keys(data[0]?.hits ?? {}).sort()).toEqual([...HIT_KINDS].sort());
});

it('judges have the sum of their taps over the matches, and their share of all points that judges gave', async () => {
  const { data } = await list<{ data: ScoredJudge[] }>('scored-judges');
  const perMatch = recaps.map(({ sheet, taps }) => judgeFigures(taps, sheet?.points ?? [], sheet?.rule.judges ?? 0));
  const given = sum(recaps.map(({ sheet }) => (sheet?.points ?? []).filter((point) => point.judges.length > 0).length));
  expect(data.map((row) => row.seat)).toEqual([1, 2, 3]);
  for (const row of data) {
    const own = perMatch.flat().filter((figures) => figures.seat === row.seat);
    expect(row).toMatchObject({
      arena_id: stage.arenaId,
      matches: 2,
      taps: sum(own.map((one) => one.taps)),
      counted: sum(own.map((one) => one.counted)),
      uncounted: sum(own.map((one) => one.uncounted)),
      refused: sum(own.map((one) => one.refused)),
      agreement: agreementOf(sum(own.map((one) => one.counted)), given),
    });
  }
  expect(data.map((row) => [row.uncounted, row.refused])).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
});

it('the council alone compares judges: each beside the others, by round, with what came late', async () => {
  const { data } = await list<{ data: JudgeConsistency[] }>('judge-consistency');
  const { data: judges } = await list<{ data: ScoredJudge[] }>('scored-judges');
  expect(data.map(({ seat, total }) => [seat, total.taps, total.agreement, total.alone])).toEqual(
    judges.map(({ seat, taps, agreement, uncounted }) => [seat, taps, agreement, uncounted]),
  );
  expect(data.map(({ total }) => total.late + total.clock)).toEqual(judges.map(({ refused }) => refused));
  for (const { seat, others } of data)
    expect(others.map((one) => one.seat)).toEqual([1, 2, 3].filter((one) => one !== seat));
  expect((await list<{ data: unknown[] }>('judge-consistency?date=2020-01-01')).data).toEqual([]);
  await api.request
    .get(`/api/tournaments/${stage.tournamentId}/judge-consistency`)
    .set(stage.operator as Record<string, string>)
    .expect(403);
});

it('a day and an arena narrow every list, and only those of which there is something are offered', async () => {
  const { data: days } = await list<{ data: ScoredDay[] }>('scored-days');
  expect(days).toEqual([expect.objectContaining({ arena_id: stage.arenaId, matches: 2 })]);
  const here = `arena_id=${stage.arenaId}&date=${days[0]?.date}`;
  expect((await list<Paginated<ScoredMatch>>(`scored-matches?${here}`)).total).toBe(2);
  for (const elsewhere of ['date=2020-01-01', 'arena_id=999999']) {
    expect((await list<Paginated<ScoredMatch>>(`scored-matches?${elsewhere}`)).total).toBe(0);
    expect((await list<Paginated<ScoredAthlete>>(`scored-athletes?${elsewhere}`)).total).toBe(0);
    expect((await list<{ data: unknown[] }>(`scored-judges?${elsewhere}`)).data).toEqual([]);
  }
  await get('scored-matches?date=kemarin').expect(422);
});

it('a tournament without panels has empty lists, one that is not there has none, and those at the desks look too', async () => {
  const empty = await makeTournament(api.dataSource.manager);
  const at = (id: number, headers: object) =>
    api.request.get(`/api/tournaments/${id}/scored-judges`).set(headers as Record<string, string>);
  expect((await at(empty.id, stage.organiser).expect(200)).body).toEqual({ data: [] });
  await at(999_999, stage.organiser).expect(404);
  await at(stage.tournamentId, stage.operator).expect(200);
  const { token } = await api.tokenFor('manager');
  await at(stage.tournamentId, { authorization: `Bearer ${token}` }).expect(403);
});

it('the number of judges of a performance is even, and stays as it is when it is not told', async () => {
  const path = `/api/tournaments/${stage.tournamentId}/scoring-rule`;
  const put = (body: object) => api.request.put(path).set(stage.organiser).send(body);
  const rule = { judges: 3, agree: 2, within_ms: 10_000 };
  await put({ ...rule, seni_judges: 5 }).expect(422);
  await put({ ...rule, seni_judges: 12 }).expect(422);
  await put({ ...rule, seni_judges: 6 }).expect(200);
  await put(rule).expect(200);
  expect((await api.request.get(path).set(stage.organiser).expect(200)).body).toEqual({
    data: { ...rule, seni_judges: 6, card_returns: false, version: 3 },
  });
});

it('a corrected result is corrected in the list of matches too, and says that it is one', async () => {
  const rows = async () => (await list<Paginated<ScoredMatch>>('scored-matches')).data;
  expect((await rows())[0]).toMatchObject({ winner: 'blue', blue_score: 2, red_score: 1, is_corrected: false });
  const [standing] = await api.dataSource.query<{ id: number }[]>(
    'select id from result where match_id = $1 and withdrawn_at is null',
    [stage.match.id],
  );
  await api.request
    .post(`/api/matches/${stage.match.id}/result`)
    .set(stage.operator)
    .send({
      ...{ winner: 'red', win_kind: 'angka', blue_score: 2, red_score: 4 },
      ...{ corrects_result_id: standing?.id, reason: 'Nilai jatuhan dikembalikan' },
    })
    .expect(200);
  expect((await rows())[0]).toMatchObject({
    ...{ winner: 'red', win_reason: 'points', blue_score: 2, red_score: 4, is_corrected: true },
  });
  const [correction] = await api.dataSource.query<{ id: number }[]>(
    'select id from result where match_id = $1 and withdrawn_at is null',
    [stage.match.id],
  );
  await api.request
    .post(`/api/matches/${stage.match.id}/result/undo`)
    .set(stage.operator)
    .send({ result_id: correction?.id })
    .expect(200);
  expect((await rows())[0]).toMatchObject({ winner: 'blue', blue_score: 2, red_score: 1, is_corrected: false });
});
