// A chart in its frame: the question it answers, the answer in a sentence, its picture to take away, a table beside.
import { Box, chakra } from '@chakra-ui/react';
import type { InsightTable as Table } from '@gelanggang/contract/insight-tables';
import type { ECharts, EChartsCoreOption } from 'echarts/core';
import { Download } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '@web/components/button';
import { formatNumber } from '@web/lib/formats';
import { behindRow } from '../behind-row';
import { insightTexts as texts } from '../texts';
import { Chart } from './chart';
import { useChartColors } from './chart-colors';
import { InsightSection } from './insight-section';
import { InsightTable } from './insight-table';
import { pathOf } from '@web/site/routes';

/** Rows of the table beside a chart. */
const FEW = 6;

interface ChartCardProps {
  table: Table;
  tournamentId: number;
  lead?: string;
  option: EChartsCoreOption;
  height: number;
  isWide?: boolean;
  /** The row of the table that an item of the chart stands for. */
  rowOf?(index: number): number | undefined;
  /** Columns that the table beside leaves out. */
  without?: readonly number[];
  isPaper?: boolean;
  controls?: ReactNode;
}

export function ChartCard(props: ChartCardProps) {
  const { table, tournamentId, lead, option, height, isWide, rowOf, without, isPaper = false, controls } = props;
  const chart = useRef<ECharts>(undefined);
  const colors = useChartColors();
  const navigate = useNavigate();
  const { search } = useLocation();
  const pick = (index: number) => {
    const row = table.rows[rowOf ? (rowOf(index) ?? -1) : index];
    if (row) void navigate(behindRow(row, tournamentId, search));
  };
  const save = () => {
    const picture = chart.current?.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: colors.panel });
    if (!picture) return;
    const link = document.createElement('a');
    link.href = picture;
    link.download = `insight-${table.key}.png`;
    link.click();
  };
  return (
    <InsightSection
      title={table.question}
      lead={lead}
      definition={table.definition}
      isWide={isWide}
      isPaper={isPaper}
      action={
        isPaper ? null : (
          <Button size="sm" onClick={save} aria-label={texts.imageOf(table.title)}>
            <Download aria-hidden="true" />
            <chakra.span display={{ base: 'none', md: 'inline' }}>{texts.image}</chakra.span>
          </Button>
        )
      }
    >
      {controls}
      <Box
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={
          isWide && !isPaper ? { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' } : 'minmax(0, 1fr)'
        }
      >
        <Chart
          option={option}
          height={height}
          isPaper={isPaper}
          onReady={(ready) => (chart.current = ready)}
          onPick={isPaper ? undefined : pick}
        />
        {/* paper holds every table whole, after the charts */}
        {isPaper ? null : (
          <Box minW="0">
            <Box overflowX="auto" tabIndex={0} role="region" aria-label={table.title}>
              <InsightTable table={table} tournamentId={tournamentId} limit={FEW} without={without} />
            </Box>
            {table.rows.length > FEW ? (
              <ButtonLink variant="plain" size="sm" px="0" to={tablePath(tournamentId, search, table.key)}>
                {texts.showAll(formatNumber(table.rows.length))}
              </ButtonLink>
            ) : null}
          </Box>
        )}
      </Box>
    </InsightSection>
  );
}

function tablePath(tournamentId: number, search: string, key: string): string {
  const asked = new URLSearchParams(search);
  asked.set('tab', 'table');
  return `${pathOf('/tournament-insight/:id', { id: tournamentId })}?${asked}#${key}`;
}
