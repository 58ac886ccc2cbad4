// The receipts for cash of a bill: the one that stands, with the way to undo it, and those that were undone.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import type { BillingAnswer, CashReceiptRow, UndoCashRequest } from '@gelanggang/contract/billings';
import { longDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { Button } from '@web/components/button';
import { ReasonDialog } from '@web/components/reason-dialog';
import { Tag } from '@web/components/tag';
import { callApi } from '@web/lib/calls';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useBillingWrite } from '../billings.api';
import { billingTexts } from '../texts';

const { cash: texts } = billingTexts;

export function CashReceipts({ billing }: { billing: BillingAnswer }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3">
      {billing.cash_receipts.map((one) => (
        <chakra.li
          key={one.receipt_number}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          borderTopWidth="1px"
          pt="3"
        >
          <Receipt receipt={one} />
          {one.undone_at === null && billing.steps.includes('undo-cash') ? (
            <Button size="sm" onClick={() => setAsked(true)}>
              {texts.undo}
            </Button>
          ) : null}
        </chakra.li>
      ))}
      {isAsked ? <UndoDialog billing={billing} onClose={() => setAsked(false)} /> : null}
    </chakra.ul>
  );
}

function Receipt({ receipt }: { receipt: CashReceiptRow }) {
  const isUndone = receipt.undone_at !== null;
  return (
    <Box flex="1 1 16rem" minW="0" overflowWrap="anywhere">
      <chakra.p fontWeight="semibold">
        {receipt.receipt_number} <Tag tone={isUndone ? 'danger' : 'ok'}>{isUndone ? texts.undone : texts.stands}</Tag>
      </chakra.p>
      <chakra.p>{texts.line(rupiah(receipt.amount), receipt.received_from, longDate(receipt.received_on))}</chakra.p>
      {receipt.taken_by === null ? null : (
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.takenBy(receipt.taken_by)}
        </chakra.p>
      )}
      {isUndone ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.undoneBy(receipt.undone_by ?? billingTexts.system, receipt.undo_reason ?? '')}
        </chakra.p>
      ) : null}
    </Box>
  );
}

function UndoDialog({ billing, onClose }: { billing: BillingAnswer; onClose(): void }) {
  const undo = useBillingWrite((body: UndoCashRequest) =>
    callApi(billingCalls.undoCash, { params: { id: billing.id }, body }),
  );
  return (
    <ReasonDialog
      title={texts.undoTitle}
      question={texts.undoQuestion}
      name={billing.cash_receipts[0]?.receipt_number}
      confirmText={texts.undo}
      hint={texts.undoHint}
      isDestructive
      busy={undo.isPending}
      failure={undo.error ? messageOf(undo.error) : undefined}
      onClose={onClose}
      onConfirm={(reason) =>
        undo.mutate(
          { reason, version: billing.version },
          {
            onSuccess: ({ message }) => {
              toast.success(message);
              onClose();
            },
          },
        )
      }
    />
  );
}
