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
        <Box display="flex" alignItems="center" gap="3" textStyle="sm">
          <LanguageSwitch />
          <ThemeSwitch />
        </Box>
      </chakra.header>
      <chakra.main flex="1" display="grid" alignItems="center" justifyItems="center" px="4" pb="16">
        <Outlet />
      </chakra.main>
    </Box>
  );
}
