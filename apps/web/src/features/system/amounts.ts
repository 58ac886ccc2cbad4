// Times and sizes as the page 'System' says them.
import { decimals } from '@gelanggang/domain/words/seni-score';
import { formatNumber } from '@web/lib/formats';
import { lastingTexts } from './texts';

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** '3 menit', '2 hari': the largest unit of which there is a whole one. */
export function lasting(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? (['seconds', 1] as const);
  return lastingTexts[unit](formatNumber(Math.round(seconds / size)));
}

/** '1,2 GB' */
export function formatBytes(bytes: number): string {
  const [size, unit] =
    bytes >= 1e12 ? [1e12, 'TB'] : bytes >= 1e9 ? [1e9, 'GB'] : bytes >= 1e6 ? [1e6, 'MB'] : [1e3, 'kB'];
  const value = bytes / size;
  return `${value >= 100 ? formatNumber(Math.round(value)) : decimals(value, 1)} ${unit}`;
}
