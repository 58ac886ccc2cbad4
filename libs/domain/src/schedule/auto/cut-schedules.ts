// Cuts a plan into schedules: one mat, one day, one session, one kind of matches in a row (domain-rules, Schedules).
import { dayStart, type PlanTask, type PlanWindow, wallDate, wallTime } from './plan-types';

export interface CutTask extends Pick<PlanTask, 'kind' | 'length'> {
  matchIds: readonly number[];
  isBattle: boolean;
  arenaId: number;
  start: number;
}

export interface CutSchedule {
  arenaId: number;
  /** `YYYY-MM-DD` */
  date: string;
  kind: PlanTask['kind'];
  /** Of seni alone. */
  mode: 'default' | 'battle' | null;
  /** `HH:MM`; the end is null when it would be the next day. */
  start: string;
  end: string | null;
  /** In order; a battle gives two, blue first. */
  matches: { matchId: number; time: string }[];
}

/** In order of day, mat and hour. */
export function cutSchedules(tasks: readonly CutTask[], windows: readonly PlanWindow[]): CutSchedule[] {
  const sessionOf = ({ arenaId, start }: CutTask) =>
    windows.findIndex((one) => one.arenaId === arenaId && one.from <= start && start < one.to);
  const inOrder = [...tasks].sort(
    (a, b) => dayStart(a.start) - dayStart(b.start) || a.arenaId - b.arenaId || a.start - b.start,
  );
  const runs: CutTask[][] = [];
  let last: CutTask | null = null;
  for (const task of inOrder) {
    const goesOn =
      last !== null &&
      last.arenaId === task.arenaId &&
      dayStart(last.start) === dayStart(task.start) &&
      modeOf(last) === modeOf(task) &&
      sessionOf(last) === sessionOf(task);
    if (goesOn) runs.at(-1)?.push(task);
    else runs.push([task]);
    last = task;
  }
  return runs.flatMap((run) => {
    const [first, final] = [run[0], run.at(-1)];
    if (!first || !final) return [];
    const end = final.start + final.length;
    return [
      {
        arenaId: first.arenaId,
        date: wallDate(first.start),
        kind: first.kind,
        mode: modeOf(first),
        start: wallTime(first.start),
        end: dayStart(end) === dayStart(first.start) ? wallTime(end) : null,
        matches: run.flatMap(timesOf),
      },
    ];
  });
}

function modeOf(task: CutTask): CutSchedule['mode'] {
  if (task.kind === 'tanding') return null;
  return task.isBattle ? 'battle' : 'default';
}

function timesOf({ matchIds, start, length }: CutTask): CutSchedule['matches'] {
  const step = Math.floor(length / matchIds.length);
  return matchIds.map((matchId, index) => ({ matchId, time: wallTime(start + index * step) }));
}
