// The state of a billing in a word with its colour.
import { BILLING_STATUS_LABELS } from '@gelanggang/domain/words/labels';
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import { Tag } from '@web/components/tag';

const TONES = {
  'waiting for payment': 'warn',
  'waiting for confirmation': 'warn',
  paid: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<BillingStatus, string>;

export function StatusTag({ status }: { status: BillingStatus }) {
  return (
    <Tag tone={TONES[status]} whiteSpace={{ base: 'normal', md: 'nowrap' }}>
      {BILLING_STATUS_LABELS[status]}
    </Tag>
  );
}
