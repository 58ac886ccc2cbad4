// The planned schedule, arena by arena, for reading ahead and for paper (spec 1 §2, "Schedule page").
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { localDateTime, longDateWithDay } from '@gelanggang/domain/words/dates';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { PrintMatch } from '@gelanggang/contract/print';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { Button, IconButton } from '../../../components/button';
import { cornerName } from '@web/live/corners-of';
import { StandsStill } from '../../../components/stands-still';
import { useFollowed, type Following } from '../../../lib/followed';
import { formatMoment } from '../../../lib/formats';
import { useGradually } from '../../../lib/use-gradually';
import { useIsWide } from '../../../lib/use-is-wide';
import { useNow } from '../../../lib/use-now';
import { arenaDays, onlySlots, type ArenaDay, type Slot } from '../../../live/arena-days';
import { useDaySnapshot } from '../../../live/use-day-snapshot';
import { PdfButton } from './pdf-button';
import { PlannedRow } from './planned-row';
import { useDetailsAhead } from './opened-match';
import { ScheduleBar } from './schedule-bar';
import { ScheduleBody } from './schedule-body';
import { ScheduleTable } from './schedule-table';
import { scheduleTexts } from '../texts';
import { ALL_DAYS, useLooksFurther, useScheduleFilters } from '../use-schedule-filters';

/** Spec 1 §9: A4 portrait, margin 0.3 in. */
const PAPER = { '@page': { size: 'A4 portrait', margin: '0.3in' } };

const idOf = (one: ArenaDay): string => `${one.day}-${one.arena.id}`;

/** All matches of the arena that are shown, in the order of the plan. */
function slotsOf(one: ArenaDay): Slot[] {
  const slots = [one.current, one.next, ...one.later, ...one.done].filter((slot): slot is Slot => slot !== null);
  return slots.sort((a, b) => a.plannedAt - b.plannedAt || (a.match.number ?? 0) - (b.match.number ?? 0));
}

/** With the page come about two screens of a phone. */
const FIRST_ROWS = 14;
const ROWS_A_STEP = 20;

const countOf = (days: readonly ArenaDay[]): number => days.reduce((sum, one) => sum + slotsOf(one).length, 0);

/** The first `rows` of all arenas, in their order. */
function gradually(days: readonly ArenaDay[], rows: number): (ArenaDay & { drawn: number })[] {
  let left = rows;
  return days.flatMap((one) => {
    const drawn = left;
    left -= slotsOf(one).length;
    return drawn > 0 ? [{ ...one, drawn }] : [];
  });
}

/** The same object for the same match in the same place: its row in the table then stays as it is. */
const printed = new WeakMap<LiveMatch, PrintMatch>();

function toPrintMatch({ match, plannedAt }: Slot, timeZone: string): PrintMatch {
  const { time } = localDateTime(plannedAt, timeZone);
  const known = printed.get(match);
  if (known?.time === time) return known;
  const made: PrintMatch = {
    ...match,
    number: match.number ?? 0,
    partai: match.partai ?? '',
    is_changed: match.changed !== null,
    time,
    blue: { ...match.blue, name: cornerName(match.blue, match.round) },
    red: { ...match.red, name: cornerName(match.red, match.round) },
  };
  printed.set(match, made);
  return made;
}

export function PlannedSchedule({ kind }: { kind: MatchKind }) {
  const slug = useParams().slug ?? '';
  const now = useNow(60_000);
  const [isBarUsed, setBarUsed] = useState(false);
  const wantsMore = useLooksFurther() || isBarUsed;
  const { data: snapshot, error, refetch, isMoreComing } = useDaySnapshot(slug, kind, now, wantsMore);
  const filters = useScheduleFilters(snapshot, now);
  useDetailsAhead();
  const following = useFollowed(slug);
  const days = useMemo(() => (snapshot ? arenaDays(snapshot, now) : []), [snapshot, now]);
  const shown = onlySlots(days, filters.isWanted);
  const drawn = useGradually(countOf(shown), FIRST_ROWS, ROWS_A_STEP);
  const [onPaper, setOnPaper] = useState<string | null>(null);
  useEffect(() => nameOnPaper(scheduleTexts.fileName), []);
  useEffect(() => {
    if (onPaper === null) return;
    window.print();
    const timer = setTimeout(() => setOnPaper(null));
    return () => clearTimeout(timer);
  }, [onPaper]);
  const timeZone = snapshot?.tournament.time_zone ?? 'Asia/Jakarta';
  /** The file, made for all who ask, knows day and arena alone; what else narrows the page is printed by the browser. */
  const isFileOfShown = !filters.pool && !filters.round && !filters.query && !filters.isOnlyFollowed;
  return (
    <>
      <Global styles={PAPER} />
      <StandsStill tournament={snapshot?.tournament} />
      <ScheduleBar
        slug={slug}
        kind={kind}
        view="planned"
        tournament={snapshot?.tournament}
        filters={filters}
        onUse={() => setBarUsed(true)}
      >
        <IconButton
          label={scheduleTexts.printAll}
          onClick={() => window.print()}
          disabled={shown.length === 0}
          // a phone has the file beside it, and no room for both
          display={isFileOfShown ? { base: 'none', md: 'inline-flex' } : undefined}
        >
          <Printer aria-hidden="true" />
        </IconButton>
        {snapshot && shown.length > 0 && isFileOfShown ? (
          <PdfButton
            slug={slug}
            kind={kind}
            date={filters.date === ALL_DAYS ? undefined : filters.date}
            arena_id={filters.arena === '' ? undefined : Number(filters.arena)}
          />
        ) : null}
      </ScheduleBar>
      <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pb="6" minH="100dvh">
        <ScheduleBody
          {...{ slug, kind, told: { snapshot, error, isMoreComing }, days, shown, filters }}
          onRetry={refetch}
        >
          {({ tournament }) =>
            gradually(shown, drawn).map((one) => (
              <PlannedArena
                key={idOf(one)}
                one={one}
                drawn={one.drawn}
                timeZone={timeZone}
                tournament={tournament.name}
                query={filters.query}
                following={following}
                isOnPaper={onPaper === null || onPaper === idOf(one)}
                onPrint={() => setOnPaper(idOf(one))}
              />
            ))
          }
        </ScheduleBody>
      </Box>
    </>
  );
}

/** Spec 1 §2: saved as PDF from the browser, the file has this name. */
function nameOnPaper(name: string): () => void {
  let title = document.title;
  const before = () => {
    title = document.title;
    document.title = name;
  };
  const after = () => {
    document.title = title;
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

interface PlannedArenaProps {
  one: ArenaDay;
  /** So many of its rows. */
  drawn: number;
  timeZone: string;
  tournament: string;
  query: string;
  following: Following;
  isOnPaper: boolean;
  onPrint(): void;
}

function PlannedArena(props: PlannedArenaProps) {
  const { one, drawn, timeZone, tournament, query, following, isOnPaper, onPrint } = props;
  const slots = slotsOf(one);
  const isWide = useIsWide();
  const [openId, setOpenId] = useState<number | null>(null);
  const [toggle] = useState(() => (id: number) => setOpenId((before) => (before === id ? null : id)));
  return (
    <chakra.section pt={{ base: '3', md: '6' }} breakAfter="page" display={isOnPaper ? undefined : { _print: 'none' }}>
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
          {longDateWithDay(one.day)} · {scheduleTexts.matches(slots.length)}
        </chakra.p>
        <Button
          size="sm"
          ms="auto"
          onClick={onPrint}
          display={{ base: 'none', md: 'inline-flex' }}
          aria-label={scheduleTexts.printArena(one.arena.name)}
          data-print-hidden
        >
          <Printer aria-hidden="true" />
          {scheduleTexts.print}
        </Button>
      </Box>
      {isWide ? (
        <ScheduleTable
          matches={slots.slice(0, drawn).map((slot) => toPrintMatch(slot, timeZone))}
          label={one.arena.name}
        />
      ) : (
        <chakra.ul mx="-4">
          {slots.slice(0, drawn).map(({ match, plannedAt }) => (
            <PlannedRow
              key={match.id}
              match={match}
              planned={formatMoment(plannedAt, timeZone)}
              following={following}
              isOpen={openId === match.id}
              query={query}
              onToggle={toggle}
            />
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
