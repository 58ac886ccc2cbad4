// The whole screen for one page of a signed-in account: shows on a beamer.
import { Permitted, SignedIn } from './admin-layout';

export function StageLayout() {
  return (
    <SignedIn>
      <Permitted />
    </SignedIn>
  );
}
