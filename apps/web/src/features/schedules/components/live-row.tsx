// One match of a live arena: a burst of events draws only the rows that it changes anew.
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { MatchRow } from '../../../components/match-row';
import { Tag } from '../../../components/tag';
import type { Following } from '../../../lib/followed';
import type { RowFacts } from '../../../live/row-facts';
import { scheduleTexts } from '../texts';
import { OpenedMatch } from './opened-match';
import { MatchResult } from './match-result';

interface LiveRowProps extends RowFacts {
  following: Following;
  isOpen: boolean;
  query: string;
  onToggle(matchId: number): void;
}

export const LiveRow = memo(function LiveRow({ following, isOpen, query, onToggle, ...facts }: LiveRowProps) {
  const { match, isDone } = facts;
  return (
    <MatchRow
      match={match}
      isBlueFollowed={following.followsCorner(match.blue)}
      isRedFollowed={following.followsCorner(match.red)}
      isOpen={isOpen}
      query={query}
      side={isDone ? <MatchResult match={match} /> : <When {...facts} />}
      onToggle={onToggle}
    >
      {isOpen ? <OpenedMatch match={match} following={following} /> : null}
    </MatchRow>
  );
});

function When({ match, planned, estimated }: RowFacts) {
  return (
    <>
      <chakra.span color="fg" fontSize="15px" fontWeight="650" whiteSpace="nowrap">
        {estimated === null ? planned : `± ${estimated}`}
      </chakra.span>
      {estimated === null ? null : <span>{scheduleTexts.plan(planned)}</span>}
      {match.changed ? <Tag tone="warn">{scheduleTexts.changed}</Tag> : null}
      {match.status === 'called' ? <Tag tone="run">{scheduleTexts.called}</Tag> : null}
    </>
  );
}
