// /admin/payment/accounts: who owes what, the cash book, and the closing of a tournament's accounts.
import { Box, chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountsAnswer } from '@gelanggang/contract/accounts';
import * as accountsCalls from '@gelanggang/contract/calls/accounts';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { Button, ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { ExportButton } from '@web/components/list-page';
import { PageHeader } from '@web/components/page-header';
import { ReasonDialog } from '@web/components/reason-dialog';
import { Tag } from '@web/components/tag';
import { callApi } from '@web/lib/calls';
import { formatDayAndMoment } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { OF_BILLINGS } from '@web/lib/kept-calls';
import { toast } from '@web/lib/toast';
import { forget, useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { accountsTexts as texts } from './accounts-texts';
import { AccountTable } from './components/account-table';
import { CashBook } from './components/cash-book';
import { UnbilledPayments } from './components/unbilled-payments';
import { OfTournament, TournamentRow, useChosenTournament } from '@web/components/chosen-tournament';

export default function AccountsPage() {
  const tournament = useChosenTournament(tournamentCalls.all);
  const { id } = tournament;
  const answer = useCall(accountsCalls.read, id === undefined ? null : { params: { id } });
  return (
    <OfTournament of={tournament} answer={answer}>
      {(accounts, chosen) => (
        <>
          <PageHeader title={texts.title} note={texts.lead}>
            <ExportButton job={{ kind: 'accounts-export', params: { tournament_id: chosen } }} label={texts.export} />
          </PageHeader>
          <TournamentRow of={tournament} mb="5" />
          <Closing key={chosen} accounts={accounts} />
          <UnbilledPayments tournamentId={chosen} />
          <AccountTable accounts={accounts} />
          <CashBook tournamentId={chosen} timeZone={accounts.tournament.time_zone} />
        </>
      )}
    </OfTournament>
  );
}

function Closing({ accounts }: { accounts: AccountsAnswer }) {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const params = { id: accounts.tournament.id };
  const said = {
    onSuccess: ({ message }: { message: string }) => {
      toast.success(message);
      setAsked(false);
      return forget(client, accountsCalls.read, ...OF_BILLINGS);
    },
  };
  const close = useMutation({
    mutationFn: () => callApi(accountsCalls.close, { params }),
    ...said,
    onError: (error) => toast.error(messageOf(error, texts.failed)),
  });
  const reopen = useMutation({
    mutationFn: (reason: string) => callApi(accountsCalls.reopen, { params, body: { reason } }),
    ...said,
  });
  const moment = (at: string) => formatDayAndMoment(at, accounts.tournament.time_zone);
  const [last] = accounts.closings;
  const isClosed = last !== undefined && last.reopened_at === null;
  return (
    <chakra.section aria-label={texts.title} borderWidth="1px" rounded="md" p="4" mb="7" display="grid" gap="3">
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        {isClosed ? (
          <Tag tone="ok">{texts.isClosed(moment(last.closed_at), last.closed_by)}</Tag>
        ) : (
          <Tag>{texts.isOpen}</Tag>
        )}
        <Box display="flex" flexWrap="wrap" gap="2">
          <ButtonLink size="sm" to={`${pathOf('/admin/payment')}?tournament_id=${accounts.tournament.id}`}>
            {texts.toBillings}
          </ButtonLink>
          <Button size="sm" onClick={() => setAsked(true)}>
            {isClosed ? texts.reopen : texts.close}
          </Button>
        </Box>
      </Box>
      {accounts.closings.some((one) => one.reopened_at !== null) ? (
        <chakra.ul textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {accounts.closings.flatMap((one) =>
            one.reopened_at === null
              ? []
              : [
                  <li key={one.closed_at}>
                    {texts.isClosed(moment(one.closed_at), one.closed_by)}.{' '}
                    {texts.reopened(moment(one.reopened_at), one.reopened_by, one.reopen_reason)}
                  </li>,
                ],
          )}
        </chakra.ul>
      ) : null}
      <ConfirmDialog
        open={isAsked && !isClosed}
        title={texts.close}
        question={texts.closeQuestion}
        name={accounts.tournament.name}
        confirmText={texts.close}
        busy={close.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => close.mutate()}
      >
        {texts.closeHint}
      </ConfirmDialog>
      {isAsked && isClosed ? (
        <ReasonDialog
          title={texts.reopen}
          question={texts.reopenQuestion}
          name={accounts.tournament.name}
          confirmText={texts.reopen}
          hint={texts.reopenHint}
          busy={reopen.isPending}
          failure={reopen.error ? messageOf(reopen.error) : undefined}
          onClose={() => setAsked(false)}
          onConfirm={(reason) => reopen.mutate(reason)}
        />
      ) : null}
    </chakra.section>
  );
}
