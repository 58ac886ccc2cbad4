// The matches that the schedule form shows and has selected, and what each choice does to them (spec 2 §2).
import { useEffect, useMemo, useState } from 'react';
import type { ScheduleAnswer } from '@gelanggang/contract/schedules';
import { toast } from '@web/lib/toast';
import { useSchedulableMatches } from './schedules-admin.api';
import {
  candidatesOf,
  inOrder,
  isLocked,
  NO_FILTERS,
  numbered,
  passes,
  selectionOf,
  withNext,
  type Candidate,
  type Filters,
  type Selection,
  type Slot,
} from './selection';
import { scheduleTexts as texts } from './texts';

interface Given {
  schedule: ScheduleAnswer | null;
  tournamentId: number | null;
  start: string;
  stepMinutes: number;
}

export interface MatchSelection {
  isLoading: boolean;
  error: Error | null;
  refetch(): void;
  /** All that could be taken, for the filters' choices. */
  all: readonly Candidate[];
  /** Those that pass the filters. */
  shown: readonly Candidate[];
  filters: Filters;
  selection: Selection;
  isTouched: boolean;
  setFilters(filters: Filters): void;
  toggle(matchId: number): void;
  change(matchId: number, change: Partial<Slot>): void;
  selectAll(): void;
  clear(): void;
  renumber(): void;
  /** What all selected matches share, for the schedule's own fields. */
  common(): {
    age_category_id: number | undefined;
    match_category_id: number | undefined;
    round_label: string | undefined;
  };
}

export function useMatchSelection({ schedule, tournamentId, start, stepMinutes }: Given): MatchSelection {
  const scheduleId = schedule?.id ?? null;
  const pools = useSchedulableMatches(tournamentId, schedule !== null);
  const all = useMemo(() => candidatesOf(pools.data ?? []), [pools.data]);
  const [filters, setFilterState] = useState<Filters>(NO_FILTERS);
  const [selection, setSelection] = useState<Selection>(() => selectionOf(schedule?.details ?? []));
  const [isTouched, setTouched] = useState(false);
  const shown = useMemo(
    () =>
      ownFirst(
        all.filter((candidate) => passes(candidate, filters)),
        scheduleId,
      ),
    [all, filters, scheduleId],
  );

  const free = (candidates: readonly Candidate[]) =>
    candidates.filter((candidate) => !isLocked(candidate, scheduleId)).map((candidate) => candidate.match.id);

  const take = (next: Selection | null) => {
    if (next) setSelection(next);
    else toast.error(texts.pastMidnight);
  };
  const select = (matchIds: readonly number[]) => take(numbered(matchIds, selection, start, stepMinutes));

  // in create mode the matches start selected; in edit mode only what the schedule holds (spec 2 §2)
  const [loadedFor, setLoadedFor] = useState<typeof pools.data>(undefined);
  if (pools.data !== loadedFor) {
    setLoadedFor(pools.data);
    if (schedule === null) setSelection(numbered(free(all), new Map(), start, stepMinutes) ?? new Map());
  }

  // times follow the start and the step
  const pace = `${start} ${stepMinutes}`;
  const [pacedFor, setPacedFor] = useState(pace);
  if (pace !== pacedFor) {
    setPacedFor(pace);
    setSelection(numbered(inOrder(selection), selection, start, stepMinutes) ?? selection);
  }

  const loadFailed = pools.error;
  useEffect(() => {
    if (loadFailed) toast.error(loadFailed.message === texts.badFormat ? texts.badFormat : texts.matchesFailed);
  }, [loadFailed]);

  return {
    isLoading: pools.isLoading,
    error: pools.error,
    refetch: () => void pools.refetch(),
    all,
    shown,
    filters,
    selection,
    isTouched,
    setFilters: (next) => {
      setFilterState(next);
      // a change of filters clears all selections; in create mode those that pass are selected anew
      if (schedule === null) select(free(all.filter((candidate) => passes(candidate, next))));
      else setSelection(new Map());
      setTouched(true);
    },
    toggle: (matchId) => {
      setTouched(true);
      if (!selection.has(matchId)) return take(withNext(selection, matchId, start, stepMinutes));
      const next = new Map(selection);
      next.delete(matchId);
      setSelection(next);
    },
    change: (matchId, change) => {
      const slot = selection.get(matchId);
      if (!slot) return;
      setTouched(true);
      setSelection(new Map(selection).set(matchId, { ...slot, ...change }));
    },
    selectAll: () => {
      setTouched(true);
      select(free(shown));
    },
    clear: () => {
      setTouched(true);
      setSelection(new Map());
    },
    renumber: () => {
      setTouched(true);
      select(inOrder(selection));
    },
    common: () => {
      const taken = all.filter((candidate) => selection.has(candidate.match.id));
      return {
        age_category_id: shared(taken.map((candidate) => candidate.ageCategoryId)),
        match_category_id: shared(taken.map((candidate) => candidate.matchCategoryId)),
        round_label: shared(taken.map((candidate) => candidate.match.round_label)),
      };
    },
  };
}

/** The schedule's own matches as it holds them, then the free ones, then what others hold. */
function ownFirst(candidates: readonly Candidate[], scheduleId: number | null): Candidate[] {
  const rank = ({ match: { schedule } }: Candidate) => (schedule === null ? 1 : schedule.id === scheduleId ? 0 : 2);
  const order = (candidate: Candidate) => (rank(candidate) === 0 ? (candidate.match.schedule?.order ?? 0) : 0);
  return [...candidates].sort((a, b) => rank(a) - rank(b) || order(a) - order(b));
}

const shared = <T>(values: readonly T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined);
