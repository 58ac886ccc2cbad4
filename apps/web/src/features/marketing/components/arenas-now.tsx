// The arenas of the running tournament, live: tiles where there is room, rows on a phone.
import { Box, chakra } from '@chakra-ui/react';
import { localDateTime, timeZoneName } from '@gelanggang/domain/words/dates';
import { ConnectionDot } from '../../../components/connection-dot';
import { formatDayAndMoment, formatMoment } from '../../../lib/formats';
import { useNow } from '../../../lib/use-now';
import { arenaDays } from '../../../live/arena-days';
import { useDaySnapshot } from '../../../live/use-day-snapshot';
import { LARGE_LETTERS } from '../../../theme/large-letters';
import { homeTexts } from '../texts';
import { ArenaRow, ArenaTile } from './arena-tile';

/** Placeholders while the snapshot is on its way: nothing below them jumps. */
const EXPECTED_ARENAS = 4;

export function ArenasNow({ slug }: { slug: string }) {
  const now = useNow();
  const { data: snapshot, error } = useDaySnapshot(slug, 'tanding', now, false);
  const timeZone = snapshot?.tournament.time_zone;
  const away = snapshot?.tournament.away;
  const today = localDateTime(now, timeZone ?? 'Asia/Jakarta').date;
  const arenas = snapshot ? arenaDays(snapshot, now).filter((one) => one.day === today) : [];
  if (error && !snapshot) return null;
  if (snapshot && arenas.length === 0) return null;
  return (
    <Box>
      <Box
        display="flex"
        alignItems="center"
        columnGap="3"
        minH="30px"
        mb={{ base: '2', lg: '3' }}
        css={{ [LARGE_LETTERS]: { flexWrap: 'wrap' } }}
      >
        <chakra.h2 fontWeight="680" fontSize="17px">
          {away ? homeTexts.lastOnArenas : homeTexts.nowOnArenas}
        </chakra.h2>
        <chakra.span textStyle="sm" color="fg.subtle" flex="1" whiteSpace="nowrap" minW="0" overflow="hidden">
          <chakra.span srOnly={{ base: true, sm: false }}>
            {timeZone
              ? `${away ? formatDayAndMoment(away.since, timeZone) : formatMoment(now, timeZone)} ${timeZoneName(timeZone)}`
              : ''}
          </chakra.span>
        </chakra.span>
        <ConnectionDot timeZone={timeZone} hasStopped={away !== undefined} />
      </Box>
      <chakra.ul
        display={{ base: 'none', md: 'grid' }}
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        gap="3"
        minH={snapshot ? undefined : '476px'}
      >
        {snapshot && timeZone
          ? arenas.map((one) => <ArenaTile key={one.arena.id} one={one} timeZone={timeZone} />)
          : Array.from({ length: EXPECTED_ARENAS }, (_, index) => (
              <Box as="li" key={index} h="232px" borderWidth="1px" bg="bg.panel" />
            ))}
      </chakra.ul>
      <chakra.ul display={{ base: 'block', md: 'none' }} minH={snapshot ? undefined : '292px'}>
        {snapshot && timeZone
          ? arenas.map((one) => <ArenaRow key={one.arena.id} one={one} timeZone={timeZone} />)
          : null}
      </chakra.ul>
    </Box>
  );
}
