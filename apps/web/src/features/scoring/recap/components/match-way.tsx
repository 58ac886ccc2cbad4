// Where a match stands in its bracket: what led to it, and the way to the final with the next opponent; each one tap away.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { clockTime } from '@gelanggang/domain/words/dates';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { CORNERS } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { formatShortDay } from '@web/lib/formats';
import { feedersOf, leadsTo, wayToFinal } from '@web/live/leads-to';
import { LARGE_LETTERS } from '@web/theme/large-letters';
import { recapTexts as texts } from '../texts';

interface MatchWayProps {
  match: LiveMatch;
  snapshot: LiveSnapshot;
}

/** Nobody is fought there, and nothing planned. */
export const hasBye = (match: LiveMatch): boolean => CORNERS.some((corner) => match[corner].state === 'bye');

export function MatchWay({ match, snapshot }: MatchWayProps) {
  const pool = snapshot.matches.filter((one) => one.pool_id === match.pool_id);
  const before = feedersOf(match, pool);
  const way = wayToFinal(match, pool);
  // its arena stands in its partai
  const place = (one: LiveMatch) => <When match={one} schedules={snapshot.schedules} />;
  return (
    <>
      {way.length > 0 ? (
        <Part title={texts.way}>
          {way.map(({ match: next, opponent }) => (
            <Step
              key={next.id}
              match={next}
              title={shownName(opponent?.name) ?? roundText(next.round_label)}
              note={opponent ? roundText(next.round_label) : rivalOf(next, match, pool)}
              side={place(next)}
            />
          ))}
        </Part>
      ) : null}
      {before.length > 0 ? (
        <Part title={texts.before}>
          {before.map((one) => (
            <Step
              key={one.id}
              match={one}
              title={[shownName(one.blue.name), shownName(one.red.name)].filter(Boolean).join(' – ')}
              note={roundText(one.round_label)}
              side={
                one.blue_score !== null && one.red_score !== null ? (
                  <chakra.span textStyle="display.figure" fontSize="22px" color="fg">
                    {scoreText(one.blue_score)}–{scoreText(one.red_score)}
                  </chakra.span>
                ) : (
                  place(one)
                )
              }
            />
          ))}
        </Part>
      ) : null}
    </>
  );
}

/** 'lawan pemenang partai 60': whoever comes out of the other match that leads there. */
function rivalOf(next: LiveMatch, from: LiveMatch, pool: readonly LiveMatch[]): string {
  const other = feedersOf(next, pool).find((one) => one.id !== from.id && leadsTo(from, pool)?.match.id === next.id);
  return other?.partai ? texts.rival(other.partai) : '';
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title}>
      <chakra.h2 textStyle="title.section" borderBottomWidth="2px" borderColor="fg" pb="1.5">
        {title}
      </chakra.h2>
      <chakra.ul>{children}</chakra.ul>
    </chakra.section>
  );
}

const StepLink = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    minH: '64px',
    py: '2',
    borderBottomWidth: '1px',
    _hover: { bg: 'bg.muted' },
    [LARGE_LETTERS]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1', '& > div': { textAlign: 'start' } },
  },
});

interface StepProps {
  match: LiveMatch;
  title: string;
  note: string;
  side: ReactNode;
}

function Step({ match, title, note, side }: StepProps) {
  return (
    <li>
      <StepLink to={pathOf('/partai/:id', { id: match.id })}>
        <chakra.span textStyle="display.partai" fontSize="24px">
          {match.partai ?? '–'}
        </chakra.span>
        <Box minW="0" lineHeight="1.3">
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {title}
          </chakra.p>
          {note === '' ? null : (
            <chakra.p fontSize="sm" color="fg.muted">
              {note}
            </chakra.p>
          )}
        </Box>
        <Box textAlign="end" fontSize="sm" color="fg.muted" lineHeight="1.3" whiteSpace="nowrap">
          {side}
        </Box>
      </StepLink>
    </li>
  );
}

interface WhenProps extends Pick<LiveSnapshot, 'schedules'> {
  match: LiveMatch;
  arena?: string | undefined;
}

/** Planned: day, time and arena; nothing where it is not planned yet. */
export function When({ match, schedules, arena }: WhenProps) {
  if (hasBye(match)) return <>{texts.byeShort}</>;
  const schedule = schedules.find((one) => one.id === match.schedule_id);
  if (!schedule || match.start_time === null) return <>{texts.notPlanned}</>;
  return (
    <>
      <chakra.b display="block" color="fg" fontSize="md">
        {clockTime(match.start_time)}
      </chakra.b>
      {formatShortDay(schedule.scheduled_date)}
      {arena ? ` · ${arena}` : ''}
    </>
  );
}
