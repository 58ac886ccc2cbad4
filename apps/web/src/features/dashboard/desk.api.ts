// What of the chosen tournament waits for its office, fetched again when somebody changes it.
import * as autoScheduleCalls from '@gelanggang/contract/calls/auto-schedule';
import * as dashboardCalls from '@gelanggang/contract/calls/dashboard';
import * as paceCalls from '@gelanggang/contract/calls/pace';
import * as settingUpCalls from '@gelanggang/contract/calls/setting-up';
import type { AutoScheduleWarnings } from '@gelanggang/contract/auto-schedule';
import type { DeskAnswer } from '@gelanggang/contract/dashboard';
import { type LoggedEvent, streams } from '@gelanggang/contract/events';
import type { PaceAnswer } from '@gelanggang/contract/pace';
import type { DeskFacts } from '@gelanggang/domain/tournament/desk';
import { missingSteps, NEEDED_STEPS } from '@gelanggang/domain/tournament/readiness';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keyOf } from '@web/lib/calls';
import { forget, useCall } from '@web/lib/use-call';
import { useSparing } from '@web/lib/use-sparing';
import { useTopic } from '@web/live/use-live';
import { factsOf } from '@web/site/set-up-facts';

/** Closing of registration and days come by the clock alone. */
const ASK_EVERY_MS = 60_000;
/** Several steps of a moment are one question. */
const GATHER_MS = 1_000;
/** News after which the plan of the schedule may have other warnings; those of a running match are none. */
const TOUCHES_PLAN = /^(auto-schedule|schedule|bracket|pools|arena)\./;
const NO_PLAN: AutoScheduleWarnings = {
  ...{ plan: null, problems: 0, unplaced: 0, clash: 0, rest: 0, hours: 0, rules: 0 },
};
/** An arena that is so far behind is late. */
const LATE_SECONDS = 300;

export function useDesk(id: number, maySeePlan: boolean) {
  const client = useQueryClient();
  const request = { params: { id } };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPlanOld = useRef(false);
  const ask = useSparing(() => {
    const calls = [dashboardCalls.desk, settingUpCalls.read, paceCalls.pace];
    const plan = isPlanOld.current ? [keyOf(autoScheduleCalls.warnings, request)] : [];
    isPlanOld.current = false;
    return forget(client, ...calls.map((call) => keyOf(call, request)), ...plan);
  });
  const refresh = (events?: LoggedEvent[]) => {
    if (!events || events.some(({ type }) => TOUCHES_PLAN.test(type))) isPlanOld.current = true;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      ask();
    }, GATHER_MS);
  };
  const reset = () => refresh();
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  useTopic(streams.tournament(id), { onEvents: refresh, onReset: reset });
  useTopic(streams.staff(id), { onEvents: refresh, onReset: reset });
  const desk = useCall(dashboardCalls.desk, request, { refetchInterval: ASK_EVERY_MS });
  const setUp = useCall(settingUpCalls.read, request);
  const isRunning = desk.data !== undefined && isDayOf(desk.data.tournament) && desk.data.matches_today > 0;
  const pace = useCall(paceCalls.pace, maySeePlan && isRunning ? request : null, { refetchInterval: ASK_EVERY_MS });
  const plan = useCall(autoScheduleCalls.warnings, maySeePlan ? request : null);
  const facts =
    desk.data &&
    setUp.data &&
    deskFacts(desk.data, missingSteps(factsOf(setUp.data, Date.now())).length, pace.data ?? null, plan.data ?? NO_PLAN);
  return { desk, setUp, plan, facts, isRunning };
}

const isDayOf = ({ today, start_date, end_date }: DeskAnswer['tournament']) => today >= start_date && today <= end_date;

function deskFacts(desk: DeskAnswer, missing: number, pace: PaceAnswer | null, plan: AutoScheduleWarnings): DeskFacts {
  return {
    ...{ today: desk.tournament.today, startDate: desk.tournament.start_date, endDate: desk.tournament.end_date },
    ...{ isRegistrationOpen: desk.tournament.is_registration_open, isActive: desk.tournament.is_active },
    ...{ missingSteps: missing, neededSteps: NEEDED_STEPS.length },
    ...{ members: desk.members, participants: desk.participants, proofs: desk.proofs, unpaidBills: desk.unpaid_bills },
    lackingPapers: desk.lacking_papers,
    ...{ entryTickets: desk.entry_tickets, unsignedLists: desk.unsigned_lists },
    ...{ classes: desk.classes, undrawnTanding: desk.undrawn_tanding, undrawnSeni: desk.undrawn_seni },
    ...{ incompleteSeni: desk.incomplete_seni },
    ...{ loneAthletes: desk.lone_athletes, drawnClasses: desk.drawn_classes, lateAthletes: desk.late_athletes },
    pools: desk.pools,
    ...{ waitingTanding: desk.waiting_tanding, waitingSeni: desk.waiting_seni },
    ...{
      matches: desk.matches,
      unscheduled: desk.unscheduled,
      leftOver: desk.left_over,
      drafts: desk.drafts,
      rebuilds: desk.rebuilds,
    },
    ...{ weighDate: desk.weigh_date, notWeighed: desk.not_weighed, finished: desk.finished },
    ...{ matchesToday: desk.matches_today, finishedToday: desk.finished_today, unreleased: desk.unreleased },
    ...{ protests: desk.protests, titles: desk.titles, titlesDone: desk.titles_done },
    lateArenas: pace?.arenas.filter((arena) => arena.left > 0 && arena.behind_seconds >= LATE_SECONDS).length ?? 0,
    helpfulMoves: pace?.moves.length ?? 0,
    plan,
  };
}
