// The planned schedule, arena by arena, for reading ahead and for paper (spec 1 §2, "Schedule page").
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { localDateTime, longDateWithDay } from '@gelanggang/domain/words/dates';
import type { PrintMatch } from '@gelanggang/contract/print';
import { Printer, Radio } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink, IconButton } from '../../components/button';
import { cornerName } from '../../components/match-row';
import { EmptyState, ErrorState, PageLoading } from '../../components/states';
import { HttpError } from '../../lib/http';
import { useNow } from '../../lib/use-now';
import { arenaDays, onlySlots, type ArenaDay, type Slot } from '../../live/arena-days';
import { useLiveSnapshot } from '../../live/use-live-snapshot';
import { ScheduleBar } from './components/schedule-bar';
import { ScheduleTable } from './components/schedule-table';
import { scheduleTexts } from './texts';
import { useScheduleFilters } from './use-schedule-filters';

/** Spec 1 §9: A4 portrait, margin 0.3 in. */
const PAPER = { '@page': { size: 'A4 portrait', margin: '0.3in' } };

const idOf = (one: ArenaDay): string => `${one.day}-${one.arena.id}`;

/** All matches of the arena that are shown, in the order of the plan. */
function matchesOf(one: ArenaDay, timeZone: string): PrintMatch[] {
  const slots = [one.current, one.next, ...one.later, ...one.done].filter((slot): slot is Slot => slot !== null);
  return slots
    .sort((a, b) => a.plannedAt - b.plannedAt || (a.match.number ?? 0) - (b.match.number ?? 0))
    .map(({ match, plannedAt }) => ({
      ...match,
      number: match.number ?? 0,
      time: localDateTime(plannedAt, timeZone).time,
      blue: { ...match.blue, name: cornerName(match.blue, match.round) },
      red: { ...match.red, name: cornerName(match.red, match.round) },
    }));
}

export default function PlannedTandingPage() {
  const slug = useParams().slug ?? '';
  const { data: snapshot, error, refetch } = useLiveSnapshot(slug, 'tanding');
  const now = useNow(60_000);
  const filters = useScheduleFilters(snapshot, now);
  const days = useMemo(() => (snapshot ? arenaDays(snapshot, now) : []), [snapshot, now]);
  const shown = onlySlots(days, filters.isWanted);
  const [printed, setPrinted] = useState<string | null>(null);
  useEffect(() => {
    if (printed === null) return;
    window.print();
    const timer = setTimeout(() => setPrinted(null));
    return () => clearTimeout(timer);
  }, [printed]);
  const timeZone = snapshot?.tournament.time_zone ?? 'Asia/Jakarta';
  const isMissing = error instanceof HttpError && error.status === 404;
  return (
    <>
      <Global styles={PAPER} />
      <ScheduleBar slug={slug} title={scheduleTexts.plannedTitle} tournament={snapshot?.tournament} filters={filters}>
        <IconButton label={scheduleTexts.print} onClick={() => window.print()} disabled={shown.length === 0}>
          <Printer aria-hidden="true" />
        </IconButton>
      </ScheduleBar>
      <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pb="6" minH="60dvh">
        {isMissing ? (
          <EmptyState text={scheduleTexts.notFound}>
            <ButtonLink to="/">{scheduleTexts.toHome}</ButtonLink>
          </EmptyState>
        ) : !snapshot && error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !snapshot ? (
          <PageLoading />
        ) : days.length === 0 ? (
          <EmptyState text={scheduleTexts.empty} hint={scheduleTexts.emptyHint} />
        ) : shown.length === 0 ? (
          <EmptyState text={scheduleTexts.noneFound} hint={scheduleTexts.noneFoundHint}>
            <Button onClick={filters.clear}>{scheduleTexts.clearFilters}</Button>
          </EmptyState>
        ) : (
          <>
            <Box pt="4" data-print-hidden>
              <ButtonLink to={`/schedule/live/${slug}/tanding`} size="sm">
                <Radio aria-hidden="true" />
                {scheduleTexts.toLive}
              </ButtonLink>
            </Box>
            {shown.map((one) => (
              <PlannedArena
                key={idOf(one)}
                one={one}
                timeZone={timeZone}
                tournament={snapshot.tournament.name}
                isOnPaper={printed === null || printed === idOf(one)}
                onPrint={() => setPrinted(idOf(one))}
              />
            ))}
          </>
        )}
      </Box>
    </>
  );
}

interface PlannedArenaProps {
  one: ArenaDay;
  timeZone: string;
  tournament: string;
  isOnPaper: boolean;
  onPrint(): void;
}

function PlannedArena({ one, timeZone, tournament, isOnPaper, onPrint }: PlannedArenaProps) {
  const matches = matchesOf(one, timeZone);
  return (
    <chakra.section pt="6" breakAfter="page" display={isOnPaper ? undefined : { _print: 'none' }}>
      <chakra.p display={{ base: 'none', _print: 'block' }} fontWeight="bold">
        {tournament}
      </chakra.p>
      <Box
        display="flex"
        alignItems="center"
        flexWrap="wrap"
        columnGap="4"
        borderBottomWidth="2px"
        borderColor="fg"
        pb="2"
      >
        <chakra.h2 textStyle="display.arena" lineHeight="1.2">
          {one.arena.name}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted">
          {longDateWithDay(one.day)} · {scheduleTexts.matches(matches.length)}
        </chakra.p>
        <Button
          size="sm"
          ms="auto"
          onClick={onPrint}
          aria-label={scheduleTexts.printArena(one.arena.name)}
          data-print-hidden
        >
          <Printer aria-hidden="true" />
          {scheduleTexts.print}
        </Button>
      </Box>
      <Box overflowX="auto">
        <Box minW={{ base: '36rem', _print: 'auto' }}>
          <ScheduleTable matches={matches} label={one.arena.name} />
        </Box>
      </Box>
    </chakra.section>
  );
}
