// A bracket of tanding: its tree, and the list of a round.
import { pathOf } from '@web/site/routes';
import { useNavigate } from 'react-router-dom';
import type { BracketBodyProps } from './public-bracket';
import { RoundList } from './round-list';
import { TreeAndList } from './tree-and-list';

export function TandingBody(props: BracketBodyProps) {
  const navigate = useNavigate();
  return (
    <TreeAndList {...props} onSelect={(game) => void navigate(pathOf('/partai/:id', { id: game.id }))}>
      <RoundList snapshot={props.snapshot} matches={props.matches} />
    </TreeAndList>
  );
}
