// The tournaments of the house as charts: participants, income, and where they come from.
import { Box, chakra } from '@chakra-ui/react';
import type { TournamentInsight } from '@gelanggang/contract/insight';
import { provinceName } from '@gelanggang/contract/insight-names';
import { MATCH_KIND_LABELS } from '@gelanggang/domain/words/labels';
import type { EChartsCoreOption } from 'echarts/core';
import { formatNumber, formatRupiah } from '@web/lib/formats';
import { insightTexts } from '../texts';
import { Chart } from './chart';
import { useChartColors } from './chart-colors';
import { rowBars, rowBarsHeight, type Series } from './chart-options';

const texts = insightTexts.tournaments;
/** Provinces with a colour of their own. */
const NAMED_PROVINCES = 5;

export default function TournamentCharts({ rows }: { rows: TournamentInsight[] }) {
  const colors = useChartColors();
  const labels = rows.map((row) => row.name);
  const participants: Series[] = [
    { name: MATCH_KIND_LABELS.tanding, color: colors.tanding, values: rows.map((row) => row.tanding) },
    { name: MATCH_KIND_LABELS.seni, color: colors.seni, values: rows.map((row) => row.seni) },
  ];
  const income: Series[] = [
    { name: insightTexts.series.paid, color: colors.paid, values: rows.map((row) => row.paid_income) },
    {
      name: insightTexts.series.unpaid,
      color: colors.rest,
      values: rows.map((row) => row.projected_income - row.paid_income),
    },
  ];
  const provinces = provinceSeries(
    rows,
    [colors.tanding, colors.seni, colors.paid, colors.pending, colors.ink],
    colors.rest,
  );
  return (
    <Box
      mt="4"
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Card
        title={texts.question.participants}
        option={rowBars(colors, labels, participants, formatNumber)}
        height={rowBarsHeight(rows.length, 2)}
      />
      <Card
        title={texts.question.income}
        option={rowBars(colors, labels, income, formatRupiah)}
        height={rowBarsHeight(rows.length, 2)}
      />
      <Card
        title={texts.question.provinces}
        option={rowBars(colors, labels, provinces, formatNumber)}
        height={rowBarsHeight(rows.length, provinces.length)}
      />
    </Box>
  );
}

function Card({ title, option, height }: { title: string; option: EChartsCoreOption; height: number }) {
  return (
    <chakra.section
      aria-label={title}
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      p={{ base: '3', md: '4.5' }}
      minW="0"
    >
      <chakra.h2 textStyle="title.section" mb="2">
        {title}
      </chakra.h2>
      <Chart option={option} height={height} />
    </chakra.section>
  );
}

/** The provinces that sent most over all tournaments, and the others together. */
function provinceSeries(rows: readonly TournamentInsight[], shades: readonly string[], rest: string): Series[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    for (const one of row.provinces) {
      sums.set(provinceName(one), (sums.get(provinceName(one)) ?? 0) + one.total_participants);
    }
  }
  const named = [...sums]
    .sort((a, b) => b[1] - a[1])
    .slice(0, NAMED_PROVINCES)
    .map(([province]) => province);
  const of = (row: TournamentInsight, keep: (province: string) => boolean) =>
    row.provinces.filter((one) => keep(provinceName(one))).reduce((sum, one) => sum + one.total_participants, 0);
  return [
    ...named.map((province, index) => ({
      name: province,
      color: shades[index % shades.length] ?? rest,
      values: rows.map((row) => of(row, (one) => one === province)),
    })),
    { name: insightTexts.others, color: rest, values: rows.map((row) => of(row, (one) => !named.includes(one))) },
  ];
}
