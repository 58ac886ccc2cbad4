// The match on the mat: the one maroon band of an arena, both corners large, the score when it is known.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch, LiveSeni } from '@gelanggang/contract/live';
import type { LiveCornerScore } from '@gelanggang/contract/scoring';
import { lotText } from '@gelanggang/domain/rules/jurus-text';
import type { GivenPenalty } from '@gelanggang/domain/scoring/penalties';
import { PENALTY_LABELS } from '@gelanggang/domain/scoring/penalty-steps';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Star } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { KEPT } from '../../../components/kept-place';
import { Found } from '../../../components/match-row';
import { cornerLines, cornerName, cornersOf } from '@web/live/corners-of';
import { JurusCardBand } from '@web/components/card-band';
import { enteredText, shownText } from '@web/components/performance/performance-words';
import { classOf } from '@gelanggang/domain/words/match-class';
import { formatMoment } from '../../../lib/formats';
import { useMatchScore } from '../../../live/use-arena-score';
import { useClock } from '../../../live/use-clock';
import { LARGE_LETTERS } from '../../../theme/large-letters';
import { scheduleTexts } from '../texts';
import { LastPoints } from './last-points';
import { MatchResult } from './match-result';

const WHOLE = { [LARGE_LETTERS]: { whiteSpace: 'normal', overflowWrap: 'anywhere', fontSize: '13px' } } as const;

interface RunningMatchProps {
  match: LiveMatch;
  timeZone: string;
  isBlueFollowed: boolean;
  isRedFollowed: boolean;
  query: string;
  isOpen: boolean;
  onToggle(matchId: number): void;
  children?: ReactNode;
}

interface CornerBlockProps {
  match: LiveMatch;
  corner: Corner;
  live: LiveCornerScore | null;
  isFollowed: boolean;
  query: string;
}

function CornerBlock({ match, corner, live, isFollowed, query }: CornerBlockProps) {
  const who = match[corner];
  const recorded = corner === 'blue' ? match.blue_score : match.red_score;
  const score = live ? live.score : recorded;
  const hasScore = live !== null || match.blue_score !== null || match.red_score !== null;
  // a performance in a pool stands in no corner
  const hasCorner = match.mode === 'battle';
  const tone = corner === 'blue' ? 'corner.blue' : 'corner.red';
  return (
    <Box
      display="grid"
      gridTemplateColumns="6px minmax(0, 1fr) auto"
      alignItems="center"
      columnGap={{ base: '2', sm: '3' }}
      pe={{ base: '3', sm: '3.5' }}
      minH="70px"
      borderTopWidth={corner === 'red' ? '1px' : 0}
    >
      <Box h="100%" bg={hasCorner ? `${tone}.solid` : 'marun.solid'} />
      <Box minW="0" py="2">
        <chakra.p
          fontSize="17px"
          fontWeight="650"
          lineHeight="1.2"
          overflowWrap="anywhere"
          truncate={match.kind === 'tanding'}
          whiteSpace={match.kind === 'tanding' ? undefined : { base: 'pre-line', md: 'normal' }}
          css={WHOLE}
          color={who.state === 'unit' ? 'fg' : 'fg.subtle'}
        >
          <Found text={cornerLines(who, match.round)} query={query} />
        </chakra.p>
        <chakra.p fontSize="13px" lineHeight="1.35" color="fg.muted" truncate css={WHOLE}>
          {hasCorner ? (
            <chakra.span fontWeight="650" color={`${tone}.fg`}>
              {CORNER_LABELS[corner]}
            </chakra.span>
          ) : null}
          {who.contingent ? (
            <>
              {hasCorner ? ' · ' : ''}
              <Found text={shownName(who.contingent)} query={query} />
            </>
          ) : null}
          {live && live.penalties.length > 0 ? (
            <chakra.span color="fg.warning" fontWeight="600">
              {' · '}
              {PENALTY_LABELS[lastOf(live.penalties).step]}
            </chakra.span>
          ) : null}
          {isFollowed ? (
            <chakra.span color="marun.fg" display="inline-block" ms="1" verticalAlign="-1px">
              <Star size={12} fill="currentColor" aria-label={scheduleTexts.followed} />
            </chakra.span>
          ) : null}
        </chakra.p>
      </Box>
      {hasScore ? (
        <chakra.span textStyle="display.score" data-score={corner}>
          {score ?? '–'}
        </chakra.span>
      ) : null}
    </Box>
  );
}

export const RunningMatch = memo(function RunningMatch(props: RunningMatchProps) {
  const { match, timeZone, query, isOpen, onToggle, children } = props;
  const clock = useClock(match.clock);
  const score = useMatchScore(match);
  const isOngoing = match.status === 'ongoing';
  const since = isOngoing ? match.started_at : match.called_at;
  const sinceText = isOngoing ? scheduleTexts.since : scheduleTexts.calledAt;
  const isOver = match.status === 'finished' || match.status === 'walkover';
  return (
    <chakra.section
      mx="4"
      bg="bg.panel"
      borderWidth="1.5px"
      borderColor={isOver ? 'border.emphasized' : 'marun.solid'}
      rounded="md"
      overflow="hidden"
      data-match={match.id}
      data-status={match.status}
      {...KEPT}
    >
      <Box
        display="flex"
        alignItems="center"
        gap="2.5"
        px="3"
        h="42px"
        lineHeight="1.2"
        whiteSpace="nowrap"
        overflow="hidden"
        bg={isOver ? 'bg.muted' : 'marun.solid'}
        color={isOver ? 'fg' : 'marun.contrast'}
        css={{ [LARGE_LETTERS]: { h: 'auto', py: '1.5', flexWrap: 'wrap', whiteSpace: 'normal' } }}
      >
        <chakra.span textStyle="display.partai" fontSize="22px">
          {match.partai ?? '–'}
        </chakra.span>
        <chakra.span fontSize="13.5px" fontWeight="650">
          {isOver ? scheduleTexts.done : isOngoing ? scheduleTexts.running : scheduleTexts.called}
        </chakra.span>
        <chakra.span fontSize="13.5px" ms="auto" minW="0" display="flex" alignItems="center" gap="2" textAlign="end">
          {isOver ? (
            <MatchResult match={match} />
          ) : clock ? (
            clock.label
          ) : since ? (
            sinceText(formatMoment(since, timeZone))
          ) : (
            roundText(match.round_label)
          )}
          {clock && !isOver ? (
            <chakra.span role="timer" textStyle="display.partai" fontSize="22px" minW="2.6em" textAlign="end">
              {clock.text}
            </chakra.span>
          ) : null}
        </chakra.span>
      </Box>
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onToggle(match.id)}
        display="block"
        w="100%"
        textAlign="start"
        cursor="pointer"
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        {cornersOf(match).map((corner) => (
          <CornerBlock
            key={corner}
            match={match}
            corner={corner}
            live={score?.[corner] ?? null}
            isFollowed={corner === 'blue' ? props.isBlueFollowed : props.isRedFollowed}
            query={query}
          />
        ))}
        {match.kind === 'tanding' ? (
          <LastPoints
            score={isOver ? null : score}
            instead={
              isOver && match.winner
                ? scheduleTexts.winnerIs(cornerName(match[match.winner], match.round))
                : isOngoing && score
                  ? scheduleTexts.noPoints
                  : ''
            }
          />
        ) : null}
        {match.seni ? <Performing match={match} seni={match.seni} /> : null}
        <chakra.p textStyle="xs" color="fg.muted" px="3.5" py="1.5" borderTopWidth="1px" overflowWrap="anywhere">
          {[classOf(match), roundText(match.round_label)].filter(Boolean).join(' · ')}
        </chakra.p>
      </chakra.button>
      {isOpen ? children : null}
    </chakra.section>
  );
});

/** What is shown within which time, who is first, and how many judges have given their score. */
function Performing({ match, seni }: { match: LiveMatch; seni: LiveSeni }) {
  const lot = lotText(seni.jurus_stage, seni.lot);
  const entered = enteredText(seni);
  return (
    <Box px="3.5" py="2" borderTopWidth="1px" textStyle="sm" display="grid" gap="0.5">
      <chakra.p fontWeight="semibold">{shownText(match, seni)}</chakra.p>
      {lot ? <chakra.p color="fg.muted">{lot}</chakra.p> : null}
      <JurusCardBand seni={seni} />
      {entered ? (
        <chakra.p role="status" data-entered={seni.judges?.entered}>
          {entered}
        </chakra.p>
      ) : null}
    </Box>
  );
}

const lastOf = (given: readonly GivenPenalty[]): GivenPenalty => given.at(-1) as GivenPenalty;
