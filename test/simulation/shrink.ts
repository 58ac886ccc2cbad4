// A short story of the same fault: the day again with fewer athletes and without acts that do not matter to it.
import { type Day, type DayReport, simulate } from './simulate';
import type { VirtualServer } from './virtual-database';

/** Days that are tried at most. */
const MOST_TRIES = 80;

export interface Short {
  day: Day;
  report: DayReport;
  /** Days that were played to find it. */
  tries: number;
}

/** What kind of fault a finding is: its sentence without the numbers and names of this day. */
export const kindOf = (finding: string): string => finding.replace(/[{["].*|\d+.*/s, '').trim();

/** The shortest day found that has a finding of the same kind as the first one of `found`. */
export async function shrink(server: VirtualServer, day: Day, found: DayReport): Promise<Short> {
  const wanted = kindOf(found.findings[0] ?? '');
  let best: Short = { day, report: found, tries: 0 };
  let tries = 0;
  const attempt = async (shorter: Day): Promise<boolean> => {
    if (tries >= MOST_TRIES) return false;
    tries += 1;
    const report = await simulate(server, shorter);
    if (!report.findings.some((finding) => kindOf(finding) === wanted)) return false;
    best = { day: shorter, report, tries };
    return true;
  };
  for (let athletes = Math.floor(day.athletes / 2); athletes >= 4; athletes = Math.floor(athletes / 2))
    if (!(await attempt({ ...best.day, athletes }))) break;
  for (let chunk = Math.ceil(best.report.acts / 2); chunk >= 1 && tries < MOST_TRIES; chunk = Math.floor(chunk / 2)) {
    // from the end: what comes after the fault goes first
    for (let to = best.report.acts; to > 0; to -= chunk) {
      const left = Array.from({ length: Math.min(chunk, to) }, (_, at) => to - at);
      if (left.every((act) => best.day.without?.has(act))) continue;
      await attempt({ ...best.day, without: new Set([...(best.day.without ?? []), ...left]) });
    }
  }
  return { ...best, tries };
}
