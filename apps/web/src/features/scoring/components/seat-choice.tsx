// The arena's one QR code was scanned: which of its free seats this device takes.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { COUNCIL_SEAT } from '@gelanggang/contract/scoring-options';
import type { SeatCode } from '@gelanggang/contract/seat-codes';
import { Button } from '@web/components/button';
import { HttpError, messageOf } from '@web/lib/http';
import { signInPanel } from '../panel-http';
import { scoringTexts as texts } from '../texts';
import { WaitingBand } from './waiting-band';

interface SeatChoiceProps {
  codes: readonly SeatCode[];
  onDone(): void;
  /** This device has a seat, and may stay in it. */
  onKeep: (() => void) | undefined;
}

export function SeatChoice({ codes, onDone, onKeep }: SeatChoiceProps) {
  const [taken, setTaken] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState<number | null>(null);
  const [error, setError] = useState('');
  const take = ({ seat, code }: SeatCode) => {
    setAsked(seat);
    setError('');
    signInPanel(code).then(onDone, (cause: unknown) => {
      setAsked(null);
      // its code was used by another device meanwhile, or is too old
      const isGone = cause instanceof HttpError && cause.fields.code !== undefined;
      if (isGone) setTaken((before) => [...before, seat]);
      setError(isGone ? texts.seatGone(nameOf(seat)) : messageOf(cause));
    });
  };
  return (
    <Box as="main" minH="100dvh" display="grid" alignContent="center" justifyContent="center" gap="3" p="5">
      <WaitingBand state={null} />
      <chakra.h1 textStyle="title.page">{texts.chooseSeat}</chakra.h1>
      <chakra.ul display="grid" gap="2" w="min(24rem, 100vw - 2.5rem)">
        {codes.map((one) => (
          <li key={one.seat}>
            <Button
              w="100%"
              size="lg"
              busy={asked === one.seat}
              disabled={asked !== null || taken.includes(one.seat)}
              onClick={() => take(one)}
            >
              {nameOf(one.seat)}
            </Button>
          </li>
        ))}
      </chakra.ul>
      <chakra.p role="alert" color="fg.error" minH="1lh" maxW="24rem">
        {error}
      </chakra.p>
      {onKeep ? (
        <Button variant="solid" size="lg" disabled={asked !== null} onClick={onKeep}>
          {texts.keepSeat}
        </Button>
      ) : null}
    </Box>
  );
}

const nameOf = (seat: number): string => (seat === COUNCIL_SEAT ? texts.council : texts.judge(seat));
