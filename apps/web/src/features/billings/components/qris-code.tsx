// The tournament's QRIS with a bill's exact amount: to be scanned, or kept as a picture for the app on the same phone.
import { Box, chakra } from '@chakra-ui/react';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import { Button } from '@web/components/button';
import { QrCode } from '@web/components/qr-code';
import { saveQrPicture } from '@web/lib/qr-picture';
import { toast } from '@web/lib/toast';
import { billingTexts as texts } from '../texts';

interface QrisCodeProps {
  qris: NonNullable<BillingAnswer['qris']>;
  billing: Pick<BillingAnswer, 'invoice_number' | 'total_amount'>;
}

export function QrisCode({ qris, billing }: QrisCodeProps) {
  const sum = rupiah(billing.total_amount);
  const name = `qris-${billing.invoice_number.replace(/[^A-Za-z0-9]+/g, '-')}.png`;
  return (
    <Box display="grid" justifyItems="center" gap="3" py="4" borderTopWidth="1px" borderColor="border">
      <QrCode text={qris.code} label={texts.qrisLabel(qris.merchant, sum)} size="min(100%, 15rem)" />
      <Box textAlign="center">
        <chakra.p fontWeight="semibold">{qris.merchant}</chakra.p>
        <chakra.p textStyle="title.section" fontVariantNumeric="tabular-nums">
          {sum}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" mt="1">
          {texts.qrisHow}
        </chakra.p>
      </Box>
      <Button
        size="sm"
        onClick={() => void saveQrPicture(qris.code, name).catch(() => toast.error(texts.qrisNotSaved))}
      >
        {texts.qrisSave}
      </Button>
    </Box>
  );
}
