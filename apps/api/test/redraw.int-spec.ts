// Every pool of the demo is drawn again by the second program, in another language, from its public record alone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { PublicDraw } from '@gelanggang/contract/draw-check';
import { DRAW_ALGORITHM } from '@gelanggang/domain/draw/algorithms';
import { testApi } from '../../../test/setup/api';
import { hasPython } from '../../../test/setup/python';
import { runStart } from '../../../test/setup/demo';
import { testFolder } from '../../../test/setup/made';

const PROGRAM = join(__dirname, '../../../scripts/redraw.py');
const DOCUMENT = join(__dirname, '../../../docs/draws.md');

const run = (input: string, ...options: string[]) =>
  spawnSync('python3', [PROGRAM, ...options], { input, encoding: 'utf8', maxBuffer: 100_000_000 });

describe('The second program', () => {
  if (!hasPython) {
    it.skip('needs Python 3 on the path', () => undefined);
    return;
  }
  const folder = testFolder();
  const env = { FILES_DIR: join(folder, 'files'), DATA_DIR: folder };
  const api = testApi({ demo: runStart(), env });
  let records: PublicDraw[];
  beforeAll(async () => {
    const pools = await api.dataSource.query<{ id: number }[]>('select distinct pool_id as id from draw_history');
    records = [];
    for (const { id } of pools) {
      const { body } = await api.request.get(`/api/draws/${id}`).expect(200);
      records.push(body as PublicDraw);
    }
  });

  it('draws every pool of the demo as it was drawn, tanding and seni', () => {
    const { stdout, status } = run(JSON.stringify(records));
    const told = stdout.trim().split('\n');
    expect(told.filter((line) => !line.endsWith(': same'))).toEqual([]);
    expect([told.length, status]).toEqual([records.flatMap(({ draws }) => draws).length, 0]);
    expect(told.length).toBeGreaterThan(20);
    const draws = records.flatMap((record) => record.draws);
    expect(draws.some(({ order }) => order !== null)).toBe(true);
    expect(new Set(draws.filter(({ order }) => order === null).map(({ algorithm }) => algorithm))).toEqual(
      new Set([DRAW_ALGORITHM]),
    );
  });

  it('notices one changed slot, one changed entry and one changed seed', () => {
    const record = records.find(({ draws }) => (draws[0]?.matches.length ?? 0) > 3)!;
    const [draw] = record.draws as [PublicDraw['draws'][0]];
    const [first, ...matches] = draw.matches as [PublicDraw['draws'][0]['matches'][0]];
    const [entry, ...entries] = draw.entries as [PublicDraw['draws'][0]['entries'][0]];
    const changed = [
      { ...draw, matches: [{ ...first, blue: first.red, red: first.blue }, ...matches] },
      { ...draw, entries: [{ ...entry, contingent_id: 999_999 }, ...entries] },
      { ...draw, seed: '0123456789abcdef' },
    ];
    const { stdout, status } = run(JSON.stringify(changed.map((one) => ({ ...record, draws: [one] }))));
    expect(status).toBe(1);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/differs: bracket$/),
      expect.stringMatching(/differs: fingerprint/),
      expect.stringMatching(/differs: .*(seed|bracket)/),
    ]);
  });

  it('holds the test vectors of the document', () => {
    expect(run('', '--vectors', DOCUMENT)).toMatchObject({ stdout: 'The vectors hold.\n', status: 0 });
  });
});
