// /bagan/:slug/tanding: every class and its bracket.
import { BracketList } from './components/bracket-list';

export default function TandingBracketsPage() {
  return <BracketList kind="tanding" />;
}
