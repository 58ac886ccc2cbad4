// The schedule on paper, from data handed over by the worker: no login, no network (contract, "print").
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { PRINT_READY_ATTRIBUTE, type PrintData, type PrintSession } from '@gelanggang/contract/print';
import {
  clockTime,
  dateRange,
  localDateTime,
  longDate,
  longDateWithDay,
  timeZoneName,
} from '@gelanggang/domain/words/dates';
import { useEffect } from 'react';
import { LogoMark } from '../../components/logo';
import { plainText } from '../../lib/plain-text';
import { ScheduleTable } from './components/schedule-table';
import { scheduleTexts } from './texts';

declare global {
  interface Window {
    __PRINT__?: PrintData;
  }
}

/** Paper is always light: the schedule prints in ink whatever the device prefers. */
function useLightPaper(): void {
  useEffect(() => {
    const root = document.documentElement;
    root.classList.replace('dark', 'light');
    root.dataset.theme = 'light';
  }, []);
}

/** Ready when the fonts are there and two frames have been drawn. */
function useReady(): void {
  useEffect(() => {
    let isGone = false;
    void document.fonts.ready.then(() =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!isGone) document.documentElement.setAttribute(PRINT_READY_ATTRIBUTE, 'true');
        }),
      ),
    );
    return () => {
      isGone = true;
      document.documentElement.removeAttribute(PRINT_READY_ATTRIBUTE);
    };
  }, []);
}

/** Spec 1 §9: A4 portrait, margin 0.3 in. */
const PAPER = { '@page': { size: 'A4 portrait', margin: '0.3in' }, 'html, body': { background: '#fff !important' } };

export default function PrintSchedulePage() {
  useLightPaper();
  useReady();
  const data = window.__PRINT__;
  const sessions = data?.sessions.filter((session) => session.matches.length > 0) ?? [];
  return (
    <Box color="fg" bg="white" maxW="210mm" mx="auto">
      <Global styles={PAPER} />
      {data && sessions.length > 0 ? (
        sessions.map((session, index) => (
          <Session
            key={`${session.date} ${session.arena} ${session.start_time}`}
            data={data}
            session={session}
            isFirst={index === 0}
          />
        ))
      ) : (
        <chakra.p p="8">{scheduleTexts.empty}</chakra.p>
      )}
    </Box>
  );
}

/** Each session opens its own page: it is pinned up at its own arena. */
function Session({ data, session, isFirst }: { data: PrintData; session: PrintSession; isFirst: boolean }) {
  const { tournament } = data;
  const printed = localDateTime(data.printed_at, tournament.time_zone);
  const zone = timeZoneName(tournament.time_zone);
  const hours = [session.start_time, session.end_time]
    .filter((time) => time !== null)
    .map(clockTime)
    .join('–');
  return (
    <chakra.section breakBefore={isFirst ? undefined : 'page'}>
      <Box display="flex" alignItems="center" gap="3" pb="2mm">
        <LogoMark size={30} />
        <Box flex="1" minW="0">
          <chakra.p fontSize="11pt" fontWeight="bold">
            {tournament.name}
          </chakra.p>
          <chakra.p fontSize="8.5pt" color="fg.muted">
            {dateRange(tournament.start_date, tournament.end_date)} · {plainText(tournament.location)}
          </chakra.p>
        </Box>
        <chakra.p fontSize="8pt" color="fg.muted">
          {scheduleTexts.printedAt(longDate(printed.date), clockTime(printed.time), zone)}
        </chakra.p>
      </Box>
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
      <ScheduleTable matches={session.matches} label={session.arena} />
    </chakra.section>
  );
}
