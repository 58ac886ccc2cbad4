// One match of a round: its number and place, both corners with their score, and where its winner goes.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { ArrowRight, Check, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LiveArena, LiveCorner, LiveMatch, LiveSchedule } from '@gelanggang/contract/live';
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { reasonText } from '@gelanggang/domain/scoring/decision-text';
import { COUNTED_BY } from '@gelanggang/domain/scoring/counted-by';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { type Corner, CORNERS } from '@gelanggang/domain/words/corners';
import { clockTime } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { CornerMark } from '@web/components/corner-mark';
import { KEPT_MARK } from '@web/components/kept-place';
import { isProvisional, ResultTag } from '@web/components/result-state';
import { Tag } from '@web/components/tag';
import { formatShortDay } from '@web/lib/formats';
import { cornerName } from '@web/live/corners-of';
import { leadsTo } from '@web/live/leads-to';
import { useMatchScore } from '@web/live/use-arena-score';
import { useClock } from '@web/live/use-clock';
import { isOver } from '../pools';
import { bracketsTexts as texts } from '../texts';
import { partaiId } from './partai-id';

interface RoundMatchProps {
  match: LiveMatch;
  matches: readonly LiveMatch[];
  arena: LiveArena | undefined;
  schedule: LiveSchedule | undefined;
  followsCorner(corner: LiveCorner): boolean;
}

export function RoundMatch({ match, matches, arena, schedule, followsCorner }: RoundMatchProps) {
  const live = useMatchScore(match);
  const isRunning = match.status === 'ongoing';
  const lead = leadsTo(match, matches);
  const mark = live ? COUNTED_BY[live.counted_by] : null;
  const scoreOf = (corner: Corner): number | null =>
    live ? live[corner].score : corner === 'blue' ? match.blue_score : match.red_score;
  return (
    <chakra.li
      id={partaiId(match.id)}
      {...KEPT_MARK}
      data-match={match.id}
      data-status={match.status}
      scrollMarginTop="96px"
      borderBottomWidth="1px"
      borderColor="border.emphasized"
      borderInlineStartWidth={isRunning ? '4px' : '0'}
      borderInlineStartColor="marun.solid"
    >
      <chakra.div px="4" pt="3" pb="1">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" minH="44px">
          <NumberLink to={pathOf('/partai/:id', { id: match.id })}>
            <chakra.span textStyle="display.partai" fontSize="26px">
              {match.partai ?? '–'}
            </chakra.span>
            <chakra.span fontSize="sm" color="fg.muted" fontWeight="normal" whiteSpace="nowrap">
              {arena?.name ?? texts.noNumber}
            </chakra.span>
          </NumberLink>
          <chakra.span flex="1" />
          <ResultTag match={match} />
          <When match={match} schedule={schedule} />
        </Box>
        {CORNERS.map((corner) => (
          <CornerRow
            key={corner}
            corner={corner}
            match={match}
            score={scoreOf(corner)}
            isRunning={isRunning}
            isFollowed={followsCorner(match[corner])}
          />
        ))}
        {mark === null ? null : (
          <chakra.p fontSize="13px" color="fg.muted" pb="1">
            {mark}
          </chakra.p>
        )}
      </chakra.div>
      {lead ? (
        <Box display="flex" alignItems="center" gap="2.5" px="4" py="2.5" bg="bg.muted" fontSize="sm" color="fg.muted">
          <ArrowRight size={16} aria-hidden="true" />
          <chakra.p minW="0">
            {texts.winnerTo}{' '}
            <chakra.b color="fg">
              {[lead.match.partai, roundText(lead.match.round_label)].filter((part) => part !== null).join(' ')}
            </chakra.b>
            {lead.opponent
              ? `, ${texts.against(shownName(lead.opponent.name))}`
              : lead.match.start_time !== null
                ? `, ${clockTime(lead.match.start_time)}`
                : ''}
          </chakra.p>
        </Box>
      ) : null}
    </chakra.li>
  );
}

const NumberLink = chakra(Link, {
  base: { display: 'flex', alignItems: 'baseline', gap: '3', minH: '44px', pt: '2', color: 'fg' },
});

function When({ match, schedule }: Pick<RoundMatchProps, 'match' | 'schedule'>) {
  const clock = useClock(match.status === 'ongoing' ? match.clock : undefined);
  if (match.status === 'ongoing')
    return <Tag tone="run">{clock ? `${clock.label} · ${clock.text}` : MATCH_STATUS_LABELS.ongoing}</Tag>;
  if (match.status === 'called') return <Tag tone="run">{MATCH_STATUS_LABELS.called}</Tag>;
  const quiet = { fontSize: 'sm', color: 'fg.muted', textAlign: 'end', ms: 'auto' } as const;
  if (isOver(match)) {
    const how = match.win_kind && isWinKind(match.win_kind) ? WIN_KIND_LABELS[match.win_kind] : '';
    return (
      <chakra.span {...quiet}>
        {how || [MATCH_STATUS_LABELS[match.status], reasonText(match.win_reason)].filter(Boolean).join(', ')}
      </chakra.span>
    );
  }
  if (!schedule || match.start_time === null) return null;
  return (
    <chakra.span {...quiet}>
      {formatShortDay(schedule.scheduled_date)}, <chakra.b color="fg">{clockTime(match.start_time)}</chakra.b>
    </chakra.span>
  );
}

interface CornerRowProps {
  corner: Corner;
  match: LiveMatch;
  score: number | null;
  isRunning: boolean;
  isFollowed: boolean;
}

function CornerRow({ corner, match, score, isRunning, isFollowed }: CornerRowProps) {
  const who = match[corner];
  const hasWon = match.winner === corner;
  const isOut = match.winner !== null && !hasWon;
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="2.5"
      py="2"
      borderTopWidth={corner === 'red' ? '1px' : '0'}
      data-followed={isFollowed || undefined}
    >
      <CornerMark corner={corner} />
      <Box flex="1" minW="0" lineHeight="1.25">
        <chakra.p
          fontSize="17px"
          fontWeight={hasWon || isFollowed ? 'bold' : 'medium'}
          color={isFollowed ? 'marun.fg' : who.state === 'unit' ? 'fg' : 'fg.subtle'}
          overflowWrap="anywhere"
        >
          {cornerName(who, match.round)}
          {isFollowed ? (
            <chakra.span ms="1.5" display="inline-block" verticalAlign="-1px">
              <Star size={13} fill="currentColor" aria-label={texts.followed} />
            </chakra.span>
          ) : null}
        </chakra.p>
        <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {shownName(who.contingent)}
        </chakra.p>
      </Box>
      {hasWon && !isProvisional(match) ? (
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="1"
          fontSize="sm"
          fontWeight="semibold"
          color="status.ok.fg"
        >
          <Check size={14} aria-hidden="true" />
          {texts.won}
        </chakra.span>
      ) : null}
      <chakra.span
        textStyle="display.figure"
        fontSize="26px"
        minW="26px"
        textAlign="end"
        color={isOut && !isRunning ? 'fg.subtle' : 'fg'}
        data-score={corner}
      >
        {score === null ? texts.noScore : scoreText(score)}
      </chakra.span>
    </Box>
  );
}
