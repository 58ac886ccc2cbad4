// Of several who are disqualified for doping in one bracket of battles, winners and medals are the same in whatever order they are found (art. 11.6.g.6.e).
import type { LiveMatch } from '@gelanggang/contract/live';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { seniStage } from './seni-stage';

const api = testApi();
const stage = madeBeforeAll(() => seniStage(api));

/** A bracket of eight: A1 meets A2, …, D1 meets D2; then A and B, C and D; then the final. */
class Bracket {
  private constructor(
    private readonly poolId: number,
    private readonly units: ReadonlyMap<string, number>,
  ) {}

  static async drawn(): Promise<Bracket> {
    const event = await stage.event(Array.from({ length: 8 }, () => [null]));
    const { data } = await stage.generate(event, { mode: 'battle', bracket_type: 'full_prestasi' });
    const poolId = data.pools[0]!.id;
    const all = (await rowsOf(poolId)).filter(({ round }) => round === 1);
    const groups = [...new Set(all.map((row) => row.battle_group))];
    const units = all.map((row): [string, number] => [
      `${'ABCD'[groups.indexOf(row.battle_group)]}${row.corner === 'blue' ? 1 : 2}`,
      row.seni!.unit_id!,
    ]);
    return new Bracket(poolId, new Map(units));
  }

  private letter = (unitId: number | null | undefined): string =>
    [...this.units].find(([, id]) => id === unitId)?.[0] ?? '-';

  private async openRow(letter: string): Promise<LiveMatch> {
    const unit = this.units.get(letter);
    return (await rowsOf(this.poolId)).find((row) => row.status === 'scheduled' && row.seni?.unit_id === unit)!;
  }

  async performs(letter: string, score = 9.6): Promise<void> {
    const { id } = await this.openRow(letter);
    await stage.score(id, { scores: [score, score, score, score], seconds: 90 });
  }

  async doped(letter: string): Promise<void> {
    const path = `/api/tournaments/${stage.tournamentId}/disqualifications`;
    const body = { unit_id: this.units.get(letter), reason: 'Hasil laboratorium' };
    await api.request.post(path).set(as(stage.token)).send(body).expect(200);
  }

  /** Each battle from the first round on, and the medals. */
  async end(): Promise<string> {
    const rows = await rowsOf(this.poolId);
    const battles = [...new Set(rows.map((row) => row.battle_group))].map((group) => {
      const [blue, red] = (['blue', 'red'] as const).map((corner) =>
        rows.find((row) => row.battle_group === group && row.corner === corner),
      );
      const isOver = [blue, red].every((row) => row && ['finished', 'walkover'].includes(row.status));
      const names = [blue, red].map((row) => this.letter(row?.seni?.unit_id));
      const won = blue?.winner ? names[blue.winner === 'blue' ? 0 : 1] : 'nobody';
      return `${names.join(':')} ${isOver ? won : 'open'}`;
    });
    const [row] = await api.dataSource.query<{ slug: string; seq: number }[]>(
      `select t.slug, s.seq::int from tournament t join stream s on s.name = 'tournament:' || t.id where t.id = $1`,
      [stage.tournamentId],
    );
    for (;;) {
      const { body } = await api.request.get(`/api/live/${row!.slug}/medals`).expect(200);
      const { seq, events } = body as MedalSnapshot;
      if (seq < row!.seq) continue;
      const won = events.flatMap(({ pools }) => pools.flatMap(({ winners }) => winners));
      const own = won.filter(({ unit_id: id }) => this.letter(id) !== '-');
      return [...battles, ...own.map(({ medal, unit_id: id }) => `${medal} ${this.letter(id)}`).sort()].join(', ');
    }
  }
}

const rowsOf = async (poolId: number): Promise<LiveMatch[]> => {
  const all = await readLiveMatches(api.dataSource.manager, { tournamentId: stage.tournamentId, kind: 'seni', poolId });
  return all.sort((a, b) => a.round - b.round || a.id - b.id);
};

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    orders(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

it.each([
  ['two who have not performed and who waits for them', '', 'A1 A2 B1', 'B1 B2'],
  ['of both battles before a semifinal', 'A1', 'A1 A2 B1', ''],
])('[R25-T47] %s', async (_what, performed, doped, fought) => {
  const ends: string[] = [];
  for (const order of orders(doped.split(' '))) {
    const bracket = await Bracket.drawn();
    for (const letter of performed.split(' ').filter(Boolean)) await bracket.performs(letter);
    for (const [at, letter] of fought.split(' ').filter(Boolean).entries())
      await bracket.performs(letter, at === 0 ? 9.8 : 9.7);
    for (const letter of order) await bracket.doped(letter);
    ends.push(await bracket.end());
  }
  expect([...new Set(ends)]).toHaveLength(1);
});
