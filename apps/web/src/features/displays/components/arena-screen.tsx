// One arena: both corners, names as large as they fit, the state in the ring, the next two below (mock f-arena).
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import type { LiveScore } from '@gelanggang/contract/scoring';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { cornersOf } from '@web/live/corners-of';
import { classOf } from '@gelanggang/domain/words/match-class';
import { useNow } from '@web/lib/use-now';
import type { Slot } from '@web/live/arena-days';
import { useMatchScore } from '@web/live/use-arena-score';
import { useClock } from '@web/live/use-clock';
import { arenaViews, type ShownAs } from '../stage';
import { displayTexts as texts } from '../texts';
import { CornerLabel } from './corner-label';
import { FittedText, useSameSize } from './fitted-text';
import { StateBadge } from './state-badge';
import { howWon, nameIn, scoreOf, shownCorners, stateOf, timeOf, whyWon } from './match-words';
import { ScreenClock, ScreenDot } from './screen-frame';
import { CornerHits, CornerPenalties, ScoreNotice } from './live-points';
import { PerformanceMade, PerformanceNow } from './seni-points';
import { ScreenNote } from './screen-note';

interface ArenaScreenProps {
  snapshot: LiveSnapshot;
  arenaId: number;
  /** This match of the arena, as what it is, whatever else its mat would show. */
  only?: { matchId: number; as: ShownAs };
}

export function ArenaScreen({ snapshot, arenaId, only }: ArenaScreenProps) {
  const now = useNow(1_000);
  const names = useSameSize();
  const { time_zone: timeZone } = snapshot.tournament;
  const arena = snapshot.arenas.find((one) => one.id === arenaId);
  const view = arenaViews(snapshot, now, only).find((one) => one.arena.id === arenaId);
  const shown = view?.shown ?? null;
  const match = shown?.slot.match;
  const score = useMatchScore(match);
  const corners = match ? shownCorners(match, snapshot.matches) : [];
  return (
    <Box flex="1" display="grid" gridTemplateRows="132px minmax(0, 1fr) 164px" data-shown={shown?.as}>
      <chakra.header
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) minmax(0, auto) minmax(0, 1fr)"
        columnGap="32px"
        alignItems="center"
        px="48px"
        bg="screen.fg"
        color="#17130F"
      >
        <FittedText text={arena?.name ?? ''} most={84} least={44} textStyle="display.figure" lineHeight="1.1" />
        <Box textAlign="center" fontSize="40px" fontWeight="600" lineHeight="1.15">
          {match ? (
            <>
              <chakra.p truncate>
                {texts.partai(match.partai)}, {classOf(match)}
              </chakra.p>
              <chakra.p fontSize="32px" fontWeight="500" color="#4A4239" truncate>
                {[roundText(match.round_label), match.pool_name].filter(Boolean).join(' · ')}
              </chakra.p>
            </>
          ) : (
            <chakra.p truncate>{snapshot.tournament.name}</chakra.p>
          )}
        </Box>
        <Box display="flex" justifyContent="flex-end" alignItems="center" gap="36px">
          <ScreenDot tournament={snapshot.tournament} onLight />
          <ScreenClock timeZone={timeZone} size="54px" />
        </Box>
      </chakra.header>
      {shown && match ? (
        <Box position="relative" display="grid" gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)" minH="0">
          {corners.map(({ row, corner }) => (
            <Half key={corner} match={row} corner={corner} live={score} names={names} />
          ))}
          {score ? <ScoreNotice score={score} /> : null}
          {match.kind === 'seni' && shown.as === 'result' ? null : (
            <MatchRing match={match} state={stateOf(shown.slot, shown.as, now, timeZone)} />
          )}
        </Box>
      ) : (
        <Box display="flex">
          <ScreenNote text={view ? texts.allDone : texts.noMatches} />
        </Box>
      )}
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)" bg="screen.bg" zIndex="1">
        {(view?.coming ?? []).slice(0, 2).map((slot, index) => (
          <Coming key={slot.match.id} slot={slot} timeZone={timeZone} isFirst={index === 0} />
        ))}
      </Box>
    </Box>
  );
}

interface HalfProps {
  match: LiveMatch;
  corner: Corner;
  live: LiveScore | null;
  names: ReturnType<typeof useSameSize>;
}

function Half({ match, corner, live, names }: HalfProps) {
  const isSeni = match.kind === 'seni';
  const isCorner = !isSeni || match.mode === 'battle';
  const isRight = !isSeni && corner === 'red';
  const score = live ? live[corner].score : scoreOf(match, corner);
  return (
    <Box
      bg={isCorner ? `screen.${corner}` : '#3A332C'}
      color="#fff"
      px="48px"
      pt="40px"
      pb="32px"
      display="flex"
      flexDirection="column"
      textAlign={isRight ? 'end' : 'start'}
      minH="0"
      overflow="hidden"
    >
      <Box display="flex" alignItems="center" gap="28px" h="56px" flexDirection={isRight ? 'row-reverse' : 'row'}>
        <chakra.span fontSize="44px" fontWeight="680">
          {isCorner ? CORNER_LABELS[corner] : match.match_category}
        </chakra.span>
        {match.winner === corner ? (
          <chakra.span
            bg="#fff"
            color={`screen.${corner}`}
            rounded="6px"
            px="18px"
            fontSize="38px"
            fontWeight="680"
            data-won={corner}
          >
            {howWon(match)}
          </chakra.span>
        ) : null}
        {isSeni ? <StateBadge match={match} size="38px" /> : null}
      </Box>
      <FittedText
        text={nameIn(match, corner)}
        most={156}
        least={64}
        lines={2}
        like={names}
        textStyle="display.figure"
        lineHeight=".96"
        letterSpacing="-.01em"
        mt="10px"
        mb="18px"
        flex="none"
      />
      <FittedText
        text={shownName(match[corner].contingent)}
        most={48}
        least={36}
        fontWeight="560"
        lineHeight="1.2"
        alignSelf={isRight ? 'flex-end' : 'flex-start'}
        w="100%"
        flex="none"
      />
      {match.winner === corner && whyWon(match) ? (
        <chakra.p fontSize="36px" fontWeight="600" lineHeight="1.2" mt="14px">
          {whyWon(match)}
        </chakra.p>
      ) : null}
      {live ? <CornerPenalties score={live[corner]} isRight={isRight} /> : null}
      {match.seni ? (
        <>
          <PerformanceNow match={match} seni={match.seni} size={40} />
          <PerformanceMade seni={match.seni} />
        </>
      ) : null}
      {score !== null ? (
        <Box
          mt="auto"
          display="flex"
          alignItems="flex-end"
          gap="40px"
          flexDirection={isRight ? 'row-reverse' : 'row'}
          data-score={corner}
        >
          <chakra.span textStyle="display.figure" fontSize={isSeni ? '220px' : '300px'} lineHeight=".8">
            {isSeni ? seniScoreText(score) : scoreText(score)}
          </chakra.span>
          {live ? <CornerHits score={live} corner={corner} /> : null}
        </Box>
      ) : null}
    </Box>
  );
}

/** The match's clock once it has been started; before that, and for seni, the state. */
function MatchRing({ match, state }: { match: LiveMatch; state: { label: string; value: string } }) {
  const clock = useClock(match.clock);
  const shown = clock ? { label: clock.label, value: clock.text } : state;
  return <Ring {...shown} isSole={match.kind === 'seni'} />;
}

function Ring({ label, value, isSole }: { label: string; value: string; isSole: boolean }) {
  return (
    <Box
      position="absolute"
      left={isSole ? undefined : '50%'}
      right={isSole ? '60px' : undefined}
      bottom="28px"
      boxSize="400px"
      ms={isSole ? undefined : '-200px'}
      rounded="full"
      bg="screen.bg"
      display="grid"
      placeContent="center"
      justifyItems="center"
      textAlign="center"
      _before={{ content: '""', position: 'absolute', inset: '16px', border: '3px solid #F5EEE2', rounded: 'full' }}
    >
      <chakra.span fontSize="42px" fontWeight="650">
        {label}
      </chakra.span>
      {value ? (
        <Box w="330px">
          <FittedText text={value} most={150} least={40} textStyle="display.figure" lineHeight="1.02" />
        </Box>
      ) : null}
    </Box>
  );
}

function Coming({ slot, timeZone, isFirst }: { slot: Slot; timeZone: string; isFirst: boolean }) {
  const { match } = slot;
  const corners = cornersOf(match);
  return (
    <Box
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      columnGap="28px"
      alignItems="center"
      px="48px"
      borderLeft={isFirst ? undefined : '2px solid #352E28'}
      data-match={match.id}
    >
      <chakra.span textStyle="display.figure" fontSize="96px">
        {match.partai ?? '–'}
      </chakra.span>
      <Box display="grid" gap="8px">
        {corners.map((corner) => (
          <Box key={corner} display="flex" alignItems="center" gap="14px">
            {match.kind === 'seni' && match.mode === 'default' ? null : <CornerLabel corner={corner} height="38px" />}
            <FittedText
              text={nameIn(match, corner)}
              most={38}
              least={30}
              // one alone has the room of two, and is often a team
              spill={corners.length === 1 ? 3 : 1}
              flex="1"
              fontWeight="580"
              lineHeight="1.2"
            />
          </Box>
        ))}
      </Box>
      <Box textAlign="end" fontSize="44px" fontWeight="680" lineHeight="1.15" whiteSpace="nowrap">
        <chakra.span display="block" fontSize="28px" fontWeight="500" color="#A79B8B">
          {match.status === 'called' ? texts.called : isFirst ? texts.next : texts.then}
        </chakra.span>
        {timeOf(slot, timeZone)}
      </Box>
    </Box>
  );
}
