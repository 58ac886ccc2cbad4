// Adds the cells of insight up to its tables: every table's sum is the same sum.
import {
  type AgeCategoryRow,
  type ClassRow,
  type ContingentInsight,
  type ContingentProvinceRow,
  type DistrictRow,
  ENTRY_PAYMENTS,
  type EntryCount,
  type EntryPayment,
  type GenderRow,
  type IncomeRow,
  type Insight,
  type JoinDateRow,
  type ProvinceRow,
  type TotalIncomeRow,
} from '@gelanggang/contract/insight';
import { districtName, incomeName, paymentName, provinceName } from '@gelanggang/contract/insight-names';
import { type Gender, GENDERS } from '@gelanggang/domain/words/genders';

interface Counted {
  registered: number;
  tanding: number;
  seni: number;
  amount: number;
}
type PlaceCell = Counted & { province_id: number | null; district_id: number | null };
type ClassCell = Counted & {
  match_category_id: number;
  age_category_id: number;
  gender: Gender;
  category_class_id: number | null;
  /** Of seni: the event's name; empty where its category has only one. */
  nomor: string;
};
type ContingentCell = Counted & { contingent_id: number; match_category_id: number };
type PaymentCell = Counted & { match_category_id: number; payment: EntryPayment };

/** The same entries, grouped four ways. */
export interface Named {
  id: number;
  name: string;
  position: number;
}

export interface ContingentRecord {
  id: number;
  name: string;
  province_id: number | null;
  district_id: number | null;
  district_name: string;
  join_date: string;
}

export interface EntryCells {
  place: PlaceCell[];
  class: ClassCell[];
  contingent: ContingentCell[];
  payment: PaymentCell[];
}

export interface InsightNames {
  provinces: ReadonlyMap<number, Named>;
  districts: ReadonlyMap<number, Named>;
  matchCategories: ReadonlyMap<number, Named>;
  ageCategories: ReadonlyMap<number, Named>;
  classes: ReadonlyMap<number, Named>;
}

/** Largest first, then by name. */
const byCount = (a: EntryCount, b: EntryCount) =>
  b.total_participants - a.total_participants || b.registered - a.registered;

export function figuresOf(
  cells: EntryCells,
  contingents: readonly ContingentRecord[],
  names: InsightNames,
): Omit<Insight, 'tournament' | 'as_of'> {
  const nameOf = (map: ReadonlyMap<number, Named>, id: number | null) => (id === null ? '' : (map.get(id)?.name ?? ''));
  const positionOf = (map: ReadonlyMap<number, Named>, id: number | null) => (id && map.get(id)?.position) || 0;
  const province = (id: number | null) => provinceName({ province_id: id, province: nameOf(names.provinces, id) });

  const districts: DistrictRow[] = cells.place
    .map((cell) => ({
      province_id: cell.province_id,
      province: province(cell.province_id),
      district_id: cell.district_id,
      district_name: districtName({ ...cell, district_name: nameOf(names.districts, cell.district_id) }),
      ...countOf([cell]),
    }))
    .sort((a, b) => byCount(a, b) || a.district_name.localeCompare(b.district_name));

  const provinces: ProvinceRow[] = [...groupBy(cells.place, (cell) => cell.province_id)]
    .map(([id, group]) => ({ province_id: id, province: province(id), ...countOf(group) }))
    .sort((a, b) => byCount(a, b) || a.province.localeCompare(b.province));

  const genders: GenderRow[] = GENDERS.map((gender) => ({
    gender,
    ...countOf(cells.class.filter((cell) => cell.gender === gender)),
  }));

  const age_categories: AgeCategoryRow[] = [...groupBy(cells.class, (cell) => cell.age_category_id)]
    .map(([id, group]) => ({
      age_category_id: id,
      age_category_name: nameOf(names.ageCategories, id),
      ...countOf(group),
    }))
    .sort(
      (a, b) =>
        positionOf(names.ageCategories, a.age_category_id) - positionOf(names.ageCategories, b.age_category_id) ||
        a.age_category_id - b.age_category_id,
    );

  const classes: ClassRow[] = cells.class
    .map((cell) => ({
      match_category_id: cell.match_category_id,
      match_category: nameOf(names.matchCategories, cell.match_category_id),
      age_category_id: cell.age_category_id,
      age_category: nameOf(names.ageCategories, cell.age_category_id),
      gender: cell.gender,
      category_class_id: cell.category_class_id,
      class_name:
        cell.category_class_id === null
          ? cell.nomor || nameOf(names.matchCategories, cell.match_category_id)
          : nameOf(names.classes, cell.category_class_id),
      ...countOf([cell]),
    }))
    .sort(
      (a, b) =>
        positionOf(names.ageCategories, a.age_category_id) - positionOf(names.ageCategories, b.age_category_id) ||
        a.age_category_id - b.age_category_id ||
        a.match_category_id - b.match_category_id ||
        b.gender.localeCompare(a.gender) ||
        positionOf(names.classes, a.category_class_id) - positionOf(names.classes, b.category_class_id) ||
        a.class_name.localeCompare(b.class_name),
    );

  const income: IncomeRow[] = [...groupBy(cells.payment, (cell) => cell.match_category_id)]
    .map(([id, group]) => ({
      match_category_id: id,
      description: incomeName({ match_category_id: id, description: nameOf(names.matchCategories, id) }),
      members: sum(group, (cell) => cell.registered),
      amount: sum(group, (cell) => cell.amount),
      paid_amount: sum(
        group.filter((cell) => cell.payment === 'paid'),
        (cell) => cell.amount,
      ),
    }))
    .sort((a, b) => a.match_category_id - b.match_category_id);

  const total_income: TotalIncomeRow[] = ENTRY_PAYMENTS.map((status) => {
    const group = cells.payment.filter((cell) => cell.payment === status);
    return {
      status,
      description: paymentName(status),
      members: sum(group, (cell) => cell.registered),
      total_amount: sum(group, (cell) => cell.amount),
    };
  });

  const ofContingent = groupBy(cells.contingent, (cell) => cell.contingent_id);
  const contingentRows: ContingentInsight[] = contingents.map((one) => {
    const group = ofContingent.get(one.id) ?? [];
    const { registered, total_participants } = countOf(group);
    return {
      id: one.id,
      name: one.name,
      province_id: one.province_id,
      province: province(one.province_id),
      district_name: one.district_name,
      join_date: one.join_date,
      registered,
      total_participants,
      categories: group
        .map((cell) => ({
          match_category_id: cell.match_category_id,
          name: nameOf(names.matchCategories, cell.match_category_id),
          registered: cell.registered,
          participants: cell.tanding + cell.seni,
        }))
        .sort((a, b) => a.match_category_id - b.match_category_id),
    };
  });

  const contingent_provinces: ContingentProvinceRow[] = [...groupBy(contingents, (one) => one.province_id)]
    .map(([id, group]) => ({ province_id: id, province: province(id), total_contingents: group.length }))
    .sort((a, b) => b.total_contingents - a.total_contingents || a.province.localeCompare(b.province));

  const joined: JoinDateRow[] = [...groupBy(contingents, (one) => one.join_date)]
    .map(([join_date, group]) => ({ join_date, total_contingents: group.length }))
    .sort((a, b) => a.join_date.localeCompare(b.join_date));

  return {
    stats: {
      ...countOf(cells.place),
      total_contingents: contingents.length,
      provinces: contingent_provinces.filter((one) => one.province_id !== null).length,
      projected_income: sum(cells.payment, (cell) => cell.amount),
      paid_income: sum(income, (row) => row.paid_amount),
    },
    joined,
    income,
    total_income,
    contingents: contingentRows,
    contingent_provinces,
    provinces,
    districts,
    genders,
    age_categories,
    classes,
  };
}

function countOf(group: readonly Counted[]): EntryCount {
  const tanding = sum(group, (cell) => cell.tanding);
  const seni = sum(group, (cell) => cell.seni);
  return { registered: sum(group, (cell) => cell.registered), tanding, seni, total_participants: tanding + seni };
}

function sum<T>(rows: readonly T[], of: (row: T) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

function groupBy<T, K>(rows: readonly T[], of: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(of(row));
    if (group) group.push(row);
    else groups.set(of(row), [row]);
  }
  return groups;
}
