// /admin/arena/:id: one arena on its day, from calling a match to its result (domain-rules, Running the day).
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { timeZoneName } from '@gelanggang/domain/words/dates';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import { FilterChip } from '@web/components/list-filters';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { useAddress } from '@web/lib/address';
import { formatMoment, formatShortDay } from '@web/lib/formats';
import { useNow } from '@web/lib/use-now';
import { arenaDays, type ArenaDay } from '@web/live/arena-days';
import { useArenaQueue } from './arena-control.api';
import { ArenaQueueList } from './components/arena-queue-list';
import { CurrentMatch } from './components/current-match';
import { arenaTexts as texts } from './texts';

export default function ArenaPage() {
  const arenaId = Number(useParams().id);
  const address = useAddress();
  const queue = useArenaQueue(arenaId, address.get('date'));
  const now = useNow();
  const [chosenId, setChosenId] = useState<number | null>(null);
  if (queue.error && !queue.data) return <ErrorState error={queue.error} onRetry={() => void queue.refetch()} />;
  if (!queue.data) return <PageLoading />;
  const day = arenaDays({ ...queue.data, arenas: [queue.data.arena] }, now).find((one) => one.day === queue.data.date);
  const shown = shownMatch(queue.data, chosenId);
  return (
    <Box mx={{ base: '-4', md: '-6' }} mt={{ base: '-4', md: '-6' }}>
      <Head queue={queue.data} day={day} now={now} onDate={(date) => address.set({ date })} />
      {!day ? (
        <EmptyState text={texts.noQueue} />
      ) : (
        <Box display="grid" gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }} alignItems="stretch">
          <Box p={{ base: '4', md: '5' }}>
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
      <chakra.h1 textStyle="display.arena" tabIndex={-1} outline="0">
        {queue.arena.name}
      </chakra.h1>
      <chakra.span textStyle="sm" color="ink.fg" flex="1" minW="8rem" truncate>
        {tournament.name}
      </chakra.span>
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
      <chakra.span fontWeight="semibold">
        {formatMoment(now, tournament.time_zone)} {timeZoneName(tournament.time_zone)}
      </chakra.span>
    </Box>
  );
}
