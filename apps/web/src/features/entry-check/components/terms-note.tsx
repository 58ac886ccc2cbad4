// Until when changes are taken, and what is true after that.
import { chakra } from '@chakra-ui/react';
import type { ChangeTerms } from '@gelanggang/contract/entry-check';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { entryCheckTexts as texts } from '../texts';

export function TermsNote({ terms, timeZone }: { terms: ChangeTerms; timeZone: string }) {
  const due = texts.due(terms.due_at, timeZone);
  const fee = rupiah(terms.late_fee ?? 0);
  const [when, then] = terms.is_late
    ? [texts.wasDue(due), terms.after_due === 'fee' ? texts.nowFee(fee) : texts.nowClosed]
    : [texts.until(due), terms.after_due === 'fee' ? texts.afterFee(fee) : texts.afterClosed];
  return (
    <chakra.p data-terms maxW="62ch" mb="4" color={terms.is_late ? 'status.danger.fg' : 'fg.muted'}>
      {when} {then}
    </chakra.p>
  );
}
