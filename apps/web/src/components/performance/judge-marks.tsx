// The judges' scores from the lowest to the highest, the two in the middle marked: they make the median (mock 07-dewan-tunggal).
import { Box, chakra } from '@chakra-ui/react';
import { type JudgeMark, risingScores } from '@gelanggang/domain/seni/middle-scores';
import { seniPointsText } from '@gelanggang/domain/words/seni-score';
import { sheetTexts as texts } from './sheet-texts';

/** More than six stand in two rows. */
const MOST_ABREAST = 6;

export function JudgeMarks({ marks }: { marks: readonly JudgeMark[] }) {
  const count = marks.length;
  const columns = count > MOST_ABREAST ? count / 2 : count;
  return (
    <Box
      as="ol"
      aria-label={texts.judges(count)}
      display="grid"
      gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}
      gap="1px"
      bg="border.emphasized"
      borderWidth="1px"
      borderColor="border.emphasized"
    >
      {risingScores(marks).map(({ seat, score, isMiddle }) => (
        <chakra.li
          key={seat}
          textAlign="center"
          py="1.5"
          bg={isMiddle ? 'bg.muted' : 'bg.panel'}
          fontWeight={isMiddle ? 'bold' : undefined}
          aria-label={texts.judge(seat, seniPointsText(score), isMiddle)}
          data-middle={isMiddle || undefined}
        >
          <chakra.p textStyle="display.figure" fontSize="22px" aria-hidden="true">
            {seniPointsText(score)}
          </chakra.p>
          <chakra.p textStyle="xs" color={isMiddle ? 'fg' : 'fg.muted'} aria-hidden="true">
            {texts.seat(seat)}
          </chakra.p>
        </chakra.li>
      ))}
    </Box>
  );
}
