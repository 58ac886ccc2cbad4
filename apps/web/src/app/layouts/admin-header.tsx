// The admin header: where one is, how fresh it is, who is signed in, the way out (spec 1 §2).
import { pathOf } from '../../site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { LANGUAGE_NAMES } from '@gelanggang/contract/languages';
import { LANGUAGES } from '@gelanggang/domain/words/languages';
import { ChevronRight, Languages, LogOut, Menu, User } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { ActionMenu } from '../../components/action-menu';
import { IconButton } from '../../components/button';
import { ConnectionDot, useFreshness } from '../../components/connection-dot';
import { ThemeSwitch } from '../../components/theme-switch';
import { BillingNews } from '../../features/billings/billing-news';
import { useUserName } from '@web/site/account';
import { useChooseOwnLanguage } from '@web/site/own-language';
import { pageWording } from '@web/lib/language';
import { useCurrentRoute } from '../current-route';
import { crumbOf, pagesAbove } from '@web/site/all-routes';
import { officeTexts } from '@web/site/office-texts';
import { texts } from '@web/site/texts';
import { LARGE_LETTERS } from '../../theme/large-letters';
import { AdminBell } from './admin-bell';
import { signOut } from './sign-out';

const CrumbLink = chakra(Link, { base: { color: 'fg.subtle', whiteSpace: 'nowrap', _hover: { color: 'fg' } } });

function Breadcrumbs() {
  const route = useCurrentRoute();
  const isDashboard = route?.path === '/admin';
  const above = route && !isDashboard ? pagesAbove(route) : [];
  const parents = [
    ...(isDashboard ? [] : [{ title: texts.nav.dashboard, to: pathOf('/admin') }]),
    ...above.map((route) => ({ title: crumbOf(route), to: route.path })),
  ];
  return (
    <chakra.nav aria-label={officeTexts.breadcrumbs} minW="0" flex={{ md: '1' }} me="auto" maxW="100%">
      <chakra.ol display="flex" alignItems="center" gap="1.5" textStyle="sm" minW="0">
        {parents.map((crumb) => (
          <Fragment key={crumb.to}>
            <Box as="li" display={{ base: 'none', md: 'block' }}>
              <CrumbLink to={crumb.to}>{crumb.title}</CrumbLink>
            </Box>
            <Box as="li" aria-hidden="true" color="fg.subtle" display={{ base: 'none', md: 'block' }}>
              <ChevronRight size={13} />
            </Box>
          </Fragment>
        ))}
        <Box
          as="li"
          aria-current="page"
          fontWeight="semibold"
          minW="0"
          // a phone's bar has room for two lines of it
          lineClamp={{ base: 2, md: 1 }}
          lineHeight={{ base: '1.2', md: 'inherit' }}
        >
          {route?.title ?? texts.error.notFoundTitle}
        </Box>
      </chakra.ol>
    </chakra.nav>
  );
}

/** Where one is, and how fresh it is: what is not live says so under the title on a phone, whose room it would take. */
function Place() {
  const isBelow = useFreshness()?.isLive === false;
  return (
    <Box
      flex="1"
      minW="0"
      display="flex"
      flexDirection={isBelow ? { base: 'column', md: 'row' } : undefined}
      alignItems={isBelow ? { base: 'stretch', md: 'center' } : 'center'}
      gap={{ base: isBelow ? '0' : '1', md: '2' }}
    >
      <Breadcrumbs />
      <ConnectionDot compact isQuiet />
    </Box>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
}

function Account() {
  const name = useUserName();
  const chooseLanguage = useChooseOwnLanguage();
  const others = LANGUAGES.filter((one) => one !== pageWording());
  return (
    <ActionMenu
      label={name}
      actions={[
        { id: 'account', label: officeTexts.account, icon: <User aria-hidden="true" />, to: pathOf('/admin/account') },
        ...others.map((one) => ({
          id: one,
          label: LANGUAGE_NAMES[one],
          icon: <Languages aria-hidden="true" />,
          onSelect: () => chooseLanguage(one),
        })),
        {
          id: 'logout',
          label: officeTexts.session.logout,
          icon: <LogOut aria-hidden="true" />,
          onSelect: () => void signOut(),
        },
      ]}
      trigger={
        <chakra.button
          type="button"
          aria-label={name}
          display="flex"
          alignItems="center"
          gap="2.5"
          minH="44px"
          minW="44px"
          px="1.5"
          rounded="md"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
        >
          <chakra.span
            boxSize="32px"
            flex="none"
            rounded="full"
            bg="bg.muted"
            display="grid"
            placeItems="center"
            textStyle="xs"
            fontWeight="bold"
            color="fg.muted"
            aria-hidden="true"
          >
            {initialsOf(name)}
          </chakra.span>
          <chakra.span
            textStyle="sm"
            fontWeight="semibold"
            display={{ base: 'none', md: 'block' }}
            maxW="12rem"
            truncate
          >
            {name}
          </chakra.span>
        </chakra.button>
      }
    />
  );
}

export function AdminHeader({ onMenu }: { onMenu(): void }) {
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="docked"
      h="56px"
      display="flex"
      alignItems="center"
      gap={{ base: '1', md: '2' }}
      px={{ base: '2', md: '6' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      data-print-hidden
      css={{ [LARGE_LETTERS]: { px: '0', gap: '0', '& [data-theme-switch]': { display: 'none' } } }}
    >
      <IconButton label={texts.action.openMenu} onClick={onMenu} display={{ base: 'inline-flex', lg: 'none' }}>
        <Menu aria-hidden="true" />
      </IconButton>
      <Place />
      <BillingNews />
      <AdminBell />
      <ThemeSwitch />
      <Account />
    </chakra.header>
  );
}
