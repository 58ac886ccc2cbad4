// An old event of the demo, and a ranking that counts it: what a federation brings along from the years before.
import type { DataSource } from 'typeorm';
import type { PastResult } from '@gelanggang/domain/past-events/past-results';
import { DEFAULT_RANKING_RULE, type RankingRule } from '@gelanggang/domain/ranking/ranking-rule';
import { type Gender, GENDERS } from '@gelanggang/domain/words/genders';
import { keyedResult, writePastResults } from '../past-events/write-past-results';

const CONTINGENTS = ['Kabupaten Banyumas', 'Kota Tegal', 'Kabupaten Kudus', 'Kota Salatiga', 'Kabupaten Pati'];
const NAMES: Readonly<Record<Gender, readonly string[]>> = {
  male: ['Arif Setiawan', 'Bagas Nugroho', 'Dimas Saputra', 'Eko Prasetyo', 'Fajar Hidayat', 'Galih Permana'],
  female: ['Anisa Putri', 'Bunga Lestari', 'Citra Dewi', 'Dian Rahmawati', 'Elsa Maharani', 'Fitri Handayani'],
};
const PLACES = [1, 2, 3, 3];

/** Five classes, each with its four medals, and a pair. */
function results(): PastResult[] {
  const classes = GENDERS.flatMap((gender) => ['A', 'B', 'C'].map((className) => ({ gender, className })));
  const tanding = classes.flatMap(({ gender, className }, at) =>
    PLACES.map((place, index) => ({
      ...{ line: 0, names: [NAMES[gender][(at + index * 2) % 6] ?? ''], province: 'Jawa Tengah', category: 'Tanding' },
      ...{ contingent: CONTINGENTS[(at * 2 + index) % 5] ?? '', age: 'Remaja', className, gender, place },
    })),
  );
  const ganda = PLACES.map((place, at) => ({
    ...{ line: 0, names: NAMES.female.slice(at, at + 2), province: 'Jawa Tengah', category: 'Ganda', age: 'Dewasa' },
    ...{ contingent: CONTINGENTS[at] ?? '', className: '', gender: 'female' as const, place },
  }));
  return [...tanding, ...ganda];
}

/** Two years before the demo's day. */
export async function holdPastEvent(dataSource: DataSource, accountId: number, today: string): Promise<void> {
  const year = Number(today.slice(0, 4)) - 2;
  await dataSource.transaction(async (manager) => {
    const [event] = await manager.query<[{ id: number }]>(
      `insert into past_event (name, place, level, start_date, end_date, account_id)
       values ($1, 'GOR Satria, Purwokerto', 'province', $2, $3, $4) returning id`,
      [`Kejurda Jawa Tengah ${year}`, `${year}-08-12`, `${year}-08-14`, accountId],
    );
    await writePastResults(manager, event.id, results().map(keyedResult));
    const rule: RankingRule = { ...DEFAULT_RANKING_RULE, points: [10, 7, 4], on: today };
    const [ranking] = await manager.query<[{ id: number }]>(
      'insert into ranking (name, rule, is_public, account_id) values ($1, $2, true, $3) returning id',
      [`Liga Jawa Tengah ${year}`, JSON.stringify(rule), accountId],
    );
    await manager.query(`insert into ranking_source (ranking_id, past_event_id, level) values ($1, $2, 'province')`, [
      ranking.id,
      event.id,
    ]);
  });
}
