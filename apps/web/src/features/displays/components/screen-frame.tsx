// The whole television as one drawing of at least 1920 × 1080 units, whatever its real size; nothing scrolls.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { LiveTournament } from '@gelanggang/contract/live';
import { localDateTime, shortDate, timeZoneName } from '@gelanggang/domain/words/dates';
import { useFreshness } from '@web/components/connection-dot';
import { LogoMark } from '@web/components/logo';
import { formatMoment } from '@web/lib/formats';
import { useNow } from '@web/lib/use-now';
import { displayTexts as texts } from '../texts';

const WIDTH = 1920;
const HEIGHT = 1080;

function useScale(): { scale: number; width: number; height: number } {
  const measure = () => {
    const scale = Math.min(window.innerWidth / WIDTH, window.innerHeight / HEIGHT);
    return { scale, width: window.innerWidth / scale, height: window.innerHeight / scale };
  };
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const update = () => setSize(measure());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return size;
}

/** Always dark: a hall's television, whatever the device prefers. */
export function ScreenFrame({ mark, children }: { mark?: string; children: ReactNode }) {
  const { scale, width, height } = useScale();
  return (
    <Box
      as="main"
      className="dark"
      position="fixed"
      inset="0"
      overflow="hidden"
      bg="screen.bg"
      cursor="none"
      data-screen
    >
      <Box
        color="screen.fg"
        transformOrigin="top left"
        lineHeight="1.2"
        display="flex"
        flexDirection="column"
        css={{ '& *': { minWidth: 0 } }}
        style={{ width, height, transform: `scale(${scale})` }}
      >
        {mark ? (
          <chakra.p
            flex="none"
            bg="#E8BE66"
            color="#241C12"
            textAlign="center"
            fontSize="34px"
            fontWeight="bold"
            textTransform="uppercase"
            letterSpacing="0.3em"
          >
            {mark}
          </chakra.p>
        ) : null}
        {children}
      </Box>
    </Box>
  );
}

/** '22 Nov 10.27': what stands beside it leaves no room for more. */
const dayAndTime = (instant: string, timeZone: string): string =>
  `${shortDate(localDateTime(instant, timeZone).date)} ${formatMoment(instant, timeZone)}`;

/** Of which the screen tells something. */
type Told = Pick<LiveTournament, 'time_zone' | 'away'>;

/** The connection, quietly, larger than on other pages; or that nothing new comes here, and of when the screen is. */
export function ScreenDot({ tournament, onLight = false }: { tournament?: Told; onLight?: boolean }) {
  const freshness = useFreshness(tournament?.time_zone);
  if (!freshness) return null;
  const { isLive, word, minute } = freshness;
  const stopped = isLive && tournament?.away;
  const muted = onLight ? '#4A4239' : '#CFC4B4';
  const fresh = onLight ? '#2A653C' : '#8CCB9B';
  const stale = onLight ? '#7D5008' : '#E8BE66';
  return (
    <chakra.span
      role="status"
      display="inline-flex"
      alignItems="center"
      gap="12px"
      fontSize="28px"
      fontWeight="medium"
      whiteSpace="nowrap"
      style={{ color: muted }}
      data-connection={isLive ? 'live' : 'stale'}
    >
      <chakra.span
        boxSize="14px"
        flex="none"
        rounded="full"
        style={{ background: stopped ? muted : isLive ? fresh : stale }}
      />
      {stopped ? (
        <chakra.span lineHeight="1.15" data-stands-still>
          <chakra.span display="block">{stopped.is_home_elsewhere ? texts.stopped : texts.stoppedForNow}</chakra.span>
          {texts.asOf(dayAndTime(stopped.since, tournament.time_zone))}
        </chakra.span>
      ) : minute ? (
        `${word} · ${minute}`
      ) : (
        word
      )}
    </chakra.span>
  );
}

export function ScreenClock({ timeZone, size = '52px' }: { timeZone: string; size?: string }) {
  const now = useNow(1_000);
  return (
    <chakra.span textStyle="display.figure" fontSize={size} whiteSpace="nowrap">
      {formatMoment(now, timeZone)} {timeZoneName(timeZone)}
    </chakra.span>
  );
}

interface ScreenHeadProps {
  tournament: Told & { name: string };
  note?: ReactNode;
}

export function ScreenHead({ tournament, note }: ScreenHeadProps) {
  return (
    <chakra.header display="flex" alignItems="center" gap="32px" h="88px" flex="none" px="28px">
      <LogoMark size={48} onInk />
      <chakra.h1 fontSize="34px" fontWeight="680" fontStretch="88%" truncate>
        {tournament.name}
      </chakra.h1>
      {note ? (
        <chakra.span fontSize="32px" color="#CFC4B4" truncate>
          {note}
        </chakra.span>
      ) : null}
      <chakra.span flex="1" />
      <ScreenDot tournament={tournament} />
      <ScreenClock timeZone={tournament.time_zone} />
    </chakra.header>
  );
}
