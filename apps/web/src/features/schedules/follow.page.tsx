// /kapan-saya-main/:slug: the own matches of those whom a device follows, in order of time, without an account.
import { Box, chakra } from '@chakra-ui/react';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { Radio } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button';
import { MatchRow } from '../../components/match-row';
import { PlaceHead } from '../../components/place-head';
import { ErrorState, PageLoading } from '../../components/states';
import { StandsStill } from '../../components/stands-still';
import { Tag } from '../../components/tag';
import { UnknownTournament } from '../../components/unknown-tournament';
import { useFollowed, type Following } from '../../lib/followed';
import { formatMoment, formatShortDay } from '../../lib/formats';
import { isNotFound } from '../../lib/http';
import { useNow } from '../../lib/use-now';
import { appointmentsOf, type Appointment } from '../../live/appointments';
import { useFollowedDays } from './use-followed-days';
import { AlertSwitch } from './components/alert-switch';
import { FindFollowed } from './components/find-followed';
import { FollowButton } from './components/follow-button';
import { OpenedMatch, useDetailsAhead } from './components/opened-match';
import { MatchResult } from './components/match-result';
import { NextAppointment } from './components/next-appointment';
import { followTexts as texts } from './follow-texts';
import { scheduleTexts } from './texts';
import { pathOf } from '@web/site/routes';

export default function FollowPage() {
  const slug = useParams().slug ?? '';
  const now = useNow();
  const following = useFollowed(slug);
  const [isSearching, setSearching] = useState(false);
  const followed = useFollowedDays(slug, following.list, now, isSearching);
  const { tournament, days, matches, everybody, error, refetch } = followed;
  useDetailsAhead();
  const isMissing = isNotFound(error);
  const timeZone = tournament?.time_zone ?? 'Asia/Jakarta';
  const appointments = appointmentsOf(days, following.followsMatch);
  const unscheduled = matches.filter(
    (match) =>
      match.schedule_id === null &&
      match.status === 'scheduled' &&
      match.blue.state !== 'bye' &&
      match.red.state !== 'bye' &&
      following.followsMatch(match),
  ).length;
  return (
    <>
      <StandsStill tournament={tournament} />
      <Box borderBottomWidth="1px">
        <Box maxW="form" mx="auto" px={{ base: '1', lg: '6' }}>
          <PlaceHead slug={slug} title={texts.title} tournament={tournament} />
        </Box>
      </Box>
      <Box maxW="form" mx="auto" px={{ base: '4', lg: '6' }} pb="8" minH="100dvh">
        {isMissing ? (
          <UnknownTournament />
        ) : !tournament && error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !tournament ? (
          <PageLoading />
        ) : (
          <>
            <FollowedNames
              following={following}
              tournament={tournament}
              everybody={everybody}
              days={days}
              onSearch={() => setSearching(true)}
            />
            {following.list.length > 0 ? (
              <>
                <Appointments appointments={appointments} following={following} timeZone={timeZone} now={now} />
                {unscheduled > 0 ? (
                  <chakra.p textStyle="sm" color="fg.muted" pt="3">
                    {texts.unscheduled(unscheduled)}
                  </chakra.p>
                ) : null}
              </>
            ) : null}
            <ButtonLink
              to={pathOf('/schedule/live/:slug/tanding', { slug })}
              size="sm"
              mt="6"
              display={{ base: 'none', md: 'inline-flex' }}
            >
              <Radio aria-hidden="true" />
              {texts.toLive}
            </ButtonLink>
          </>
        )}
      </Box>
    </>
  );
}

type FollowedNamesProps = Omit<Parameters<typeof FindFollowed>[0], 'isOpen'>;

/** Whom the device follows, each to be let go; searching for more stands open while there is nobody. */
function FollowedNames(props: FollowedNamesProps) {
  const { following } = props;
  const isEmpty = following.list.length === 0;
  return (
    <chakra.section pt="4" aria-label={texts.followed}>
      {isEmpty ? <chakra.p color="fg.muted">{texts.lead}</chakra.p> : null}
      <Box display="flex" flexWrap="wrap" gap="2">
        {following.list.map((one) => (
          <FollowButton key={`${one.kind} ${one.name} ${one.contingent}`} one={one} following={following} />
        ))}
      </Box>
      <FindFollowed {...props} isOpen={isEmpty} />
    </chakra.section>
  );
}

/** All of them are followed: the names say by whom, a tint would say nothing. */
const Rows = chakra('ul', { base: { mx: '-4', '& button[data-followed]': { bg: 'transparent' } } });

interface AppointmentsProps {
  appointments: readonly Appointment[];
  following: Following;
  timeZone: string;
  now: number;
}

const Heading = chakra('h2', {
  base: { textStyle: 'title.section', pt: '6', pb: '1', borderBottomWidth: '2px', borderColor: 'fg' },
});

function Appointments({ appointments, following, timeZone, now }: AppointmentsProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const [toggle] = useState(() => (id: number) => setOpenId((before) => (before === id ? null : id)));
  const toCome = appointments.filter(({ state }) => state !== 'done');
  const done = appointments.filter(({ state }) => state === 'done');
  const first = toCome[0];
  const today = localDateTime(now, timeZone).date;
  const row = (one: Appointment) => (
    <MatchRow
      key={one.slot.match.id}
      match={one.slot.match}
      isBlueFollowed={following.followsCorner(one.slot.match.blue)}
      isRedFollowed={following.followsCorner(one.slot.match.red)}
      isOpen={openId === one.slot.match.id}
      query=""
      side={
        one.state === 'done' ? (
          <MatchResult match={one.slot.match} />
        ) : (
          <Where one={one} timeZone={timeZone} isToday={one.slot.day === today} />
        )
      }
      onToggle={toggle}
    >
      {openId === one.slot.match.id ? <OpenedMatch match={one.slot.match} following={following} /> : null}
    </MatchRow>
  );
  return (
    <>
      {first ? (
        <NextAppointment
          one={first}
          followsCorner={following.followsCorner}
          timeZone={timeZone}
          now={now}
          isToday={first.slot.day === today}
        />
      ) : (
        <chakra.p pt="5" fontWeight="semibold">
          {done.length > 0 ? texts.noneLeft : texts.none}
        </chakra.p>
      )}
      <AlertSwitch />
      {toCome.length > 1 ? (
        <section>
          <Heading>{texts.upcoming}</Heading>
          <Rows>{toCome.slice(1).map(row)}</Rows>
        </section>
      ) : null}
      {done.length > 0 ? (
        <section>
          <Heading>{texts.done}</Heading>
          <Rows>{done.map(row)}</Rows>
        </section>
      ) : null}
    </>
  );
}

function Where({ one, timeZone, isToday }: { one: Appointment; timeZone: string; isToday: boolean }) {
  const { slot, arena, at, state } = one;
  const isLater = at - slot.plannedAt >= 60_000;
  return (
    <>
      {isToday ? null : <span>{formatShortDay(slot.day)}</span>}
      <chakra.span color="fg" fontSize="15px" fontWeight="650" whiteSpace="nowrap">
        {isLater ? '± ' : ''}
        {formatMoment(at, timeZone)}
      </chakra.span>
      <chakra.span maxW="8rem" truncate>
        {arena.name}
      </chakra.span>
      {slot.match.changed ? <Tag tone="warn">{scheduleTexts.changed}</Tag> : null}
      {state === 'called' ? <Tag tone="run">{scheduleTexts.called}</Tag> : null}
      {state === 'now' ? <Tag tone="run">{scheduleTexts.running}</Tag> : null}
    </>
  );
}
