// Bars of insight bear their values: each part its own where it has the room, and every bar its sum.
import type { ChartColors } from './chart-colors';
import { dayBars, rowBars } from './chart-options';

const colors = { ink: '#000', muted: '#444', panel: '#fff', line: '#ccc', rest: '#bbb' } as ChartColors;
interface Drawn {
  data: unknown[];
  label: { show: boolean; formatter(item: { value: number; dataIndex: number }): string };
  labelLayout(place: { rect: { width: number }; labelRect: { width: number } }): object;
}
const seriesOf = (option: object) => (option as { series: Drawn[] }).series;

describe('a bar of several parts', () => {
  const parts = [
    { name: 'Lunas', color: '#0a0', values: [75, 0] },
    { name: 'Belum lunas', color: '#aaa', values: [9, 3] },
  ];
  const [paid, , sum] = seriesOf(rowBars(colors, ['Tanding', 'Tunggal'], parts, (value) => `Rp ${value}`)) as [
    Drawn,
    Drawn,
    Drawn,
  ];

  it('has the figure of each part that is not empty, and its sum behind it', () => {
    expect([75, 0].map((value, dataIndex) => paid.label.formatter({ value, dataIndex }))).toEqual(['Rp 75', '']);
    expect([0, 1].map((dataIndex) => sum.label.formatter({ value: 0, dataIndex }))).toEqual(['Rp 84', 'Rp 3']);
  });

  it('leaves a figure out of a part that is narrower than it, so that none lies over another', () => {
    const place = (width: number) => paid.labelLayout({ rect: { width }, labelRect: { width: 40 } });
    expect(place(60)).toEqual({});
    expect(place(30)).toEqual({ x: expect.any(Number) });
    expect((place(30) as { x: number }).x).toBeLessThan(0);
  });
});

it('a day has its figure, and one without anybody has none', () => {
  const [bars] = seriesOf(dayBars(colors, [{ label: '1', value: 2 }])) as [Drawn];
  expect([2, 0].map((value) => bars.label.formatter({ value, dataIndex: 0 }))).toEqual(['2', '']);
});
