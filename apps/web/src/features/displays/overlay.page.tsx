// /overlay/:arena: the mat's score over the camera's picture, for a vision mixer. The ground is transparent, nothing is drawn
// that is not true: `?tampil=` holds one part, `?sudut=tukar` puts red where the camera sees it.
import { Box } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { OVERLAY_PARTS, type OverlayPart, releasedAt } from '@gelanggang/domain/displays/overlay-part';
import type { LiveMatch } from '@gelanggang/contract/live';
import { useScreenLanguage } from '@web/lib/screen-language';
import { BracketCard } from './overlay/bracket-card';
import { LowerThird } from './overlay/lower-third';
import { ResultCard } from './overlay/result-card';
import { ScoreBug } from './overlay/score-bug';
import { ADDRESS_PARTS } from './overlay/address-parts';
import { overlayTexts } from './overlay/texts';
import { SponsorPictures } from './components/sponsor-screen';
import { sponsorAt } from './stage';
import { type OnAir, useBroadcast } from './use-broadcast';

const WIDTH = 1920;
const HEIGHT = 1080;
/** Without news for this long the picture is left … */
const LEAVE_MS = 30_000;
/** … and for this long the clock is still believed. */
const CLOCK_MS = 5_000;

export default function OverlayPage() {
  const { arena = '' } = useParams();
  const [search] = useSearchParams();
  const { onAir } = useBroadcast(Number(arena));
  useScreenLanguage(onAir?.info.tournament.language);
  useTransparentGround();
  const scale = useScale();
  const held = OVERLAY_PARTS.find((part) => ADDRESS_PARTS[part] === search.get('tampil')) ?? null;
  const isSwapped = search.get('sudut') === 'tukar';
  const part = onAir && onAir.lostFor < LEAVE_MS ? (held ?? onAir.broadcast.part) : 'none';
  return (
    <Box as="main" position="fixed" inset="0" overflow="hidden" aria-label={overlayTexts.name} data-overlay={part}>
      <Box
        className="dark"
        color="#F5EEE2"
        position="relative"
        transformOrigin="top left"
        lineHeight="1.2"
        css={{ '& *': { minWidth: 0 } }}
        style={{ width: WIDTH, height: HEIGHT, transform: `scale(${scale})` }}
      >
        {onAir && part !== 'none' ? (
          <Part part={part} onAir={onAir} isSwapped={isSwapped} isHeld={held !== null} />
        ) : null}
      </Box>
    </Box>
  );
}

interface PartProps {
  part: OverlayPart;
  onAir: OnAir;
  isSwapped: boolean;
  /** The address asks for this part, whatever the mat would show. */
  isHeld: boolean;
}

function Part({ part, onAir, isSwapped, isHeld }: PartProps) {
  const { info, snapshot, now, lostFor, broadcast } = onAir;
  const match = isHeld ? heldMatch(part, onAir) : onAir.match;
  switch (part) {
    case 'sponsors': {
      const { sponsors } = info;
      const at = sponsorAt(
        now,
        sponsors.map((one) => one.seconds),
      );
      return sponsors.length === 0 ? null : (
        <Box position="absolute" right="96px" bottom="72px" w="480px" h="270px" bg="#F5EEE2" display="flex">
          <SponsorPictures sponsors={sponsors} at={at} />
        </Box>
      );
    }
    case 'score':
      return match ? <ScoreBug match={match} isSwapped={isSwapped} hasClock={lostFor < CLOCK_MS} /> : null;
    case 'presentation': {
      const corner = broadcast.part === 'presentation' ? broadcast.corner : now % 16_000 < 8_000 ? 'blue' : 'red';
      return match ? <LowerThird match={match} corner={corner} snapshot={snapshot} /> : null;
    }
    case 'result':
      return match ? <ResultCard match={match} snapshot={snapshot} isSwapped={isSwapped} /> : null;
    case 'bracket':
      return match ? <BracketCard match={match} snapshot={snapshot} /> : null;
  }
}

/** A part that is held shows what fits it: who runs, who is called or next, the last result that is free. */
function heldMatch(part: OverlayPart, { snapshot, info }: OnAir): LiveMatch | null {
  const own = snapshot.matches.filter((match) => match.arena_id === info.arena.id);
  const of = (status: LiveMatch['status']) => own.find((match) => match.status === status) ?? null;
  const running = of('ongoing');
  if (part === 'score') return running;
  if (part === 'presentation') return of('called') ?? running;
  const free = (match: LiveMatch) =>
    releasedAt(
      {
        ...{ id: match.id, status: match.status, calledAt: null },
        finishedAt: match.finished_at && !match.seni?.is_held ? Date.parse(match.finished_at) : null,
        announcedAt: match.announced_at ? Date.parse(match.announced_at) : null,
      },
      info.waits_for_announcer,
    ) ?? 0;
  const last = own.filter((match) => free(match) > 0).sort((a, b) => free(b) - free(a))[0] ?? null;
  return part === 'result' ? last : (running ?? of('called') ?? last);
}

/** The mixer sees the camera's picture behind the page. */
function useTransparentGround(): void {
  useLayoutEffect(() => {
    const elements = [document.documentElement, document.body];
    const before = elements.map((element) => element.style.background);
    for (const element of elements) element.style.background = 'transparent';
    return () => elements.forEach((element, index) => (element.style.background = before[index] ?? ''));
  }, []);
}

function useScale(): number {
  const measure = () => Math.min(window.innerWidth / WIDTH, window.innerHeight / HEIGHT);
  const [scale, setScale] = useState(measure);
  useEffect(() => {
    const update = () => setScale(measure());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return scale;
}
