// The last points of a running match, newest first, as a spectator reads them on a phone.
import { chakra } from '@chakra-ui/react';
import type { LiveScore } from '@gelanggang/contract/scoring';
import { COUNTED_BY } from '@gelanggang/domain/scoring/counted-by';
import { HIT_LABELS } from '@gelanggang/domain/scoring/hit-kinds';
import { CornerMark } from '@web/components/corner-mark';
import { useCardNotice } from '@web/live/use-card-notice';
import { scheduleTexts } from '../texts';

const SHOWN = 4;

export function LastPoints({ score }: { score: LiveScore }) {
  const card = useCardNotice(score);
  const notice = score.verification
    ? scheduleTexts.verifying[score.verification.kind]
    : card
      ? [card.text, card.left].filter(Boolean).join(' · ')
      : null;
  const by = COUNTED_BY[score.counted_by];
  if (notice === null && score.points.length === 0 && by === null) return null;
  return (
    <chakra.ol
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      rowGap="1"
      px="3.5"
      py="1.5"
      borderTopWidth="1px"
      fontSize="13px"
      aria-label={scheduleTexts.lastPoints}
    >
      {notice ? (
        <chakra.li fontWeight="bold" color="marun.fg">
          {notice}
        </chakra.li>
      ) : null}
      {by === null ? null : <chakra.li color="fg.muted">{by}</chakra.li>}
      {score.points.slice(0, SHOWN).map((point) => (
        <chakra.li
          key={point.id}
          display="inline-flex"
          alignItems="center"
          gap="1"
          color={point.withdrawn_reason === null ? 'fg' : 'fg.subtle'}
          textDecoration={point.withdrawn_reason === null ? undefined : 'line-through'}
        >
          <CornerMark corner={point.corner} />+{point.worth} {HIT_LABELS[point.kind]}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
