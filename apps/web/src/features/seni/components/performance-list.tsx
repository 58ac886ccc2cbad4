// The performances of a pool in the order in which they are held, each with its way to the judges' table.
import { Box, chakra } from '@chakra-ui/react';
import type { SeniMatch, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { clockTime } from '@gelanggang/domain/words/dates';
import { grouped } from '@gelanggang/domain/grouped';
import { Button } from '@web/components/button';
import { seniTexts as texts } from '../texts';
import { namesOf, Performer } from '@web/components/seni-score/performer';
import { PerformanceState } from './performance-state';

interface PerformanceListProps {
  pool: SeniPoolAnswer;
  onScore(match: SeniMatch): void;
}

export function PerformanceList({ pool, onScore }: PerformanceListProps) {
  return (
    <chakra.section
      aria-label={texts.performances}
      bg="bg.panel"
      rounded="md"
      borderWidth="1px"
      borderColor="border"
      p="4"
    >
      <chakra.h2 textStyle="title.section" mb="2">
        {texts.performances}
      </chakra.h2>
      {pool.matches.map((match) => (
        <PerformanceLine key={match.id} match={match} canScore={mayScore(pool, match)} onScore={() => onScore(match)} />
      ))}
    </chakra.section>
  );
}

/** By round, each battle blue above red; byes are told in the bracket. */
export function BattleList({ pool, onScore }: PerformanceListProps) {
  const winners = new Map(pool.rounds.flatMap((round) => round.games.map((game) => [game.id, game.winner] as const)));
  const rounds = grouped(
    pool.matches.filter((match) => !match.has_bye),
    (match) => match.round_label,
  );
  return (
    <Box display="grid" gap="4" mt="5">
      {[...rounds].map(([label, matches]) => (
        <chakra.section key={label} aria-label={roundText(label)}>
          <chakra.h2 textStyle="title.section" mb="2">
            {roundText(label)}
          </chakra.h2>
          <Box display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
            {[...grouped(matches, (match) => match.battle_group).values()].map((battle) => {
              const winner = winners.get(battle[0]?.id ?? 0) ?? null;
              const isReady = battle.every((match) => match.state === 'unit');
              return (
                <Box
                  key={battle[0]?.battle_group}
                  bg="bg.panel"
                  rounded="md"
                  borderWidth="1px"
                  borderColor="border"
                  px="4"
                  py="2"
                >
                  {battle.map((match) => (
                    <PerformanceLine
                      key={match.id}
                      match={match}
                      isWinner={winner !== null && winner === match.corner}
                      canScore={isReady && mayScore(pool, match)}
                      onScore={() => onScore(match)}
                    />
                  ))}
                </Box>
              );
            })}
          </Box>
        </chakra.section>
      ))}
    </Box>
  );
}

const mayScore = (pool: SeniPoolAnswer, match: SeniMatch): boolean =>
  pool.can_score && pool.next_drawing_id === null && match.state === 'unit' && !match.has_bye;

interface PerformanceLineProps {
  match: SeniMatch;
  isWinner?: boolean;
  canScore: boolean;
  onScore(): void;
}

function PerformanceLine({ match, isWinner, canScore, onScore }: PerformanceLineProps) {
  const place =
    match.partai === null
      ? null
      : `${texts.partai(match.partai)}${match.start_time ? `, ${clockTime(match.start_time)}` : ''}`;
  return (
    <Box
      display="grid"
      gridTemplateColumns={match.corner ? 'minmax(0, 1fr) auto' : '1.5rem minmax(0, 1fr) auto'}
      columnGap="2"
      rowGap="1"
      alignItems="start"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: 0 }}
    >
      {match.corner ? null : (
        <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
          {match.match_order}
        </chakra.span>
      )}
      <Box minW="0">
        <Performer match={match} isWinner={isWinner} />
        {place ? (
          <chakra.p textStyle="sm" color="fg.muted">
            {[place, match.arena_name].filter(Boolean).join(' · ')}
          </chakra.p>
        ) : null}
      </Box>
      <Box display="grid" justifyItems="end" gap="1">
        <PerformanceState match={match} />
        {canScore ? (
          <Button
            size="sm"
            variant={match.performance ? 'quiet' : 'outline'}
            onClick={onScore}
            aria-label={`${match.performance ? texts.correct : texts.enter}: ${namesOf(match)}`}
          >
            {match.performance ? texts.correct : texts.enter}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
