// A manager's tournaments: own athletes with what is missing, the sum to pay, the next matches, answers of the office.
import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import type { OwnAthlete, OwnDesk as Desk, OwnMatch } from '@gelanggang/contract/dashboard';
import { partaiTitle } from '@gelanggang/domain/schedule/partai-names';
import { clockTime, dateRange, shortDateWithDay } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { ErrorState, SkeletonLine } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { formatDayAndMoment, formatNumber } from '@web/lib/formats';
import { pathOf } from '@web/site/routes';
import { useTournamentId } from '@web/site/tournament-context';
import { useAnswers, useOwnDeskNews, useOwnDesks } from '../own-desk.api';
import { ownDeskTexts as texts } from '../own-desk-texts';
import { OwnHead } from './own-head';
import { OwnTodo } from './own-todo';

/** What leads on from a row: as high as a thumb needs it. */
const RowLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: { base: '44px', lg: '28px' } },
});

/** `children`: what stands below, drawn once its place is known, so that nothing moves under a finger. */
export function OwnDesks({ children }: { children: ReactNode }) {
  const desks = useOwnDesks(useTournamentId());
  const answers = useAnswers();
  if (desks.isPending || answers.isPending) return <Loading />;
  return (
    <>
      {desks.data ? null : <ErrorState error={desks.error} onRetry={() => void desks.refetch()} />}
      {desks.data?.length ? (
        <Box mb="10" display="grid" gap="10">
          {desks.data.map((desk) => (
            <OwnDesk key={desk.tournament.id} desk={desk} />
          ))}
          <Answers rows={answers.rows} />
        </Box>
      ) : null}
      {children}
    </>
  );
}

function OwnDesk({ desk }: { desk: Desk }) {
  const { tournament } = desk;
  useOwnDeskNews(desk);
  const next = <Next desk={desk} />;
  /** From its first day on who fights next comes before what is missing; at a desk it stands beside it all the time. */
  const isOn = desk.next.length > 0 && tournament.today >= tournament.start_date;
  return (
    <chakra.section aria-label={tournament.name} data-own-desk={tournament.id}>
      <Box display="flex" alignItems="baseline" flexWrap="wrap" columnGap="3" rowGap="1" mb="4">
        <chakra.h2 textStyle="title.section" overflowWrap="anywhere">
          {tournament.name}
        </chakra.h2>
        <chakra.span textStyle="sm" color="fg.muted">
          {dateRange(tournament.start_date, tournament.end_date)}
        </chakra.span>
      </Box>
      <Box
        display="grid"
        columnGap="8"
        rowGap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 24rem' }}
      >
        {isOn ? next : null}
        <Box display="grid" gap="6" alignContent="start" gridColumn={{ xl: 1 }} gridRow={{ xl: 1 }}>
          <OwnTodo desk={desk} />
          {desk.athletes.length > 0 ? <Missing desk={desk} /> : null}
        </Box>
        {isOn ? null : next}
      </Box>
    </chakra.section>
  );
}

function Missing({ desk: { athletes, lacking } }: { desk: Desk }) {
  return (
    <section>
      <OwnHead title={texts.missing} />
      <ul>
        {athletes.map((athlete) => (
          <AthleteRow key={athlete.id} athlete={athlete} />
        ))}
      </ul>
      {lacking > athletes.length ? (
        <chakra.p textStyle="sm" color="fg.muted" pt="2">
          {texts.more(formatNumber(lacking - athletes.length))}
        </chakra.p>
      ) : null}
    </section>
  );
}

function AthleteRow({ athlete: { id, name, event, lacks } }: { athlete: OwnAthlete }) {
  return (
    <chakra.li
      py="2"
      borderBottomWidth="1px"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="3"
      rowGap="1"
    >
      <Box minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          <RowLink to={pathOf('/admin/team-members/edit/:id', { id })}>{shownName(name)}</RowLink>
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {event}
        </chakra.p>
      </Box>
      <Box display="flex" flexWrap="wrap" gap="1.5">
        {lacks.map((lack) => (
          <Tag key={lack} tone="warn">
            {texts.lacks[lack]}
          </Tag>
        ))}
      </Box>
    </chakra.li>
  );
}

function Next({ desk: { next, matches, matches_done: done, tournament } }: { desk: Desk }) {
  return (
    <chakra.section gridColumn={{ xl: 2 }} gridRow={{ xl: 1 }}>
      <OwnHead
        title={texts.next}
        note={matches > 0 ? texts.fought(formatNumber(done), formatNumber(matches)) : undefined}
      />
      {next.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.muted" py="3">
          {matches > 0 && done === matches ? texts.waits.over : texts.noNext}
        </chakra.p>
      ) : (
        <>
          <ul>
            {next.map((match) => (
              <MatchRow key={match.id} match={match} isToday={match.date === tournament.today} />
            ))}
          </ul>
          <Box pt="3">
            <ButtonLink to={pathOf('/schedule/live/:slug/tanding', { slug: tournament.slug })} size="sm">
              {texts.live}
            </ButtonLink>
          </Box>
        </>
      )}
    </chakra.section>
  );
}

function MatchRow({ match, isToday }: { match: OwnMatch; isToday: boolean }) {
  return (
    <chakra.li
      py="2.5"
      borderBottomWidth="1px"
      {...(match.is_running ? { bg: 'marun.subtle', px: '2', mx: '-2' } : {})}
      display="grid"
      gridTemplateColumns="minmax(2.75rem, max-content) minmax(0, 1fr) auto"
      columnGap="3"
      alignItems="center"
      data-own-match={match.id}
    >
      <chakra.span textStyle="display.partai" gridRow="span 2">
        <chakra.span aria-hidden="true">{match.partai ?? '–'}</chakra.span>
        <VisuallyHidden>{partaiTitle(match.partai)}</VisuallyHidden>
      </chakra.span>
      <Box minW="0">
        {match.sides.map(({ corner, name, is_own: isOwn }) => (
          <chakra.p key={corner} display="flex" alignItems="baseline" gap="2" fontWeight={isOwn ? 'bold' : undefined}>
            <chakra.span alignSelf="center" flex="none" display="inline-flex">
              <CornerMark corner={corner} />
            </chakra.span>
            <chakra.span minW="0" overflowWrap="anywhere">
              {shownName(name)}
            </chakra.span>
          </chakra.p>
        ))}
      </Box>
      <Box textAlign="end">
        <chakra.p fontWeight="semibold" color={match.is_running ? 'marun.fg' : undefined}>
          {match.is_running ? texts.running : clockTime(match.time)}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {match.arena}
        </chakra.p>
        {isToday ? null : (
          <chakra.p textStyle="sm" color="fg.muted">
            {shortDateWithDay(match.date)}
          </chakra.p>
        )}
      </Box>
      <chakra.p gridColumn="2 / -1" textStyle="sm" color="fg.muted">
        {match.event}
      </chakra.p>
    </chakra.li>
  );
}

function Answers({ rows }: Pick<ReturnType<typeof useAnswers>, 'rows'>) {
  return (
    <chakra.section aria-label={texts.answers} maxW="64rem">
      <OwnHead title={texts.answers} />
      {rows?.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.muted" py="3">
          {texts.noAnswers}
        </chakra.p>
      ) : null}
      <ul>
        {rows?.map((notice) => (
          <chakra.li key={notice.id} py="2.5" borderBottomWidth="1px">
            <chakra.p fontWeight="semibold" color={notice.tone === 'bad' ? 'fg.error' : undefined}>
              <RowLink to={notice.path}>{notice.title}</RowLink>
            </chakra.p>
            <chakra.p textStyle="sm" color="fg.muted">
              {notice.text} {formatDayAndMoment(notice.at)}
            </chakra.p>
          </chakra.li>
        ))}
      </ul>
    </chakra.section>
  );
}

/** As many rows as usually stand there keep their places. */
function Loading() {
  return (
    <Box aria-busy="true" display="grid" gap="6" mb="10">
      {Array.from({ length: 5 }, (_, index) => (
        <SkeletonLine key={index} h="2.25rem" />
      ))}
    </Box>
  );
}
