// /pesilat/:slug/:entryId: one entry of a tournament (an athlete, a pair or a team): its way match by match, next match, medal.
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import * as shareCardCalls from '@gelanggang/contract/calls/share-cards';
import { SharePicture } from '@web/components/share-picture';
import * as entryListCalls from '@gelanggang/contract/calls/entry-lists';
import type { EntryHome } from '@gelanggang/contract/entry-lists';
import type { LiveTournament } from '@gelanggang/contract/live';
import { MEDAL_LABELS } from '@gelanggang/domain/results/medal-table';
import { RESULT_STATE_LABELS } from '@gelanggang/domain/results/result-state';
import { followedOf } from '@gelanggang/domain/schedule/who-is-followed';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '@web/components/button';
import { MedalMark } from '@web/components/medal-mark';
import { PublicHead } from '@web/components/public-head';
import { StandsStill } from '@web/components/stands-still';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { UnknownTournament } from '@web/components/unknown-tournament';
import { useFollowed } from '@web/lib/followed';
import { HttpError, isNotFound } from '@web/lib/http';
import { NAMES_TOURNAMENT, useCall } from '@web/lib/use-call';
import { FollowButton } from '../components/follow-button';
import { NextAppointment } from '../components/next-appointment';
import type { WonMedal } from './fare';
import { HomeLink, StepRow } from './step-row';
import { homeTexts as texts } from './texts';
import { appointmentsBy, type Home, useHome } from './use-home';

const FRESH_MS = 30_000;

export default function EntryHomePage() {
  const { slug = '', entryId = '' } = useParams();
  const params = { slug, id: entryId };
  const entry = useCall(entryListCalls.entry, { params }, { staleTime: FRESH_MS, ...NAMES_TOURNAMENT });
  const home = useHome(slug, entry.data && [{ name: entry.data.entry.contingent }], entry.refetch);
  if (isNotFound(home.error)) return <UnknownTournament />;
  const takenAway = entry.error instanceof HttpError && entry.error.status === 410 ? entry.error.message : null;
  if (takenAway !== null || isNotFound(entry.error)) {
    return (
      <EmptyState text={takenAway ?? texts.unknownEntry} hint={takenAway !== null ? texts.goneHint : texts.unknownHint}>
        <ButtonLink to={pathOf('/peserta/:slug', { slug })}>{texts.toEntries}</ButtonLink>
      </EmptyState>
    );
  }
  const error = entry.data ? (home.tournament ? null : home.error) : entry.error;
  return (
    <>
      <StandsStill tournament={home.tournament} />
      <Box maxW="form" mx="auto" px={{ base: '4', lg: '6' }} pt={{ base: '4', lg: '8' }} minH="100dvh">
        {error ? (
          <ErrorState
            error={error}
            onRetry={() => {
              void entry.refetch();
              home.refetch();
            }}
          />
        ) : !entry.data || !home.tournament ? (
          <PageLoading />
        ) : (
          <Entry slug={slug} data={entry.data} home={home} tournament={home.tournament} />
        )}
      </Box>
    </>
  );
}

interface EntryProps {
  slug: string;
  data: EntryHome;
  home: Home;
  tournament: LiveTournament;
}

function Entry({ slug, data: { entry, has_career: hasCareer }, home, tournament }: EntryProps) {
  const following = useFollowed(slug);
  const way = home.ways.get(entry.id) ?? [];
  const first = way[0];
  // of a pair or a team all that stand in the draw together
  const stored = first ? first.match[first.corner].name : entry.name;
  const ids = first?.match[first.corner].entry_ids ?? [entry.id];
  const zone = tournament.time_zone;
  const { list, of } = appointmentsBy(home.days, new Set([entry.id]));
  const next = list.find(({ state }) => state !== 'done');
  const medal = home.won.get(entry.id);
  return (
    <>
      <PublicHead title={shownName(stored)} tournament={tournament} isLive />
      <chakra.p overflowWrap="anywhere">
        {entry.class_name}
        {' · '}
        <HomeLink to={pathOf('/kontingen/:slug/:contingentId', { slug, contingentId: entry.contingent_id })}>
          {shownName(entry.contingent)}
        </HomeLink>
      </chakra.p>
      {medal ? <Medal won={medal} /> : null}
      <Box display="flex" flexWrap="wrap" gap="2" mt="4">
        {first || entry.kind === 'tanding' ? (
          <FollowButton
            one={followedOf('athlete', { ...entry, name: stored, entry_ids: ids })}
            following={following}
            isOwnPage
          />
        ) : null}
        <ButtonLink size="sm" variant="plain" to={pathOf('/kapan-saya-main/:slug', { slug })}>
          {texts.toFollow}
        </ButtonLink>
        {hasCareer ? (
          <ButtonLink
            size="sm"
            variant="plain"
            to={pathOf('/pesilat/:slug/:entryId/kejuaraan', { slug, entryId: entry.id })}
          >
            {texts.career}
          </ButtonLink>
        ) : null}
        <SharePicture
          row={shareCardCalls.entry}
          request={{ params: { slug, id: entry.id }, query: { shape: 'poster' } }}
          text={`${shownName(stored)}, ${entry.class_name}`}
          size="sm"
          variant="plain"
        />
      </Box>
      {next ? (
        <NextAppointment
          one={next}
          followsCorner={following.followsCorner}
          timeZone={zone}
          now={home.now}
          isToday={next.slot.day === localDateTime(home.now, zone).date}
        />
      ) : null}
      {way.length === 0 ? (
        <EmptyState text={texts.notDrawn} hint={texts.notDrawnHint} />
      ) : (
        <section aria-label={texts.way}>
          <chakra.h2 textStyle="title.section" pt="6" pb="1" borderBottomWidth="2px" borderColor="fg">
            {texts.way}
          </chakra.h2>
          <ol>
            {way.map((step) => (
              <StepRow
                key={step.match.id}
                slug={slug}
                step={step}
                appointment={of.get(step.match.id) ?? null}
                timeZone={zone}
                now={home.now}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Medal({ won: { medal, state } }: { won: WonMedal }) {
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      mt="3"
      fontWeight="semibold"
      data-medal={medal}
    >
      <MedalMark medal={medal} size={28} isNamed={false} />
      {MEDAL_LABELS[medal]}
      {state ? (
        <Tag tone="warn" data-result-state={state}>
          {RESULT_STATE_LABELS[state]}
        </Tag>
      ) : null}
    </chakra.p>
  );
}
