// What the report of an event says of corrected scores of jurus, read where it is put together.
import { readEventReport } from '../src/event-report/event-report.queries';
import { testApi } from '../../../test/setup/api';
import { seniStage } from '../../api/test/seni-stage';

const api = testApi();

it('[R25-O05] corrected scores of jurus stand among the corrections, with what stood before', async () => {
  const stage = await seniStage(api);
  const { data } = await stage.generate(await stage.event([1, 1, 1]), { mode: 'default', pool_size: 3 });
  const pool = await stage.perform(data.pools[0]?.id ?? 0);
  const [first, second] = pool.matches;
  await stage.score(first?.id ?? 0, { corrects_id: first?.performance?.id, penalty: 0.5, seconds: pool.time_rule.max });
  await stage.score(second?.id ?? 0, {
    ...{ corrects_id: second?.performance?.id, outcome: 'disqualified', reason: 'gear', scores: [] },
    seconds: null,
  });

  const { tables } = await readEventReport(api.dataSource.manager, stage.tournamentId);
  const rowsOf = (title: string) => tables.find((table) => table.title === title)?.rows ?? [];
  expect(rowsOf('Koreksi hasil').map((row) => row.slice(2))).toEqual([
    [`${first?.contingent?.name ?? ''} 9,900`, `${first?.contingent?.name ?? ''} 9,000`, 'Dikoreksi.'],
    [`${second?.contingent?.name ?? ''} 9,890`, `${second?.contingent?.name ?? ''} Diskualifikasi`, 'Dikoreksi.'],
  ]);
  expect(rowsOf('Ringkasan')).toContainEqual(['Koreksi hasil', 2]);
});
