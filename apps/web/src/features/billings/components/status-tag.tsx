// The state of a billing in a word with its colour.
import { BILLING_STATUS_LABELS } from '@gelanggang/domain/words/labels';
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import { Tag } from '@web/components/tag';
import { LARGE_LETTERS } from '@web/theme/large-letters';

const TONES = {
  'waiting for payment': 'warn',
  'waiting for confirmation': 'warn',
  paid: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<BillingStatus, string>;

export function StatusTag({ status }: { status: BillingStatus }) {
  return (
    // on a phone into the margin of its card before it takes a second line
    <Tag
      tone={TONES[status]}
      w="max-content"
      maxW="calc(100% + 0.75rem)"
      whiteSpace={{ base: 'normal', md: 'nowrap' }}
      css={{ [LARGE_LETTERS]: { maxWidth: '100%' } }}
    >
      {BILLING_STATUS_LABELS[status]}
    </Tag>
  );
}
