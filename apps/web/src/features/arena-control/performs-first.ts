// Whose performance of a battle is to be shown before another one (rulebook 2025, art. 12.1.d.7).
import type { LiveMatch } from '@gelanggang/contract/live';
import { firstCorner } from '@gelanggang/domain/rules/rules-of-performance';
import type { Corner } from '@gelanggang/domain/words/corners';

/** The corner that performs first and has not yet; null where this one may begin. */
export function performsBefore(match: LiveMatch, matches: readonly LiveMatch[]): Corner | null {
  if (match.mode !== 'battle' || !match.seni) return null;
  const first = firstCorner(match.seni.jurus_stage, match.seni.lot ?? null);
  const isToCome = (one: LiveMatch) =>
    one.pool_id === match.pool_id &&
    one.battle_group === match.battle_group &&
    one.corner === first &&
    (one.status === 'scheduled' || one.status === 'called');
  return match.corner !== first && matches.some(isToCome) ? first : null;
}
