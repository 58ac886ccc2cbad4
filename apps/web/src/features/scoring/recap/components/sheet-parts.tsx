// What was entered of a match: its timeline beside the tables of rounds, corners and judges.
import { Box } from '@chakra-ui/react';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import { CornerTable, JudgeTable } from './figures';
import { RoundsTable } from './rounds-table';
import { Timeline } from './timeline';

interface SheetPartsProps {
  sheet: ScoreSheet;
  timeZone: string;
  taps: MatchRecap['taps'];
  withAgreement: boolean;
}

export default function SheetParts({ sheet, timeZone, taps, withAgreement }: SheetPartsProps) {
  return (
    <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
      <Timeline sheet={sheet} timeZone={timeZone} />
      <Box display="grid" gap="5" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
        <RoundsTable sheet={sheet} />
        <CornerTable sheet={sheet} />
        <JudgeTable sheet={sheet} taps={taps} withAgreement={withAgreement} />
      </Box>
    </Box>
  );
}
