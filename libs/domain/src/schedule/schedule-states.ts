// By what a list of schedules is narrowed: not public yet, public, or left by matches that a new draw has taken.
export const SCHEDULE_STATES = ['draft', 'public', 'rebuild'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];
