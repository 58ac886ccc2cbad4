// What a pressed match shows: full names with their contingents, each to be followed, and its pool.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveChange, LiveMatch, LiveSeni } from '@gelanggang/contract/live';
import { lotText } from '@gelanggang/domain/rules/jurus-text';
import { followedOf } from '@gelanggang/domain/schedule/who-is-followed';
import { placeText } from '@gelanggang/domain/schedule/partai-numbers';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ChevronRight } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button';
import { CornerMark } from '../../../components/corner-mark';
import { cornerName, cornersOf } from '@web/live/corners-of';
import { PerformanceSheet } from '../../../components/performance/performance-sheet';
import { shownText, wonBecause } from '../../../components/performance/performance-words';
import type { Following } from '../../../lib/followed';
import { scheduleTexts } from '../texts';
import { FollowButton } from './follow-button';
import { poolLabel } from '../use-schedule-filters';
import { pathOf } from '@web/site/routes';

const Home = chakra(Link, { base: { display: 'inline-block', py: '1', textDecoration: 'underline' } });

export default function MatchDetails({ match, following }: { match: LiveMatch; following: Following }) {
  const { slug = '' } = useParams();
  return (
    <Box px="4" pb="4" pt="1" display="grid" gap="3" textStyle="sm" bg="bg.panel" borderTopWidth="1px">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p color="fg.muted" minW="0">
          {poolLabel(match)}
        </chakra.p>
        <ButtonLink
          to={pathOf(`/bagan/:slug/${match.kind}/:poolId`, { slug, poolId: match.pool_id })}
          variant="plain"
          size="sm"
          me="-3"
        >
          {match.mode === 'battle' ? scheduleTexts.toBracket : scheduleTexts.toRanking}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      </Box>
      {match.changed ? (
        <chakra.p color="status.warn.fg" fontWeight="medium">
          {changeText(match.changed)}
        </chakra.p>
      ) : null}
      {match.seni ? <Performance match={match} seni={match.seni} /> : null}
      {match.started_at !== null || match.seni?.outcome ? (
        <ButtonLink size="sm" justifySelf="start" to={pathOf('/partai/:id', { id: match.id })}>
          {scheduleTexts.recap}
        </ButtonLink>
      ) : null}
      {cornersOf(match).map((corner) => {
        const who = match[corner];
        return (
          <Box key={corner} display="grid" gridTemplateColumns="16px minmax(0, 1fr)" gap="2" alignItems="start">
            <Box pt="0.5">
              <CornerMark corner={corner} />
            </Box>
            <Box minW="0">
              <chakra.p fontWeight="semibold" overflowWrap="anywhere">
                {who.entry_ids?.[0] === undefined ? (
                  cornerName(who, match.round)
                ) : (
                  <Home to={pathOf('/pesilat/:slug/:entryId', { slug, entryId: who.entry_ids[0] })}>
                    {cornerName(who, match.round)}
                  </Home>
                )}
              </chakra.p>
              {who.contingent_id === undefined ? null : (
                <chakra.p color="fg.muted">
                  <Home to={pathOf('/kontingen/:slug/:contingentId', { slug, contingentId: who.contingent_id })}>
                    {shownName(who.contingent)}
                  </Home>
                </chakra.p>
              )}
              {who.state === 'unit' && who.name !== '' ? (
                <Box display="flex" flexWrap="wrap" gap="2" mt="2">
                  <FollowButton following={following} one={followedOf('athlete', who)} />
                  {who.contingent ? <FollowButton following={following} one={followedOf('contingent', who)} /> : null}
                </Box>
              ) : null}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** What is shown, what was drawn, and how the score was made. */
function Performance({ match, seni }: { match: LiveMatch; seni: LiveSeni }) {
  const lines = [
    shownText(match, seni),
    lotText(seni.jurus_stage, seni.lot),
    match.winner === match.corner ? wonBecause(match) : '',
  ];
  return (
    <Box display="grid" gap="1.5">
      {lines.filter(Boolean).map((line) => (
        <chakra.p key={line} color="fg.muted">
          {line}
        </chakra.p>
      ))}
      <PerformanceSheet seni={seni} />
    </Box>
  );
}

/** Where it stood when the schedule was announced. */
function changeText({ partai, start_time: time, arena, scheduled_date: date }: LiveChange): string {
  if (partai === null || time === null || arena === null || date === null) return scheduleTexts.added;
  return scheduleTexts.changedFrom(placeText({ partai, time, arenaName: arena, date }));
}
