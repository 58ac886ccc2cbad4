// The sentence under the question of each chart: its answer in words, from the same figures.
import type { Insight } from '@gelanggang/contract/insight';
import { districtName, provinceName } from '@gelanggang/contract/insight-names';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { formatDate, formatNumber, formatRupiah } from '@web/lib/formats';
import { insightTexts } from '../texts';

const texts = insightTexts.leads;

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

const first = <T>(
  rows: readonly T[],
  name: (row: T) => string,
  value: (row: T) => number,
  what: keyof typeof texts.most,
) => {
  const top = [...rows].sort((a, b) => value(b) - value(a))[0];
  const whole = rows.reduce((sum, row) => sum + value(row), 0);
  if (!top || value(top) === 0) return undefined;
  return texts.most[what](name(top), formatNumber(value(top)), formatNumber(whole), share(value(top), whole));
};

export const leads = {
  joined({ joined, stats }: Insight) {
    const busiest = [...joined].sort((a, b) => b.total_contingents - a.total_contingents)[0];
    return busiest
      ? texts.joined(
          formatNumber(busiest.total_contingents),
          formatNumber(stats.total_contingents),
          formatDate(busiest.join_date),
        )
      : undefined;
  },
  income: ({ stats }: Insight) => texts.income(formatRupiah(stats.projected_income), formatRupiah(stats.paid_income)),
  totalIncome({ stats, total_income }: Insight) {
    const waiting = total_income.find((row) => row.status === 'waiting for confirmation')?.members ?? 0;
    const paid = texts.paidShare(share(stats.paid_income, stats.projected_income));
    return waiting > 0 ? `${paid}; ${texts.waiting(formatNumber(waiting))}` : paid;
  },
  contingents: ({ contingents }: Insight) =>
    first(
      contingents,
      (row) => shownName(row.name),
      (row) => row.registered,
      'members',
    ),
  contingentProvinces: ({ contingent_provinces }: Insight) =>
    first(contingent_provinces, provinceName, (row) => row.total_contingents, 'contingents'),
  provinces: ({ provinces }: Insight) =>
    first(provinces, provinceName, (row) => row.total_participants, 'participants'),
  districts: ({ districts }: Insight) =>
    first(districts, districtName, (row) => row.total_participants, 'participants'),
  genders({ genders, stats }: Insight) {
    const girls = genders.find((row) => row.gender === 'female')?.total_participants ?? 0;
    return stats.total_participants > 0 ? texts.girls(share(girls, stats.total_participants)) : undefined;
  },
  ageCategories: ({ age_categories }: Insight) =>
    first(
      age_categories,
      (row) => row.age_category_name,
      (row) => row.total_participants,
      'participants',
    ),
} as const;
