// A manager's athletes that nobody has billed yet, with one bill for all of them (issue "Paying": 'Bayar semua').
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { BillingRequest } from '@gelanggang/contract/billings';
import type { TournamentName } from '@gelanggang/contract/tournaments';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { Button } from '@web/components/button';
import { callApi } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { useBillingWrite, useTournaments } from '../billings.api';
import { billingTexts as texts, quoteTexts } from '../texts';
import { CodeField, QuoteLines, useQuote } from './quote';

/** One line for each tournament that has somebody to pay for. */
export function PayAll() {
  const tournaments = useTournaments(tournamentCalls.ofOffice);
  return tournaments.map((one) => <PayAllOf key={one.id} tournament={one} />);
}

function PayAllOf({ tournament }: { tournament: TournamentName }) {
  const navigate = useNavigate();
  const members = useCall(teamMemberCalls.list, { query: { fetch_all: true, tournament_id: tournament.id } });
  const issue = useBillingWrite((body: BillingRequest) => callApi(billingCalls.create, { body }), {
    done: texts.added,
    failed: texts.saveFailed,
  });
  const due = (members.data?.data ?? []).filter(
    (one) => one.registration_fee !== null && !one.exists_in_billing_details,
  );
  const ids = due.map((one) => one.id);
  const [code, setCode] = useState('');
  const quote = useQuote(
    ids.length === 0 ? null : { tournament_id: tournament.id, member_ids: ids, discount_code: code },
  );
  if (due.length === 0) return null;
  const amount = quote.data?.amount ?? due.reduce((sum, one) => sum + (one.registration_fee ?? 0), 0);
  const pay = () =>
    issue.mutate(
      { tournament_id: tournament.id, member_ids: ids, discount_code: code, amount },
      { onSuccess: ({ data }) => void navigate(pathOf('/admin/payment/confirm/:id', { id: data.id })) },
    );
  return (
    <Box
      as="section"
      aria-label={texts.payAllFor(tournament.name)}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      p="4"
      mb="4"
    >
      <Box minW="0" maxW="100%">
        <chakra.p fontWeight="semibold">{tournament.name}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.dueAthletes(due.length)}
        </chakra.p>
        <Box mt="3" display="grid" gap="3">
          <CodeField label={quoteTexts.codeFor(tournament.name)} code={code} onUse={setCode} error={quote.error} />
          {quote.data ? <QuoteLines quote={quote.data} /> : null}
        </Box>
      </Box>
      <Button
        variant="solid"
        onClick={pay}
        busy={issue.isPending || issue.isSuccess}
        disabled={quote.isError}
        flex={{ base: '1 1 100%', sm: '0 0 auto' }}
      >
        {texts.payAll(rupiah(amount))}
      </Button>
    </Box>
  );
}
