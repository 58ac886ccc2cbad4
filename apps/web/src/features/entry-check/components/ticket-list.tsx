// The corrections of a tournament, those that wait the longest first; others by a filter.
import { Box, chakra } from '@chakra-ui/react';
import { TICKET_STATE_LABELS, TICKET_STATES, type TicketState } from '@gelanggang/domain/entry-check/ticket';
import { FilterChip, SearchField } from '@web/components/list-filters';
import { Pagination } from '@web/components/pagination';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { formatNumber } from '@web/lib/formats';
import { entryCheckTexts } from '../texts';
import { OfficeTicket } from './office-ticket';
import { useCall } from '@web/lib/use-call';
import * as entryCheckCalls from '@gelanggang/contract/calls/entry-check';

const texts = entryCheckTexts.office;
const PER_PAGE = 20;

const isState = (text: string): text is TicketState => (TICKET_STATES as readonly string[]).includes(text);

interface TicketListProps {
  tournamentId: number;
  counts: Record<TicketState, number>;
}

export function TicketList({ tournamentId, counts }: TicketListProps) {
  const address = useAddress();
  const asked = address.get('tickets');
  const state = isState(asked) ? asked : 'open';
  const page = address.getNumber('page') ?? 1;
  const { data, error, refetch } = useCall(entryCheckCalls.tickets, {
    query: {
      ...{ tournament_id: tournamentId, state, search: address.get('q'), page, perPage: PER_PAGE },
    },
  });
  return (
    <chakra.section aria-label={texts.ticketState} maxW="64rem">
      <chakra.h2 textStyle="title.section" mb="3">
        {texts.ticketState}
      </chakra.h2>
      <Box display="flex" flexWrap="wrap" gap="2" mb="3" role="search">
        <SearchField placeholder={texts.findTicket} name="q" />
        <FilterChip
          label={texts.ticketFilter}
          value={state}
          options={TICKET_STATES.map((one) => ({
            value: one,
            label: `${TICKET_STATE_LABELS[one]} (${formatNumber(counts[one])})`,
          }))}
          isActive
          isRequired
          onChoose={(value) => address.set({ tickets: value, page: null })}
        />
      </Box>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageLoading />
      ) : data.data.length === 0 ? (
        <EmptyState text={texts.noTickets} hint={texts.noTicketsHint} />
      ) : (
        <chakra.ul aria-label={texts.ticketState} borderTopWidth="2px" borderColor="fg">
          {data.data.map((ticket) => (
            <OfficeTicket key={ticket.id} ticket={ticket} withContingent />
          ))}
        </chakra.ul>
      )}
      {data && data.last_page > 1 ? (
        <Pagination
          page={data.current_page}
          lastPage={data.last_page}
          total={data.total}
          perPage={PER_PAGE}
          onPage={(wanted) => address.set({ page: wanted })}
        />
      ) : null}
    </chakra.section>
  );
}
