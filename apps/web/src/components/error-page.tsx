// What is shown for an address that does not exist and for a page that broke.
import { pathOf } from '../site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from './button';
import { texts } from '../site/texts';

function Message({ code, title, text, children }: { code: string; title: string; text: string; children: ReactNode }) {
  return (
    <Box maxW="36rem" mx="auto" px="4" py={{ base: '12', md: '20' }}>
      <chakra.p textStyle="display.figure" fontSize="5xl" color="fg.subtle" aria-hidden="true">
        {code}
      </chakra.p>
      <Box borderTopWidth="2px" borderColor="fg" mt="3" pt="4">
        <chakra.h1 textStyle="title.page">{title}</chakra.h1>
        <chakra.p color="fg.muted" mt="2" mb="6">
          {text}
        </chakra.p>
        <Box display="flex" gap="2" flexWrap="wrap">
          {children}
        </Box>
      </Box>
    </Box>
  );
}

function HomeLink({ variant = 'outline' }: { variant?: 'solid' | 'outline' }) {
  const isAdmin = useLocation().pathname.startsWith('/admin');
  return (
    <ButtonLink to={isAdmin ? pathOf('/admin') : '/'} variant={variant}>
      {isAdmin ? texts.nav.toAdmin : texts.error.home}
    </ButtonLink>
  );
}

export function NotFoundPage() {
  return (
    <Message code="404" title={texts.error.notFoundTitle} text={texts.error.notFoundText}>
      <HomeLink variant="solid" />
    </Message>
  );
}

export function ForbiddenPage() {
  return (
    <Message code="403" title={texts.session.forbidden} text={texts.session.forbiddenNext}>
      <HomeLink variant="solid" />
    </Message>
  );
}

/** The script of a page that was waited for long enough. */
export class NotLoaded extends Error {}

/** A chunk that does not come: the network is away, or a newer version was installed and the server has it no longer. */
const isMissing = (error: unknown): boolean =>
  error instanceof NotLoaded ||
  (error instanceof TypeError && /dynamically imported module|module script|Importing a module/i.test(error.message));

export function ErrorPage({ error }: { error: unknown }) {
  console.error(error);
  return isMissing(error) ? <MissingPage /> : <BrokenPage text={texts.error.brokenText} />;
}

function MissingPage() {
  const isOffline = !navigator.onLine;
  useEffect(() => {
    if (!isOffline) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isOffline]);
  return <BrokenPage text={isOffline ? texts.error.offlineText : texts.error.outdatedText} />;
}

function BrokenPage({ text }: { text: string }) {
  return (
    <Message code={texts.error.sorry} title={texts.error.brokenTitle} text={text}>
      <Button variant="solid" onClick={() => window.location.reload()}>
        <RotateCw aria-hidden="true" />
        {texts.error.reload}
      </Button>
      <HomeLink />
    </Message>
  );
}
