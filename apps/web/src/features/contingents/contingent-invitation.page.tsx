// /admin/contingent-invitation#{token}: the mailed link to a contingent.
import { Box, chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import * as contingentInvitationCalls from '@gelanggang/contract/calls/contingent-invitations';
import type { InvitationAnswer } from '@gelanggang/contract/contingent-owners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { ForAccount, InvitationDoor, useInvitationToken } from '@web/components/invitation-door';
import { invitationTexts } from '@web/components/invitation-texts';
import { Panel } from '@web/components/panel';
import { formatDayAndMoment } from '@web/lib/formats';
import { useAcceptInvitation, useDeclineInvitation } from './contingent-owners.api';
import { ownerTexts as texts } from './owner-texts';
import { pathOf } from '@web/site/routes';

const KEPT = 'contingent-invitation';

export default function ContingentInvitationPage() {
  const token = useInvitationToken(KEPT);
  return (
    <InvitationDoor
      look={contingentInvitationCalls.look}
      token={token}
      onward={{ to: pathOf('/admin/contingent'), label: texts.toContingents }}
    >
      {({ data }) => <Invitation token={token} of={data} />}
    </InvitationDoor>
  );
}

function Invitation({ token, of }: { token: string; of: InvitationAnswer['data'] }) {
  const { contingent, email, invited_by: by, expires_at: until } = of;
  const details = [contingent.place, contingent.tournaments, texts.until(formatDayAndMoment(until))].filter(Boolean);
  return (
    <Panel title={texts.invitationTitle} lead={texts.invitationLead(shownName(by), shownName(contingent.name))}>
      <Box textStyle="sm" color="fg.muted" mb="6" display="grid" gap="1" overflowWrap="anywhere">
        {details.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <chakra.p color="fg">{invitationTexts.forAddress(email)}</chakra.p>
      </Box>
      <ForAccount email={email} page={pathOf('/admin/contingent-invitation')} answer={<Answer token={token} />} />
    </Panel>
  );
}

function Answer({ token }: { token: string }) {
  const navigate = useNavigate();
  const leave = (to: string) => {
    sessionStorage.removeItem(KEPT);
    void navigate(to, { replace: true });
  };
  const accept = useAcceptInvitation(({ contingent_id: id }) => leave(pathOf('/admin/contingent/edit/:id', { id })));
  const decline = useDeclineInvitation(() => leave(pathOf('/admin/contingent')));
  const isBusy = accept.isPending || decline.isPending;
  return (
    <Box display="grid" gap="3">
      <Button variant="solid" busy={isBusy} onClick={() => accept.mutate({ token })}>
        {texts.accept}
      </Button>
      <Button disabled={isBusy} onClick={() => decline.mutate({ token })}>
        {texts.decline}
      </Button>
    </Box>
  );
}
