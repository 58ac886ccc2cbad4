// Around a public page in another site's frame: the tournament's bar, the page, and where it comes from.
import { Box, chakra } from '@chakra-ui/react';
import { SITE_NAME } from '@gelanggang/contract/public-pages';
import { Outlet, useParams } from 'react-router-dom';
import { RehearsalBand } from '@web/components/rehearsal-band';
import { openOutside, useEmbedAddress } from '@web/site/embed';
import { texts } from '@web/site/texts';
import { TournamentTabs } from './tournament-tabs';

export function EmbedLayout() {
  useEmbedAddress();
  const { slug } = useParams();
  return (
    <Box minH="100dvh" display="flex" flexDirection="column" onClickCapture={openOutside}>
      <TournamentTabs slug={useParams().slug} />
      <RehearsalBand slug={slug} />
      <chakra.main flex="1">
        <Outlet />
      </chakra.main>
      <chakra.footer borderTopWidth="1px" px="4" textStyle="xs" color="fg.muted" data-print-hidden>
        <chakra.a
          href="/"
          display="inline-flex"
          alignItems="center"
          minH="44px"
          _hover={{ color: 'fg', textDecoration: 'underline' }}
        >
          {texts.embed.credit(SITE_NAME)}
        </chakra.a>
      </chakra.footer>
    </Box>
  );
}
