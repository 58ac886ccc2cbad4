// /petugas/:code: an official's own rota on their phone, behind a code that nobody guesses; no account.
import { Box, chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import type { OfficialRota, RotaSession } from '@gelanggang/contract/official-duties';
import { grouped } from '@gelanggang/domain/grouped';
import { AT_THE_MAT, roleLabel, seatName } from '@gelanggang/domain/officials/roles';
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { clockTime, localDateTime, longDateWithDay } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { isNotFound } from '@web/lib/http';
import { useNow } from '@web/lib/use-now';
import { dutyTexts as texts } from './duty-texts';
import { useCall } from '@web/lib/use-call';
import * as dutyCalls from '@gelanggang/contract/calls/official-duties';

/** A phone lies open for hours: it asks again by itself. */
const ROTA_AGAIN_MS = 60_000;

export default function RotaPage() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useCall(dutyCalls.rota, { params: { code } }, { refetchInterval: ROTA_AGAIN_MS });
  if (data) return <Rota rota={data} />;
  if (isNotFound(error)) {
    return (
      <chakra.main maxW="36rem" mx="auto" px="4" py="6">
        <chakra.h1 textStyle="title.page">{texts.rota}</chakra.h1>
        <EmptyState text={texts.invalid} />
      </chakra.main>
    );
  }
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />;
}

function Rota({ rota }: { rota: OfficialRota }) {
  const now = useNow();
  const today = localDateTime(now, rota.tournament.time_zone).date;
  const days = [...grouped(rota.sessions, ({ date }) => date)];
  // what is over stands below what comes
  const sorted = [...days.filter(([date]) => date >= today), ...days.filter(([date]) => date < today)];
  return (
    <chakra.main maxW="36rem" mx="auto" px="4" pb="10">
      <chakra.header borderBottomWidth="2px" borderColor="fg" py="4">
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {rota.tournament.name}
        </chakra.p>
        <chakra.h1 textStyle="title.page" overflowWrap="anywhere">
          {shownName(rota.name)}
        </chakra.h1>
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.rota}
        </chakra.p>
      </chakra.header>
      {days.length === 0 ? <EmptyState text={texts.noDuties} /> : null}
      {sorted.map(([date, sessions]) => (
        <chakra.section key={date} aria-label={longDateWithDay(date)} pt="5" opacity={date < today ? 0.6 : 1}>
          <chakra.h2 textStyle="title.section" display="flex" alignItems="center" gap="2" flexWrap="wrap">
            {longDateWithDay(date)}
            {date === today ? <Tag tone="run">{texts.today}</Tag> : null}
          </chakra.h2>
          {sessions.map((session) => (
            <Session key={`${session.arena} ${session.start_time}`} session={session} />
          ))}
        </chakra.section>
      ))}
    </chakra.main>
  );
}

function Session({ session }: { session: RotaSession }) {
  const { arena, roles, matches } = session;
  return (
    <Box mt="3" bg="bg.panel" borderWidth="1px" borderTopWidth="2px" borderTopColor="fg">
      <Box px="3" py="2.5">
        <chakra.h3 fontWeight="bold">{arena}</chakra.h3>
        <chakra.p textStyle="sm" color="fg.muted">
          {clockTime(session.start_time)}–{clockTime(session.end_time)} · {roles.map(roleLabel).join(', ')}
        </chakra.p>
      </Box>
      {matches.length > 0 ? (
        <chakra.ul borderTopWidth="1px">
          {matches.map((match) => (
            <chakra.li
              key={match.partai}
              display="grid"
              gridTemplateColumns="4.5rem minmax(0, 1fr) auto"
              gap="2"
              alignItems="baseline"
              px="3"
              py="2.5"
              borderBottomWidth="1px"
              _last={{ borderBottomWidth: 0 }}
              color={match.status === 'finished' || match.status === 'walkover' ? 'fg.subtle' : 'fg'}
            >
              <chakra.span textStyle="display.partai" fontSize="20px">
                {match.partai}
              </chakra.span>
              <span>
                {clockTime(match.time)}
                {match.status === 'scheduled' ? null : (
                  <chakra.span textStyle="sm" color="fg.muted">
                    {' '}
                    · {MATCH_STATUS_LABELS[match.status]}
                  </chakra.span>
                )}
              </span>
              <chakra.b whiteSpace="nowrap">{seatName(match.seat)}</chakra.b>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : roles.some((role) => role !== AT_THE_MAT) ? (
        <chakra.p px="3" pb="2.5" textStyle="sm" color="fg.muted">
          {texts.wholeSession}
        </chakra.p>
      ) : null}
    </Box>
  );
}
