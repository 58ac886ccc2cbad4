// Who works where, on A4: each session with its table and the seats of its matches.
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { PrintDutySession } from '@gelanggang/contract/print';
import { bySeat, roleLabel, seatName } from '@gelanggang/domain/officials/roles';
import { clockTime, longDateWithDay } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { EmptyPaper, Paper } from '@web/components/paper';
import { PrintHead } from '@web/components/print-head';
import { PrintTable } from '@web/components/print-table';
import { printData, usePaper } from '@web/lib/print-page';
import { dutyTexts as texts } from './duty-texts';

const PAPER = { '@page': { size: 'A4 portrait', margin: '10mm' }, 'html, body': { background: '#fff !important' } };

export default function PrintOfficialsPage() {
  usePaper({ isStill: true });
  const data = printData('officials');
  if (!data) return <EmptyPaper text={texts.noOfficials} />;
  return (
    <Paper maxW="210mm" mx="auto">
      <Global styles={PAPER} />
      <PrintHead tournament={data.tournament} printedAt={data.printed_at} />
      <chakra.h1 textStyle="display.figure" fontSize="22pt" borderTopWidth="2px" borderColor="fg" pt="2mm">
        {texts.rota}
      </chakra.h1>
      {data.sessions.map((session) => (
        <Session key={`${session.date} ${session.arena} ${session.start_time}`} session={session} />
      ))}
    </Paper>
  );
}

function Session({ session }: { session: PrintDutySession }) {
  const seats = [...new Set(session.matches.flatMap((match) => match.seats.map(({ seat }) => seat)))].sort(bySeat);
  return (
    <chakra.section pt="5mm">
      <chakra.h2 fontSize="12pt" fontWeight="bold" breakAfter="avoid">
        {session.arena} · {longDateWithDay(session.date)}, {clockTime(session.start_time)}–{clockTime(session.end_time)}
      </chakra.h2>
      <Box as="dl" fontSize="9pt" mt="1mm">
        {session.duties.map(({ role, names }) => (
          <Box key={role} display="grid" gridTemplateColumns="38mm 1fr" py="0.5mm">
            <chakra.dt color="fg.muted">{roleLabel(role)}</chakra.dt>
            <chakra.dd>{names.join(', ')}</chakra.dd>
          </Box>
        ))}
      </Box>
      {seats.length > 0 ? (
        <PrintTable tableLayout="auto" mt="2mm" aria-label={session.arena}>
          <thead>
            <tr>
              <th scope="col">{texts.partaiHead}</th>
              <th scope="col">{texts.timeHead}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {seatName(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {session.matches.map((match) => (
              <tr key={match.partai}>
                <chakra.td fontWeight="semibold">{match.partai}</chakra.td>
                <td>{clockTime(match.time)}</td>
                {seats.map((seat) => (
                  <td key={seat}>{shownName(match.seats.find((one) => one.seat === seat)?.name) ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </PrintTable>
      ) : null}
    </chakra.section>
  );
}
