// Paying a bill by the payment service: the way there, and how a payment stands that was begun.
import { Box, chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import * as onlinePaymentCalls from '@gelanggang/contract/calls/online-payments';
import type { OnlinePaymentRow } from '@gelanggang/contract/online-payments';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { Button } from '@web/components/button';
import { Tag } from '@web/components/tag';
import { callApi } from '@web/lib/calls';
import { formatMoment } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { OF_BILLINGS } from '@web/lib/kept-calls';
import { toast } from '@web/lib/toast';
import { forget } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { onlineTexts as texts } from '../online-texts';

export function PayOnline({ billing }: { billing: BillingAnswer }) {
  const { online_payments: payments } = billing;
  // pressed until the other page is there: a second press has nothing to add
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // by the browser's way back the page stands there as it was left
    const back = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  const start = useSend(
    onlinePaymentCalls.start,
    { params: { id: billing.id } },
    {
      onSuccess: ({ pay_url: url }) => {
        setLeaving(true);
        window.location.assign(url);
      },
      onError: (error) => toast.error(messageOf(error, texts.failed)),
    },
  );
  return (
    <Box display="grid" gap="2" justifyItems="start">
      <Button
        variant="solid"
        busy={start.isPending || isLeaving}
        busyText={texts.opening}
        onClick={() => start.mutate()}
      >
        <CreditCard aria-hidden="true" />
        {texts.action}
      </Button>
      <chakra.p textStyle="sm" color="fg.muted">
        {texts.lead}
      </chakra.p>
      {/* how it went stands where whoever comes back looks first */}
      {payments.length > 0 ? <OnlinePayments payments={payments} /> : null}
    </Box>
  );
}

/** Whoever comes back from the service's page sees what it says by now: it is asked once, when the bill is opened. */
export function useOnlineCheck({ id, online_payments: payments }: BillingAnswer): void {
  const client = useQueryClient();
  const isOpen = payments.some(
    (one) => one.state === 'waiting' || (one.state === 'paid' && one.unbilled_because === 'accounts-closed'),
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    const asking = new AbortController();
    const ask = () =>
      callApi(onlinePaymentCalls.check, { params: { id } }, asking.signal)
        .then(() => forget(client, ...OF_BILLINGS))
        // the bill stands there as it was; the service tells us by itself too
        .catch(() => undefined);
    void ask();
    // by the browser's way back it is opened again without being loaded
    const back = (event: PageTransitionEvent) => event.persisted && void ask();
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pageshow', back);
      asking.abort();
    };
  }, [client, id, isOpen]);
}

export const OnlinePayments = ({ payments }: { payments: readonly OnlinePaymentRow[] }) => (
  <chakra.ul listStyleType="none" display="grid" gap="3" w="full" aria-label={texts.list}>
    {payments.map((one) => (
      <chakra.li key={one.id} borderTopWidth="1px" pt="3">
        <OnlinePayment payment={one} />
      </chakra.li>
    ))}
  </chakra.ul>
);

export function OnlinePayment({ payment }: { payment: OnlinePaymentRow }) {
  const { state, amount, service, method, unbilled_because: because } = payment;
  const isLost = state === 'paid' && because !== null;
  return (
    <Box display="grid" gap="1" justifyItems="start" overflowWrap="anywhere" minW="0">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <strong>{rupiah(amount)}</strong>
        <Tag tone={isLost ? 'danger' : state === 'paid' ? 'ok' : undefined}>
          {isLost ? texts.unbilled : texts.states[state]}
        </Tag>
      </Box>
      <chakra.p textStyle="sm" color="fg.muted">
        {texts.through(service, method)}, {formatMoment(payment.paid_at ?? payment.made_at)}
      </chakra.p>
      {because === null ? null : <chakra.p textStyle="sm">{texts.because[because]}</chakra.p>}
      {state === 'waiting' || state === 'ended' ? <chakra.p textStyle="sm">{texts.hints[state]}</chakra.p> : null}
    </Box>
  );
}
