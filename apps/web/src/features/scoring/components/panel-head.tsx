// The strip above a panel: which seat of which arena, which match, its clock, and whether the server is there.
import { Box, chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { PanelState } from '@gelanggang/contract/scoring';
import { CAMERA_SEAT, COUNCIL_SEAT, PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { useClock } from '@web/live/use-clock';
import { useKept } from '@web/lib/kept-queue';
import { panelSession } from '@web/lib/panel-session';
import { usePanelToken } from '../panel.api';
import { usePanelOfficials } from '../panel-officials.api';
import { tableActs } from '../table-acts';
import { scoringTexts as texts } from '../texts';

/** On ink. */
const THERE = '#7FC79A';

function nameOf(seat: number): string {
  if (seat === CAMERA_SEAT) return texts.camera;
  if (seat === PHONE_SEAT) return texts.phone;
  return seat === COUNCIL_SEAT ? texts.council : texts.judge(seat);
}

interface PanelHeadProps {
  state: PanelState;
  isOnline: boolean;
  /** Of the council's, which has the clock below: the judges whose panels are there. */
  judges?: readonly number[];
}

export function PanelHead({ state, isOnline, judges }: PanelHeadProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { match, seat, arena } = state;
  const own = usePanelOfficials(usePanelToken() ?? '').data?.own;
  const clock = useClock(match?.clock);
  const waiting = useKept(tableActs).pending.filter((one) => one.arenaId === arena.id).length;
  return (
    <Box
      as="header"
      display="flex"
      alignItems="center"
      gap={{ base: '2', sm: '3' }}
      ps="3"
      pe="1"
      minH="52px"
      py="1"
      bg="ink.bg"
      color="ink.strong"
      flex="none"
    >
      <Box minW="0" flex="1" lineHeight="1.2">
        <chakra.h1
          fontSize={{ base: 'sm', sm: 'md' }}
          fontWeight="bold"
          lineClamp={{ base: '2', sm: '1' }}
          overflowWrap="anywhere"
        >
          {own ? `${shownName(own.name)} · ` : ''}
          {nameOf(seat)} · {arena.name}
        </chakra.h1>
        <chakra.p fontSize="xs" color="ink.fg" truncate>
          {match ? texts.partai(match.partai) : texts.noMatch}
        </chakra.p>
      </Box>
      {judges ? <Judges there={judges} count={state.performance?.judges ?? state.rule.judges} /> : null}
      {clock && !judges ? (
        <Box textAlign="end" lineHeight="1.1">
          <chakra.p role="timer" textStyle="display.partai" fontSize="24px">
            {clock.text}
          </chakra.p>
          <chakra.p fontSize="xs" color="ink.fg">
            {clock.isRunning || clock.phase !== 'round' ? clock.label : texts.clockStopped}
          </chakra.p>
        </Box>
      ) : null}
      <chakra.p
        fontSize="xs"
        fontWeight="semibold"
        display="flex"
        alignItems="center"
        gap="1.5"
        color={isOnline ? 'ink.fg' : '#F2A682'}
        role="status"
        aria-label={isOnline ? texts.online : texts.offline}
      >
        <chakra.span boxSize="8px" rounded="full" bg={isOnline ? THERE : 'currentColor'} aria-hidden="true" />
        <chakra.span display={isOnline ? { base: 'none', md: 'inline' } : 'inline'}>
          {isOnline ? texts.online : texts.offline}
        </chakra.span>
      </chakra.p>
      <chakra.button
        type="button"
        aria-label={texts.leave}
        title={texts.leave}
        boxSize="44px"
        display="grid"
        placeItems="center"
        color="ink.fg"
        cursor="pointer"
        onClick={() => setLeaving(true)}
      >
        <LogOut size={18} aria-hidden="true" />
      </chakra.button>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={texts.leaveTitle}
        question={`${waiting > 0 ? texts.leaveWaiting(waiting) : ''}${texts.leaveText}`}
        confirmText={texts.leave}
        onConfirm={() => panelSession.set(null)}
      />
    </Box>
  );
}

function Judges({ there, count }: { there: readonly number[]; count: number }) {
  return (
    <Box
      as="ul"
      display="flex"
      gap={{ base: '2', sm: '3' }}
      fontSize="sm"
      fontWeight="semibold"
      aria-label={texts.judgesThere}
    >
      {Array.from({ length: count }, (_, index) => index + 1).map((seat) => {
        const isThere = there.includes(seat);
        return (
          <chakra.li
            key={seat}
            data-judge={isThere ? 'there' : 'away'}
            display="flex"
            alignItems="center"
            gap="1.5"
            whiteSpace="nowrap"
            color={isThere ? 'ink.strong' : 'ink.fg'}
          >
            <chakra.span
              boxSize="8px"
              rounded="full"
              bg={isThere ? THERE : 'transparent'}
              borderWidth="1.5px"
              borderColor={isThere ? THERE : 'ink.fg'}
              aria-hidden="true"
            />
            <chakra.span display={{ base: 'none', sm: 'inline' }}>{texts.judge(seat)}</chakra.span>
            <chakra.span display={{ sm: 'none' }}>{seat}</chakra.span>
            <chakra.span srOnly>{isThere ? texts.isThere : texts.isAway}</chakra.span>
          </chakra.li>
        );
      })}
    </Box>
  );
}
