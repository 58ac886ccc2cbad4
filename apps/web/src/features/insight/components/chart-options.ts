// How the charts of insight look: bars that carry their values, and the tile map of the provinces.
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartColors } from './chart-colors';
import { PROVINCE_TILES, type ProvinceTile } from './province-tiles';

const FONT = '"Archivo Variable", system-ui, sans-serif';
const BAR = 22;
const ROW = 34;
/** px beside a figure within its part. */
const AIR = 8;
/** Off the chart: a layout cannot hide a label. */
const AWAY = { x: -1000 };

interface LabelPlace {
  rect: { width: number };
  labelRect: { width: number };
}

/** A part that is narrower than its figure stays without: the sum stands behind the bar, and the table has all of them. */
const withinItsPart = ({ rect, labelRect }: LabelPlace) => (labelRect.width + AIR > rect.width ? AWAY : {});

/** The legend's line; more than four names may need a second one. */
const legendHeight = (series: number): number => (series < 2 ? 0 : series > 4 ? 56 : 34);

export interface Series {
  name: string;
  color: string;
  values: number[];
}

const textStyle = (colors: ChartColors) => ({ fontFamily: FONT, fontSize: 13, color: colors.ink });

const tooltip = (colors: ChartColors, format: (value: number) => string) => ({
  trigger: 'axis',
  confine: true,
  axisPointer: { type: 'shadow' },
  backgroundColor: colors.panel,
  borderColor: colors.line,
  textStyle: textStyle(colors),
  valueFormatter: (value: unknown) => format(Number(value)),
});

const legend = (colors: ChartColors, series: readonly Series[]) =>
  series.length > 1
    ? {
        data: series.map((one) => one.name),
        top: 0,
        left: 0,
        itemWidth: 12,
        itemHeight: 12,
        icon: 'roundRect',
        textStyle: textStyle(colors),
      }
    : undefined;

/** px of `rowBars` with so many rows. */
export const rowBarsHeight = (rows: number, series: number): number => rows * ROW + legendHeight(series) + 8;

/** Horizontal bars, stacked, with their sum behind them; the first row stands on top. */
export function rowBars(
  colors: ChartColors,
  labels: readonly string[],
  series: readonly Series[],
  format: (value: number) => string,
): EChartsCoreOption {
  const sums = labels.map((_, row) => series.reduce((sum, one) => sum + (one.values[row] ?? 0), 0));
  const room = Math.max(...sums.map((value) => format(value).length), 1) * 8 + 10;
  return {
    textStyle: textStyle(colors),
    grid: {
      left: 0,
      right: room,
      top: legendHeight(series.length) || 4,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    legend: legend(colors, series),
    tooltip: tooltip(colors, format),
    xAxis: { type: 'value', show: false },
    yAxis: {
      type: 'category',
      inverse: true,
      data: [...labels],
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: { ...textStyle(colors), width: 150, overflow: 'truncate' },
    },
    series: [
      ...series.map((one) => ({
        name: one.name,
        type: 'bar',
        stack: 'all',
        barWidth: BAR,
        itemStyle: { color: one.color },
        data: one.values,
        label: {
          show: series.length > 1,
          position: 'inside',
          fontWeight: 'bold',
          fontFamily: FONT,
          formatter: ({ value }: { value: number }) => (value > 0 ? format(value) : ''),
        },
        labelLayout: withinItsPart,
      })),
      sumBehind(colors, sums, format),
    ],
  };
}

/** An empty last part: its label is the sum, and nothing else of it shows. */
const sumBehind = (colors: ChartColors, sums: readonly number[], format: (value: number) => string) => ({
  type: 'bar',
  stack: 'all',
  silent: true,
  tooltip: { show: false },
  data: sums.map(() => 0),
  label: {
    show: true,
    position: 'right',
    color: colors.ink,
    fontWeight: 'bold',
    fontFamily: FONT,
    formatter: ({ dataIndex }: { dataIndex: number }) => format(sums[dataIndex] ?? 0),
  },
});

/** Vertical bars, one per day; the busiest few stand in ink. */
export function dayBars(colors: ChartColors, days: readonly { label: string; value: number }[]): EChartsCoreOption {
  const most = Math.max(...days.map((day) => day.value), 1);
  const isBusy = (value: number) => value * 2 > most;
  // where every day is like the others, none stands out
  const hasPeak = days.filter((day) => isBusy(day.value)).length * 3 <= days.length;
  return {
    textStyle: textStyle(colors),
    grid: { left: 0, right: 0, top: 24, bottom: 0, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: tooltip(colors, String),
    xAxis: {
      type: 'category',
      data: days.map((day) => day.label),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colors.ink } },
      axisLabel: { ...textStyle(colors), color: colors.muted, hideOverlap: true },
    },
    yAxis: { type: 'value', show: false },
    series: [
      {
        type: 'bar',
        barCategoryGap: '18%',
        barMaxWidth: 44,
        data: days.map(({ value }) => ({
          value,
          itemStyle: { color: hasPeak && isBusy(value) ? colors.ink : colors.rest },
        })),
        label: {
          show: true,
          position: 'top',
          color: colors.ink,
          fontWeight: 'bold',
          fontFamily: FONT,
          formatter: ({ value }: { value: number }) => (value > 0 ? String(value) : ''),
        },
        // of many days those have their figure that have the room
        labelLayout: { hideOverlap: true },
      },
    ],
  };
}

/** Parts of a whole in one bar, each with its share. */
export function shareBar(
  colors: ChartColors,
  parts: readonly { name: string; color: string; value: number; ink: string }[],
  format: (value: number) => string,
): EChartsCoreOption {
  const whole = parts.reduce((sum, part) => sum + part.value, 0);
  return {
    textStyle: textStyle(colors),
    grid: { left: 0, right: 0, top: 0, bottom: 0 },
    tooltip: { ...tooltip(colors, format), trigger: 'item' },
    xAxis: { type: 'value', show: false, max: whole || 1 },
    yAxis: { type: 'category', show: false, data: [''] },
    series: parts.map((part) => ({
      name: part.name,
      type: 'bar',
      stack: 'all',
      barWidth: '100%',
      data: [part.value],
      itemStyle: { color: part.color, borderColor: colors.panel, borderWidth: 1 },
      label: {
        // a share too narrow for its figure stays without
        show: whole > 0 && part.value / whole >= 0.06,
        position: 'insideLeft',
        color: part.ink,
        fontWeight: 'bold',
        fontFamily: FONT,
        fontSize: 16,
        formatter: () => `${Math.round((part.value / whole) * 100)}%`,
      },
    })),
  };
}

/** Indonesia as one tile per province: the darker, the more. Provinces without anybody stay empty. */
export function provinceTiles(
  colors: ChartColors,
  valueOf: (tile: ProvinceTile) => number,
  names: (tile: ProvinceTile) => string,
): EChartsCoreOption {
  const values = PROVINCE_TILES.map(valueOf);
  const most = Math.max(...values, 1);
  return {
    textStyle: textStyle(colors),
    grid: { left: 0, right: 0, top: 0, bottom: 0 },
    tooltip: {
      confine: true,
      backgroundColor: colors.panel,
      borderColor: colors.line,
      textStyle: textStyle(colors),
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const tile = PROVINCE_TILES[dataIndex];
        return tile ? `${names(tile)}: ${values[dataIndex] ?? 0}` : '';
      },
    },
    xAxis: { type: 'category', show: false, data: range(Math.max(...PROVINCE_TILES.map((tile) => tile.column)) + 1) },
    yAxis: {
      type: 'category',
      show: false,
      inverse: true,
      data: range(Math.max(...PROVINCE_TILES.map((tile) => tile.row)) + 1),
    },
    visualMap: { show: false, min: 0, max: most, inRange: { color: [colors.soft, colors.tanding] } },
    series: [
      {
        type: 'heatmap',
        itemStyle: { borderColor: colors.panel, borderWidth: 2, borderRadius: 4 },
        data: PROVINCE_TILES.map((tile, index) => ({
          value: [tile.column, tile.row, values[index] ?? 0],
          label: { color: (values[index] ?? 0) * 2 > most ? colors.panel : colors.ink },
        })),
        label: {
          show: true,
          fontFamily: FONT,
          fontSize: 11,
          lineHeight: 14,
          formatter: ({ dataIndex }: { dataIndex: number }) => {
            const value = values[dataIndex] ?? 0;
            return `${PROVINCE_TILES[dataIndex]?.short ?? ''}${value > 0 ? `\n{figure|${value}}` : ''}`;
          },
          rich: { figure: { fontWeight: 'bold', fontSize: 13, lineHeight: 16 } },
        },
      },
    ],
  };
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
