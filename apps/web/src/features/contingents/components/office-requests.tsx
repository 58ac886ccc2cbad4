// What the office has to answer: managers who ask for a contingent.
import { useState } from 'react';
import type { WaitingClaimRow } from '@gelanggang/contract/contingent-owners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { ReasonDialog } from '@web/components/reason-dialog';
import { useAcceptClaim, useOwnerNews, useRefuseClaim } from '../contingent-owners.api';
import { ownerTexts as texts } from '../owner-texts';
import { SideBox, SideRow } from './side-box';
import { useCall } from '@web/lib/use-call';
import * as contingentClaimCalls from '@gelanggang/contract/calls/contingent-claims';

/** Nothing where nobody waits. */
export function OfficeRequests() {
  useOwnerNews();
  const { data = [] } = useCall(contingentClaimCalls.waiting);
  const [asked, setAsked] = useState<{ claim: WaitingClaimRow; answer: 'give' | 'refuse' } | null>(null);
  const accept = useAcceptClaim();
  const refuse = useRefuseClaim();
  const close = () => setAsked(null);
  if (data.length === 0 && !asked) return null;
  return (
    <SideBox title={texts.claims}>
      {data.map((claim) => (
        <SideRow
          key={claim.id}
          title={texts.claimRow(shownName(claim.account.name), shownName(claim.contingent.name))}
          lines={[
            [claim.contingent.place, texts.members(claim.members)].filter(Boolean).join(' · '),
            `${claim.account.email} (${claim.account.is_verified ? texts.verified : texts.unverified})`,
            claim.account.contingents ? texts.hasAlready(shownName(claim.account.contingents)) : texts.hasNone,
          ]}
        >
          <Button size="sm" onClick={() => setAsked({ claim, answer: 'refuse' })}>
            {texts.refuse}
          </Button>
          <Button size="sm" variant="solid" onClick={() => setAsked({ claim, answer: 'give' })}>
            {texts.give}
          </Button>
        </SideRow>
      ))}
      {asked?.answer === 'give' ? (
        <ConfirmDialog
          open
          title={texts.giveTitle}
          question={texts.giveQuestion(`${shownName(asked.claim.account.name)} (${asked.claim.account.email})`)}
          name={shownName(asked.claim.contingent.name)}
          confirmText={texts.give}
          isDestructive={false}
          busy={accept.isPending}
          onConfirm={() => accept.mutate(asked.claim.id, { onSuccess: close })}
          onClose={close}
        />
      ) : null}
      {asked?.answer === 'refuse' ? (
        <ReasonDialog
          title={texts.refuseTitle}
          question={texts.refuseQuestion}
          name={texts.claimRow(shownName(asked.claim.account.name), shownName(asked.claim.contingent.name))}
          hint={texts.refuseHint}
          confirmText={texts.refuse}
          busy={refuse.isPending}
          onConfirm={(reason) => refuse.mutate({ id: asked.claim.id, reason }, { onSuccess: close })}
          onClose={close}
        />
      ) : null}
    </SideBox>
  );
}
