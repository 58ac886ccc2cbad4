// From a bill that is decided to the next proof that waits, without the way over the list.
import * as billingCalls from '@gelanggang/contract/calls/billings';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import { ButtonLink } from '@web/components/button';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { billingTexts as texts } from '../texts';

/** For whoever confirms payments; nothing where none waits, or this one does. */
export function NextProof({ billing }: { billing: BillingAnswer }) {
  const status: BillingStatus = 'waiting for confirmation';
  const query = { status, tournament_id: billing.tournament_id, perPage: 1 };
  const waiting = useCall(billingCalls.list, billing.status === status ? null : { query }).data;
  const next = waiting?.data[0];
  if (!waiting || !next) return null;
  return (
    <ButtonLink size="sm" to={pathOf('/admin/payment/confirm/:id', { id: next.id })}>
      {texts.nextProof(waiting.total)}
    </ButtonLink>
  );
}
