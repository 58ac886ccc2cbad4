// What was entered of a match: its rounds, then its timeline beside the tables of rounds, corners and judges.
import { Box } from '@chakra-ui/react';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import { FORMER_WORTHS } from '@gelanggang/domain/rules/tanding-rules';
import { roundFigures } from '@gelanggang/domain/scoring/round-figures';
import type { Corner } from '@gelanggang/domain/words/corners';
import { recapTexts as texts } from '../texts';
import { CornerTable, JudgeTable } from './figures';
import { RoundScores } from './round-scores';
import { RoundsTable } from './rounds-table';
import { Timeline } from './timeline';

interface SheetPartsProps {
  match: Pick<LiveMatch, Corner>;
  sheet: ScoreSheet;
  timeZone: string;
  taps: MatchRecap['taps'];
  withAgreement: boolean;
}

export default function SheetParts({ match, sheet, timeZone, taps, withAgreement }: SheetPartsProps) {
  const rounds = roundFigures(sheet, sheet.rules ?? FORMER_WORTHS);
  // where nobody tapped, tables of hits and judges would hold noughts alone
  const wasTapped = taps.length > 0 || sheet.points.length > 0;
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {rounds.length > 0 ? <RoundScores match={match} rounds={rounds} /> : null}
      <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <Timeline sheet={sheet} timeZone={timeZone} />
        <Box display="grid" gap="5" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
          {wasTapped || sheet.penalties.length > 0 || sheet.knockdowns.length > 0 ? (
            <RoundsTable title={texts.details} sheet={sheet} />
          ) : null}
          {wasTapped ? (
            <>
              <CornerTable sheet={sheet} />
              <JudgeTable sheet={sheet} taps={taps} withAgreement={withAgreement} />
            </>
          ) : null}
        </Box>
      </Box>
    </Box>
  );
}
