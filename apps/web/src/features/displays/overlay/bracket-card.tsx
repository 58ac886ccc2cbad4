// The bracket of the match on the mat, as much of it as can be read: from three rounds before the final on.
import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { Bracket } from '@web/components/bracket/bracket';
import { liveRounds } from '@web/components/bracket/live-bracket';
import { classOf } from '@gelanggang/domain/words/match-class';
import { screenLeaf } from '../screen-leaf';
import { FittedText } from '../components/fitted-text';
import { bracketParts } from '../stage';

/** Of the parts of a large bracket the one in which the match stands. */
export function BracketCard({ match, snapshot }: { match: LiveMatch; snapshot: LiveSnapshot }) {
  const { matches } = snapshot;
  const rounds = useMemo(() => {
    const own = matches.filter((one) => one.pool_id === match.pool_id);
    const parts = bracketParts(liveRounds(own).flatMap((round) => round.games));
    return (
      parts.find((part) => part.some(({ games }) => games.some(({ id }) => id === match.id))) ?? parts.at(-1) ?? []
    );
  }, [matches, match.pool_id, match.id]);
  // performances of a pool have none
  if (match.kind === 'seni' && match.mode === 'default') return null;
  const title = classOf(match);
  return (
    <Box position="absolute" inset="96px" bg="#0F0C09" display="flex" flexDirection="column" data-part="bracket">
      <FittedText
        text={[title, match.pool_name].join(' · ')}
        most={40}
        least={30}
        px="36px"
        pt="26px"
        fontWeight="650"
        flex="none"
      />
      <Box
        flex="1"
        minH="0"
        position="relative"
        css={{
          '& svg[role=group]': {
            position: 'absolute',
            inset: '20px 36px',
            width: 'calc(100% - 72px)',
            height: 'calc(100% - 40px)',
          },
        }}
      >
        <Bracket rounds={rounds} title={title} leaf={screenLeaf(rounds.length)} />
      </Box>
    </Box>
  );
}
