// /bagan/:slug/seni: every class and its bracket.
import { BracketList } from './components/bracket-list';

export default function SeniBracketsPage() {
  return <BracketList kind="seni" />;
}
