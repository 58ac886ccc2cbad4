// The schedule on paper, from data handed over by the worker: no login, no network (contract, "print").
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { PrintSchedule, PrintSession } from '@gelanggang/contract/print';
import { clockTime, longDateWithDay, timeZoneName } from '@gelanggang/domain/words/dates';
import { EmptyPaper, Paper } from '../../components/paper';
import { PrintHead } from '../../components/print-head';
import { printData, usePaper } from '../../lib/print-page';
import { ScheduleTable } from './components/schedule-table';
import { scheduleTexts } from './texts';

/** Spec 1 §9: A4 portrait, margin 0.3 in. */
const PAPER = { '@page': { size: 'A4 portrait', margin: '0.3in' }, 'html, body': { background: '#fff !important' } };

export default function PrintSchedulePage() {
  usePaper({ isStill: true });
  const data = printData('schedule');
  const sessions = data?.sessions.filter((session) => session.matches.length > 0) ?? [];
  if (!data || sessions.length === 0) return <EmptyPaper text={scheduleTexts.empty} />;
  return (
    <Paper maxW="210mm" mx="auto">
      <Global styles={PAPER} />
      {sessions.map((session, index) => (
        <Session
          key={`${session.date} ${session.arena} ${session.start_time}`}
          data={data}
          session={session}
          isFirst={index === 0}
        />
      ))}
    </Paper>
  );
}

/** Each session opens its own page: it is pinned up at its own arena. */
function Session({ data, session, isFirst }: { data: PrintSchedule; session: PrintSession; isFirst: boolean }) {
  const { tournament } = data;
  const zone = timeZoneName(tournament.time_zone);
  const hours = [session.start_time, session.end_time]
    .filter((time) => time !== null)
    .map(clockTime)
    .join('–');
  return (
    <chakra.section breakBefore={isFirst ? undefined : 'page'}>
      <PrintHead tournament={tournament} printedAt={data.printed_at} />
      <Box display="flex" alignItems="baseline" gap="4" borderTopWidth="2px" borderColor="fg" pt="2mm" pb="2mm">
        <chakra.h1 textStyle="display.figure" fontSize="22pt">
          {session.arena}
        </chakra.h1>
        <chakra.p fontSize="10pt" fontWeight="semibold">
          {longDateWithDay(session.date)}, {hours} {zone}
        </chakra.p>
        <chakra.p fontSize="9pt" color="fg.muted" ms="auto">
          {scheduleTexts.matches(session.matches.length)}
        </chakra.p>
      </Box>
      {session.note ? (
        <chakra.p fontSize="9pt" color="fg.muted" pb="2mm">
          {session.note}
        </chakra.p>
      ) : null}
      <ScheduleTable matches={session.matches} label={session.arena} isForTable={data.layout === 'table'} />
    </chakra.section>
  );
}
