// Which day of a schedule is opened first.

/** `YYYY-MM-DD`, in order: today, else the next day, else the last; undefined of none. */
export function dayToShow(days: readonly string[], today: string): string | undefined {
  return days.find((day) => day >= today) ?? days.at(-1);
}
