// The sentence under the question of each chart: its answer in words, from the same figures.
import type { Insight } from '@gelanggang/contract/insight';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { formatDate, formatNumber, formatRupiah } from '@web/lib/formats';

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

const first = <T>(rows: readonly T[], name: (row: T) => string, value: (row: T) => number, what: string) => {
  const top = [...rows].sort((a, b) => value(b) - value(a))[0];
  const whole = rows.reduce((sum, row) => sum + value(row), 0);
  if (!top || value(top) === 0) return undefined;
  return `${name(top)}: ${formatNumber(value(top))} dari ${formatNumber(whole)} ${what} (${share(value(top), whole)}%)`;
};

export const leads = {
  joined({ joined, stats }: Insight) {
    const busiest = [...joined].sort((a, b) => b.total_contingents - a.total_contingents)[0];
    return busiest
      ? `${formatNumber(busiest.total_contingents)} dari ${formatNumber(stats.total_contingents)} kontingen masuk pada ${formatDate(busiest.join_date)}`
      : undefined;
  },
  income: ({ stats }: Insight) =>
    `${formatRupiah(stats.projected_income)}, ${formatRupiah(stats.paid_income)} sudah lunas`,
  totalIncome({ stats, total_income }: Insight) {
    const waiting = total_income.find((row) => row.status === 'waiting for confirmation')?.members ?? 0;
    const paid = `${share(stats.paid_income, stats.projected_income)}% sudah lunas`;
    return waiting > 0 ? `${paid}; ${formatNumber(waiting)} anggota menunggu konfirmasi` : paid;
  },
  contingents: ({ contingents }: Insight) =>
    first(
      contingents,
      (row) => shownName(row.name),
      (row) => row.registered,
      'anggota terdaftar',
    ),
  contingentProvinces: ({ contingent_provinces }: Insight) =>
    first(
      contingent_provinces,
      (row) => row.province,
      (row) => row.total_contingents,
      'kontingen',
    ),
  provinces: ({ provinces }: Insight) =>
    first(
      provinces,
      (row) => row.province,
      (row) => row.total_participants,
      'peserta',
    ),
  districts: ({ districts }: Insight) =>
    first(
      districts,
      (row) => row.district_name,
      (row) => row.total_participants,
      'peserta',
    ),
  genders({ genders, stats }: Insight) {
    const girls = genders.find((row) => row.gender === 'female')?.total_participants ?? 0;
    return stats.total_participants > 0 ? `${share(girls, stats.total_participants)}% putri` : undefined;
  },
  ageCategories: ({ age_categories }: Insight) =>
    first(
      age_categories,
      (row) => row.age_category_name,
      (row) => row.total_participants,
      'peserta',
    ),
} as const;
