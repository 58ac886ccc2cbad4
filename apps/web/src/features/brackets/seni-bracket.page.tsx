// /bagan/:slug/seni/:poolId: one bracket, live.
import { PublicBracket } from './components/public-bracket';
import { SeniBody } from './components/seni-body';

export default function SeniBracketPage() {
  return <PublicBracket kind="seni" Body={SeniBody} />;
}
