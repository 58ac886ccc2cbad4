// Around the public pages: header, content, footer.
import { Box, chakra } from '@chakra-ui/react';
import { Link, Outlet } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { CONTENT_ID, SkipLink } from '../../components/skip-link';
import { ThemeSwitch } from '../../components/theme-switch';
import { texts } from '../texts';
import { PublicHeader } from './public-header';

const FooterLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: '44px', color: 'fg.muted', _hover: { color: 'fg' } },
});

export function PublicLayout() {
  return (
    <Box minH="100dvh" display="flex" flexDirection="column">
      <SkipLink />
      <PublicHeader />
      <chakra.main id={CONTENT_ID} flex="1" minH="80dvh" tabIndex={-1} outline="0">
        <Outlet />
      </chakra.main>
      <chakra.footer borderTopWidth="2px" borderColor="fg" mt={{ base: '10', lg: '16' }} data-print-hidden>
        <Box
          maxW="page"
          mx="auto"
          px={{ base: '4', lg: '12' }}
          py={{ base: '5', lg: '7' }}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="8"
          rowGap="2"
        >
          <Logo />
          <chakra.p textStyle="sm" color="fg.muted" flex="1 1 18rem">
            {texts.platform.tagline}
          </chakra.p>
          <chakra.nav aria-label={texts.nav.footer} display="flex" gap="6" textStyle="sm" fontWeight="medium">
            <FooterLink to="/#layanan">{texts.nav.services}</FooterLink>
            <FooterLink to="/#harga">{texts.nav.prices}</FooterLink>
            <FooterLink to="/detail">{texts.nav.gallery}</FooterLink>
            <FooterLink to="/schedule">{texts.nav.schedule}</FooterLink>
          </chakra.nav>
          <ThemeSwitch />
        </Box>
      </chakra.footer>
    </Box>
  );
}
