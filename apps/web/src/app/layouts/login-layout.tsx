// Around the sign-in page: the mark on paper, one panel, the theme switch.
import { Box, chakra } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { LanguageSwitch } from '../../components/language-switch';
import { ThemeSwitch } from '../../components/theme-switch';

export function LoginLayout() {
  return (
    <Box minH="100dvh" display="flex" flexDirection="column">
      <chakra.header
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        px={{ base: '4', md: '8' }}
        py="2"
      >
        <Logo />
        <ThemeSwitch />
      </chakra.header>
      <chakra.main
        flex="1"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        alignItems="center"
        justifyItems="center"
        px="4"
        pb="8"
      >
        <Outlet />
      </chakra.main>
      <Box as="footer" display="flex" justifyContent="center" textStyle="sm" pb="6">
        <LanguageSwitch />
      </Box>
    </Box>
  );
}
