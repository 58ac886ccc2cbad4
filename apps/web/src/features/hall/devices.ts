// Whose steps a device finds open on the page on which it learns to trust a hall.
import { deviceTexts } from './texts';

export type DeviceKind = keyof typeof deviceTexts;

/** What a browser's own name for its machine holds. */
const MARKS: Readonly<Record<DeviceKind, RegExp>> = {
  android: /Android/,
  apple: /iPhone|iPad/,
  windows: /Windows/,
  mac: /Macintosh/,
};

export const DEVICE_KINDS = ['android', 'apple', 'windows', 'mac'] as const satisfies readonly DeviceKind[];

/** Whether a browser that calls itself so runs on such a device. An iPad calls itself a Mac; no Mac is touched with several fingers. */
export const isDevice = (kind: DeviceKind, userAgent: string, touchPoints: number): boolean =>
  MARKS[kind].test(touchPoints > 1 ? userAgent.replace('Macintosh', 'iPad') : userAgent);
