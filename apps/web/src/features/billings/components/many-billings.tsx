// What can be done with several bills at once: take the payments as received, remind, print.
import { BellRing, Check, Printer } from 'lucide-react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import * as jobCalls from '@gelanggang/contract/calls/jobs';
import type { BillingRow } from '@gelanggang/contract/billings';
import { BILLING_STATUS_LABELS } from '@gelanggang/domain/words/labels';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { Button } from '@web/components/button';
import { type Chosen, ManyDialog } from '@web/components/many-rows';
import { callApi } from '@web/lib/calls';
import { OF_BILLINGS } from '@web/lib/kept-calls';
import { usePermissions } from '@web/site/account';
import { forget } from '@web/lib/use-call';
import { billingTexts } from '../texts';
import { formOf } from '@web/lib/form-of';

const { many: texts } = billingTexts;

type Step = 'confirm' | 'remind' | 'print';

const CAN: Readonly<Record<Step, (row: BillingRow) => boolean>> = {
  confirm: (row) => row.steps.includes('confirm'),
  remind: (row) => row.status === 'waiting for payment',
  print: (row) => row.status !== 'cancelled' && row.status !== 'failed',
};

const run: Readonly<Record<Step, (row: BillingRow) => Promise<unknown>>> = {
  confirm: ({ id }) => callApi(billingCalls.confirm, { params: { id }, body: formOf({ status: 'paid' }) }),
  remind: ({ id }) => callApi(billingCalls.remind, { params: { id } }),
  print: ({ id, status }) =>
    callApi(jobCalls.create, {
      body: { kind: status === 'paid' ? 'receipt-pdf' : 'invoice-pdf', params: { billing_id: id } },
    }),
};

export function ManyBillings({ chosen }: { chosen: Chosen<BillingRow> }) {
  const client = useQueryClient();
  const mayConfirm = usePermissions().has('confirm payment');
  const [step, setStep] = useState<Step | null>(null);
  return (
    <>
      {mayConfirm ? (
        <>
          <Button size="sm" onClick={() => setStep('confirm')}>
            <Check aria-hidden="true" />
            {texts.confirm.action}
          </Button>
          <Button size="sm" onClick={() => setStep('remind')}>
            <BellRing aria-hidden="true" />
            {texts.remind.action}
          </Button>
        </>
      ) : null}
      <Button size="sm" onClick={() => setStep('print')}>
        <Printer aria-hidden="true" />
        {texts.print.action}
      </Button>
      {step ? (
        <ManyDialog
          title={texts[step].title}
          question={texts[step].question}
          confirm={texts[step].confirm}
          done={texts[step].done}
          tasks={chosen.rows.filter(CAN[step]).map((row) => ({
            ...{ id: row.id, name: row.invoice_number, note: rupiah(row.amount) },
            run: () => run[step](row),
          }))}
          left={chosen.rows
            .filter((row) => !CAN[step](row))
            .map((row) => ({ id: row.id, name: row.invoice_number, note: BILLING_STATUS_LABELS[row.status] }))}
          onDone={() => void forget(client, ...OF_BILLINGS, jobCalls.list)}
          onClose={(isAllDone) => {
            setStep(null);
            if (isAllDone) chosen.clear();
          }}
        />
      ) : null}
    </>
  );
}
