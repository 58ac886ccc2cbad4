// One match of the planned schedule on a phone; drawn anew only when it changes.
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { MatchRow } from '../../../components/match-row';
import { Tag } from '../../../components/tag';
import type { Following } from '../../../lib/followed';
import type { RowFacts } from '../../../live/row-facts';
import { scheduleTexts } from '../texts';
import { OpenedMatch } from './opened-match';

interface PlannedRowProps extends Pick<RowFacts, 'match' | 'planned'> {
  following: Following;
  isOpen: boolean;
  query: string;
  onToggle(matchId: number): void;
}

export const PlannedRow = memo(function PlannedRow(props: PlannedRowProps) {
  const { match, planned, following, isOpen, query, onToggle } = props;
  return (
    <MatchRow
      match={match}
      isBlueFollowed={following.followsCorner(match.blue)}
      isRedFollowed={following.followsCorner(match.red)}
      isOpen={isOpen}
      query={query}
      side={
        <>
          <chakra.span color="fg" fontSize="15px" fontWeight="650">
            {planned}
          </chakra.span>
          {match.changed ? <Tag tone="warn">{scheduleTexts.changed}</Tag> : null}
        </>
      }
      onToggle={onToggle}
    >
      {isOpen ? <OpenedMatch match={match} following={following} /> : null}
    </MatchRow>
  );
});
