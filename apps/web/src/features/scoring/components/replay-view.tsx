// The seconds before what a card is about, from the arena's camera: slower, again, or from earlier on.
import { Box, chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { REPLAY_MOST_MS } from '@gelanggang/contract/replay';
import { Button } from '@web/components/button';
import { messageOf } from '@web/lib/http';
import { useReplay } from '../replay.api';
import { scoringTexts as texts } from '../texts';

/** A point is entered some seconds after what it is for. */
const BEFORE_MS = 8_000;
const SPEEDS = [0.25, 0.5, 1];

export function ReplayView({ at }: { at: number }) {
  const [from, setFrom] = useState(Math.round(at) - BEFORE_MS);
  const to = from + REPLAY_MOST_MS;
  const replay = useReplay(from, to);
  const video = useRef<HTMLVideoElement>(null);
  const [speed, setSpeed] = useState(1);
  const { data } = replay;
  const start = () => {
    const shown = video.current;
    if (!shown || !data) return;
    shown.currentTime = Math.max(0, (from - data.beginsAt) / 1000);
    shown.playbackRate = speed;
    void shown.play().catch(() => undefined);
  };
  return (
    <Box as="section" aria-label={texts.replay} display="grid" gap="2" data-replay={stateOf(replay)}>
      <Box
        bg="ink.bg"
        color="ink.strong"
        rounded="md"
        overflow="hidden"
        aspectRatio="16 / 9"
        display="grid"
        placeItems="center"
        textAlign="center"
      >
        {data ? (
          <chakra.video
            ref={video}
            src={data.url}
            muted
            playsInline
            controls
            w="100%"
            h="100%"
            objectFit="contain"
            aria-label={texts.replay}
            onLoadedMetadata={start}
            onTimeUpdate={({ currentTarget }) => {
              if (currentTarget.currentTime > (to - data.beginsAt) / 1000) currentTarget.pause();
            }}
          />
        ) : (
          <chakra.p px="4" role={replay.isFetching ? 'status' : 'alert'}>
            {replay.isFetching ? texts.replayComes : replay.error ? messageOf(replay.error) : texts.replayMissing}
          </chakra.p>
        )}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2" css={{ '& > button': { flex: '1 1 5rem', minHeight: '48px' } }}>
        {data ? (
          <>
            {SPEEDS.map((one) => (
              <Button
                key={one}
                aria-pressed={one === speed}
                variant={one === speed ? 'solid' : 'outline'}
                onClick={() => {
                  setSpeed(one);
                  if (video.current) video.current.playbackRate = one;
                }}
              >
                {texts.speed(one)}
              </Button>
            ))}
            <Button onClick={start}>{texts.again}</Button>
          </>
        ) : (
          <Button disabled={replay.isFetching} onClick={() => void replay.refetch()}>
            {texts.askAgain}
          </Button>
        )}
        <Button disabled={replay.isFetching} onClick={() => setFrom(from - BEFORE_MS)}>
          {texts.earlier(BEFORE_MS / 1000)}
        </Button>
      </Box>
    </Box>
  );
}

const stateOf = ({ data, isFetching }: { data: unknown; isFetching: boolean }): string =>
  data ? 'there' : isFetching ? 'asked' : 'missing';
