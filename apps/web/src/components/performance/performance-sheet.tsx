// How a performance came to its score, line by line, so that anybody can compute it again (rulebook 2025, art. 12.1.f).
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { JudgedPerformance, LiveSeni } from '@gelanggang/contract/live';
import { elapsedText } from '@gelanggang/domain/results/match-clock';
import { COUNCIL_ITEM_TEXTS } from '@gelanggang/domain/rules/jurus-rules';
import { marksOf, risingScores } from '@gelanggang/domain/seni/middle-scores';
import { TIME_PENALTY } from '@gelanggang/domain/seni/performance-score';
import { decimals, seniPointsText, seniScoreText } from '@gelanggang/domain/words/seni-score';
import { minutes, windowText } from '../seni-score/window-text';
import { JudgeMarks } from './judge-marks';
import { sheetTexts as texts } from './sheet-texts';
import { outBecause } from './score-details';

const hundredths = (points: number) => Math.round(100 * points);
const off = (points: number) => `−${seniPointsText(hundredths(points))}`;

/** Nothing of one that has not been recorded. */
export function PerformanceSheet({ seni }: { seni: LiveSeni }) {
  const { outcome, judged, worth } = seni;
  if (outcome === null) return null;
  if (seni.is_held) return <Note>{texts.held}.</Note>;
  if (outcome === 'absent' || !judged) return <Note>{texts.absent}</Note>;
  const marks = marksOf(judged.scores.map(hundredths));
  return (
    <Box display="grid" gap="2" data-sheet={outcome}>
      {marks.length > 0 ? (
        <>
          <JudgeMarks marks={marks} />
          <Line label={texts.median} about={howMade(marks)} figure={seniScoreText(judged.median ?? 0)} />
        </>
      ) : (
        <Note>{outBecause(seni)}</Note>
      )}
      {judged.seconds === null ? null : <TimeLine seni={seni} judged={judged} seconds={judged.seconds} />}
      {judged.items.map(({ item, penalty, at }, index) => (
        <Line
          key={index}
          label={item ? COUNCIL_ITEM_TEXTS[item].label : texts.sumOnly}
          about={[item ? COUNCIL_ITEM_TEXTS[item].about : '', at === null ? '' : texts.at(elapsedText(at))]
            .filter(Boolean)
            .join(', ')}
          figure={off(penalty)}
        />
      ))}
      {judged.items.length === 0 && marks.length > 0 ? <Note>{texts.noItems}</Note> : null}
      {judged.reached === undefined ? null : <Line label={texts.reached} figure={String(judged.reached)} />}
      {worth && seni.score !== null ? (
        <>
          <Line
            isTotal
            label={texts.final}
            about={worth.penalty > 0 ? `${seniScoreText(judged.median ?? 0)} ${off(worth.penalty / 1000)}` : undefined}
            figure={seniScoreText(seni.score)}
          />
          <Line label={texts.deviation} figure={decimals(worth.deviation / 1000, 6)} isQuiet />
        </>
      ) : null}
    </Box>
  );
}

/** '(9,89 + 9,91) ÷ 2' */
function howMade(marks: Parameters<typeof risingScores>[0]): string {
  const middle = risingScores(marks).filter((one) => one.isMiddle);
  return `(${middle.map((one) => seniPointsText(one.score)).join(' + ')}) ÷ 2`;
}

function TimeLine({ seni, judged, seconds }: { seni: LiveSeni; judged: JudgedPerformance; seconds: number }) {
  const window = windowText(seni.time);
  const isOut = judged.time_fault !== 'none';
  return (
    <Line
      label={`${texts.time} ${minutes(seconds)}`}
      about={isOut ? texts.timeOut(window) : seni.time.isCosted ? texts.timeIn(window) : texts.timeFree}
      figure={judged.time_fault === 'out' && judged.median !== null ? off(TIME_PENALTY / 100) : ''}
    />
  );
}

interface LineProps {
  label: string;
  about?: string;
  figure: string;
  isTotal?: boolean;
  isQuiet?: boolean;
}

function Line({ label, about, figure, isTotal = false, isQuiet = false }: LineProps) {
  return (
    <Box
      display="flex"
      justifyContent="space-between"
      alignItems="baseline"
      gap="3"
      borderTopWidth={isTotal ? '2px' : '1px'}
      borderColor={isTotal ? 'fg' : undefined}
      pt="1.5"
      color={isQuiet ? 'fg.muted' : undefined}
      textStyle={isQuiet ? 'sm' : undefined}
    >
      <chakra.p minW="0" lineHeight="1.3" fontWeight={isTotal ? 'bold' : undefined}>
        {label}
        {about ? (
          <chakra.span textStyle="sm" fontWeight="normal" color="fg.muted">
            {' '}
            {about}
          </chakra.span>
        ) : null}
      </chakra.p>
      <chakra.span
        flex="none"
        textStyle={isQuiet ? 'sm' : 'display.figure'}
        fontSize={isTotal ? '30px' : isQuiet ? undefined : '20px'}
        fontVariantNumeric="tabular-nums"
      >
        {figure}
      </chakra.span>
    </Box>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <chakra.p color="fg.muted">{children}</chakra.p>;
}
