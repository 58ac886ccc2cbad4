// What a correction says: of whom, from what to what, its remark, its fee, and what was answered.
import { Box, chakra } from '@chakra-ui/react';
import type { TicketRow } from '@gelanggang/contract/entry-check';
import { TICKET_STATE_LABELS, type TicketState } from '@gelanggang/domain/entry-check/ticket';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Link } from 'react-router-dom';
import { Tag } from '@web/components/tag';
import { formatDayAndMoment } from '@web/lib/formats';
import { pathOf } from '@web/site/routes';
import { entryCheckTexts } from '../texts';

const texts = entryCheckTexts.ticket;

const TONES = {
  open: 'warn',
  accepted: 'ok',
  refused: 'danger',
  'taken-back': 'neutral',
} as const satisfies Record<TicketState, string>;

const Line = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } });

/** `withContingent`: among those of others. */
export function TicketFacts({ ticket, withContingent }: { ticket: TicketRow; withContingent: boolean }) {
  const at = (instant: string) => formatDayAndMoment(instant, ticket.tournament.time_zone);
  const about = [ticket.entered_as, withContingent ? shownName(ticket.contingent.name) : ''].filter(Boolean);
  return (
    <Box display="grid" gap="1.5" minW="0">
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
        <chakra.h3 fontWeight="bold" overflowWrap="anywhere">
          {ticket.athlete === '' ? entryCheckTexts.wholeList : shownName(ticket.athlete)}
        </chakra.h3>
        <Tag tone={TONES[ticket.state]} data-ticket-state={ticket.state}>
          {TICKET_STATE_LABELS[ticket.state]}
        </Tag>
      </Box>
      {about.length > 0 ? <Line>{about.join(' · ')}</Line> : null}
      {ticket.kind === 'withdraw' ? <chakra.p>{texts.withdrawn}</chakra.p> : null}
      {ticket.changes.length > 0 ? (
        <chakra.dl display="grid" gap="1">
          {ticket.changes.map(({ field, label, from, to }) => (
            <Box key={field} data-change={field} overflowWrap="anywhere">
              <chakra.dt textStyle="sm" color="fg.muted" display="inline">
                {label}:{' '}
              </chakra.dt>
              <chakra.dd display="inline">
                <chakra.s color="fg.muted">{from}</chakra.s> → <chakra.b>{to}</chakra.b>
              </chakra.dd>
            </Box>
          ))}
        </chakra.dl>
      ) : null}
      {ticket.remark ? (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {ticket.remark}
        </chakra.p>
      ) : null}
      {ticket.fee > 0 ? (
        <Line>
          {texts.feeOf(rupiah(ticket.fee))}
          {ticket.bill ? (
            <>
              {', '}
              <Link to={pathOf('/admin/payment/confirm/:id', { id: ticket.bill.id })}>
                {texts.bill(ticket.bill.invoice_number)}
              </Link>
            </>
          ) : null}
        </Line>
      ) : null}
      <Line>
        {texts.number(ticket.id)}. {texts.asked(shownName(ticket.created_by), at(ticket.created_at))}
        {ticket.decided_at && ticket.state !== 'taken-back'
          ? `. ${texts.decided(shownName(ticket.decided_by ?? '–'), at(ticket.decided_at))}`
          : ''}
      </Line>
      {ticket.reason ? (
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {ticket.reason}
        </chakra.p>
      ) : null}
    </Box>
  );
}
