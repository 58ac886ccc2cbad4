// The page behind a mailed invitation: whose it is, and the doors to the account that it is for. It asks for a press, since
// programs that look through mail open links by themselves.
import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { useCurrentUser } from '@web/site/account';
import { pathOf } from '@web/site/routes';
import { HttpError, messageOf } from '../lib/http';
import { useLookup } from '../lib/lookups.api';
import { session, useToken } from '../lib/session';
import { Button, ButtonLink } from './button';
import { invitationTexts as texts } from './invitation-texts';
import { Panel } from './panel';
import { ErrorState, PageLoading } from './states';
import type { Call, CallName } from '@gelanggang/contract/call';
import type { RequestOf } from '../lib/calls';
import { useCall } from '../lib/use-call';

/** The token of the address, kept in this tab only, so that signing in or up leads back; never where a server sees it. */
export function useInvitationToken(kept: string): string {
  const given = useLocation().hash.slice(1);
  const [token] = useState(() => {
    if (given) sessionStorage.setItem(kept, given);
    return given || (sessionStorage.getItem(kept) ?? '');
  });
  return token;
}

interface InvitationDoorProps<Invitation> {
  /** Of the call, for what is kept. */
  /** The call that tells of an invitation by its token. */
  look: Call<CallName, unknown, { body: { token: string } }, Invitation>;
  token: string;
  /** Where one that is over leads whoever is signed in. */
  onward: { to: string; label: string };
  children(invitation: Invitation): ReactNode;
}

export function InvitationDoor<Invitation>({ look, token, onward, children }: InvitationDoorProps<Invitation>) {
  const request = { body: { token } } as RequestOf<typeof look>;
  const invitation = useCall<typeof look>(look, token === '' ? null : request, { retry: false, gcTime: 0 });
  if (token === '') return <Over lead={texts.incomplete} onward={onward} />;
  if (invitation.error) {
    const { error } = invitation;
    if (error instanceof HttpError && (error.status === 409 || error.status === 422)) {
      return <Over lead={messageOf(error)} onward={onward} />;
    }
    return <ErrorState error={error} onRetry={() => void invitation.refetch()} />;
  }
  return invitation.data ? <>{children(invitation.data)}</> : <PageLoading />;
}

function Over({ lead, onward }: { lead: string; onward: { to: string; label: string } }) {
  const isSignedIn = useToken() !== null;
  return (
    <Panel title={texts.over} lead={lead}>
      <ButtonLink to={isSignedIn ? onward.to : pathOf('/admin/login')} variant="solid" w="100%">
        {isSignedIn ? onward.label : texts.signIn}
      </ButtonLink>
    </Panel>
  );
}

/** `answer` for the account with this address; for everybody else the way to it. */
export function ForAccount({ email, page, answer }: { email: string; page: string; answer: ReactNode }) {
  const isSignedIn = useToken() !== null;
  const account = useCurrentUser();
  if (!isSignedIn) return <Doors page={page} />;
  if (account.error) return <ErrorState error={account.error} onRetry={() => void account.refetch()} />;
  if (!account.data) return <PageLoading />;
  return account.data.user.email === email ? <>{answer}</> : <OtherAccount email={account.data.user.email} />;
}

/** Whoever has no account yet makes one where a tournament takes entries. */
function Doors({ page }: { page: string }) {
  const { rows } = useLookup(tournamentCalls.active);
  const open = rows.find((one) => one.is_registration_open);
  return (
    <Box display="grid" gap="3">
      <ButtonLink to={`${pathOf('/admin/login')}?next=${encodeURIComponent(page)}`} variant="solid">
        {texts.signIn}
      </ButtonLink>
      {open ? <ButtonLink to={pathOf('/registration/:slug', { slug: open.slug })}>{texts.signUp}</ButtonLink> : null}
    </Box>
  );
}

function OtherAccount({ email }: { email: string }) {
  return (
    <Box display="grid" gap="3">
      <chakra.p overflowWrap="anywhere">{texts.otherAccount(email)}</chakra.p>
      <Button onClick={() => session.end()}>{texts.signOut}</Button>
    </Box>
  );
}
