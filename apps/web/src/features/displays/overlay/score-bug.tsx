// The score of the running match, lower left: number, class, clock, both corners, one penalty at a time.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { LiveScore } from '@gelanggang/contract/scoring';
import { PENALTY_LABELS } from '@gelanggang/domain/scoring/penalty-steps';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { CORNER_LABELS, CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { classOf } from '@gelanggang/domain/words/match-class';
import { cornersOf } from '@web/live/corners-of';
import { useMatchScore } from '@web/live/use-arena-score';
import { useClock } from '@web/live/use-clock';
import { FittedText } from '../components/fitted-text';
import { nameIn } from '../components/match-words';

/** A new penalty stands this long. */
const TAG_MS = 6_000;
const DARKER: Readonly<Record<Corner, string>> = { blue: '#10388C', red: '#96121C' };

interface ScoreBugProps {
  match: LiveMatch;
  isSwapped: boolean;
  /** False: the connection is lost for so long that the clock would be a guess. */
  hasClock: boolean;
}

export function ScoreBug({ match, isSwapped, hasClock }: ScoreBugProps) {
  const score = useMatchScore(match);
  const clock = useClock(match.clock);
  const tag = useNewPenalty(score);
  const corners = isSwapped ? [...cornersOf(match)].reverse() : cornersOf(match);
  const hasCorners = match.kind === 'tanding' || match.mode === 'battle';
  return (
    <Box position="absolute" left="96px" bottom="72px" w="740px" data-part="score">
      <Box display="flex" h="60px" bg="#0F0C09" alignItems="center">
        <chakra.span
          textStyle="display.figure"
          fontSize="44px"
          lineHeight="60px"
          bg="#F5EEE2"
          color="#17130F"
          w="120px"
          textAlign="center"
          flex="none"
        >
          {match.partai ?? '–'}
        </chakra.span>
        <FittedText text={classOf(match)} most={30} least={28} flex="1" px="20px" color="#CFC4B4" fontStretch="84%" />
        {clock && hasClock ? (
          <>
            <chakra.span fontSize="28px" fontWeight="600" whiteSpace="nowrap" fontStretch="84%">
              {clock.label}
            </chakra.span>
            <chakra.span
              textStyle="display.figure"
              fontSize="44px"
              minW="120px"
              textAlign="end"
              pe="18px"
              fontVariantNumeric="tabular-nums"
              data-clock
            >
              {clock.text}
            </chakra.span>
          </>
        ) : null}
      </Box>
      {corners.map((corner) => (
        <Box
          key={corner}
          display="flex"
          alignItems="center"
          h="76px"
          color="#fff"
          bg={hasCorners ? `screen.${corner}` : '#3A332C'}
          data-corner={corner}
        >
          {hasCorners ? (
            <chakra.span fontSize="28px" fontWeight="600" w="120px" ps="20px" flex="none" fontStretch="88%">
              {CORNER_LABELS[corner]}
            </chakra.span>
          ) : null}
          <FittedText
            text={nameIn(match, corner)}
            most={36}
            least={28}
            flex="1"
            px="20px"
            fontWeight="650"
            fontStretch="84%"
          />
          {tag?.corner === corner ? (
            <chakra.span
              bg="#fff"
              color={`screen.${corner}`}
              fontSize="28px"
              fontWeight="650"
              fontStretch="80%"
              px="12px"
              me="14px"
              rounded="4px"
              whiteSpace="nowrap"
              flex="none"
              data-penalty
            >
              {tag.label}
            </chakra.span>
          ) : null}
          {score ? (
            <chakra.span
              textStyle="display.figure"
              fontSize="66px"
              lineHeight="76px"
              w="128px"
              textAlign="center"
              flex="none"
              style={{ background: DARKER[corner] }}
              data-score={corner}
            >
              {scoreText(score[corner].score)}
            </chakra.span>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

interface Tag {
  corner: Corner;
  label: string;
}

/** The penalty that came last, for its time; those that stood when the page was opened are no news. */
function useNewPenalty(score: LiveScore | null): Tag | null {
  const known = useRef<{ sheet: number; counts: Record<Corner, number> } | null>(null);
  const [tag, setTag] = useState<Tag | null>(null);
  useEffect(() => {
    if (!score) return;
    const counts = { blue: score.blue.penalties.length, red: score.red.penalties.length };
    const before = known.current;
    known.current = { sheet: score.sheet_id, counts };
    if (before?.sheet !== score.sheet_id) return;
    const corner = CORNERS.find((one) => counts[one] > before.counts[one]);
    const given = corner && score[corner].penalties.at(-1);
    if (!corner || !given) return;
    setTag({ corner, label: PENALTY_LABELS[given.step] });
  }, [score]);
  useEffect(() => {
    if (!tag) return;
    const timer = setTimeout(() => setTag(null), TAG_MS);
    return () => clearTimeout(timer);
  }, [tag]);
  return tag;
}
