// What the table enters, on its way: kept on the tablet in order until the server has it; undone before, it is not entered.
import { useSyncExternalStore } from 'react';
import type { Call, CallName, ParamsOf } from '@gelanggang/contract/call';
import * as councilCalls from '@gelanggang/contract/calls/council';
import type { CouncilAnswer } from '@gelanggang/contract/council';
import type { Said } from '@gelanggang/contract/http';
import type { LiveScore } from '@gelanggang/contract/scoring';
import { faultById } from '@gelanggang/domain/scoring/faults';
import { HIT_LABELS } from '@gelanggang/domain/scoring/hit-kinds';
import { STOP_LABELS } from '@gelanggang/domain/scoring/stops';
import { type Corner, CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { attendedQueue } from '@web/lib/attended-queue';
import type { RequestOf } from '@web/lib/calls';
import type { KeptAction } from '@web/lib/kept-queue';
import { panelSession } from '@web/lib/panel-session';
import { type PanelAct, panelCall, randomWord } from './panel-http';
import { scoringTexts as texts } from './texts';

/** Calls that wait for the network; all others ask or answer somebody, and need it at once. */
const KEPT = [
  councilCalls.giveThrow,
  councilCalls.hit,
  councilCalls.penalty,
  councilCalls.knockdown,
  councilCalls.stop,
  councilCalls.clock,
  councilCalls.withdrawPoint,
  councilCalls.withdrawPenalty,
  councilCalls.withdrawKnockdown,
  councilCalls.withdrawStop,
  councilCalls.withdrawTimer,
  councilCalls.withdrawPress,
] as const;

type ActOf<Row> =
  Row extends Call<infer Name, unknown, infer Request>
    ? { name: Name; request: Request & (keyof ParamsOf<Name> extends never ? unknown : { params: ParamsOf<Name> }) }
    : never;
/** By the name of its call: it is kept as text, and the row is looked up when it is sent. */
export type KeptAct = ActOf<(typeof KEPT)[number]>;

export interface TableAct extends KeptAction {
  /** Where it was pressed: a panel of another arena sends nothing of it. */
  arenaId: number;
  matchId: number;
  /** The round that the panel showed. */
  round: number;
  /** What people read: 'Jatuhan Biru'. */
  label: string;
  act: KeptAct;
}

const ANSWER_MS = 8_000;
let arenaId: number | null = null;

type Row = Call<CallName, Said>;
const rowOf = (name: string): Row | undefined => KEPT.find((row) => row.name === name);

export const tableActs = attendedQueue<TableAct>({
  storage: 'gelanggang.table',
  // one that another version of the program kept, of a call that is no more, can only be undone
  isOwn: (one) => one.arenaId === arenaId && panelSession.token !== null && rowOf(one.act.name) !== undefined,
  send: async ({ act: { name, request } }) => {
    const row = rowOf(name);
    return row && panelCall(row, request as RequestOf<Row>, { timeoutMs: ANSWER_MS });
  },
});

/** The score that the server answered last: it is there before the news of it, and also where those no longer come. */
let answered: LiveScore | null = null;
const watchers = new Set<() => void>();
tableActs.onSettled((_act, answer) => {
  const { data } = (answer ?? {}) as Partial<CouncilAnswer>;
  if (!data) return;
  answered = data;
  watchers.forEach((watch) => watch());
});

function watchAnswered(watch: () => void): () => void {
  watchers.add(watch);
  return () => {
    watchers.delete(watch);
  };
}
export const useAnsweredScore = (): LiveScore | null => useSyncExternalStore(watchAnswered, () => answered);

/** This device is the table of that arena: what waits is sent. */
export function attendTable(arena: number): void {
  arenaId = arena;
}

/** As it is kept; null for what needs the server at once. */
export const keptOf = ({ row, request }: PanelAct): KeptAct | null =>
  rowOf(row.name) ? ({ name: row.name, request } as KeptAct) : null;

/** Of what is entered for a corner. */
export const cornerOf = ({ request: { body } }: KeptAct): Corner | null => ('corner' in body ? body.corner : null);

/** What it says while it waits; `title` of what a withdrawal takes back. */
export function labelOf({ name, request }: KeptAct, title = ''): string {
  switch (name) {
    case 'POST /panel/throws':
      return `${texts.throwPoint} ${CORNER_LABELS[request.body.corner]}`;
    case 'POST /panel/hits':
      return `${HIT_LABELS[request.body.kind]} ${CORNER_LABELS[request.body.corner]}`;
    case 'POST /panel/penalties': {
      const { corner, fault } = request.body;
      return `${texts.penalty} ${CORNER_LABELS[corner]}: ${faultById(fault)?.label ?? fault}`;
    }
    case 'POST /panel/knockdowns':
      return `${texts.counted(request.body.count)} ${CORNER_LABELS[request.body.corner]}`;
    case 'POST /panel/stops':
      return `${STOP_LABELS[request.body.kind]}: ${CORNER_LABELS[request.body.corner]}`;
    case 'POST /panel/clock':
      return texts.clockSteps[request.body.step];
    case 'POST /panel/points/{id}/withdraw':
    case 'POST /panel/penalties/{id}/withdraw':
    case 'POST /panel/knockdowns/{id}/withdraw':
    case 'POST /panel/stops/{id}/withdraw':
    case 'POST /panel/timers/{id}/withdraw':
    case 'POST /panel/presses/{key}/withdraw':
      return [texts.withdraw, title].filter(Boolean).join(' ');
  }
}

/**
 * Takes back what waits. What was sent without an answer may have arrived: the server is asked to take it back too. A step of
 * the clock or a withdrawal is simply not sent again.
 */
export function undo(one: TableAct): void {
  const { body } = one.act.request;
  const entered = 'corner' in body ? body.key : undefined;
  if (!one.isTried || entered === undefined) {
    tableActs.drop(one.key);
    return;
  }
  tableActs.replace(one.key, {
    ...{ key: randomWord(), arenaId: one.arenaId, matchId: one.matchId, round: one.round },
    label: `${texts.undo} ${one.label}`,
    act: {
      name: councilCalls.withdrawPress.name,
      request: { params: { key: entered }, body: { match_id: one.matchId } },
    },
  });
}
