// The tables of insight, written once for the page, the workbook and the paper.
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { districtName, incomeName, paymentName, provinceName } from './insight-names';
import { insightTexts } from './insight-texts';
import { type EntryCount, INSIGHT_DEFINITIONS, type Insight, type InsightMembersQuery, NO_PLACE } from './insight';

/** What the cells of a column hold: texts, whole numbers, whole rupiah, or `YYYY-MM-DD`. */
export type InsightCellType = 'text' | 'count' | 'rupiah' | 'date';
export type InsightCell = string | number;

export interface InsightColumn {
  title: string;
  type: InsightCellType;
}

const { columns } = insightTexts;

type MembersFilter = Partial<Omit<InsightMembersQuery, 'page' | 'perPage' | 'search'>>;

export interface InsightRow {
  cells: InsightCell[];
  /** Leads to the members behind the row. */
  members?: MembersFilter;
  /** Leads to the contingents behind the row. */
  contingents?: Pick<MembersFilter, 'date_from' | 'date_to' | 'province_id'>;
}

export interface InsightTable {
  key: InsightTableKey;
  title: string;
  /** What its chart answers. */
  question: string;
  definition: string;
  columns: InsightColumn[];
  rows: InsightRow[];
  /** The last line: sums of the columns that can be added up. */
  total: InsightCell[] | null;
}

export type InsightTableKey =
  | 'joined'
  | 'income'
  | 'total_income'
  | 'contingents'
  | 'contingent_provinces'
  | 'provinces'
  | 'districts'
  | 'genders'
  | 'age_categories'
  | 'classes';

const text = (title: string): InsightColumn => ({ title, type: 'text' });
const count = (title: string): InsightColumn => ({ title, type: 'count' });
const rupiah = (title: string): InsightColumn => ({ title, type: 'rupiah' });

const counts = (): InsightColumn[] => [
  count(columns.tanding),
  count(columns.seni),
  count(columns.participants),
  count(columns.registered),
];
const countsOf = (row: EntryCount) => [row.tanding, row.seni, row.total_participants, row.registered];

const provinceFilter = (id: number | null) => ({ province_id: id ?? NO_PLACE });

/** In the order of the specification. */
export function insightTables(insight: Insight): InsightTable[] {
  const categories = insight.income.map((row) => ({ id: row.match_category_id, name: incomeName(row) }));
  let joinedSoFar = 0;
  const tables: Omit<InsightTable, 'total'>[] = [
    {
      key: 'joined',
      ...insightTexts.tables.joined,
      definition: INSIGHT_DEFINITIONS.joined,
      columns: [{ title: columns.date, type: 'date' }, count(columns.contingents), count(columns.soFar)],
      rows: insight.joined.map(({ join_date, total_contingents }) => ({
        cells: [join_date, total_contingents, (joinedSoFar += total_contingents)],
        contingents: { date_from: join_date, date_to: join_date },
      })),
    },
    {
      key: 'income',
      ...insightTexts.tables.income,
      definition: INSIGHT_DEFINITIONS.income,
      columns: [text(columns.category), count(columns.members), rupiah(columns.projected), rupiah(columns.paid)],
      rows: insight.income.map((row) => ({
        cells: [incomeName(row), row.members, row.amount, row.paid_amount],
        members: { match_category_id: row.match_category_id },
      })),
    },
    {
      key: 'total_income',
      ...insightTexts.tables.total_income,
      definition: INSIGHT_DEFINITIONS.totalIncome,
      columns: [text(columns.status), count(columns.members), rupiah(columns.amount)],
      rows: insight.total_income.map((row) => ({
        cells: [paymentName(row.status), row.members, row.total_amount],
        members: { payment: row.status },
      })),
    },
    {
      key: 'contingents',
      ...insightTexts.tables.contingents,
      definition: INSIGHT_DEFINITIONS.contingentCategories,
      columns: [
        text(columns.contingent),
        text(columns.province),
        ...categories.map((one) => count(one.name)),
        count(columns.registered),
        count(columns.participants),
      ],
      rows: insight.contingents.map((row) => ({
        cells: [
          row.name,
          provinceName(row),
          ...categories.map(({ id }) => row.categories.find((one) => one.match_category_id === id)?.registered ?? 0),
          row.registered,
          row.total_participants,
        ],
        members: { contingent_id: row.id },
      })),
    },
    {
      key: 'contingent_provinces',
      ...insightTexts.tables.contingent_provinces,
      definition: INSIGHT_DEFINITIONS.contingentProvinces,
      columns: [text(columns.province), count(columns.contingents)],
      rows: insight.contingent_provinces.map((row) => ({
        cells: [provinceName(row), row.total_contingents],
        contingents: provinceFilter(row.province_id),
      })),
    },
    {
      key: 'provinces',
      ...insightTexts.tables.provinces,
      definition: INSIGHT_DEFINITIONS.provinces,
      columns: [text(columns.province), ...counts()],
      rows: insight.provinces.map((row) => ({
        cells: [provinceName(row), ...countsOf(row)],
        members: provinceFilter(row.province_id),
      })),
    },
    {
      key: 'districts',
      ...insightTexts.tables.districts,
      definition: INSIGHT_DEFINITIONS.districts,
      columns: [text(columns.district), text(columns.province), ...counts()],
      rows: insight.districts.map((row) => ({
        cells: [districtName(row), provinceName(row), ...countsOf(row)],
        members: { ...provinceFilter(row.province_id), district_id: row.district_id ?? NO_PLACE },
      })),
    },
    {
      key: 'genders',
      ...insightTexts.tables.genders,
      definition: INSIGHT_DEFINITIONS.genders,
      columns: [text(columns.gender), ...counts()],
      rows: insight.genders.map((row) => ({
        cells: [GENDER_LABELS[row.gender], ...countsOf(row)],
        members: { gender: row.gender },
      })),
    },
    {
      key: 'age_categories',
      ...insightTexts.tables.age_categories,
      definition: INSIGHT_DEFINITIONS.ageCategories,
      columns: [text(columns.age), ...counts()],
      rows: insight.age_categories.map((row) => ({
        cells: [row.age_category_name, ...countsOf(row)],
        members: { age_category_id: row.age_category_id },
      })),
    },
    {
      key: 'classes',
      ...insightTexts.tables.classes,
      definition: INSIGHT_DEFINITIONS.classes,
      columns: [
        text(columns.class),
        text(columns.gender),
        text(columns.age),
        text(columns.category),
        count(columns.participants),
        count(columns.registered),
      ],
      rows: insight.classes.map((row) => ({
        cells: [
          row.class_name,
          GENDER_LABELS[row.gender],
          row.age_category,
          row.match_category,
          row.total_participants,
          row.registered,
        ],
        members: {
          match_category_id: row.match_category_id,
          age_category_id: row.age_category_id,
          gender: row.gender,
          ...(row.category_class_id === null ? {} : { category_class_id: row.category_class_id }),
        },
      })),
    },
  ];
  return tables.map((table) => ({ ...table, total: totalOf(table) }));
}

/** A running sum is not summed again. */
function totalOf({ key, columns: all, rows }: Omit<InsightTable, 'total'>): InsightCell[] | null {
  if (rows.length < 2) return null;
  return all.map((column, index) => {
    if (index === 0) return insightTexts.total;
    if (column.type === 'text' || column.type === 'date' || (key === 'joined' && index === 2)) return '';
    return rows.reduce((sum, row) => sum + Number(row.cells[index]), 0);
  });
}
