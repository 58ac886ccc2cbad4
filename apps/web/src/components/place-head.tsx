// The head of one place in a tournament: on a phone, whose bar names the place, one line with the tournament and how fresh it is.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveAway } from '@gelanggang/contract/live';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTournamentTitle } from '../lib/page-title';
import { isEmbedded } from '../site/embed';
import { pathOf } from '../site/routes';
import { texts } from '../site/texts';
import { ConnectionDot } from './connection-dot';
import { SkeletonLine } from './states';

/** px of the bar of a phone, and of this head below it. */
export const PHONE_BAR = 48;
export const PHONE_HEAD = 32;

const Back = chakra(Link, {
  base: {
    display: { base: 'none', md: 'grid' },
    placeItems: 'center',
    boxSize: '44px',
    rounded: 'md',
    flex: 'none',
    _hover: { bg: 'bg.muted' },
  },
});

interface PlaceHeadProps {
  slug: string;
  title: string;
  tournament: { name: string; time_zone: string; away?: LiveAway } | undefined;
  /** On a phone instead of the tournament's name. */
  line?: ReactNode;
  children?: ReactNode;
}

export function PlaceHead({ slug, title, tournament, line, children }: PlaceHeadProps) {
  useTournamentTitle(title, tournament?.name);
  const name = tournament ? tournament.name : <SkeletonLine w="9rem" mt="1" />;
  return (
    <Box
      display="flex"
      alignItems="center"
      h={{ base: `${PHONE_HEAD}px`, md: '56px' }}
      ps={{ base: '3', md: isEmbedded ? '2' : '0' }}
      pe={{ base: '3', lg: '2' }}
      gap={{ base: '2', md: '1' }}
    >
      {isEmbedded ? null : (
        <Back to={pathOf('/detail/:slug', { slug })} aria-label={texts.action.back} title={texts.tabs.detail}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Back>
      )}
      <Box minW="0" flex="1">
        <chakra.h1 fontSize="17px" fontWeight="680" lineHeight="1.2" truncate srOnly={{ base: true, md: false }}>
          {title}
        </chakra.h1>
        {line ? <Box display={{ md: 'none' }}>{line}</Box> : null}
        <chakra.p textStyle="xs" color="fg.muted" truncate display={line ? { base: 'none', md: 'block' } : undefined}>
          {name}
        </chakra.p>
      </Box>
      {children}
      <ConnectionDot timeZone={tournament?.time_zone} hasStopped={tournament?.away !== undefined} />
    </Box>
  );
}
