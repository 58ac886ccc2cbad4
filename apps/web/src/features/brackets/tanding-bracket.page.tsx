// /bagan/:slug/tanding/:poolId: one bracket, live.
import { PublicBracket } from './components/public-bracket';

export default function TandingBracketPage() {
  return <PublicBracket kind="tanding" />;
}
