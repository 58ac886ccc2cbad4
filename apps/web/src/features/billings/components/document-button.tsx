// Downloads a billing's invoice or receipt as PDF; the worker prints it meanwhile.
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as exportCalls from '@gelanggang/contract/calls/exports';
import type { BillingRow } from '@gelanggang/contract/billings';
import { Button } from '@web/components/button';
import { download } from '@web/lib/call-files';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { billingTexts as texts } from '../texts';

interface DocumentButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'px' | 'my' | 'ms'> {
  billing: Pick<BillingRow, 'id' | 'invoice_number'>;
  as: 'invoice' | 'receipt';
}

export function DocumentButton({ billing, as, ...look }: DocumentButtonProps) {
  const name = texts.documents[as];
  const fetching = useMutation({
    mutationFn: () => download(exportCalls[as], { params: { id: billing.id } }, `${as}.pdf`),
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <Button
      size="sm"
      busy={fetching.isPending}
      onClick={() => fetching.mutate()}
      aria-label={`${name} ${billing.invoice_number}`}
      {...look}
    >
      {fetching.isPending ? null : <FileDown aria-hidden="true" />}
      {name}
    </Button>
  );
}
