// /juri: a judge's or the council's panel, the phone that counts alone, or the camera, signed in by a code of the arena's desk.
import { useEffect, useRef, useState } from 'react';
import { CAMERA_SEAT, COUNCIL_SEAT, isJudgeSeat, PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import { readSeatCodes } from '@gelanggang/contract/seat-codes';
import { ErrorState, PageLoading } from '@web/components/states';
import { keepPageLater } from '@web/lib/keep-page';
import { readKeptInTab, writeKeptInTab } from '@web/lib/stored';
import { useWakeLock } from '@web/lib/use-wake-lock';
import { CameraPanel } from './components/camera-panel';
import { CouncilPanel } from './components/council-panel';
import { JudgePanel } from './components/judge-panel';
import { OtherPage } from './components/other-page';
import { PhonePanel } from './components/phone-panel';
import { SeniPanel } from './components/seni-panel';
import { PanelSignIn } from './components/panel-sign-in';
import { SeatChoice } from './components/seat-choice';
import { WhoSits } from './components/who-sits';
import { WaitingBand } from './components/waiting-band';
import { usePanelOfficials } from './panel-officials.api';
import { scoringTexts } from './texts';
import { usePanel, usePanelToken, usePresence } from './panel.api';

/** In the tab: the seat at which nobody wants to be named. */
const WITHOUT_NAME = 'gelanggang.panel-without-name';

export default function PanelPage() {
  const token = usePanelToken();
  const [code, setCode] = useState(codeOfAddress);
  const hadToken = useRef(false);
  useEffect(() => {
    if (token) hadToken.current = true;
  });
  useEffect(() => {
    const scanned = () => setCode((before) => codeOfAddress() || before);
    window.addEventListener('hashchange', scanned);
    return () => window.removeEventListener('hashchange', scanned);
  }, []);
  useWakeLock();
  useEffect(keepPageLater, []);
  // a code in the address is a wish to take that seat, also on a device that had another
  if (token === null || code !== '') {
    const codes = readSeatCodes(code);
    const leave = () => setCode('');
    // the code of this very seat is scanned again too, and was used up by this device
    const keep = token === null ? undefined : leave;
    if (codes) return <SeatChoice key={code} codes={codes} onDone={leave} onKeep={keep} />;
    const wasReplaced = hadToken.current && code === '';
    return <PanelSignIn key={code} code={code} wasReplaced={wasReplaced} onDone={leave} onKeep={keep} />;
  }
  return <SignedIn key={token} token={token} />;
}

function SignedIn({ token }: { token: string }) {
  const { query, state } = usePanel(token);
  const presence = usePresence(token);
  const officials = usePanelOfficials(token);
  // asked once, also where the page is loaded again before the match
  const [isNameless, setNameless] = useState(() => readKeptInTab(WITHOUT_NAME) === token);
  const goOnWithoutName = () => {
    writeKeptInTab(WITHOUT_NAME, token);
    setNameless(true);
  };
  if (!state) {
    if (!query.error) return <PageLoading />;
    return (
      <>
        <WaitingBand state={null} />
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </>
    );
  }
  const own = officials.data?.own ?? null;
  if (!presence.counts) return <OtherPage onUse={presence.claim} />;
  const { match, performance, seat } = state;
  if (seat === CAMERA_SEAT) return <CameraPanel state={state} isThere={presence.isThere} />;
  // a match that runs is never held up by the question, and no panel is shown that the question takes away at once
  const isHeld = match?.status !== 'ongoing' && !own && !isNameless;
  if (isHeld && officials.isLoading) return <PageLoading />;
  if (isHeld && officials.data && officials.data.officials.length > 0) {
    const seatName = seat === COUNCIL_SEAT ? scoringTexts.council : scoringTexts.judge(seat);
    return (
      <>
        <WaitingBand state={state} />
        <WhoSits seatName={seatName} officials={officials.data.officials} onSkip={goOnWithoutName} />
      </>
    );
  }
  if (isJudgeSeat(seat) && match && performance) {
    return <SeniPanel state={state} match={match} performance={performance} isThere={presence.isThere} />;
  }
  const judges = presence.judges ?? state.judges;
  if (seat === COUNCIL_SEAT) {
    const seen = { ...state, has_camera: presence.hasCamera ?? state.has_camera };
    return <CouncilPanel state={seen} judges={judges} isThere={presence.isThere} />;
  }
  if (seat === PHONE_SEAT) return <PhonePanel state={state} judges={judges} isThere={presence.isThere} />;
  return <JudgePanel state={state} isThere={presence.isThere} backs={presence.backs} onDoubt={presence.doubt} />;
}

/** What somebody has typed may be no encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Behind '#', so that it is in no server's log; and out of the address at once, since it works only once. */
function codeOfAddress(): string {
  const code = decoded(window.location.hash.slice(1));
  if (code !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  return code;
}
