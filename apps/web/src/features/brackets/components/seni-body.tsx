// A bracket of seni: the tree of its battles or the ranking of its performances, and below it who performs when.
import type { BracketGame } from '@gelanggang/contract/brackets';
import { PartaiList } from './partai-list';
import { partaiId } from './partai-id';
import { type BracketBodyProps, titleOf } from './public-bracket';
import { SeniRanking } from './seni-ranking';
import { Tree } from './tree';

const show = (game: BracketGame) =>
  document.getElementById(partaiId(game.id))?.scrollIntoView({ behavior: 'smooth', block: 'center' });

export function SeniBody({ snapshot, matches, pool }: BracketBodyProps) {
  return (
    <>
      {pool.isOrder ? (
        <SeniRanking matches={matches} isOver={pool.state === 'over'} />
      ) : (
        <Tree snapshot={snapshot} matches={matches} title={titleOf(pool)} onSelect={show} />
      )}
      <PartaiList snapshot={snapshot} matches={matches} kind="seni" isOrder={pool.isOrder} />
    </>
  );
}
