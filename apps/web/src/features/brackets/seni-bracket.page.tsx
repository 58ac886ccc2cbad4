// /bagan/:slug/seni/:poolId: one bracket, live.
import { treeAhead } from './components/later-tree';
import { PublicBracket } from './components/public-bracket';
import { SeniBody } from './components/seni-body';

export default function SeniBracketPage() {
  return <PublicBracket kind="seni" Body={SeniBody} />;
}

export const ahead = treeAhead;
