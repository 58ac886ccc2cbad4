// A correction at the office: accepted, which carries it out, or refused with its reason.
import { Box, chakra } from '@chakra-ui/react';
import type { TicketRow } from '@gelanggang/contract/entry-check';
import { useState } from 'react';
import { Button, ButtonLink } from '@web/components/button';
import { ReasonDialog } from '@web/components/reason-dialog';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { pathOf } from '@web/site/routes';
import { CHANGES } from '../entry-check.api';
import { entryCheckTexts } from '../texts';
import { TicketFacts } from './ticket-facts';
import { useSend } from '@web/lib/use-send';
import * as entryCheckCalls from '@gelanggang/contract/calls/entry-check';

const texts = entryCheckTexts.office;

export function OfficeTicket({ ticket, withContingent }: { ticket: TicketRow; withContingent: boolean }) {
  const [asked, setAsked] = useState<'accept' | 'refuse' | null>(null);
  const { tournament, contingent } = ticket;
  return (
    <chakra.li
      data-ticket={ticket.id}
      py="4"
      borderBottomWidth="1px"
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
    >
      <TicketFacts ticket={ticket} withContingent={withContingent} />
      <Box display="flex" flexWrap="wrap" gap="2" alignItems="start" justifyContent={{ md: 'end' }}>
        {ticket.state === 'open' ? (
          <>
            <Button variant="solid" onClick={() => setAsked('accept')}>
              {texts.accept}
            </Button>
            <Button onClick={() => setAsked('refuse')}>{texts.refuse}</Button>
          </>
        ) : null}
        {withContingent ? (
          <ButtonLink
            to={pathOf('/admin/entry-check/:tournament/:contingent', {
              tournament: tournament.id,
              contingent: contingent.id,
            })}
          >
            {texts.toList}
          </ButtonLink>
        ) : null}
      </Box>
      {asked === 'accept' ? <AcceptDialog ticket={ticket} onClose={() => setAsked(null)} /> : null}
      {asked === 'refuse' ? <RefuseDialog ticket={ticket} onClose={() => setAsked(null)} /> : null}
    </chakra.li>
  );
}

interface StepProps {
  ticket: TicketRow;
  onClose(): void;
}

function AcceptDialog({ ticket, onClose }: StepProps) {
  const accept = useSend(entryCheckCalls.accept, { params: { id: ticket.id } }, CHANGES);
  return (
    <ReasonDialog
      title={texts.acceptTitle}
      question={texts.acceptText[ticket.kind]}
      confirmText={texts.accept}
      label={texts.answer}
      hint={texts.reasonHint}
      isOptional
      busy={accept.isPending}
      failure={accept.error ? messageOf(accept.error) : undefined}
      onConfirm={(reason) => accept.mutate({ version: ticket.version, reason: reason || undefined }, told(onClose))}
      onClose={onClose}
    />
  );
}

function RefuseDialog({ ticket, onClose }: StepProps) {
  const refuse = useSend(entryCheckCalls.refuse, { params: { id: ticket.id } }, CHANGES);
  return (
    <ReasonDialog
      title={texts.refuseTitle}
      question={texts.refuseText}
      confirmText={texts.refuse}
      hint={texts.reasonHint}
      isDestructive
      busy={refuse.isPending}
      failure={refuse.error ? messageOf(refuse.error) : undefined}
      onConfirm={(reason) => refuse.mutate({ version: ticket.version, reason }, told(onClose))}
      onClose={onClose}
    />
  );
}

const told = (onClose: () => void) => ({
  onSuccess: ({ message }: { message: string }) => {
    toast.success(message);
    onClose();
  },
});
