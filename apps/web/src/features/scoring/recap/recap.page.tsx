// /partai/:id: one match for everybody: each point and who gave it, or of a performance how its score was made.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { Network } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import { COUNTED_BY } from '@gelanggang/domain/scoring/counted-by';
import { CORNERS } from '@gelanggang/domain/words/corners';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ButtonLink } from '@web/components/button';
import { CardBand } from '@web/components/card-band';
import { ConnectionDot } from '@web/components/connection-dot';
import { useLiveSnapshot } from '@web/live/use-live-snapshot';
import { useClock } from '@web/live/use-clock';
import { classOf } from '@gelanggang/domain/words/match-class';
import { KeptNote } from '@web/components/kept-note';
import { isProvisional, ResultTag, StandingNote } from '@web/components/result-state';
import { StandsStill } from '@web/components/stands-still';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { keyOf } from '@web/lib/calls';
import { isNotFound } from '@web/lib/http';
import { useMatchScore } from '@web/live/use-arena-score';
import { usePermissions } from '@web/site/account';
import { useTellTournament } from '@web/site/page-tournament';
import { hasBye, MatchWay, When } from './components/match-way';
import { ShareResult } from './components/share-result';
import { CornerHead } from './components/corner-head';
import { DecisionLine } from './components/decision-line';
import { useMatchRecap } from './recap.api';
import { LARGE_LETTERS } from '@web/theme/large-letters';
import { recapTexts as texts } from './texts';

const PerformanceRecap = lazy(() => import('./components/performance-recap'));
/** Asked for once somebody has entered something. */
const SheetParts = lazy(() => import('./components/sheet-parts'));
const WholeRecord = lazy(() => import('./components/whole-record'));

export default function MatchRecapPage() {
  const recap = useMatchRecap(Number(useParams().id));
  useTellTournament(recap.data?.tournament.slug);
  if (isNotFound(recap.error)) return <UnknownMatch />;
  if (recap.error && !recap.data) {
    return (
      <Box data-unknown-tournament>
        <ErrorState error={recap.error} onRetry={() => void recap.refetch()} />
      </Box>
    );
  }
  if (!recap.data) return <PageLoading />;
  return <Recap recap={recap.data} />;
}

/** An old link, or one of a tournament that was removed. */
function UnknownMatch() {
  return (
    <Box data-unknown-tournament>
      <EmptyState text={texts.unknown} hint={texts.unknownHint}>
        <ButtonLink to={pathOf('/schedule')}>{texts.toSchedules}</ButtonLink>
      </EmptyState>
    </Box>
  );
}

const TextLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '44px',
    fontSize: 'sm',
    color: 'fg.muted',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

/** While the match is called or on: that it is, its clock, and how fresh the page is. */
function Present({ match, tournament }: Pick<MatchRecap, 'match' | 'tournament'>) {
  const clock = useClock(match.clock);
  if (match.status !== 'ongoing' && match.status !== 'called') return null;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.p
        display="flex"
        alignItems="center"
        gap="2.5"
        minH="42px"
        px="3"
        rounded="md"
        bg="marun.solid"
        color="marun.contrast"
        fontSize="sm"
        fontWeight="semibold"
      >
        {match.status === 'ongoing' ? texts.live : texts.called}
        {clock ? (
          <>
            <span>{clock.label}</span>
            <chakra.span role="timer" textStyle="display.partai" fontSize="22px">
              {clock.text}
            </chakra.span>
          </>
        ) : null}
      </chakra.p>
      <ConnectionDot timeZone={tournament.time_zone} hasStopped={tournament.away !== undefined} />
    </Box>
  );
}

function Recap({ recap }: { recap: MatchRecap }) {
  const { match, other, tournament, arena } = recap;
  const inOrder = [match, other].sort((a, b) => (a?.number ?? 0) - (b?.number ?? 0));
  const partai = inOrder.flatMap((one) => one?.partai ?? []);
  const isOffice = usePermissions().has('manage tournament');
  const running = other?.status === 'ongoing' ? other : match;
  return (
    <>
      <KeptNote of={keyOf(scoringCalls.recap, { params: { id: match.id } })} />
      <StandsStill tournament={tournament} />
      <Box
        maxW="page"
        mx="auto"
        px={{ base: '4', lg: '12' }}
        py={{ base: '4', lg: '8' }}
        minH="100dvh"
        alignContent="start"
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        <Box display="flex" flexWrap="wrap" alignItems="start" justifyContent="space-between" gap="3">
          {/* its lines break before the tag goes below them */}
          <Box minW="0" flex="1 1 12rem">
            <chakra.h1 textStyle="title.page" tabIndex={-1} outline="0">
              {partai.length > 1 ? texts.twoPartai(partai) : texts.partai(match.partai)}
            </chakra.h1>
            <chakra.p color="fg.muted">
              {[classOf(match), roundText(match.round_label), arena].filter(Boolean).join(' · ')}
            </chakra.p>
            <TextLink to={pathOf(`/schedule/live/:slug/${match.kind}`, { slug: tournament.slug })}>
              {tournament.name}
            </TextLink>
          </Box>
          <ResultTag match={match} isWhole />
          <Present match={running} tournament={tournament} />
        </Box>
        {match.kind === 'seni' ? (
          <>
            <StandingNote match={match} timeZone={tournament.time_zone} />
            <Suspense fallback={<PageLoading />}>
              <PerformanceRecap recap={recap} />
            </Suspense>
          </>
        ) : (
          <Fight recap={recap} />
        )}
        {isOffice ? (
          <Suspense fallback={null}>
            <WholeRecord matchId={match.id} />
          </Suspense>
        ) : null}
      </Box>
    </>
  );
}

function Fight({ recap }: { recap: MatchRecap }) {
  const { match, sheet, tournament } = recap;
  const isOffice = usePermissions().has('manage tournament');
  const live = useMatchScore(match);
  const { data: snapshot, isPending } = useLiveSnapshot(tournament.slug, 'tanding', { pool_id: String(match.pool_id) });
  const isOver = match.status === 'finished' || match.status === 'walkover';
  const mark = live ? COUNTED_BY[live.counted_by] : null;
  const scores = {
    blue: live?.blue.score ?? match.blue_score,
    red: live?.red.score ?? match.red_score,
  };
  return (
    <>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)" rounded="md" overflow="hidden">
        {CORNERS.map((corner) => (
          <CornerHead
            slug={recap.tournament.slug}
            key={corner}
            corner={corner}
            who={match[corner]}
            score={scores[corner]}
            won={match.winner !== corner ? null : isProvisional(match) ? texts.leads : texts.won}
          />
        ))}
      </Box>
      <CardBand score={live} />
      <StandingNote match={match} timeZone={tournament.time_zone} />
      {mark === null ? null : <chakra.p color="fg.muted">{mark}</chakra.p>}
      {hasBye(match) ? (
        <chakra.p>{texts.bye(shownName(match.blue.state === 'bye' ? match.red.name : match.blue.name))}</chakra.p>
      ) : match.status === 'scheduled' && snapshot ? (
        <chakra.p color="fg.muted">
          {texts.planned}: <When match={match} schedules={snapshot.schedules} arena={recap.arena ?? undefined} />
        </chakra.p>
      ) : null}
      <DecisionLine recap={recap} />
      {sheet ? (
        // its place is kept: what follows does not jump
        <Suspense fallback={<Box minH="80vh" />}>
          <SheetParts
            match={match}
            sheet={sheet}
            timeZone={tournament.time_zone}
            taps={recap.taps}
            withAgreement={isOffice}
          />
        </Suspense>
      ) : null}
      {snapshot ? <MatchWay match={match} snapshot={snapshot} /> : null}
      {/* once what stands above has its height: nothing moves under a finger */}
      <Box
        display={isPending ? 'none' : 'flex'}
        flexWrap="wrap"
        gap="2"
        css={{ [LARGE_LETTERS]: { '& > *': { flex: '1 0 100%' } } }}
      >
        {hasBye(match) ? null : (
          <ShareResult matchId={match.id} text={sentenceOf(recap)} isOver={isOver && !isProvisional(match)} />
        )}
        <ButtonLink
          to={pathOf('/bagan/:slug/tanding/:poolId', { slug: tournament.slug, poolId: match.pool_id })}
          minH="48px"
          flex={{ base: '1', sm: 'none' }}
        >
          <Network aria-hidden="true" />
          {texts.toBracket}
        </ButtonLink>
      </Box>
    </>
  );
}

/** What is shared with the address: who has met whom, and how it ended. */
function sentenceOf({ match, tournament }: MatchRecap): string {
  const names = `${shownName(match.blue.name)} – ${shownName(match.red.name)}`;
  const scores = match.blue_score !== null && match.red_score !== null ? ` ${match.blue_score}–${match.red_score}` : '';
  return `${texts.partai(match.partai)}, ${classOf(match)}: ${names}${scores}. ${tournament.name}`;
}
