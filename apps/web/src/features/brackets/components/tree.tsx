// The tree of a bracket, from the live data.
import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { BracketGame } from '@gelanggang/contract/brackets';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { BracketLegend } from '@web/components/bracket/bracket-legend';
import { BracketView } from '@web/components/bracket/bracket-view';
import { liveRounds } from '@web/components/bracket/live-bracket';

interface TreeProps {
  snapshot: LiveSnapshot;
  matches: LiveMatch[];
  title: string;
  onSelect(game: BracketGame): void;
}

export function Tree({ snapshot, matches, title, onSelect }: TreeProps) {
  const { arenas, schedules } = snapshot;
  const rounds = useMemo(() => liveRounds(matches, { arenas, schedules }), [matches, arenas, schedules]);
  const isPairs = rounds.length === 1 && (rounds[0]?.games.length ?? 0) > 1;
  return (
    <chakra.section aria-label={title}>
      <BracketView rounds={rounds} chart={isPairs ? 2 : 0} title={title} onSelect={onSelect} />
      {rounds.length > 1 ? <BracketLegend /> : null}
    </chakra.section>
  );
}
