// Who is there: the council and the judges of this arena, and the way to their codes.
import { Box } from '@chakra-ui/react';
import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import { PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import { Button } from '@web/components/button';
import { LOOK_MS } from '../panels.api';
import { panelTexts as texts } from '../panel-texts';
import { Presence } from './panel-presence';
import { PanelCodesDialog } from './panel-codes-dialog';
import { useCall } from '@web/lib/use-call';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';

export function PanelSeats({ arenaId, timeZone }: { arenaId: number; timeZone: string }) {
  const seats = useCall(scoringCalls.panels, { params: { id: arenaId } }, { refetchInterval: LOOK_MS });
  const [isOpen, setOpen] = useState(false);
  if (!seats.data) return null;
  return (
    <Box
      as="section"
      aria-label={texts.title}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      pb="3"
      mb="3"
      borderBottomWidth="1px"
    >
      {seats.data.filter(isShown).map((seat) => (
        <Presence key={seat.seat} seat={seat} />
      ))}
      <Button size="sm" ms="auto" onClick={() => setOpen(true)}>
        <QrIcon aria-hidden="true" />
        {texts.codes}
      </Button>
      {isOpen ? (
        <PanelCodesDialog arenaId={arenaId} seats={seats.data} timeZone={timeZone} onClose={() => setOpen(false)} />
      ) : null}
    </Box>
  );
}

/** An arena of panels needs no word of a phone, or of a camera, that nobody uses. */
const isShown = ({ seat, is_taken: isTaken }: PanelSeat): boolean => seat < PHONE_SEAT || isTaken;
