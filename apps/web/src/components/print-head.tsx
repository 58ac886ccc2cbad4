// The head of every printed sheet: the mark, the tournament with its days and place, and when it was printed, where its foot does
// not say so.
import { Box, chakra } from '@chakra-ui/react';
import type { PrintTournament } from '@gelanggang/contract/print';
import { clockTime, dateRange, localDateTime, longDate, timeZoneName } from '@gelanggang/domain/words/dates';
import { plainText } from '../lib/plain-text';
import { officeTexts } from '@web/site/office-texts';
import { LogoMark } from './logo';

export function PrintHead({ tournament, printedAt }: { tournament: PrintTournament; printedAt: string | null }) {
  const printed = printedAt === null ? null : localDateTime(printedAt, tournament.time_zone);
  return (
    <Box display="flex" alignItems="center" gap="3" pb="2mm">
      <LogoMark size={30} />
      <Box flex="1" minW="0">
        <chakra.p fontSize="11pt" fontWeight="bold">
          {tournament.name}
        </chakra.p>
        <chakra.p fontSize="8.5pt" color="fg.muted">
          {[dateRange(tournament.start_date, tournament.end_date), plainText(tournament.location)]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      </Box>
      {printed && (
        <chakra.p fontSize="8pt" color="fg.muted">
          {officeTexts.paper.printed(
            longDate(printed.date),
            clockTime(printed.time),
            timeZoneName(tournament.time_zone),
          )}
        </chakra.p>
      )}
    </Box>
  );
}
