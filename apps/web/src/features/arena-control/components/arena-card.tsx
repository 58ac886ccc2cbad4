// One arena on the desk's overview: what is on its mat, what comes next, how late it is. Pressed, it opens the arena.
import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ArenaRow } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { CornerMark } from '@web/components/corner-mark';
import { cornerName, cornersOf } from '@web/live/corners-of';
import { SkeletonLine } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { formatMoment } from '@web/lib/formats';
import { waitingOf, type ArenaDay } from '@web/live/arena-days';
import { useClock } from '@web/live/use-clock';
import { arenaTexts as texts } from '../texts';
import { pathOf } from '@web/site/routes';

const CardLink = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: '72px',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    _hover: { borderColor: 'fg' },
  },
});

interface ArenaCardProps {
  arena: ArenaRow;
  /** Of the day that is shown; without it, nothing is scheduled. */
  day: ArenaDay | undefined;
  /** The day is not known yet: its place is kept, and nothing is said of it. */
  isLoading: boolean;
  timeZone: string;
}

export function ArenaCard({ arena, day, isLoading, timeZone }: ArenaCardProps) {
  const current = day?.current?.match;
  const clock = useClock(current?.clock);
  const waiting = day ? waitingOf(day) : [];
  const [next] = waiting;
  const last = waiting.at(-1);
  return (
    <CardLink to={pathOf('/admin/arena/:id', { id: arena.id })} data-arena={arena.id}>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="3"
        px="4"
        py="3"
        borderBottomWidth={day || isLoading ? '1px' : 0}
      >
        <chakra.p textStyle="display.arena" lineHeight="1.3" minW="0" overflowWrap="anywhere">
          {arena.name}
        </chakra.p>
        {day ? (
          <Tag tone={day.behindMinutes > 0 ? 'warn' : 'ok'}>
            {day.behindMinutes > 0 ? texts.late(day.behindMinutes) : texts.onTime}
          </Tag>
        ) : isLoading ? (
          <SkeletonLine w="4.5rem" h="1.5rem" />
        ) : (
          <chakra.span textStyle="sm" color="fg.muted">
            {texts.noneToday}
          </chakra.span>
        )}
      </Box>
      {day ? (
        <Box display="grid" gap="3" px="4" py="3" flex="1" alignContent="start">
          {current ? (
            <Who
              match={current}
              label={MATCH_STATUS_LABELS[current.status]}
              isRunning={current.status === 'ongoing'}
              when={clock ? `${clock.label} · ${clock.text}` : ''}
            />
          ) : null}
          {next ? (
            <Who
              match={next.match}
              label={texts.next}
              when={formatMoment(next.estimatedAt ?? next.plannedAt, timeZone)}
            />
          ) : null}
          {!current && !next ? <chakra.p color="fg.muted">{texts.allDone}</chakra.p> : null}
          {last ? (
            <chakra.p textStyle="sm" color="fg.muted">
              {texts.left(waiting.length)}
              {day?.endsAt ? `, ${texts.endsAbout(formatMoment(day.endsAt, timeZone))}` : ''}
            </chakra.p>
          ) : null}
        </Box>
      ) : isLoading ? (
        <Box display="grid" gap="3" px="4" py="3" minH="9.5rem" alignContent="start">
          <SkeletonLine w="70%" />
          <SkeletonLine w="50%" />
        </Box>
      ) : null}
    </CardLink>
  );
}

function Who(props: { match: LiveMatch; label: string; when: string; isRunning?: boolean }) {
  const { match, label, when, isRunning = false } = props;
  const hasCorners = match.kind === 'tanding' || match.mode === 'battle';
  return (
    <Box display="grid" gridTemplateColumns="minmax(2.75rem, max-content) minmax(0, 1fr)" columnGap="2">
      <chakra.span textStyle="display.partai">{match.partai ?? '–'}</chakra.span>
      <Box minW="0">
        <chakra.p textStyle="xs" fontWeight="semibold" color={isRunning ? 'marun.fg' : 'fg.muted'}>
          {[label, when].filter(Boolean).join(' · ')}
        </chakra.p>
        {cornersOf(match).map((corner) => (
          <Box key={corner} display="flex" gap="2" alignItems="center" minW="0">
            {hasCorners ? <CornerMark corner={corner} /> : null}
            <chakra.span fontSize="sm" fontWeight="medium" truncate>
              {cornerName(match[corner], match.round)}
            </chakra.span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
