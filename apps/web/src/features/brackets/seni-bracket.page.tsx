// /bagan/:slug/seni/:poolId: one bracket, live.
import { PublicBracket } from './components/public-bracket';

export default function SeniBracketPage() {
  return <PublicBracket kind="seni" />;
}
