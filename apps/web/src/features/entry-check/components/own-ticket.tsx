// A correction at its contingent: while it waits it can be taken back.
import { Box, chakra } from '@chakra-ui/react';
import type { TicketRow } from '@gelanggang/contract/entry-check';
import { useState } from 'react';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { TOLD } from '../entry-check.api';
import { entryCheckTexts as texts } from '../texts';
import { TicketFacts } from './ticket-facts';
import { useSend } from '@web/lib/use-send';
import * as entryCheckCalls from '@gelanggang/contract/calls/entry-check';

export function OwnTicket({ ticket }: { ticket: TicketRow }) {
  const [isOpen, setOpen] = useState(false);
  const takeBack = useSend(
    entryCheckCalls.takeBack,
    (version: number) => ({ params: { id: ticket.id }, body: { version } }),
    TOLD,
  );
  return (
    <chakra.li data-ticket={ticket.id} py="4" borderBottomWidth="1px" display="grid" gap="3">
      <TicketFacts ticket={ticket} withContingent={false} />
      {ticket.state === 'open' ? (
        <Box>
          <Button size="sm" onClick={() => setOpen(true)}>
            {texts.takeBack}
          </Button>
        </Box>
      ) : null}
      <ConfirmDialog
        open={isOpen}
        title={texts.takeBackTitle}
        question={texts.takeBackText}
        confirmText={texts.takeBack}
        busy={takeBack.isPending}
        onConfirm={() => takeBack.mutate(ticket.version, { onSuccess: () => setOpen(false) })}
        onClose={() => setOpen(false)}
      />
    </chakra.li>
  );
}
