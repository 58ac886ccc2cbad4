// The chart view of insight: every table of the specification as a picture that answers a question.
import { Box, useBreakpointValue } from '@chakra-ui/react';
import type { EntryCount, Insight } from '@gelanggang/contract/insight';
import { districtName, incomeName, paymentName, provinceName } from '@gelanggang/contract/insight-names';
import { insightTables, type InsightTable, type InsightTableKey } from '@gelanggang/contract/insight-tables';
import { GENDER_LABELS, type Gender } from '@gelanggang/domain/words/genders';
import { MATCH_KIND_LABELS } from '@gelanggang/domain/words/labels';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useState, type ReactNode } from 'react';
import { FilterChip } from '@web/components/list-filters';
import { formatNumber, formatRupiah } from '@web/lib/formats';
import { insightTexts as texts } from '../texts';
import { ChartCard } from './chart-card';
import { useChartColors, type ChartColors } from './chart-colors';
import { dayBars, provinceTiles, rowBars, rowBarsHeight, shareBar, type Series } from './chart-options';
import { daysBetween } from './days-between';
import { leads } from './leads';
import { PROVINCE_TILES } from './province-tiles';

/** Bars of a chart; the rest is in the table. */
const TOP = 10;
const DAYS_HEIGHT = 220;
const SHARE_HEIGHT = 72;
const MAP_HEIGHT = 380;

export default function InsightCharts({ insight, isPaper = false }: { insight: Insight; isPaper?: boolean }) {
  const colors = useChartColors();
  // a phone's screen has no room for 38 tiles that can be read
  const hasMap = useBreakpointValue({ base: false, md: true }) === true || isPaper;
  const tables = new Map(insightTables(insight).map((table) => [table.key, table]));
  const table = (key: InsightTableKey): InsightTable => {
    const found = tables.get(key);
    if (!found) throw new Error(`There is no table ${key}.`);
    return found;
  };
  const shared = { tournamentId: insight.tournament.id, isPaper };
  return (
    <Box
      role={isPaper ? undefined : 'tabpanel'}
      aria-labelledby={isPaper ? undefined : 'insight-tab-chart'}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
    >
      <ChartCard
        {...shared}
        table={latestFirst(table('joined'))}
        lead={leads.joined(insight)}
        option={dayBars(colors, daysBetween(insight.joined))}
        height={DAYS_HEIGHT}
        isWide
        rowOf={(index) => {
          const day = daysBetween(insight.joined)[index]?.day;
          return latestFirst(table('joined')).rows.findIndex((row) => row.cells[0] === day);
        }}
      />
      <Columns isPaper={isPaper}>
        <>
          <ChartCard
            {...shared}
            table={table('income')}
            lead={leads.income(insight)}
            {...bars(
              colors,
              insight.income.map(incomeName),
              [
                { name: texts.series.paid, color: colors.paid, values: insight.income.map((row) => row.paid_amount) },
                {
                  name: texts.series.unpaid,
                  color: colors.rest,
                  values: insight.income.map((row) => row.amount - row.paid_amount),
                },
              ],
              formatRupiah,
            )}
          />
          <ContingentsCard insight={insight} table={table('contingents')} colors={colors} isPaper={isPaper} />
        </>
        <>
          <ChartCard
            {...shared}
            table={table('total_income')}
            lead={leads.totalIncome(insight)}
            height={SHARE_HEIGHT}
            option={shareBar(
              colors,
              insight.total_income.map((row) => ({
                name: paymentName(row.status),
                value: row.total_amount,
                ...paymentColors(colors)[row.status],
              })),
              formatRupiah,
            )}
            rowOf={() => undefined}
          />
          <ChartCard
            {...shared}
            table={table('genders')}
            lead={leads.genders(insight)}
            {...bars(
              colors,
              insight.genders.map((row) => GENDER_LABELS[row.gender]),
              byKind(colors, insight.genders),
            )}
          />
          <ChartCard
            {...shared}
            table={table('contingent_provinces')}
            lead={leads.contingentProvinces(insight)}
            {...bars(colors, insight.contingent_provinces.map(provinceName), [
              {
                name: texts.series.contingents,
                color: colors.ink,
                values: insight.contingent_provinces.map((row) => row.total_contingents),
              },
            ])}
          />
        </>
      </Columns>
      <ChartCard
        {...shared}
        table={table('provinces')}
        lead={leads.provinces(insight)}
        isWide={!hasMap}
        {...(hasMap
          ? {
              height: MAP_HEIGHT,
              option: provinceTiles(
                colors,
                (tile) =>
                  shownCount(
                    insight,
                    insight.provinces.find((row) => row.province_id === tile.id),
                  ),
                (tile) => insight.provinces.find((row) => row.province_id === tile.id)?.province ?? tile.short,
              ),
              rowOf: (index: number) => {
                const id = PROVINCE_TILES[index]?.id;
                const place = insight.provinces.findIndex((row) => row.province_id === id);
                return place < 0 ? undefined : place;
              },
            }
          : bars(colors, insight.provinces.map(provinceName), byKind(colors, insight.provinces)))}
      />
      <Columns isPaper={isPaper}>
        <ChartCard
          {...shared}
          table={table('districts')}
          lead={leads.districts(insight)}
          without={[1]}
          {...bars(colors, insight.districts.map(districtName), byKind(colors, insight.districts))}
        />
        <ChartCard
          {...shared}
          table={table('age_categories')}
          lead={leads.ageCategories(insight)}
          {...bars(
            colors,
            insight.age_categories.map((row) => row.age_category_name),
            byKind(colors, insight.age_categories),
          )}
        />
      </Columns>
      <ClassesCard insight={insight} table={table('classes')} colors={colors} isPaper={isPaper} />
    </Box>
  );
}

/** Two stacks side by side where there is room: cards of unlike height leave no holes. */
function Columns({ isPaper, children }: { isPaper: boolean; children: [ReactNode, ReactNode] }) {
  return (
    <Box
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={isPaper ? 'minmax(0, 1fr)' : { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
    >
      {children.map((child, index) => (
        <Box key={index} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          {child}
        </Box>
      ))}
    </Box>
  );
}

/** Where nobody has paid yet, those who are entered are shown instead of nothing. */
function shownCount({ stats }: Insight, row: EntryCount | undefined): number {
  return (stats.total_participants > 0 ? row?.total_participants : row?.registered) ?? 0;
}

interface CardProps {
  insight: Insight;
  table: InsightTable;
  colors: ChartColors;
  isPaper: boolean;
}

function ContingentsCard({ insight, table, colors, isPaper }: CardProps) {
  const shades = [colors.tanding, colors.seni, colors.paid, colors.pending, colors.rest];
  const order = insight.contingents
    .map((row, place) => ({ row, place }))
    .sort((a, b) => b.row.registered - a.row.registered);
  const sorted = { ...table, rows: order.flatMap(({ place }) => table.rows[place] ?? []) };
  const series: Series[] = insight.income.map((category, index) => ({
    name: incomeName(category),
    color: shades[index % shades.length] ?? colors.ink,
    values: order.map(
      ({ row }) => row.categories.find((one) => one.match_category_id === category.match_category_id)?.registered ?? 0,
    ),
  }));
  const inBetween = insight.income.map((_, index) => index + 2);
  return (
    <ChartCard
      table={sorted}
      tournamentId={insight.tournament.id}
      isPaper={isPaper}
      lead={leads.contingents(insight)}
      without={[1, ...inBetween]}
      {...bars(
        colors,
        order.map(({ row }) => shownName(row.name)),
        series,
      )}
    />
  );
}

/** One age category at a time: all classes of a tournament are more than a chart can hold. */
function ClassesCard({ insight, table, colors, isPaper }: CardProps) {
  const largest = [...insight.age_categories].sort((a, b) => b.registered - a.registered)[0];
  const [chosen, setChosen] = useState<number>();
  const age = insight.age_categories.find((one) => one.age_category_id === chosen) ?? largest;
  const ofAge = insight.classes
    .map((row, place) => ({ row, place }))
    .filter(({ row }) => row.age_category_id === age?.age_category_id);
  const rows = { ...table, rows: ofAge.flatMap(({ place }) => table.rows[place] ?? []) };
  const labels = [...new Set(ofAge.map(({ row }) => row.class_name))];
  const values = (gender: Gender) =>
    labels.map((label) =>
      ofAge
        .filter(({ row }) => row.class_name === label && row.gender === gender)
        .reduce((sum, { row }) => sum + shownCount(insight, row), 0),
    );
  const series = [
    { name: GENDER_LABELS.male, color: colors.ink, values: values('male') },
    { name: GENDER_LABELS.female, color: colors.rest, values: values('female') },
  ];
  return (
    <ChartCard
      table={rows}
      tournamentId={insight.tournament.id}
      isPaper={isPaper}
      lead={age?.age_category_name}
      isWide
      without={[2, 3]}
      rowOf={() => undefined}
      height={rowBarsHeight(labels.length, series.length)}
      option={rowBars(colors, labels, series, formatNumber)}
      controls={
        isPaper || insight.age_categories.length < 2 ? null : (
          <Box mb="3">
            <FilterChip
              label={texts.classOf}
              value={String(age?.age_category_id ?? '')}
              options={insight.age_categories.map((one) => ({
                value: String(one.age_category_id),
                label: one.age_category_name,
              }))}
              isActive
              isRequired
              onChoose={(value) => setChosen(Number(value))}
            />
          </Box>
        )
      }
    />
  );
}

/** The first rows as bars. */
function bars(
  colors: ChartColors,
  labels: readonly string[],
  series: readonly Series[],
  format: (value: number) => string = formatNumber,
) {
  const top = series.map((one) => ({ ...one, values: one.values.slice(0, TOP) }));
  const shown = labels.slice(0, TOP);
  return { height: rowBarsHeight(shown.length, series.length), option: rowBars(colors, shown, top, format) };
}

/** Participants, and those who are entered but have not paid. */
function byKind(colors: ChartColors, rows: readonly EntryCount[]): Series[] {
  return [
    { name: MATCH_KIND_LABELS.tanding, color: colors.tanding, values: rows.map((row) => row.tanding) },
    { name: MATCH_KIND_LABELS.seni, color: colors.seni, values: rows.map((row) => row.seni) },
    {
      name: texts.series.unpaid,
      color: colors.rest,
      values: rows.map((row) => row.registered - row.total_participants),
    },
  ];
}

const paymentColors = (colors: ChartColors) => ({
  paid: { color: colors.paid, ink: colors.panel },
  'waiting for confirmation': { color: colors.pending, ink: colors.ink },
  'waiting for payment': { color: colors.rest, ink: colors.ink },
  unbilled: { color: colors.soft, ink: colors.ink },
});

function latestFirst(table: InsightTable): InsightTable {
  return { ...table, rows: [...table.rows].reverse() };
}
