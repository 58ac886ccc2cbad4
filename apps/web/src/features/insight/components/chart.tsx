// One chart: ECharts with only the parts that insight draws, for the screen (canvas) and for paper (SVG).
import ReactECharts from 'echarts-for-react/lib/core';
import { BarChart, HeatmapChart } from 'echarts/charts';
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components';
import * as echarts from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers';
import type { EChartsCoreOption, ECharts } from 'echarts/core';
import { useMemo } from 'react';
import { insightTexts } from '../texts';

echarts.use([
  AriaComponent,
  BarChart,
  CanvasRenderer,
  GridComponent,
  HeatmapChart,
  LabelLayout,
  LegendComponent,
  SVGRenderer,
  TooltipComponent,
  VisualMapComponent,
]);

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface ChartProps {
  option: EChartsCoreOption;
  /** px */
  height: number;
  isPaper?: boolean;
  onReady?(chart: ECharts): void;
  /** The place of the clicked item in its series. */
  onPick?(index: number): void;
}

export function Chart({ option, height, isPaper = false, onReady, onPick }: ChartProps) {
  const shown = useMemo(
    () => ({ animation: !isPaper && !isStill(), aria: { enabled: true, label: insightTexts.spoken }, ...option }),
    [option, isPaper],
  );
  const onEvents = useMemo(
    (): Record<string, (item: { dataIndex: number }) => void> =>
      onPick ? { click: ({ dataIndex }) => onPick(dataIndex) } : {},
    [onPick],
  );
  return (
    <ReactECharts
      echarts={echarts}
      option={shown}
      notMerge
      opts={{ renderer: isPaper ? 'svg' : 'canvas' }}
      style={{ height, width: '100%' }}
      onChartReady={onReady}
      onEvents={onEvents}
    />
  );
}
