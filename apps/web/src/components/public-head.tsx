// The head of a tournament's public page: title, tournament, a quiet figure, and how fresh it is.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveAway } from '@gelanggang/contract/live';
import type { ReactNode } from 'react';
import { useTournamentTitle } from '../lib/page-title';
import { ConnectionDot } from './connection-dot';
import { SkeletonLine } from './states';

interface PublicHeadProps {
  title: string;
  /** Not yet there: its place is kept. */
  tournament: { name: string; time_zone?: string; away?: LiveAway } | undefined;
  note?: string;
  isLive?: boolean;
  children?: ReactNode;
}

export function PublicHead({ title, tournament, note, isLive = false, children }: PublicHeadProps) {
  useTournamentTitle(title, tournament?.name);
  return (
    <Box mb="4">
      <Box display="flex" flexWrap="wrap" alignItems="start" columnGap="4">
        <chakra.h1
          textStyle="title.page"
          fontSize={{ base: '1.625rem', lg: '2.25rem' }}
          lineHeight="1.1"
          minW="0"
          // large letters on a phone: the words go before what stands beside them
          flex="1 1 9rem"
        >
          {title}
        </chakra.h1>
        {isLive ? (
          // its place is kept: the title does not break anew when the word comes
          <Box pt="2" minW="5rem" display="flex" justifyContent="end">
            <ConnectionDot timeZone={tournament?.time_zone} hasStopped={tournament?.away !== undefined} />
          </Box>
        ) : null}
      </Box>
      <chakra.div textStyle="sm" color="fg.muted" mt="1" minH="1.5em">
        {tournament ? <p>{[tournament.name, note].filter(Boolean).join(' · ')}</p> : <SkeletonLine w="14rem" mt="2" />}
      </chakra.div>
      {children}
    </Box>
  );
}
