// The last points of a running match, newest first, as a spectator reads them on a phone.
import { chakra } from '@chakra-ui/react';
import type { LiveScore } from '@gelanggang/contract/scoring';
import { COUNTED_BY } from '@gelanggang/domain/scoring/counted-by';
import { HIT_LABELS } from '@gelanggang/domain/scoring/hit-kinds';
import { CornerMark } from '@web/components/corner-mark';
import { useCardNotice } from '@web/live/use-card-notice';
import { scheduleTexts } from '../texts';

const SHOWN = 4;

/** One line that is always there: points that come move nothing below. `instead`: while there is nothing to say of points. */
export function LastPoints({ score, instead }: { score: LiveScore | null; instead: string }) {
  const card = useCardNotice(score);
  const notice = score?.verification
    ? scheduleTexts.verifying[score.verification.kind]
    : card
      ? [card.text, card.left].filter(Boolean).join(' · ')
      : null;
  const by = score && COUNTED_BY[score.counted_by];
  const points = score?.points ?? [];
  const line = {
    display: 'flex',
    alignItems: 'center',
    h: '33px',
    px: '3.5',
    borderTopWidth: '1px',
    fontSize: '13px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  } as const;
  if (notice === null && points.length === 0 && by === null) {
    return (
      <chakra.p {...line} color="fg.muted">
        {instead}
      </chakra.p>
    );
  }
  return (
    <chakra.ol {...line} columnGap="3" aria-label={scheduleTexts.lastPoints}>
      {notice ? (
        <chakra.li fontWeight="bold" color="marun.fg">
          {notice}
        </chakra.li>
      ) : null}
      {by === null ? null : <chakra.li color="fg.muted">{by}</chakra.li>}
      {points.slice(0, SHOWN).map((point) => (
        <chakra.li
          key={point.id}
          display="inline-flex"
          alignItems="center"
          flex="none"
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
