// One session of an arena: who works there in which role, what is wrong with it, and the seats of its matches.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type {
  BoardDuty,
  BoardSession,
  OfficialBoard,
  SeatAnswer,
  SeatedMatchAnswer,
} from '@gelanggang/contract/official-duties';
import { ARENA_ROLES, roleLabel, seatName } from '@gelanggang/domain/officials/roles';
import { clockTime } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { dutyTexts as texts } from '../duty-texts';
import { DutyDialog, SeatDialog } from './duty-dialog';
import { useCall } from '@web/lib/use-call';
import * as dutyCalls from '@gelanggang/contract/calls/official-duties';

interface SessionCardProps {
  board: OfficialBoard;
  session: BoardSession;
}

export function SessionCard({ board, session }: SessionCardProps) {
  const [edited, setEdited] = useState<BoardDuty | 'new' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const standing = session.duties.filter(({ ended }) => ended === null);
  const past = session.duties.filter(({ ended }) => ended !== null);
  return (
    <chakra.section
      aria-label={`${session.arena} ${clockTime(session.start_time)}`}
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="2px"
      borderTopColor="fg"
      p="4"
      minW="0"
      gridColumn={isOpen ? '1 / -1' : undefined}
    >
      <Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="1">
        <chakra.h2 textStyle="title.section">{session.arena}</chakra.h2>
        <chakra.p color="fg.muted">
          {clockTime(session.start_time)}–{clockTime(session.end_time)} · {texts.partai(session.matches)}
        </chakra.p>
        {session.is_draft ? <Tag>{texts.draft}</Tag> : null}
        {session.own_region > 0 ? <Tag tone="warn">{texts.ownRegion(session.own_region)}</Tag> : null}
      </Box>
      <chakra.dl mt="3">
        {ARENA_ROLES.map((role) => {
          const own = standing.filter((duty) => duty.role === role);
          if (own.length === 0) return null;
          return (
            <Box
              key={role}
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }}
              gap="1"
              py="1.5"
              borderTopWidth="1px"
            >
              <chakra.dt textStyle="sm" color="fg.muted" pt={{ sm: '1' }}>
                {roleLabel(role)}
              </chakra.dt>
              <chakra.dd display="flex" flexWrap="wrap" gap="1.5">
                {own.map((duty) => (
                  <Person
                    key={duty.id}
                    name={shownName(duty.name)}
                    conflicts={duty.conflicts}
                    onClick={() => setEdited(duty)}
                  />
                ))}
              </chakra.dd>
            </Box>
          );
        })}
      </chakra.dl>
      {past.length > 0 ? (
        <chakra.p textStyle="sm" color="fg.subtle" mt="2">
          {texts.before}: {past.map((duty) => texts.ended(shownName(duty.name), duty.ended?.reason ?? '')).join('; ')}
        </chakra.p>
      ) : null}
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="3">
        <Button size="sm" onClick={() => setEdited('new')} disabled={board.officials.length === 0}>
          {texts.addTo}
        </Button>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hideSeats : texts.showSeats}
        </Button>
        <chakra.span textStyle="sm" color="fg.muted" ms="auto">
          {texts.seats(session.filled, session.seats)}
        </chakra.span>
      </Box>
      {isOpen ? <Seats board={board} session={session} /> : null}
      {edited ? (
        <DutyDialog
          board={board}
          session={session}
          duty={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </chakra.section>
  );
}

interface PersonProps {
  name: string;
  label?: string;
  conflicts: readonly string[];
  onClick(): void;
}

function Person({ name, label, conflicts, onClick }: PersonProps) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      aria-label={label ? `${label}: ${name}` : name}
      textAlign="start"
      px="2"
      py="1"
      minH={{ base: '44px', md: '36px' }}
      maxW="100%"
      rounded="sm"
      borderWidth="1px"
      borderColor={conflicts.length > 0 ? 'status.warn.fg' : 'border'}
      bg={conflicts.length > 0 ? 'status.warn.subtle' : 'bg.panel'}
      cursor="pointer"
      fontSize="sm"
      lineHeight="1.25"
      overflowWrap="anywhere"
      _hover={{ borderColor: 'fg' }}
    >
      {name}
      {conflicts.map((one) => (
        <chakra.span key={one} display="block" fontSize="xs" color="status.warn.fg">
          {one}
        </chakra.span>
      ))}
    </chakra.button>
  );
}

function Seats({ board, session }: SessionCardProps) {
  const { data } = useCall(dutyCalls.seats, { params: { id: session.id } });
  const [edited, setEdited] = useState<{ match: SeatedMatchAnswer; seat: SeatAnswer } | null>(null);
  if (!data) return <PageLoading />;
  return (
    <>
      <chakra.ul mt="3" borderTopWidth="1px" aria-label={texts.showSeats}>
        {data.matches.map((match) => (
          <chakra.li
            key={match.id}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
            gap="2"
            py="2"
            borderBottomWidth="1px"
            css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 56px' }}
          >
            <Box minW="0">
              <chakra.p fontWeight="semibold">
                {match.partai} · {clockTime(match.time)}
              </chakra.p>
              <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {[shownName(match.blue), shownName(match.red)].filter(Boolean).join(' – ')}
              </chakra.p>
            </Box>
            <Box display="flex" flexWrap="wrap" gap="1.5" alignItems="start">
              {match.seats.map((seat) => (
                <Box key={seat.seat} minW="0">
                  <chakra.p fontSize="xs" color="fg.subtle">
                    {seatName(seat.seat)}
                  </chakra.p>
                  <Person
                    name={shownName(seat.name) || texts.empty}
                    label={seatName(seat.seat)}
                    conflicts={seat.conflicts}
                    onClick={() => setEdited({ match, seat })}
                  />
                  {seat.before.map((one) => (
                    <chakra.p key={one.at + one.name} fontSize="xs" color="fg.subtle" maxW="10rem">
                      {texts.ended(shownName(one.name), one.reason)}
                    </chakra.p>
                  ))}
                </Box>
              ))}
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
      {edited ? <SeatDialog board={board} session={session} {...edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}
