// How fresh the page is: a quiet dot with a word, and the minute of the data when it is not live.
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { texts } from '../site/texts';
import { formatMoment } from '../lib/formats';
import type { ConnectionState } from '../live/live-client';
import { useConnection } from '../live/use-live';

/** A connection that is back within a moment is not worth a word. */
const QUIET_MS = 1_500;

function useIsOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return online;
}

function useSettled(state: ConnectionState): ConnectionState {
  const [shown, setShown] = useState(state);
  useEffect(() => {
    const timer = setTimeout(() => setShown(state), state.connection === 'live' ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return shown;
}

/** Null before anything was asked for; else whether the page is live, in a word, and the minute of its data if not. */
export function useFreshness(timeZone?: string): { isLive: boolean; word: string; minute: string | null } | null {
  const { connection, asOf } = useSettled(useConnection());
  const online = useIsOnline();
  if (connection === 'idle') return null;
  const isLive = connection === 'live' && online;
  const word = isLive
    ? texts.live.live
    : !online
      ? texts.live.offline
      : connection === 'connecting'
        ? texts.live.connecting
        : texts.live.reconnecting;
  return { isLive, word, minute: !isLive && asOf ? texts.live.asOf(formatMoment(asOf, timeZone)) : null };
}

interface ConnectionDotProps {
  timeZone?: string;
  compact?: boolean;
  /** On a phone the dot alone while all is well: its word would take the room of the page's title. */
  isQuiet?: boolean;
  /** Nothing will come, however good the connection: another instance holds the tournament (`StandsStill` says so). */
  hasStopped?: boolean;
}

export function ConnectionDot({ timeZone, compact, isQuiet, hasStopped = false }: ConnectionDotProps) {
  const freshness = useFreshness(timeZone);
  if (!freshness) return null;
  const { isLive, minute } = freshness;
  const word = isLive && hasStopped ? texts.live.stopped : freshness.word;
  return (
    <chakra.span
      role="status"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="xs"
      fontWeight="medium"
      color={isLive ? 'fg.muted' : 'status.warn.fg'}
      whiteSpace="nowrap"
      data-connection={isLive ? 'live' : 'stale'}
    >
      <chakra.span
        boxSize="8px"
        flex="none"
        rounded="full"
        bg={!isLive ? 'status.warn.fg' : hasStopped ? 'fg.subtle' : 'status.ok.fg'}
        animation={isLive ? undefined : 'breathe 1.6s ease-in-out infinite'}
      />
      <chakra.span display="grid" lineHeight="1.25">
        <chakra.span srOnly={isQuiet && isLive && !hasStopped ? { base: true, md: false } : undefined}>
          {word}
        </chakra.span>
        {minute ? (
          <chakra.span display={compact ? { base: 'none', md: 'block' } : 'block'}>{minute}</chakra.span>
        ) : null}
      </chakra.span>
    </chakra.span>
  );
}
