// The matches that a schedule form has selected, and what each choice does to them (spec 2 §2).
import { useMemo, useState } from 'react';
import type { ScheduleAnswer } from '@gelanggang/contract/schedules';
import type { Candidate } from './candidates';
import {
  arranged,
  inOrder,
  isBegun,
  isLocked,
  moved,
  numbered,
  offered,
  pastMidnight,
  selectionOf,
  withNext,
  type Pace,
  type Selection,
  type Slot,
} from './selection';

/** Nothing, what passes the filters, or all of it: then they only narrow what is offered beside it. */
type KeptOfEdited = 'nothing' | 'passing' | 'all';

interface Given {
  schedule: ScheduleAnswer | null;
  /** All that could be taken; undefined while it loads. A new array is a new load. */
  all: readonly Candidate[] | undefined;
  /** What the filters let through. */
  filter(candidate: Candidate): boolean;
  pace: Pace;
}

export interface MatchSelection {
  /** Rows of the list, in its order. */
  rows: readonly Candidate[];
  selection: Selection;
  isTouched: boolean;
  /** Selected matches that the day ends before: they have no time. */
  pastMidnight: number;
  /** After a change of filters, with what they let through now; `keeps`: what stays of an edited selection. */
  refilter(next: (candidate: Candidate) => boolean, keeps: KeptOfEdited): void;
  toggle(matchId: number): void;
  change(matchId: number, change: Partial<Slot>): void;
  /** Into the place of another selected match, or `places` up or down. */
  moveTo(matchId: number, targetId: number): void;
  moveBy(matchId: number, places: number): void;
  selectAll(): void;
  clear(): void;
  renumber(): void;
}

export function useMatchSelection({ schedule, all, filter, pace }: Given): MatchSelection {
  const scheduleId = schedule?.id ?? null;
  const stored = useMemo(() => selectionOf(schedule?.details ?? []), [schedule]);
  const [selection, setSelection] = useState<Selection>(stored);
  // rows stay where they are while ticks and numbers change; they are put in order when the order as a whole changes
  const [order, setOrder] = useState<Selection>(stored);
  const [isTouched, setTouched] = useState(false);
  const shown = useMemo(
    () => offered(all ?? [], { filter, scheduleId, chosen: order }),
    [all, filter, scheduleId, order],
  );
  const begun = useMemo(
    () => new Set((all ?? []).filter((one) => isBegun(one, scheduleId)).map((one) => one.id)),
    [all, scheduleId],
  );
  /** Of what is selected that which has begun. */
  const staying = () => new Map([...selection].filter(([id]) => begun.has(id)));
  const rows = useMemo(() => arranged(shown, order, scheduleId), [shown, order, scheduleId]);

  const free = (candidates: readonly Candidate[]) =>
    candidates.filter((candidate) => !isLocked(candidate, scheduleId)).map((candidate) => candidate.id);
  const put = (next: Selection) => {
    setSelection(next);
    setOrder(next);
  };

  // in create mode the matches start selected; in edit mode only what the schedule holds (spec 2 §2)
  const [loadedFor, setLoadedFor] = useState<typeof all>(undefined);
  if (all !== loadedFor) {
    setLoadedFor(all);
    if (!all) setSelection(new Map());
    else {
      const known = new Set(all.map((candidate) => candidate.id));
      const own = new Map([...stored].filter(([id]) => known.has(id)));
      const next = schedule ? own : numbered(free(all.filter(filter)), new Map(), pace, begun);
      setSelection(next);
      setOrder(next);
    }
  }

  // times follow the start and the step
  const [pacedFor, setPacedFor] = useState(pace.key);
  if (pace.key !== pacedFor) {
    setPacedFor(pace.key);
    setSelection(numbered(inOrder(selection), selection, pace, begun));
  }

  const late = useMemo(() => pastMidnight(selection, pace), [selection, pace]);
  const touch = () => setTouched(true);
  const move = (matchId: number, to: number) => {
    touch();
    put(moved(selection, matchId, to, pace, begun));
  };
  return {
    rows,
    selection,
    isTouched,
    pastMidnight: late,
    refilter: (next, keeps) => {
      touch();
      const passing = (all ?? []).filter(next);
      // a change of filters clears all selections; in create mode those that pass are selected anew
      if (schedule === null) return put(numbered(free(passing), selection, pace, begun));
      if (keeps === 'all') return put(selection);
      const ids = new Set(passing.map((candidate) => candidate.id));
      put(new Map([...staying(), ...(keeps === 'passing' ? [...selection].filter(([id]) => ids.has(id)) : [])]));
    },
    toggle: (matchId) => {
      touch();
      const next = new Map(selection);
      if (next.delete(matchId)) return setSelection(next);
      setSelection(withNext(selection, matchId, pace));
    },
    change: (matchId, change) => {
      const slot = selection.get(matchId);
      if (!slot) return;
      touch();
      setSelection(new Map(selection).set(matchId, { ...slot, ...change }));
    },
    moveTo: (matchId, targetId) => {
      const to = inOrder(selection).indexOf(targetId);
      move(matchId, to < 0 ? selection.size - 1 : to);
    },
    moveBy: (matchId, places) => move(matchId, inOrder(selection).indexOf(matchId) + places),
    selectAll: () => {
      touch();
      put(numbered(free(rows), selection, pace, begun));
    },
    clear: () => {
      touch();
      put(staying());
    },
    renumber: () => {
      touch();
      put(numbered(inOrder(selection), selection, pace, begun));
    },
  };
}

/** What all selected matches share, for the schedule's own fields; undefined where they differ. */
export function sharedBy<T>(candidates: readonly Candidate[], selection: Selection, of: (one: Candidate) => T) {
  const values = new Set(candidates.filter((candidate) => selection.has(candidate.id)).map(of));
  return values.size === 1 ? [...values][0] : undefined;
}
