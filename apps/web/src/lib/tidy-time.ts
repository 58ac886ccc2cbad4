// A time of day as people type it, written as HH:MM of 24 hours.

/** '730', '7.30', '07:30' → '07:30'; '7' → '07:00'. What is no time stays as it was typed. */
export function tidyTime(typed: string): string {
  const found = /^\s*(\d{1,2})(?:\s*[.:]?\s*([0-5]\d))?\s*$/.exec(typed);
  if (!found || Number(found[1]) > 23) return typed;
  return `${String(found[1]).padStart(2, '0')}:${found[2] ?? '00'}`;
}
