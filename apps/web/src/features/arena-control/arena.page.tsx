// /admin/arena/:id: one arena on its day, from calling a match to its result (domain-rules, Running the day).
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { timeZoneName } from '@gelanggang/domain/words/dates';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import { useTournamentNews } from '@web/site/active-tournaments';
import { AwayNotice } from '@web/components/away-notice';
import { FilterChip } from '@web/components/list-filters';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { useAddress } from '@web/lib/address';
import { formatMoment, formatShortDay } from '@web/lib/formats';
import { useCall } from '@web/lib/use-call';
import { useNow } from '@web/lib/use-now';
import { arenaDays, type ArenaDay } from '@web/live/arena-days';
import { useArenaQueue } from './arena-control.api';
import { LOOK_MS } from './panels.api';
import { ConnectionDot } from '@web/components/connection-dot';
import { ArenaQueueList } from './components/arena-queue-list';
import { CurrentMatch } from './components/current-match';
import { PendingBand } from './components/pending-band';
import { PanelSeats } from './components/panel-seats';
import { arenaTexts as texts } from './texts';

export default function ArenaPage() {
  const arenaId = Number(useParams().id);
  const address = useAddress();
  const queue = useArenaQueue(arenaId, address.get('date'));
  const seats = useCall(scoringCalls.panels, { params: { id: arenaId } }, { refetchInterval: LOOK_MS });
  // their row stands above what is pressed; a desk without a network does not wait for it
  const isSeating = seats.isPending && seats.fetchStatus === 'fetching' && seats.failureCount === 0;
  const now = useNow();
  useTournamentNews();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const shown = queue.data && shownMatch(queue.data, chosenId);
  // another match begins at its head, wherever the last one was left
  const shownId = shown?.id;
  useEffect(() => {
    // newer browsers answer with a promise, which is no clean-up
    void window.scrollTo({ top: 0 });
  }, [shownId]);
  if (queue.error && !queue.data) return <ErrorState error={queue.error} onRetry={() => void queue.refetch()} />;
  if (!queue.data || isSeating) return <PageLoading />;
  const day = arenaDays({ ...queue.data, arenas: [queue.data.arena] }, now).find((one) => one.day === queue.data.date);
  return (
    <Box as="main" minH="100dvh" display="flex" flexDirection="column">
      <AwayNotice only={queue.data.tournament.id} />
      <Head queue={queue.data} day={day} now={now} onDate={(date) => address.set({ date })} />
      <PendingBand queue={queue.data} />
      {!day ? (
        <EmptyState text={texts.noQueue} />
      ) : (
        <Box
          flex="1"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 16rem', lg: 'minmax(0, 1fr) 20rem' }}
          alignItems="stretch"
        >
          <Box p={{ base: '4', md: '5' }}>
            <PanelSeats arenaId={arenaId} timeZone={queue.data.tournament.time_zone} />
            {shown ? (
              <CurrentMatch key={shown.id} match={shown} queue={queue.data} onDone={() => setChosenId(null)} />
            ) : (
              <EmptyState text={texts.allDone} />
            )}
          </Box>
          <ArenaQueueList day={day} queue={queue.data} shownId={shown?.id ?? null} onChoose={setChosenId} />
        </Box>
      )}
    </Box>
  );
}

/** What the operator chose, while it is still to be held; else the running match; else the next. */
function shownMatch(queue: ArenaQueue, chosenId: number | null) {
  const find = (id: number | null) => queue.matches.find((match) => match.id === id);
  const running = find(queue.current_match_id);
  if (running?.status === 'ongoing') return running;
  const chosen = find(chosenId);
  if (chosen && (chosen.status === 'scheduled' || chosen.status === 'called')) return chosen;
  return running ?? find(queue.next_match_id);
}

const HeadLink = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '44px',
    ms: '-3',
    rounded: 'md',
    color: 'inherit',
    _hover: { bg: 'rgba(255,255,255,.12)' },
  },
});

interface HeadProps {
  queue: ArenaQueue;
  day: ArenaDay | undefined;
  now: number;
  onDate(date: string): void;
}

function Head({ queue, day, now, onDate }: HeadProps) {
  const { tournament } = queue;
  const behind = day?.behindMinutes ?? 0;
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      px={{ base: '4', md: '5' }}
      py="3"
      bg="ink.bg"
      color="ink.strong"
    >
      <HeadLink to={pathOf('/admin/arena')} aria-label={texts.back} title={texts.back}>
        <ArrowLeft size={22} aria-hidden="true" />
      </HeadLink>
      <chakra.h1 textStyle="display.arena" tabIndex={-1} outline="0">
        {queue.arena.name}
      </chakra.h1>
      <chakra.span flex="1" display={{ lg: 'none' }} />
      <chakra.span textStyle="sm" color="ink.fg" flex="1" minW="8rem" truncate display={{ base: 'none', lg: 'block' }}>
        {tournament.name}
      </chakra.span>
      {/* on a phone below the name and the time, which share a line; as high before the day is known and while it connects */}
      <Box
        display="flex"
        alignItems="center"
        columnGap={{ base: '3', sm: '4' }}
        order={{ base: 1, sm: 0 }}
        w={{ base: 'full', sm: 'auto' }}
        minH="44px"
      >
        {queue.dates.length > 1 ? (
          <FilterChip
            label={texts.day}
            value={queue.date}
            isActive
            isRequired
            options={queue.dates.map((date) => ({ value: date, label: formatShortDay(date) }))}
            onChoose={onDate}
          />
        ) : null}
        {day ? <Tag tone={behind > 0 ? 'warn' : 'ok'}>{behind > 0 ? texts.late(behind) : texts.onTime}</Tag> : null}
        <Box className="dark" minW="0" overflow="hidden">
          <ConnectionDot timeZone={tournament.time_zone} compact isQuiet />
        </Box>
      </Box>
      <chakra.span fontWeight="semibold" whiteSpace="nowrap" data-time>
        {formatMoment(now, tournament.time_zone)} {timeZoneName(tournament.time_zone)}
      </chakra.span>
    </Box>
  );
}
