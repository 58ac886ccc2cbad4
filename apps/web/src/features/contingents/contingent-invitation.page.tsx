// /admin/contingent-invitation#{token}: the mailed link to a contingent. It asks for a press, since programs that look
// through mail open links by themselves.
import { Box, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as contingentInvitationCalls from '@gelanggang/contract/calls/contingent-invitations';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { InvitationAnswer } from '@gelanggang/contract/contingent-owners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useCurrentUser } from '@web/site/account';
import { Button, ButtonLink } from '@web/components/button';
import { Panel } from '@web/components/panel';
import { ErrorState, PageLoading } from '@web/components/states';
import { callApi } from '@web/lib/calls';
import { formatDayAndMoment } from '@web/lib/formats';
import { HttpError, messageOf } from '@web/lib/http';
import { useLookup } from '@web/lib/lookups.api';
import { session, useToken } from '@web/lib/session';
import { useAcceptInvitation, useDeclineInvitation } from './contingent-owners.api';
import { ownerTexts as texts } from './owner-texts';
import { pathOf } from '@web/site/routes';

const PAGE = pathOf('/admin/contingent-invitation');
/** In this tab only, so that signing in or up leads back; never in an address that a server sees. */
const KEPT = 'contingent-invitation';

export default function ContingentInvitationPage() {
  const given = useLocation().hash.slice(1);
  const [token] = useState(() => {
    if (given) sessionStorage.setItem(KEPT, given);
    return given || (sessionStorage.getItem(KEPT) ?? '');
  });
  const invitation = useQuery({
    queryKey: [contingentInvitationCalls.look.name, token],
    queryFn: () => callApi(contingentInvitationCalls.look, { body: { token } }).then(({ data }) => data),
    enabled: token !== '',
    retry: false,
    gcTime: 0,
  });
  if (token === '') return <Over lead={texts.incomplete} />;
  if (invitation.error) {
    const { error } = invitation;
    if (error instanceof HttpError && (error.status === 409 || error.status === 422)) {
      return <Over lead={messageOf(error)} />;
    }
    return <ErrorState error={error} onRetry={() => void invitation.refetch()} />;
  }
  if (!invitation.data) return <PageLoading />;
  return <Invitation token={token} of={invitation.data} />;
}

function Over({ lead }: { lead: string }) {
  const isSignedIn = useToken() !== null;
  return (
    <Panel title={texts.over} lead={lead}>
      <ButtonLink to={isSignedIn ? pathOf('/admin/contingent') : pathOf('/admin/login')} variant="solid" w="100%">
        {isSignedIn ? texts.toContingents : texts.signIn}
      </ButtonLink>
    </Panel>
  );
}

function Invitation({ token, of }: { token: string; of: InvitationAnswer['data'] }) {
  const isSignedIn = useToken() !== null;
  const account = useCurrentUser();
  const { contingent, email, invited_by: by, expires_at: until } = of;
  const details = [contingent.place, contingent.tournaments, texts.until(formatDayAndMoment(until))].filter(Boolean);
  return (
    <Panel title={texts.invitationTitle} lead={texts.invitationLead(shownName(by), shownName(contingent.name))}>
      <Box textStyle="sm" color="fg.muted" mb="6" display="grid" gap="1" overflowWrap="anywhere">
        {details.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <chakra.p color="fg">{texts.forAddress(email)}</chakra.p>
      </Box>
      {!isSignedIn ? (
        <Doors />
      ) : account.error ? (
        <ErrorState error={account.error} onRetry={() => void account.refetch()} />
      ) : !account.data ? (
        <PageLoading />
      ) : account.data.user.email === email ? (
        <Answer token={token} />
      ) : (
        <OtherAccount email={account.data.user.email} />
      )}
    </Panel>
  );
}

/** Whoever has no account yet makes one where a tournament takes entries. */
function Doors() {
  const { rows } = useLookup(tournamentCalls.active);
  const open = rows.find((one) => one.is_registration_open);
  return (
    <Box display="grid" gap="3">
      <ButtonLink to={`${pathOf('/admin/login')}?next=${encodeURIComponent(PAGE)}`} variant="solid">
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

function Answer({ token }: { token: string }) {
  const navigate = useNavigate();
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  const isBusy = accept.isPending || decline.isPending;
  const leave = (to: string) => {
    sessionStorage.removeItem(KEPT);
    void navigate(to, { replace: true });
  };
  return (
    <Box display="grid" gap="3">
      <Button
        variant="solid"
        busy={isBusy}
        onClick={() =>
          accept.mutate(
            { token },
            { onSuccess: ({ contingent_id: id }) => leave(pathOf('/admin/contingent/edit/:id', { id })) },
          )
        }
      >
        {texts.accept}
      </Button>
      <Button
        disabled={isBusy}
        onClick={() => decline.mutate({ token }, { onSuccess: () => leave(pathOf('/admin/contingent')) })}
      >
        {texts.decline}
      </Button>
    </Box>
  );
}
