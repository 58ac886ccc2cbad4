// What a manager is offered: invitations, contingents that the office made with their address, and what they asked for.
import * as contingentClaimCalls from '@gelanggang/contract/calls/contingent-claims';
import type { ContingentGlimpse } from '@gelanggang/contract/contingent-owners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import type { BodyOf } from '@web/lib/calls';
import { formatDayAndMoment } from '@web/lib/formats';
import {
  useAcceptInvitation,
  useClaim,
  useDeclineInvitation,
  useOffered,
  useOwnerNews,
  useWithdrawClaim,
} from '../contingent-owners.api';
import { ownerTexts as texts } from '../owner-texts';
import { SideBox, SideRow } from './side-box';
import { useCall } from '@web/lib/use-call';
import * as contingentInvitationCalls from '@gelanggang/contract/calls/contingent-invitations';

/** Nothing where nothing is offered. */
export function OwnOffers() {
  useOwnerNews();
  return (
    <>
      <Invitations />
      <OfferedByMail />
      <Claims />
    </>
  );
}

const placeOf = ({ place, tournaments }: ContingentGlimpse): string[] => [place, tournaments];

function Invitations() {
  const { data = [] } = useCall(contingentInvitationCalls.own);
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  const isBusy = accept.isPending || decline.isPending;
  if (data.length === 0) return null;
  return (
    <SideBox title={texts.invitations}>
      {data.map(({ id, contingent, invited_by: by, expires_at: until }) => (
        <SideRow
          key={id}
          title={texts.invitationRow(shownName(contingent.name), shownName(by))}
          lines={[...placeOf(contingent), texts.until(formatDayAndMoment(until))]}
        >
          <Button size="sm" disabled={isBusy} onClick={() => decline.mutate({ id })}>
            {texts.decline}
          </Button>
          <Button size="sm" variant="solid" busy={isBusy} onClick={() => accept.mutate({ id })}>
            {texts.accept}
          </Button>
        </SideRow>
      ))}
    </SideBox>
  );
}

function OfferedByMail() {
  const { data = [] } = useOffered();
  if (data.length === 0) return null;
  return <Offered contingents={data} hint={texts.offeredByMail} claimOf={({ id }) => ({ contingent_id: id })} />;
}

/** In the form of a new contingent, as its name and place are typed. */
export function OfferedByName({ name, districtId }: { name: string; districtId: string }) {
  const { data = [] } = useOffered({ name, districtId });
  if (data.length === 0) return null;
  return (
    <Offered
      contingents={data}
      hint={texts.offeredByName}
      claimOf={({ id }) => ({ contingent_id: id, name, district_id: Number(districtId) })}
    />
  );
}

interface OfferedProps {
  contingents: readonly ContingentGlimpse[];
  hint: string;
  claimOf(contingent: ContingentGlimpse): BodyOf<typeof contingentClaimCalls.claim>;
}

function Offered({ contingents, hint, claimOf }: OfferedProps) {
  const claim = useClaim();
  return (
    <SideBox title={texts.offered} hint={hint}>
      {contingents.map((contingent) => (
        <SideRow key={contingent.id} title={shownName(contingent.name)} lines={placeOf(contingent)}>
          <Button size="sm" variant="solid" busy={claim.isPending} onClick={() => claim.mutate(claimOf(contingent))}>
            {texts.claim}
          </Button>
        </SideRow>
      ))}
    </SideBox>
  );
}

function Claims() {
  const { data = [] } = useCall(contingentClaimCalls.own);
  const withdraw = useWithdrawClaim();
  // what was given stands in the list of contingents, what was taken back is over
  const shown = data.filter(({ outcome }) => outcome === null || outcome === 'refused');
  if (shown.length === 0) return null;
  return (
    <SideBox title={texts.ownClaims}>
      {shown.map(({ id, contingent, outcome, reason }) => (
        <SideRow
          key={id}
          title={shownName(contingent.name)}
          lines={[
            ...placeOf(contingent),
            outcome === null ? texts.waiting : `${texts.outcomes[outcome]}: ${reason ?? ''}`,
          ]}
        >
          {outcome === null ? (
            <Button size="sm" busy={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
              {texts.takeBack}
            </Button>
          ) : null}
        </SideRow>
      ))}
    </SideBox>
  );
}
