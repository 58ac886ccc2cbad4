// One seat of an arena: whose it is, and whether its device is there.
import { chakra } from '@chakra-ui/react';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import { CAMERA_SEAT, COUNCIL_SEAT, PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import { panelTexts as texts } from '../panel-texts';

export function seatName(seat: number): string {
  if (seat === CAMERA_SEAT) return texts.camera;
  if (seat === PHONE_SEAT) return texts.phone;
  return seat === COUNCIL_SEAT ? texts.council : texts.judge(seat);
}

export function Presence({ seat }: { seat: PanelSeat }) {
  const state = seat.is_online ? 'online' : seat.is_taken ? 'away' : 'empty';
  const colour = { online: 'status.ok.fg', away: 'status.danger.fg', empty: 'fg.subtle' }[state];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      fontSize="sm"
      data-seat={seat.seat}
      data-is={state}
    >
      <chakra.span
        boxSize="9px"
        rounded="full"
        borderWidth="2px"
        borderColor={colour}
        bg={state === 'online' ? colour : 'transparent'}
        aria-hidden="true"
      />
      <chakra.span fontWeight="semibold">{seatName(seat.seat)}</chakra.span>
      <chakra.span color={state === 'online' ? 'fg.muted' : colour}>{texts[state]}</chakra.span>
    </chakra.span>
  );
}
