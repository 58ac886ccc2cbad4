// /bagan/:slug/tanding/:poolId: one bracket, live.
import { treeAhead } from './components/later-tree';
import { PublicBracket } from './components/public-bracket';
import { TandingBody } from './components/tanding-body';

export default function TandingBracketPage() {
  return <PublicBracket kind="tanding" Body={TandingBody} />;
}

export const ahead = treeAhead;
