// By what a list of schedules is narrowed: not public yet, public, left by matches that a new draw has taken, or of a day that
// is over with matches that nobody has fought.
export const SCHEDULE_STATES = ['draft', 'public', 'rebuild', 'left-over'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];
