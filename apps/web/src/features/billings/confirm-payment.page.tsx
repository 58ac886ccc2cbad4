// /admin/payment/confirm/:id: a billing to read, its proof, the decision, members and history (spec 2, "Confirm payment").
import { useContextOf } from '@web/site/tournament-context';
import { useCall } from '@web/lib/use-call';
import { Box, chakra } from '@chakra-ui/react';
import { Banknote } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import { billingTotal } from '@gelanggang/domain/billing/invoice-number';
import { shareText } from '@gelanggang/domain/billing/fee-per';
import { BILLING_STATUS_LABELS } from '@gelanggang/domain/words/labels';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { rupiah, rupiahWithDecimals } from '@gelanggang/domain/words/rupiah';
import type { BillingAnswer, BillingHistoryRow } from '@gelanggang/contract/billings';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { usePermissions } from '@web/site/account';
import { Button, ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { callApi } from '@web/lib/calls';
import { formatMoment } from '@web/lib/formats';
import { useFetchFailure } from '@web/lib/use-fetch-failure';
import { CashDialog } from './components/cash-dialog';
import { CashReceipts } from './components/cash-receipts';
import { DecisionForm } from './components/decision-form';
import { DocumentButton } from './components/document-button';
import { MemberTable } from './components/member-table';
import { NextProof } from './components/next-proof';
import { OnlinePayments, PayOnline, useOnlineCheck } from './components/pay-online';
import { NowhereToPay } from './components/nowhere-to-pay';
import { PayTo } from './components/pay-to';
import { QuoteLines } from './components/quote';
import { ProofForm } from './components/proof-form';
import { RefundDialog, Refunds } from './components/refunds';
import { Refused, Sent } from './components/payment-standing';
import { StatusTag } from './components/status-tag';
import { StrukDialog } from './components/struk-dialog';
import { accountsTexts } from './accounts-texts';
import { useBillingWrite, useStaffNews } from './billings.api';
import { onlineTexts } from './online-texts';
import { billingTexts as texts, quoteTexts } from './texts';
import { pathOf } from '@web/site/routes';

export default function ConfirmPaymentPage() {
  const { id } = useParams();
  const permissions = usePermissions();
  const billing = useCall(billingCalls.read, { params: { id: Number(id) } });
  useContextOf(billing.data?.tournament_id);
  const { error, data } = billing;
  useStaffNews(permissions.has('confirm payment') ? data?.tournament_id : undefined);
  useFetchFailure(error, texts.loadFailed);
  if (error && !data) return <ErrorState error={error} onRetry={() => void billing.refetch()} />;
  return data ? <ConfirmPayment billing={data} mayCreate={permissions.has('create payment')} /> : <PageLoading />;
}

function ConfirmPayment({ billing, mayCreate }: { billing: BillingAnswer; mayCreate: boolean }) {
  const { status, steps } = billing;
  useOnlineCheck(billing);
  const mayConfirm = usePermissions().has('confirm payment');
  const [isStrukOpen, setStrukOpen] = useState(false);
  const [isCashOpen, setCashOpen] = useState(false);
  const [isRefundOpen, setRefundOpen] = useState(false);
  const isOver = status === 'failed' || status === 'cancelled';
  const isToPay = steps.includes('upload-proof');
  const isSent = status === 'waiting for confirmation';
  const isPayable = billing.bank_accounts.length > 0 || billing.qris !== null;
  const facts = <Facts key="facts" billing={billing} />;
  const next = (
    <Box key="next" display="grid" gap="6" alignContent="start" gridColumn={{ lg: 2 }} gridRow={{ lg: 1 }} minW="0">
      {billing.may_pay_online ? <PayOnline billing={billing} /> : null}
      {status === 'failed' ? <Refused billing={billing} isPayer={mayCreate && !mayConfirm} /> : null}
      {isToPay && isSent ? <Sent /> : null}
      {isToPay && !isSent && isPayable ? <PayTo billing={billing} /> : null}
      {isToPay && !isSent && !isPayable && !billing.may_pay_online ? (
        <NowhereToPay tournamentId={billing.tournament_id} />
      ) : null}
      {isToPay ? <ProofForm billing={billing} /> : null}
      {billing.decisions.length > 0 ? <DecisionForm key={billing.version} billing={billing} /> : null}
    </Box>
  );
  return (
    <>
      <PageHeader title={texts.confirmTitle} note={billing.invoice_number}>
        {billing.payment_document !== null && status !== 'waiting for payment' ? (
          <Button size="sm" onClick={() => setStrukOpen(true)}>
            {texts.viewStruk}
          </Button>
        ) : null}
        <DocumentButton billing={billing} as="invoice" />
        {status === 'paid' ? <DocumentButton billing={billing} as="receipt" /> : null}
        {isOver && mayCreate ? (
          <ButtonLink size="sm" variant="solid" to={`${pathOf('/admin/payment/create')}?from=${billing.id}`}>
            {texts.newFromThis}
          </ButtonLink>
        ) : null}
        {steps.includes('take-cash') && billing.amount > 0 ? (
          <Button size="sm" onClick={() => setCashOpen(true)}>
            <Banknote aria-hidden="true" />
            {texts.cash.action}
          </Button>
        ) : null}
        {mayConfirm && billing.refundable > 0 ? (
          <Button size="sm" onClick={() => setRefundOpen(true)}>
            {accountsTexts.refund.action}
          </Button>
        ) : null}
        {steps.includes('cancel') ? <CancelButton billing={billing} /> : null}
        {mayConfirm ? <NextProof billing={billing} /> : null}
      </PageHeader>
      <Box display="grid" gap="7" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
        {isToPay || status === 'failed' ? [next, facts] : [facts, next]}
      </Box>
      {billing.cash_receipts.length > 0 ? (
        <Section title={texts.cash.receipts}>
          <CashReceipts billing={billing} />
        </Section>
      ) : null}
      {billing.online_payments.length > 0 && !billing.may_pay_online ? (
        <Section title={onlineTexts.list}>
          <OnlinePayments payments={billing.online_payments} />
        </Section>
      ) : null}
      {billing.refunds.length > 0 ? (
        <Section title={accountsTexts.refund.list}>
          <Refunds billing={billing} />
        </Section>
      ) : null}
      {billing.billing_details.length === 0 && billing.charges.length > 0 ? null : (
        <Section title={texts.members}>
          <MemberTable
            empty={texts.noMembers}
            lead={(_member, index) => <chakra.span color="fg.subtle">{index + 1}</chakra.span>}
            members={billing.billing_details.map(
              ({ amount, discount, fee_per: feePer, unit_size: size, team_member: member }) => ({
                id: member.id,
                name: shownName(member.name),
                contingent: shownName(member.contingent.name),
                category: [member.match_category.name, member.age_category.name, member.category_class?.name]
                  .filter(Boolean)
                  .join(' · '),
                fee: amount,
                feeNote: [shareText(feePer, size), discount > 0 ? quoteTexts.offNote(rupiah(discount)) : '']
                  .filter(Boolean)
                  .join(', '),
              }),
            )}
          />
        </Section>
      )}
      {billing.charges.length > 0 ? (
        <Section title={texts.charges}>
          <Charges charges={billing.charges} />
        </Section>
      ) : null}
      {billing.discount > 0 || billing.contingent_fees.length > 0 ? (
        <Section title={quoteTexts.lines}>
          <QuoteLines quote={linesOf(billing)} />
        </Section>
      ) : null}
      <Section title={texts.history}>
        <History rows={billing.history} />
      </Section>
      {/* it closes itself: taken away with the step, it would say nothing, and open again with the next one */}
      {isRefundOpen ? <RefundDialog billing={billing} onClose={() => setRefundOpen(false)} /> : null}
      {isCashOpen ? <CashDialog billing={billing} onClose={() => setCashOpen(false)} /> : null}
      {isStrukOpen ? <StrukDialog billing={billing} onClose={() => setStrukOpen(false)} /> : null}
    </>
  );
}

const Charges = ({ charges }: { charges: BillingAnswer['charges'] }) => (
  <chakra.ul borderTopWidth="2px" borderColor="fg">
    {charges.map(({ id, text, amount }) => (
      <chakra.li key={id} display="flex" justifyContent="space-between" gap="4" py="2.5" borderBottomWidth="1px">
        <span>{text}</span>
        <chakra.span whiteSpace="nowrap">{rupiahWithDecimals(amount)}</chakra.span>
      </chakra.li>
    ))}
  </chakra.ul>
);

const linesOf = ({ amount: all, discount, contingent_fees: fees, charges }: BillingAnswer) => {
  const contingentFees = billingTotal(fees);
  const amount = all - billingTotal(charges);
  return { fees: amount - contingentFees + discount, discount, contingent_fees: contingentFees, amount };
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box mt="8">
      <chakra.h2 textStyle="title.section" mb="3">
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}

function Facts({ billing }: { billing: BillingAnswer }) {
  const hasTyped = Boolean(billing.bank_name || billing.account_number || billing.account_name);
  // beside the accounts that are paid to, the payer's own says whose it is, and is left out while empty
  const isSenders = billing.bank_accounts.length > 0;
  const typed: [string, ReactNode][] = [
    [isSenders ? texts.senderBank : texts.bank, billing.bank_name || '–'],
    [isSenders ? texts.senderNumber : texts.accountNumber, billing.account_number || '–'],
    [isSenders ? texts.senderName : texts.accountName, billing.account_name || '–'],
  ];
  const facts: [string, ReactNode][] = [
    [texts.status, <StatusTag key="status" status={billing.status} />],
    [texts.amount, <strong key="amount">{rupiahWithDecimals(billing.total_amount)}</strong>],
    [texts.invoice, billing.invoice_number],
    [texts.tournament, billing.tournament.name],
    [texts.owner, shownName(billing.account.name)],
    ...(hasTyped || !isSenders ? typed : []),
    [texts.notes, billing.notes || '–'],
  ];
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="minmax(7.5rem, auto) minmax(0, 1fr)"
      columnGap="5"
      rowGap="3"
      alignContent="start"
    >
      {facts.map(([name, value]) => (
        <Box key={name} display="contents">
          <chakra.dt color="fg.muted" textStyle="sm">
            {name}
          </chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  );
}

const dayFormat = new Intl.DateTimeFormat(localeTexts.locale, { day: 'numeric', month: 'short', year: 'numeric' });

function History({ rows }: { rows: readonly BillingHistoryRow[] }) {
  return (
    <chakra.ol display="grid" gap="3">
      {rows.map((row, index) => (
        <chakra.li key={index} textStyle="sm">
          <chakra.p fontWeight="semibold">
            {BILLING_STATUS_LABELS[row.to_status]}
            {row.from_status === row.to_status ? ` (${texts.changed.toLowerCase()})` : ''}
          </chakra.p>
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            {row.account_name ?? texts.system}, {dayFormat.format(new Date(row.at))} {formatMoment(row.at)}
            {row.reason ? `: ${row.reason}` : ''}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

function CancelButton({ billing }: { billing: BillingAnswer }) {
  const [isAsked, setAsked] = useState(false);
  const cancel = useBillingWrite((id: number) => callApi(billingCalls.cancel, { params: { id } }), {
    done: texts.cancelled,
    failed: texts.submitFailed,
  });
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        {texts.cancelBilling}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={texts.cancelBilling}
        question={texts.cancelQuestion}
        name={billing.invoice_number}
        confirmText={texts.cancelBilling}
        busy={cancel.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          cancel.mutate(billing.id, {
            onSuccess: () => setAsked(false),
          })
        }
      >
        {texts.cancelHint}
      </ConfirmDialog>
    </>
  );
}
