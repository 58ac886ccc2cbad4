// /admin/entry-check/:tournament/:contingent: one list. Its manager reads and signs it on a phone; the office sees the same.
import { Box, chakra } from '@chakra-ui/react';
import type { EntryCheck } from '@gelanggang/contract/entry-check';
import { contingentTitle, shownName } from '@gelanggang/domain/words/shown-name';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { formatDayAndMoment, formatNumber } from '@web/lib/formats';
import { usePermissions } from '@web/site/account';
import { useContextOf } from '@web/site/tournament-context';
import { EntryCard } from './components/entry-card';
import { ListStateTag } from './components/list-state-tag';
import { OfficeTicket } from './components/office-ticket';
import { OwnTicket } from './components/own-ticket';
import { PaperButton } from './components/paper-button';
import { TermsNote } from './components/terms-note';
import { TicketDialog } from './components/ticket-dialog';
import { useEntryCheck, useOwnChecks, ofList, TOLD } from './entry-check.api';
import { entryCheckTexts as texts } from './texts';
import { useSend } from '@web/lib/use-send';
import * as entryCheckCalls from '@gelanggang/contract/calls/entry-check';

export default function EntryCheckPage() {
  const params = useParams();
  const [tournamentId, contingentId] = [Number(params.tournament), Number(params.contingent)];
  const permissions = usePermissions();
  const isOffice = permissions.has('manage contingents');
  const { data, error, refetch } = useEntryCheck(tournamentId, contingentId, isOffice);
  const own = useOwnChecks();
  useContextOf(tournamentId);
  if (error && !data)
    return (
      <>
        <PageHeader title={texts.title} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  if (!data || !permissions.isKnown || !own.data) return <PageLoading />;
  const isOwn = own.data.some((one) => one.tournament.id === tournamentId && one.contingent.id === contingentId);
  return <List key={`${tournamentId} ${contingentId}`} check={data} isOwn={isOwn} isOffice={isOffice} />;
}

interface ListProps {
  check: EntryCheck;
  /** Of the own account, which alone signs and asks. */
  isOwn: boolean;
  isOffice: boolean;
}

function List({ check, isOwn, isOffice }: ListProps) {
  const { tournament, contingent, terms, rows, tickets, gone } = check;
  const [isAsking, setAsking] = useState(false);
  const { mutate: open } = useSend(
    entryCheckCalls.open,
    { params: ofList(tournament.id, contingent.id) },
    {
      forgets: [entryCheckCalls.own],
    },
  );
  const isUnopened = isOwn && check.opened_at === null;
  useEffect(() => {
    if (isUnopened) open();
  }, [isUnopened, open]);
  const mayAsk = isOwn && terms.refusal === null;
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  return (
    <>
      <PageHeader title={contingentTitle(contingent.name)} note={tournament.name} />
      <Box display="flex" flexWrap="wrap" gap="2.5" alignItems="center" mb="2">
        <ListStateTag state={check.state} />
        <chakra.span>{texts.entries(formatNumber(rows.length))}</chakra.span>
      </Box>
      <TermsNote terms={terms} timeZone={tournament.time_zone} />
      {check.merged_with === null ? null : (
        <chakra.p mb="4" fontWeight="semibold" overflowWrap="anywhere">
          {texts.mergedWith(shownName(check.merged_with))}
        </chakra.p>
      )}
      {gone.length > 0 ? (
        <chakra.p mb="4" overflowWrap="anywhere">
          {texts.gone} <chakra.b>{gone.map(shownName).join(', ')}</chakra.b>
        </chakra.p>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState text={texts.emptyList} hint={texts.emptyListHint} />
      ) : (
        <chakra.ul
          aria-label={texts.list}
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          maxW="64rem"
        >
          {rows.map((row) => (
            <EntryCard
              key={row.id}
              row={row}
              check={check}
              ticket={row.ticket_id === null ? null : (byId.get(row.ticket_id) ?? null)}
              mayAsk={mayAsk}
              isOwn={isOwn}
            />
          ))}
        </chakra.ul>
      )}
      {isOwn ? <SignBox check={check} /> : null}
      {mayAsk ? (
        <Box mt="4">
          <Button onClick={() => setAsking(true)}>{texts.addRemark}</Button>
        </Box>
      ) : null}
      <chakra.section aria-label={texts.tickets} mt="8" maxW="64rem">
        <Title>{texts.tickets}</Title>
        {tickets.length === 0 ? (
          <chakra.p color="fg.muted">{texts.noTickets}</chakra.p>
        ) : (
          <chakra.ul borderTopWidth="2px" borderColor="fg">
            {tickets.map((ticket) =>
              isOffice ? (
                <OfficeTicket key={ticket.id} ticket={ticket} withContingent={false} />
              ) : (
                <OwnTicket key={ticket.id} ticket={ticket} />
              ),
            )}
          </chakra.ul>
        )}
      </chakra.section>
      <Signatures check={check} />
      {isAsking ? <TicketDialog check={check} row={null} ticket={null} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

const Title = chakra('h2', { base: { textStyle: 'title.section', mb: '3' } });

/** In reach while the list is read. */
function SignBox({ check }: { check: EntryCheck }) {
  const { tournament, contingent, rows, seen, state, sign_refusal: refusal, signatures } = check;
  const [isOpen, setOpen] = useState(false);
  const sign = useSend(
    entryCheckCalls.sign,
    (seen: string) => ({ params: ofList(tournament.id, contingent.id), body: { seen } }),
    TOLD,
  );
  const reported = rows.filter((row) => row.ticket_id !== null).length;
  const right = formatNumber(rows.length - reported);
  const label = signatures.length > 0 ? texts.signAgain : reported > 0 ? texts.signRest : texts.allRight;
  if (refusal !== null) {
    return state === 'signed' || rows.length === 0 ? null : (
      <chakra.p mt="4" fontWeight="semibold">
        {refusal}
      </chakra.p>
    );
  }
  return (
    <Box
      position="sticky"
      bottom="0"
      zIndex="1"
      mt="4"
      py="3"
      bg="bg"
      display="grid"
      justifyItems={{ base: 'stretch', sm: 'start' }}
    >
      <Button variant="solid" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.signTitle}
        question={texts.signText(right, shownName(contingent.name))}
        confirmText={texts.sign}
        isDestructive={false}
        busy={sign.isPending}
        onConfirm={() => sign.mutate(seen, { onSuccess: () => setOpen(false) })}
        onClose={() => setOpen(false)}
      >
        {reported > 0 ? texts.signReported(formatNumber(reported)) : null}
      </ConfirmDialog>
    </Box>
  );
}

function Signatures({ check: { signatures, tournament } }: { check: EntryCheck }) {
  return (
    <chakra.section aria-label={texts.signatures} mt="8" maxW="64rem">
      <Title>{texts.signatures}</Title>
      {signatures.length === 0 ? (
        <chakra.p color="fg.muted">{texts.unsigned}</chakra.p>
      ) : (
        <chakra.ul borderTopWidth="2px" borderColor="fg">
          {signatures.map((one) => (
            <chakra.li
              key={one.id}
              data-signature={one.number}
              py="3"
              borderBottomWidth="1px"
              display="flex"
              flexWrap="wrap"
              gap="3"
              alignItems="center"
              justifyContent="space-between"
            >
              <chakra.span minW="0" overflowWrap="anywhere">
                {texts.signed(
                  one.number,
                  shownName(one.signer),
                  formatDayAndMoment(one.signed_at, tournament.time_zone),
                )}
                {one.merged_from === null ? '' : `, ${texts.signedFor(shownName(one.merged_from))}`}
                {one.is_late ? `, ${texts.late}` : ''}
              </chakra.span>
              <PaperButton signature={one} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
