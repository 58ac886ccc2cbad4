// Around the public pages: header, content, footer.
import { Box, chakra } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { CONTENT_ID, SkipLink } from '../../components/skip-link';
import { useTournamentNews } from '../active-tournaments';
import { useSiteSettingsNews } from '../site-settings';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';

export function PublicLayout() {
  useTournamentNews();
  useSiteSettingsNews();
  return (
    <Box minH="100dvh" display="flex" flexDirection="column">
      <SkipLink />
      <PublicHeader />
      <chakra.main id={CONTENT_ID} flex="1" minH="80dvh" tabIndex={-1} outline="0">
        <Outlet />
      </chakra.main>
      <PublicFooter />
    </Box>
  );
}
