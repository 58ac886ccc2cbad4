// A correction at its contingent: while it waits it can be taken back.
import { Box, chakra } from '@chakra-ui/react';
import type { TicketRow } from '@gelanggang/contract/entry-check';
import { useState } from 'react';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { useTakeBack } from '../entry-check.api';
import { entryCheckTexts as texts } from '../texts';
import { TicketFacts } from './ticket-facts';

export function OwnTicket({ ticket }: { ticket: TicketRow }) {
  const [isOpen, setOpen] = useState(false);
  const takeBack = useTakeBack(ticket.id);
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
        onConfirm={() => takeBack.mutate(ticket.version, { onSettled: () => setOpen(false) })}
        onClose={() => setOpen(false)}
      />
    </chakra.li>
  );
}
