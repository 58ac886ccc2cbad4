// Sponsors' pictures in turn, each for its time, on all screens of a hall at once.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { SponsorPicture } from '@gelanggang/contract/sponsors';
import { useNow } from '@web/lib/use-now';
import { sponsorAt } from '../stage';
import { displayTexts as texts } from '../texts';
import { FittedText } from './fitted-text';
import { ScreenNote } from './screen-note';

export function SponsorScreen({ sponsors }: { sponsors: readonly SponsorPicture[] }) {
  const now = useNow(1_000);
  const at = sponsorAt(
    now,
    sponsors.map((one) => one.seconds),
  );
  return sponsors.length === 0 ? (
    <ScreenNote text={texts.noSponsors} />
  ) : (
    <SponsorPictures sponsors={sponsors} at={at} />
  );
}

/** The one at this place, and the next one loading behind it. */
export function SponsorPictures({ sponsors, at }: { sponsors: readonly SponsorPicture[]; at: number }) {
  const shown = sponsors[at];
  const next = sponsors[(at + 1) % sponsors.length];
  if (!shown) return null;
  return (
    <Box flex="1" position="relative" bg="screen.fg">
      {next && next.id !== shown.id ? <Picture key={next.id} sponsor={next} isShown={false} /> : null}
      <Picture key={shown.id} sponsor={shown} isShown />
    </Box>
  );
}

function Picture({ sponsor, isShown }: { sponsor: SponsorPicture; isShown: boolean }) {
  const [hasFailed, setFailed] = useState(false);
  const place = { position: 'absolute', inset: '0', w: '100%', h: '100%' } as const;
  const fade = { opacity: isShown ? 1 : 0, transition: 'opacity .8s', _motionReduce: { transition: 'none' } } as const;
  // a picture that does not come is no reason for the browser's own sign of it
  return hasFailed ? (
    <Box {...place} {...fade} display="grid" alignContent="center" px="96px" textAlign="center" color="#17130F">
      <FittedText text={sponsor.name} most={220} least={64} lines={3} textStyle="display.figure" />
    </Box>
  ) : (
    <chakra.img
      {...place}
      {...fade}
      objectFit="contain"
      src={sponsor.src}
      srcSet={sponsor.srcset}
      sizes="100vw"
      alt={isShown ? sponsor.name : ''}
      data-sponsor={isShown ? sponsor.id : undefined}
      onError={() => setFailed(true)}
    />
  );
}
