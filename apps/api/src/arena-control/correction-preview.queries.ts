// What a correction or a withdrawal would change elsewhere in the bracket, before anybody does it.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CorrectionEffect, CorrectionPreview, CorrectionPreviewRequest } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import {
  type BracketMatch,
  correctResult,
  decideMatch,
  isDecided,
  withdrawResult,
} from '@gelanggang/domain/draw/advance';
import { decideOver } from '@gelanggang/domain/draw/decide-over';
import { correctionEffects } from '@gelanggang/domain/results/correction-effects';
import { type Corner, CORNERS } from '@gelanggang/domain/words/corners';
import { lockBracket } from '@gelanggang/drawing/bracket-state';
import { inPipeline } from '@gelanggang/platform/events/in-pipeline';
import type { Operator } from '../http/current-account';
import { lockMatch, type LockedMatch, standingResult } from './locked-match';
import { ONLY_OPEN, overUnfought } from './over-unfought';
import { advanceRefused } from './result-refusals';
import { refuseOtherWinner } from './ruled-result';
import { stepRefused } from './what-happened';

@Injectable()
export class CorrectionPreviewQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** In a transaction that writes nothing; refused like the correction itself. */
  preview(matchId: number, body: CorrectionPreviewRequest, operator: Operator): Promise<CorrectionPreview> {
    return inPipeline(this.dataSource, async (manager) => {
      const match = await lockMatch(manager, matchId, operator);
      const standing = await standingResult(manager, match.id);
      if (standing?.id !== body.result_id) throw await stepRefused(manager, match);
      await refuseOtherWinner(manager, match, standing, body.winner);
      return { given: { effects: await effectsOf(manager, match, body.winner) }, last: [] };
    });
  }
}

/** Without a winner: of a withdrawal. A decision on a protest goes over matches that nobody has fought. */
export async function effectsOf(
  manager: EntityManager,
  match: LockedMatch,
  winner: Corner | undefined,
  { isRuled = false } = {},
): Promise<CorrectionEffect[]> {
  const before = await lockBracket(manager, match.poolId);
  const own = before.find((one) => one.id === match.id);
  const decide = own && isDecided(own) ? correctResult : decideMatch;
  const over = isRuled ? await overUnfought(manager, before) : ONLY_OPEN;
  const change = (all: readonly BracketMatch[]) =>
    winner ? decide(all, match.id, { winner, isWalkover: false }) : withdrawResult(all, match.id);
  const after = decideOver(before, match.id, change, over);
  if (!after.ok) throw advanceRefused(after, match);
  const shown = await readLiveMatches(manager, { matchIds: before.map((one) => one.id) });
  const names = namesOf(before, shown);
  const nameOf = (unitId: number | null) => (unitId === null ? null : (names.get(unitId) ?? ''));
  return correctionEffects(before, after.changed, match.id).map((effect) => {
    const other = shown.find((one) => one.id === effect.matchId);
    return {
      match_id: effect.matchId,
      partai: other?.partai ?? null,
      round_label: other?.round_label ?? '',
      corners: effect.corners.map((one) => ({
        corner: one.corner,
        before: nameOf(one.before),
        after: nameOf(one.after),
      })),
      status_before: effect.statusBefore,
      status_after: effect.statusAfter,
    };
  });
}

/** By unit id. */
function namesOf(before: readonly BracketMatch[], shown: readonly LiveMatch[]): Map<number, string> {
  const byId = new Map(shown.map((match) => [match.id, match]));
  return new Map(
    before.flatMap((match) =>
      CORNERS.flatMap((corner): [number, string][] => {
        const { unitId } = match[corner];
        return unitId === null ? [] : [[unitId, byId.get(match.id)?.[corner].name ?? '']];
      }),
    ),
  );
}
