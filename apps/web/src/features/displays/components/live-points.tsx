// What the judges and the council did of late, readable at ten metres: penalties, the last points, what is being asked.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveCornerScore, LiveScore } from '@gelanggang/contract/scoring';
import { COUNTED_BY } from '@gelanggang/domain/scoring/counted-by';
import { HIT_LABELS } from '@gelanggang/domain/scoring/hit-kinds';
import { PENALTY_LABELS } from '@gelanggang/domain/scoring/penalty-steps';
import { TIMER_LABELS } from '@gelanggang/domain/scoring/table-timers';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { useCardNotice } from '@web/live/use-card-notice';
import { displayTexts as texts } from '../texts';

/** The last ones; all of them are on the match's page. */
const SHOWN_PENALTIES = 3;
const SHOWN_HITS = 3;

export function CornerPenalties({ score, isRight }: { score: LiveCornerScore; isRight: boolean }) {
  if (score.penalties.length === 0 && score.knockdowns.length === 0) return null;
  return (
    <Box display="flex" gap="14px" mt="18px" flexDirection={isRight ? 'row-reverse' : 'row'} flexWrap="wrap">
      {score.penalties.slice(-SHOWN_PENALTIES).map(({ step, round }, index) => (
        <Mark key={index}>
          {PENALTY_LABELS[step]}
          {step === 'pembinaan' ? ` ${texts.ofRound(round)}` : ''}
        </Mark>
      ))}
      {score.knockdowns.length > 0 ? <Mark>{texts.counts(score.knockdowns)}</Mark> : null}
    </Box>
  );
}

const Mark = chakra('span', {
  base: {
    fontSize: '32px',
    fontWeight: '650',
    lineHeight: '48px',
    px: '16px',
    rounded: '6px',
    bg: '#F5EEE2',
    color: '#17130F',
  },
});

export function CornerHits({ score, corner }: { score: LiveScore; corner: Corner }) {
  const by = COUNTED_BY[score.counted_by];
  const hits = score.points.filter((point) => point.corner === corner).slice(0, SHOWN_HITS);
  return (
    <chakra.ol display="grid" gap="6px" fontSize="34px" fontWeight="600" lineHeight="1.15" whiteSpace="nowrap">
      {by !== null && score[corner].score !== 0 ? <li>{by}</li> : null}
      {hits.map((point, index) => (
        <chakra.li
          key={point.id}
          opacity={index === 0 ? 1 : 0.78}
          textDecoration={point.withdrawn_reason === null ? undefined : 'line-through'}
        >
          +{point.worth} {HIT_LABELS[point.kind]}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

/** Across both corners while the judges are asked or the video is looked at. */
export function ScoreNotice({ score }: { score: LiveScore }) {
  const card = useCardNotice(score);
  const text = card
    ? [card.text, score.verification ? texts.verifying[score.verification.kind] : card.left].filter(Boolean).join(' · ')
    : score.verification
      ? texts.verifying[score.verification.kind]
      : score.timer
        ? texts.timer(TIMER_LABELS[score.timer.kind], CORNER_LABELS[score.timer.corner])
        : null;
  if (text === null) return null;
  return (
    <chakra.p
      position="absolute"
      top="0"
      left="50%"
      transform="translateX(-50%)"
      bg="#F5EEE2"
      color="#17130F"
      px="40px"
      fontSize="44px"
      fontWeight="680"
      lineHeight="76px"
      whiteSpace="nowrap"
      zIndex="1"
      roundedBottom="6px"
      role="status"
      data-card={card ? (card.isOpen ? 'open' : 'decided') : undefined}
    >
      {text}
    </chakra.p>
  );
}
