// A performance readable at ten metres: what is shown, how many judges have given, and afterwards how the score was made.
import { Box, chakra } from '@chakra-ui/react';
import type { JudgedPerformance, LiveMatch, LiveSeni } from '@gelanggang/contract/live';
import { elapsedText } from '@gelanggang/domain/results/match-clock';
import { COUNCIL_ITEM_TEXTS } from '@gelanggang/domain/rules/jurus-rules';
import { lotText } from '@gelanggang/domain/rules/jurus-text';
import { marksOf, risingScores } from '@gelanggang/domain/seni/middle-scores';
import { TIME_PENALTY } from '@gelanggang/domain/seni/performance-score';
import { seniPointsText, seniScoreText } from '@gelanggang/domain/words/seni-score';
import { sheetTexts } from '@web/components/performance/sheet-texts';
import { enteredText, shownText } from '@web/components/performance/performance-words';
import { outBecause } from '@web/components/performance/score-details';
import { useJurusCardNotice } from '@web/live/use-card-notice';
import { minutes, windowText } from '@web/components/seni-score/window-text';

interface PerformanceNowProps {
  match: LiveMatch;
  seni: LiveSeni;
  size: number;
  /** Room for two lines: the lot is told until it has begun. */
  isShort?: boolean;
}

/** Before and while it is on. */
export function PerformanceNow({ match, seni, size, isShort = false }: PerformanceNowProps) {
  const card = useJurusCardNotice(seni);
  if (seni.outcome !== null) return null;
  const lot = isShort && match.status === 'ongoing' ? '' : lotText(seni.jurus_stage, seni.lot);
  const lines = [shownText(match, seni), lot, enteredText(seni)].filter(Boolean);
  return (
    <Box mt={isShort ? '6px' : '14px'} fontSize={`${size}px`} fontWeight="600" lineHeight="1.25" data-performance="now">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {card ? (
        <chakra.p
          role="status"
          data-card={card.isOpen ? 'open' : 'decided'}
          w="fit-content"
          mt="10px"
          px="16px"
          rounded="6px"
          bg="#F5EEE2"
          color="#17130F"
        >
          {[card.text, card.left].filter(Boolean).join(' · ')}
        </chakra.p>
      ) : null}
    </Box>
  );
}

/** Once it is told: the judges' scores with the middle two, the time, what was taken off, the sum. */
export function PerformanceMade({ seni }: { seni: LiveSeni }) {
  const { judged, worth } = seni;
  if (!judged) return seni.is_held ? <Line>{sheetTexts.held}</Line> : null;
  const marks = marksOf(judged.scores.map((one) => Math.round(100 * one)));
  return (
    <Box mt="20px" display="grid" gap="10px" data-performance="made">
      {marks.length > 0 ? (
        <Box as="ol" display="flex" flexWrap="wrap" gap="10px" aria-label={sheetTexts.judges(marks.length)}>
          {risingScores(marks).map(({ seat, score, isMiddle }) => (
            <chakra.li
              key={seat}
              display="grid"
              justifyItems="center"
              minW="112px"
              rounded="6px"
              px="10px"
              bg={isMiddle ? '#F5EEE2' : 'rgba(0,0,0,.28)'}
              color={isMiddle ? '#17130F' : undefined}
              data-middle={isMiddle || undefined}
            >
              <chakra.span textStyle="display.figure" fontSize="46px" lineHeight="1.15">
                {seniPointsText(score)}
              </chakra.span>
              <chakra.span fontSize="28px" lineHeight="1.2">
                {sheetTexts.seat(seat)}
              </chakra.span>
            </chakra.li>
          ))}
        </Box>
      ) : (
        <Line>{outBecause(seni)}</Line>
      )}
      <Line>{madeOf(seni, judged).join(' · ')}</Line>
      {judged.median !== null && worth && worth.penalty > 0 ? (
        <Line>
          {sheetTexts.median} {seniScoreText(judged.median)} − {seniPointsText(worth.penalty / 10)}
        </Line>
      ) : null}
    </Box>
  );
}

/** 'Waktu 1:27 (1:15–1:25) −0,50', 'Gerakan ditahan 0:41 −0,50' */
function madeOf({ time }: LiveSeni, judged: JudgedPerformance): string[] {
  const isOut = judged.time_fault === 'out' && judged.median !== null;
  const ran =
    judged.seconds === null
      ? []
      : [
          `${sheetTexts.time} ${minutes(judged.seconds)} (${windowText(time)})${isOut ? ` −${seniPointsText(TIME_PENALTY)}` : ''}`,
        ];
  const items = judged.items.map(({ item, penalty, at }) =>
    [
      item ? COUNCIL_ITEM_TEXTS[item].label : sheetTexts.sumOnly,
      at === null ? '' : elapsedText(at),
      `−${seniPointsText(Math.round(100 * penalty))}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return [...ran, ...items];
}

const Line = chakra('p', { base: { fontSize: '32px', fontWeight: '600', lineHeight: '1.25' } });
