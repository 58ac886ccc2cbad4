// Takes the taps of judges' panels: each is kept once, and becomes a point at the moment that enough judges agree. Taps of a
// tournament that come while others are written are written together; what they are judged by is when they came. Whose they
// are is read with them: a device whose seat somebody else has taken meanwhile taps no more.
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TapAnswer, TapFate, TapsRequest } from '@gelanggang/contract/scoring';
import { isJudgeSeat } from '@gelanggang/contract/scoring-options';
import { type PanelDevice, panelsThere } from '@gelanggang/database/queries/panel.queries';
import { grouped } from '@gelanggang/domain/grouped';
import { addTaps, keepPoints, laneOf, type Tap } from '@gelanggang/domain/scoring/agreement';
import { AfterTelling, type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { LEFT, orLeft, Together } from '@gelanggang/platform/turns/together';
import type { Received } from '../http/received-at';
import { conflict } from '../http/refusals';
import { openSheet, type OpenSheet } from './open-sheet';
import { scoringSentences } from './sentences';
import { standingSheets, tellScores } from './standing-sheets';
import {
  addKnownFates,
  type Arrived,
  type Counting,
  type Device,
  enter,
  markOf,
  type Near,
  type Stored,
} from './tap-log';
import { isChange, type KeptTap, savePoints, type Serving } from './tap-points';

/** Calls that are written in one transaction. */
const MOST_TOGETHER = 400;

/** null: its device is no judge's any more, or another page of it counts. */
type Answer = TapAnswer[] | null;

@Injectable()
export class TapsService {
  private readonly logger = new Logger('Taps');
  private readonly ofTournament = new Together(
    orLeft(
      (_: number, arrived: readonly Arrived[]) => this.write(arrived),
      (error) => this.logger.warn('taps of several arenas were not written together', error),
    ),
    MOST_TOGETHER,
  );
  private readonly ofArena = new Together((arenaId: number, arrived: readonly Arrived[]) => {
    return this.writeAlone(arenaId, arrived);
  }, MOST_TOGETHER);

  constructor(private readonly dataSource: DataSource) {}

  /** 409 for a page of the device that does not count. */
  async take(panel: PanelDevice, body: TapsRequest, received: Received): Promise<TapAnswer[]> {
    const answer = panel.tab === body.tab ? await this.takeOfPanel(panel, body, received) : null;
    if (answer === null) throw conflict(scoringSentences.otherTab);
    return answer;
  }

  async takeOfPanel(from: Device, body: TapsRequest, received: Received): Promise<Answer> {
    const one = { from, body, received };
    const answer = await this.ofTournament.run(from.tournamentId, one);
    return answer === LEFT ? this.ofArena.run(from.arenaId, one) : answer;
  }

  /** In one transaction, those of all arenas whose sheets are there and free; the others are left. */
  private write(all: readonly Arrived[]): Promise<(Answer | typeof LEFT)[]> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const arenaIds = [...new Set(all.map(({ from }) => from.arenaId))];
      const [sheets, counting] = await Promise.all([standingSheets(manager, arenaIds), countingOf(manager, all)]);
      const arrived = counting.filter(({ one }) => sheets.has(one.from.arenaId));
      const { answerOf, writes } = await taken(manager, emit, sheets, arrived);
      const answer = (one: Arrived) => (sheets.has(one.from.arenaId) ? answerOf(one) : LEFT);
      return new AfterTelling(() => all.map(answer), writes);
    });
  }

  private writeAlone(arenaId: number, all: readonly Arrived[]): Promise<Answer[]> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const counting = countingOf(manager, all);
      const isAny = async () => (await counting).length > 0;
      const [arrived, open] = await Promise.all([counting, openSheet(manager, arenaId, {}, isAny)]);
      const { answerOf, writes } = await taken(manager, emit, new Map(open ? [[arenaId, open]] : []), arrived);
      return new AfterTelling(() => all.map(answerOf), writes);
    });
  }
}

interface Taken {
  /** Once `writes` are through. */
  answerOf(one: Arrived): Answer;
  writes: Promise<unknown>[];
}

/** `sheets` by arena: the taps of an arena without one belong to no match. */
async function taken(
  manager: EntityManager,
  emit: Emit,
  sheets: ReadonlyMap<number, OpenSheet>,
  arrived: readonly Counting[],
): Promise<Taken> {
  const { entered, near } = await enter(manager, sheets, arrived);
  const kept = grouped(
    entered.filter(({ refused }) => refused === null),
    ({ sheetId }) => sheetId,
  );
  const serving = [...sheets.values()].flatMap((sheet) => {
    const added = kept.get(sheet.id);
    return added ? [agree(sheet, added, near.get(sheet.id) ?? [])] : [];
  });
  const changed = serving.filter(isChange);
  const isOther = new Set(changed.map(({ sheetId }) => sheetId));
  const told = [...sheets.values()].filter(({ id, isBegun }) => isBegun || isOther.has(id));
  tellScores(emit, told);
  const fates = new Map<string, TapFate>(entered.map(({ mark, refused }) => [mark, refused ?? 'kept']));
  const counted = new Set<Arrived>(arrived.map(({ one }) => one));
  return {
    answerOf: (one) =>
      counted.has(one)
        ? one.body.taps.map((tap) => ({ number: tap.number, fate: fates.get(markOf(one, tap)) ?? 'no-match' }))
        : null,
    writes: [...savePoints(manager, changed), addKnownFates(manager, arrived, fates)],
  };
}

async function countingOf(manager: EntityManager, all: readonly Arrived[]): Promise<Counting[]> {
  const devices = await panelsThere(manager, [...new Set(all.map(({ from }) => from.deviceId))]);
  return all.flatMap((one) => {
    const now = devices.get(one.from.deviceId);
    const isThere = now?.arenaId === one.from.arenaId && isJudgeSeat(now.seat) && now.tab === one.body.tab;
    return isThere ? [{ one, seat: now.seat }] : [];
  });
}

/** What the new taps make of the points of their sheet. */
function agree({ id, rule }: OpenSheet, added: readonly Stored[], near: readonly Near[]): Serving {
  const isAdded = new Set(added.map((one) => one.id));
  const pointOf = new Map<Tap, KeptTap>();
  const taps = near.map(({ id: tapId, sheetId: _, pointId, key, seat, ...one }): Tap => {
    const tap = { ...one, id: key, judge: seat };
    pointOf.set(tap, { id: tapId, pointId });
    return tap;
  });
  const serving: Serving = { sheetId: id, makers: rule.agree, run: [], points: [] };
  for (const lane of grouped(taps, laneOf).values()) {
    const isNew = (tap: Tap) => isAdded.has(pointOf.get(tap)?.id ?? 0);
    const known = lane.flatMap((tap) => (isNew(tap) ? [] : [{ tap, point: pointOf.get(tap)?.pointId ?? null }]));
    const { run, points } = addTaps(known, lane.filter(isNew), rule);
    const kept = keepPoints(points, (tap) => pointOf.get(tap)?.pointId ?? null);
    const rowsOf = (all: readonly Tap[]) => all.flatMap((tap) => pointOf.get(tap) ?? []);
    serving.run.push(...rowsOf(run));
    serving.points.push(...kept.map(({ id: pointId, point }) => ({ id: pointId, ...point, taps: rowsOf(point.taps) })));
  }
  return serving;
}
