// The codes of an arena's seats, to be typed or scanned, and the way to take a seat back.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import { CAMERA_SEAT, PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import { writeSeatCodes } from '@gelanggang/contract/seat-codes';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { Dialog } from '@web/components/dialog';
import { QrCode } from '@web/components/qr-code';
import { formatMoment } from '@web/lib/formats';
import { useSeatCodes, useSeatStep } from '../panels.api';
import { panelTexts as texts } from '../panel-texts';
import { Presence, seatName } from './panel-presence';

interface PanelCodesDialogProps {
  arenaId: number;
  seats: readonly PanelSeat[];
  timeZone: string;
  onClose(): void;
}

export function PanelCodesDialog({ arenaId, seats, timeZone, onClose }: PanelCodesDialogProps) {
  const step = useSeatStep(arenaId);
  const [releasing, setReleasing] = useState<number | null>(null);
  const address = `${window.location.origin}/juri`;
  return (
    <>
      <Dialog open={releasing === null} onClose={onClose} title={texts.title} width="40rem">
        <chakra.p color="fg.muted">{texts.codesText}</chakra.p>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {address}
        </chakra.p>
        <AllSeats arenaId={arenaId} seats={seats} address={address} />
        <chakra.ul mt="3">
          {seats.map((seat) => (
            <chakra.li
              key={seat.seat}
              aria-label={seatName(seat.seat)}
              display="flex"
              alignItems="center"
              gap="3"
              py="2.5"
              borderTopWidth="1px"
            >
              {seat.code ? (
                <QrCode text={`${address}#${seat.code}`} size="104px" label={texts.qr(seatName(seat.seat))} />
              ) : null}
              <Box flex="1" minW="0">
                <Presence seat={seat} />
                {seat.seat >= PHONE_SEAT ? (
                  <chakra.p textStyle="xs" color="fg.muted">
                    {seat.seat === CAMERA_SEAT ? texts.cameraText : texts.phoneText}
                  </chakra.p>
                ) : null}
                {seat.code && seat.code_expires_at ? (
                  <>
                    <chakra.p textStyle="display.arena" letterSpacing=".08em" data-code={seat.code}>
                      {seat.code}
                    </chakra.p>
                    <chakra.p textStyle="xs" color="fg.muted">
                      {texts.until(formatMoment(seat.code_expires_at, timeZone))}
                      {seat.is_taken ? `. ${texts.replaces}` : ''}
                    </chakra.p>
                  </>
                ) : null}
              </Box>
              <Box display="grid" gap="1.5">
                <Button
                  size="sm"
                  disabled={step.isPending}
                  onClick={() => step.mutate({ seat: seat.seat, step: 'code' })}
                >
                  {seat.code ? texts.anotherCode : texts.newCode}
                </Button>
                {seat.is_taken ? (
                  <Button size="sm" variant="quiet" onClick={() => setReleasing(seat.seat)}>
                    {texts.release}
                  </Button>
                ) : null}
              </Box>
            </chakra.li>
          ))}
        </chakra.ul>
      </Dialog>
      <ConfirmDialog
        open={releasing !== null}
        title={texts.releaseTitle(releasing === null ? '' : seatName(releasing))}
        question={texts.releaseText}
        confirmText={texts.release}
        busy={step.isPending}
        onClose={() => setReleasing(null)}
        onConfirm={() => {
          if (releasing !== null)
            step.mutate({ seat: releasing, step: 'release' }, { onSuccess: () => setReleasing(null) });
        }}
      />
    </>
  );
}

/** Seats of which each device takes one: the council and the judges. */
function AllSeats({ arenaId, seats, address }: { arenaId: number; seats: readonly PanelSeat[]; address: string }) {
  const codes = useSeatCodes(arenaId);
  const free = seats.filter(({ seat, is_taken: isTaken }) => seat < PHONE_SEAT && !isTaken);
  const coded = free.flatMap(({ seat, code }) => (code ? [{ seat, code }] : []));
  const missing = free.filter(({ code }) => code === null).map(({ seat }) => seat);
  const text = `${address}#${writeSeatCodes(coded)}`;
  if (free.length === 0) return null;
  return (
    <Box mt="3" pt="3" borderTopWidth="1px" display="flex" flexWrap="wrap" alignItems="center" gap="3">
      {coded.length > 1 ? (
        <>
          <Box data-address={text} flex="none">
            <QrCode text={text} size="168px" label={texts.oneCode} />
          </Box>
          <Box flex="1 1 12rem" minW="0">
            <chakra.p fontWeight="semibold">{texts.oneCode}</chakra.p>
            <chakra.p textStyle="sm" color="fg.muted">
              {texts.oneCodeText}
            </chakra.p>
          </Box>
        </>
      ) : null}
      {missing.length > 0 ? (
        <Button variant="solid" busy={codes.isPending} onClick={() => codes.mutate(missing)}>
          {texts.makeAll}
        </Button>
      ) : null}
    </Box>
  );
}
