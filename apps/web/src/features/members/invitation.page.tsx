// /admin/tournament-invitation#{token}: the mailed link to working in a tournament.
import { Box, chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import * as memberCalls from '@gelanggang/contract/calls/tournament-members';
import { MEMBER_ROLES } from '@gelanggang/contract/member-roles';
import type { MemberInvitation } from '@gelanggang/contract/tournament-members';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { ForAccount, InvitationDoor, useInvitationToken } from '@web/components/invitation-door';
import { invitationTexts } from '@web/components/invitation-texts';
import { Panel } from '@web/components/panel';
import { formatDayAndMoment } from '@web/lib/formats';
import { useSessionUser } from '@web/lib/session';
import { pathOf } from '@web/site/routes';
import { rememberTournament } from '@web/site/tournament-context';
import { useAcceptMembership } from './members.api';
import { memberTexts as texts } from './texts';
import { useSend } from '@web/lib/use-send';

const KEPT = 'tournament-invitation';

export default function MemberInvitationPage() {
  const token = useInvitationToken(KEPT);
  return (
    <InvitationDoor look={memberCalls.look} token={token} onward={{ to: pathOf('/admin'), label: texts.toDesk }}>
      {(invitation) => <Invitation token={token} of={invitation} />}
    </InvitationDoor>
  );
}

function Invitation({ token, of }: { token: string; of: MemberInvitation }) {
  const { tournament, email, role, invited_by: by, expires_at: until } = of;
  const lead = texts.invitationLead(shownName(by), shownName(tournament.name), MEMBER_ROLES[role].label);
  return (
    <Panel title={texts.invitationTitle} lead={lead}>
      <Box textStyle="sm" color="fg.muted" mb="6" display="grid" gap="1" overflowWrap="anywhere">
        <p>{texts.roles[role]}</p>
        <p>{texts.until(formatDayAndMoment(until))}</p>
        <chakra.p color="fg">{invitationTexts.forAddress(email)}</chakra.p>
      </Box>
      <ForAccount email={email} page={pathOf('/admin/tournament-invitation')} answer={<Answer token={token} />} />
    </Panel>
  );
}

function Answer({ token }: { token: string }) {
  const navigate = useNavigate();
  const account = useSessionUser()?.id;
  const leave = () => {
    sessionStorage.removeItem(KEPT);
    void navigate(pathOf('/admin'), { replace: true });
  };
  const accept = useAcceptMembership((tournamentId) => {
    rememberTournament(account, tournamentId);
    leave();
  });
  const decline = useSend(memberCalls.decline, (token: string) => ({ body: { token } }), {
    isTold: true,
    onSuccess: leave,
  });
  const isBusy = accept.isPending || decline.isPending;
  return (
    <Box display="grid" gap="3">
      <Button variant="solid" busy={isBusy} onClick={() => accept.mutate(token)}>
        {texts.accept}
      </Button>
      <Button disabled={isBusy} onClick={() => decline.mutate(token)}>
        {texts.decline}
      </Button>
    </Box>
  );
}
