// How a payment stands where there is nothing to pay now: its proof waits, or it was rejected; and what comes next.
import { Box, chakra } from '@chakra-ui/react';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import type { ReactNode } from 'react';
import { billingTexts as texts } from '../texts';

/** In place of the accounts: who finds them here once the proof is sent pays twice. */
export const Sent = () => (
  <Standing title={texts.sent.title} tone="fg">
    <chakra.p>{texts.sent.next}</chakra.p>
  </Standing>
);

/** `isPayer`: whoever has to pay anew, not the office that rejected it. */
export const Refused = ({ billing, isPayer }: { billing: BillingAnswer; isPayer: boolean }) => (
  <Standing title={texts.refused.title} tone="status.danger.fg">
    <chakra.dl>
      <chakra.dt textStyle="sm" color="fg.muted">
        {texts.rejectReason}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line" fontWeight="semibold">
        {billing.reject_reason || '–'}
      </chakra.dd>
    </chakra.dl>
    {isPayer ? <chakra.p>{texts.refused.next}</chakra.p> : null}
  </Standing>
);

const Standing = ({ title, tone, children }: { title: string; tone: string; children: ReactNode }) => (
  <Box as="section" aria-label={title} display="grid" gap="3" borderWidth="1px" borderColor={tone} rounded="md" p="4">
    <chakra.h2 textStyle="title.section" color={tone}>
      {title}
    </chakra.h2>
    {children}
  </Box>
);
