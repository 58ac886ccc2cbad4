// A bracket as a phone reads it (mock 04-bagan-ponsel): rounds under tabs, each match with where its winner goes.
import { Box, chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { Tab } from '@web/components/bracket/tab';
import { KeptPlace } from '@web/components/kept-place';
import { useAddress } from '@web/lib/address';
import { type Following, useFollowed } from '@web/lib/followed';
import { roundsOf, shownRound } from '../rounds';
import { bracketsTexts as texts } from '../texts';
import { FollowedWay } from './followed-way';
import { RoundMatch } from './round-match';

interface RoundListProps {
  snapshot: LiveSnapshot;
  matches: readonly LiveMatch[];
}

const ROUND = 'babak';

export function RoundList({ snapshot, matches }: RoundListProps) {
  const address = useAddress();
  const followed = useFollowed(snapshot.tournament.slug);
  const rounds = useMemo(() => roundsOf(matches), [matches]);
  const wanted = address.getNumber(ROUND) ?? shownRound(rounds);
  const shown = rounds.find((one) => one.round === wanted) ?? rounds.at(-1);
  if (!shown) return null;
  return (
    <chakra.section mt={{ base: '2', md: '8' }} maxW={{ md: '48rem' }}>
      <chakra.h2 textStyle="title.section" srOnly>
        {texts.matches}
      </chakra.h2>
      {rounds.length > 1 ? (
        <Box
          role="group"
          aria-label={texts.rounds}
          display="flex"
          overflowX="auto"
          mx="-4"
          px="1"
          borderBottomWidth="1px"
        >
          {rounds.map(({ round, label }) => (
            <Tab
              key={round}
              minH="48px"
              type="button"
              aria-pressed={round === shown.round}
              onClick={() => address.set({ [ROUND]: round })}
            >
              {label}
            </Tab>
          ))}
        </Box>
      ) : null}
      <KeptPlace>
        <FollowedWays matches={matches} followed={followed} />
        <chakra.ul mx="-4">
          {shown.matches.map((match) => (
            <Row key={match.id} match={match} snapshot={snapshot} matches={matches} followed={followed} />
          ))}
        </chakra.ul>
      </KeptPlace>
    </chakra.section>
  );
}

interface RowProps extends RoundListProps {
  match: LiveMatch;
  followed: Following;
}

const Row = memo(
  RoundRow,
  (before, after) =>
    before.match === after.match && before.followed === after.followed && before.matches === after.matches,
);

function RoundRow({ match, matches, snapshot, followed }: RowProps) {
  return (
    <RoundMatch
      match={match}
      matches={matches}
      schedule={snapshot.schedules.find((one) => one.id === match.schedule_id)}
      arena={snapshot.arenas.find((one) => one.id === match.arena_id)}
      followsCorner={followed.followsCorner}
    />
  );
}

/** One line per athlete of this bracket that is followed. */
function FollowedWays({ matches, followed }: { matches: readonly LiveMatch[]; followed: Following }) {
  const units = useMemo(() => {
    const found = new Map<string, { name: string; contingent: string }>();
    for (const corner of matches.flatMap((match) => [match.blue, match.red])) {
      if (followed.followsCorner(corner)) found.set(`${corner.name}\n${corner.contingent}`, corner);
    }
    return [...found.values()];
  }, [matches, followed]);
  return units.map((unit) => (
    <FollowedWay key={`${unit.name} ${unit.contingent}`} unit={unit} matches={matches}>
      <Star size={14} fill="currentColor" aria-hidden="true" />
    </FollowedWay>
  ));
}
