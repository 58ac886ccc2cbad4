// Mails that could not be sent: to whom, about what and why, so that somebody tells them otherwise or puts the address right.
import { chakra } from '@chakra-ui/react';
import type { SystemMail } from '@gelanggang/contract/system';
import { formatMomentWithDay } from '@web/lib/formats';
import { systemTexts as texts } from '../texts';
import { Nothing, SectionRow } from './section';

export function UnsentMails({ mails }: { mails: readonly SystemMail[] }) {
  if (mails.length === 0) return <Nothing text={texts.noUnsentMails} />;
  return mails.map((mail) => (
    <SectionRow key={mail.id} display="block">
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {mail.to}
      </chakra.p>
      <chakra.p textStyle="sm" overflowWrap="anywhere">
        {mail.subject}
      </chakra.p>
      <chakra.p textStyle="sm" color="status.danger.fg" overflowWrap="anywhere">
        {mail.fault}
      </chakra.p>
      <chakra.p textStyle="xs" color="fg.subtle">
        {[
          texts.attempt(mail.attempt),
          texts.writtenAt(formatMomentWithDay(mail.written_at)),
          mail.next_try_at === null ? texts.givenUp : texts.triedAgain(formatMomentWithDay(mail.next_try_at)),
        ].join(' · ')}
      </chakra.p>
    </SectionRow>
  ));
}
