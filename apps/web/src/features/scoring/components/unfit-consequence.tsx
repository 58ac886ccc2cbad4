// What it means for the other corner when the doctor stops this one because of a fault (rulebook 2025, art. 11.6.d.4.d).
import { chakra } from '@chakra-ui/react';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import { faultOfUnfitOpponent, STEP_REASONS } from '@gelanggang/domain/scoring/penalties';
import { CORNER_LABELS, otherCorner, type Corner } from '@gelanggang/domain/words/corners';
import { scoringTexts as texts } from '../texts';

export function UnfitConsequence({ corner, sheet }: { corner: Corner; sheet: ScoreSheet | null }) {
  const offender = otherCorner(corner);
  const label = CORNER_LABELS[offender];
  const given = (sheet?.penalties ?? []).filter((one) => one.corner === offender && one.withdrawn_reason === null);
  // a corner that is disqualified already gets nothing more
  if (given.some((one) => one.step === 'diskualifikasi')) return null;
  const fault = faultOfUnfitOpponent(given);
  return (
    <chakra.p mt="1">
      {fault
        ? texts.outForFault(label, fault.label, STEP_REASONS['opponent-unfit'].article)
        : texts.noHeavyFault(label)}
    </chakra.p>
  );
}
