// Around the admin pages: ink sidebar, header, content; asks to sign in when no token is kept (spec 1 §4).
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageLoading } from '../../components/states';
import { CONTENT_ID, SkipLink } from '../../components/skip-link';
import { readStored, writeStored } from '../../lib/stored';
import { useToken } from '../../lib/session';
import { toast } from '../../lib/toast';
import { usePermissions } from '@web/site/account';
import { useTournamentNews } from '@web/site/active-tournaments';
import { ForbiddenPage } from '@web/components/error-page';
import { useCurrentRoute } from '../current-route';
import { officeTexts } from '@web/site/office-texts';
import { AdminHeader } from './admin-header';
import { Sidebar } from './sidebar';
import { RehearsalInContext } from './rehearsal-in-context';
import { AwayNotice } from '@web/components/away-notice';
import { isSigningOut } from './sign-out';
import { useTournamentInAddress } from './tournament-in-address';
import { VerifyNotice } from './verify-notice';
import { pathOf } from '@web/site/routes';

const RAIL_KEY = 'gelanggang.sidebar';

export function AdminLayout() {
  return (
    <SignedIn>
      <AdminFrame />
    </SignedIn>
  );
}

export function SignedIn({ children }: { children: ReactNode }) {
  const token = useToken();
  const location = useLocation();
  const [wasToken] = useState(token);
  if (token === null) {
    const asked = location.pathname + location.search;
    return <ToLogin asked={asked} isSilent={isSigningOut() && wasToken !== null} hasEnded={wasToken !== null} />;
  }
  return children;
}

/** Says once why, and comes back to the asked page after signing in. */
function ToLogin({ asked, isSilent, hasEnded }: { asked: string; isSilent: boolean; hasEnded: boolean }) {
  useEffect(() => {
    if (!isSilent) toast.error(officeTexts.session.missing);
  }, [isSilent]);
  return (
    <Navigate
      to={isSilent ? pathOf('/admin/login') : `${pathOf('/admin/login')}?next=${encodeURIComponent(asked)}`}
      state={hasEnded && !isSilent ? { hasEnded } : undefined}
      replace
    />
  );
}

function AdminFrame() {
  useTournamentNews();
  const { pathname } = useLocation();
  const [isRail, setIsRail] = useState(readStored(RAIL_KEY) === 'rail');
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const isDrawerOpen = drawerAt === pathname;
  const toggleRail = () => {
    writeStored(RAIL_KEY, isRail ? null : 'rail');
    setIsRail(!isRail);
  };
  useEffect(() => {
    if (!isDrawerOpen) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setDrawerAt(null);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isDrawerOpen]);
  return (
    <Box
      minH="100dvh"
      display={{ base: 'block', lg: 'grid' }}
      gridTemplateColumns={{ lg: isRail ? '60px minmax(0, 1fr)' : '224px minmax(0, 1fr)' }}
    >
      <SkipLink />
      <Box
        display={{ base: isDrawerOpen ? 'block' : 'none', lg: 'block' }}
        position={{ base: 'fixed', lg: 'sticky' }}
        top="0"
        left="0"
        h="100dvh"
        w={{ base: '272px', lg: 'auto' }}
        zIndex={{ base: 'overlay', lg: 'sticky' }}
        data-print-hidden
      >
        <Sidebar isRail={isRail && !isDrawerOpen} onToggle={toggleRail} />
      </Box>
      {isDrawerOpen ? (
        <Box
          display={{ base: 'block', lg: 'none' }}
          position="fixed"
          inset="0"
          bg="rgba(16,13,11,.56)"
          zIndex="sticky"
          onClick={() => setDrawerAt(null)}
        />
      ) : null}
      <Box minW="0" display="flex" flexDirection="column" minH="100dvh">
        <AdminHeader onMenu={() => setDrawerAt(pathname)} />
        <VerifyNotice />
        <RehearsalInContext />
        <AwayNotice />
        <chakra.main id={CONTENT_ID} flex="1" px={{ base: '4', md: '6' }} pt="5" pb="8" tabIndex={-1} outline="0">
          <Permitted />
        </chakra.main>
      </Box>
    </Box>
  );
}

/** The page, if the account may see it; the server decides anyway. */
export function Permitted() {
  const route = useCurrentRoute();
  const permissions = usePermissions();
  const elsewhere = useTournamentInAddress();
  if (elsewhere) return <Navigate to={elsewhere} state={elsewhere.state as unknown} replace />;
  if (!route?.permission || permissions.has(route.permission)) return <Outlet />;
  return permissions.isKnown ? <ForbiddenPage /> : <PageLoading />;
}
