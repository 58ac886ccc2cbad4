// The next match of those who are followed, large: its partai, the mat, the time, and how long it still takes.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import { timeZoneName } from '@gelanggang/domain/words/dates';
import { Star } from 'lucide-react';
import { cornerName, cornersOf } from '@web/live/corners-of';
import { CornerMark } from '../../../components/corner-mark';
import type { Following } from '../../../lib/followed';
import { formatMoment, formatShortDay } from '../../../lib/formats';
import type { Appointment } from '../../../live/appointments';
import { classOf } from '@gelanggang/domain/words/match-class';
import { followTexts as texts } from '../follow-texts';
import { scheduleTexts } from '../texts';

interface NextAppointmentProps {
  one: Appointment;
  followsCorner: Following['followsCorner'];
  timeZone: string;
  now: number;
  isToday: boolean;
}

export function NextAppointment({ one, followsCorner, timeZone, now, isToday }: NextAppointmentProps) {
  const { slot, arena, state, before, at } = one;
  const { match } = slot;
  const isNow = state !== 'waiting';
  const isLater = at - slot.plannedAt >= 60_000;
  return (
    <chakra.section
      mt="5"
      bg="bg.panel"
      borderWidth={isNow ? '1.5px' : '1px'}
      borderColor={isNow ? 'marun.solid' : 'border.emphasized'}
      rounded="md"
      overflow="hidden"
      data-appointment={match.id}
      data-state={state}
    >
      <chakra.p
        px="4"
        py="2"
        fontWeight="650"
        aria-live="polite"
        bg={isNow ? 'marun.solid' : 'bg.muted'}
        color={isNow ? 'marun.contrast' : 'fg'}
      >
        {state === 'now'
          ? texts.now
          : state === 'called'
            ? texts.called
            : isToday
              ? texts.soon(Math.max(0, Math.round((at - now) / 60_000)))
              : formatShortDay(slot.day)}
      </chakra.p>
      <Box display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" px="4" py="3" alignItems="center">
        <Box>
          <chakra.p textStyle="xs" color="fg.muted">
            {texts.partai}
          </chakra.p>
          <chakra.p textStyle="display.score">{match.partai ?? '–'}</chakra.p>
        </Box>
        <Box minW="0" textAlign="end">
          <chakra.p textStyle="title.section" overflowWrap="anywhere">
            {arena.name}
          </chakra.p>
          <chakra.p fontWeight="semibold">
            {isLater && state === 'waiting' ? '± ' : ''}
            {formatMoment(at, timeZone)} {timeZoneName(timeZone)}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted">
            {[
              isLater ? texts.planned(formatMoment(slot.plannedAt, timeZone)) : '',
              before === null ? '' : texts.before(before),
            ]
              .filter(Boolean)
              .join(' · ')}
          </chakra.p>
        </Box>
      </Box>
      <Box px="4" pb="3" display="grid" gap="1">
        {cornersOf(match).map((corner) => (
          <Box key={corner} display="flex" alignItems="center" gap="2">
            {match.mode === 'battle' ? <CornerMark corner={corner} /> : null}
            <chakra.span fontWeight="semibold" minW="0" overflowWrap="anywhere">
              {cornerName(match[corner], match.round)}
            </chakra.span>
            {followsCorner(match[corner]) ? (
              <chakra.span color="marun.fg" flex="none">
                <Star size={14} fill="currentColor" aria-label={scheduleTexts.followed} />
              </chakra.span>
            ) : null}
          </Box>
        ))}
        <chakra.p textStyle="sm" color="fg.muted">
          {[classOf(match), roundText(match.round_label)].filter(Boolean).join(' · ')}
          {match.changed ? ` · ${scheduleTexts.changed}` : ''}
        </chakra.p>
      </Box>
    </chakra.section>
  );
}
