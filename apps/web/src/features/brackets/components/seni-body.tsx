// A bracket of seni: the tree of its battles or the ranking of its performances, and below it who performs when.
import type { BracketGame } from '@gelanggang/contract/brackets';
import { pathOf } from '@web/site/routes';
import { useNavigate } from 'react-router-dom';
import { PartaiList } from './partai-list';
import { partaiId } from './partai-id';
import type { BracketBodyProps } from './public-bracket';
import { SeniRanking } from './seni-ranking';
import { TreeAndList } from './tree-and-list';

export function SeniBody(props: BracketBodyProps) {
  const { snapshot, matches, pool } = props;
  const navigate = useNavigate();
  const list = <PartaiList snapshot={snapshot} matches={matches} kind="seni" isOrder={pool.isOrder} />;
  // beside the tree of a phone no list stands
  const show = ({ id }: BracketGame) => {
    const row = document.getElementById(partaiId(id));
    if (row) row.scrollIntoView({ behavior: 'smooth', block: 'center' });
    else void navigate(pathOf('/partai/:id', { id }));
  };
  if (pool.isOrder) {
    return (
      <>
        <SeniRanking matches={matches} isOver={pool.state === 'over'} />
        {list}
      </>
    );
  }
  return (
    <TreeAndList {...props} onSelect={show}>
      {list}
    </TreeAndList>
  );
}
