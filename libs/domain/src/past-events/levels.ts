// How far an event reaches: of old events, and what a ranking may count more for.
import { levelTexts } from './level-texts';

export const EVENT_LEVELS = ['club', 'district', 'province', 'national', 'international'] as const;
export type EventLevel = (typeof EVENT_LEVELS)[number];

export const EVENT_LEVEL_LABELS: Readonly<Record<EventLevel, string>> = levelTexts;
