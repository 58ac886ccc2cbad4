// The check of entries at the office: how far each contingent is, reminders, and the corrections by their state.
import { Box, chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { EntryCheckOverview, OverviewRow } from '@gelanggang/contract/entry-check';
import { LIST_STATE_LABELS, LIST_STATES } from '@gelanggang/domain/entry-check/signature';
import { contingentTitle, shownName } from '@gelanggang/domain/words/shown-name';
import { useState } from 'react';
import { Button, ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { FilterChip } from '@web/components/list-filters';
import { PageHeader } from '@web/components/page-header';
import { EmptyState } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { formatDayAndMoment, formatNumber } from '@web/lib/formats';
import { usePermissions } from '@web/site/account';
import { pathOf } from '@web/site/routes';
import { useOverview, TOLD } from '../entry-check.api';
import { entryCheckTexts } from '../texts';
import { CheckSettingDialog } from './check-setting-dialog';
import { ListStateTag } from './list-state-tag';
import { PaperButton } from './paper-button';
import { TermsNote } from './terms-note';
import { TicketList } from './ticket-list';
import { useSend } from '@web/lib/use-send';
import * as entryCheckCalls from '@gelanggang/contract/calls/entry-check';
import {
  type ChosenTournament,
  OfTournament,
  TournamentRow,
  useChosenTournament,
} from '@web/components/chosen-tournament';

const texts = entryCheckTexts.office;

export function OfficeChecks() {
  const tournament = useChosenTournament(tournamentCalls.active);
  const overview = useOverview(tournament.id);
  return (
    <OfTournament of={tournament} answer={overview}>
      {(data) => <Checks of={tournament} data={data} />}
    </OfTournament>
  );
}

function Checks({ of: tournament, data }: { of: ChosenTournament; data: EntryCheckOverview }) {
  const [isSetting, setSetting] = useState(false);
  const maySet = usePermissions().has('manage tournament');
  const chosen = data.tournament.id;
  const { contingents, terms } = data;
  const read = contingents.filter(({ entries }) => entries > 0);
  const signed = read.filter(({ state }) => state === 'signed');
  const lead = texts.lead(formatNumber(signed.length), formatNumber(read.length));
  return (
    <>
      <PageHeader title={entryCheckTexts.title} note={terms ? lead : undefined}>
        {maySet ? (
          <Button size="sm" onClick={() => setSetting(true)}>
            {texts.setting}
          </Button>
        ) : null}
        {terms && signed.length < read.length ? (
          <RemindButton tournamentId={chosen} count={read.length - signed.length} />
        ) : null}
      </PageHeader>
      <TournamentRow of={tournament} mb="4" />
      {terms ? <TermsNote terms={terms} timeZone={data.tournament.time_zone} /> : null}
      {terms || data.tickets.open > 0 ? (
        <>
          <TicketList key={chosen} tournamentId={chosen} counts={data.tickets} />
          <Contingents overview={data} />
        </>
      ) : (
        <EmptyState text={texts.off} hint={texts.offHint}>
          {maySet ? (
            <Button variant="solid" onClick={() => setSetting(true)}>
              {texts.setting}
            </Button>
          ) : null}
        </EmptyState>
      )}
      {isSetting ? <CheckSettingDialog tournamentId={chosen} onClose={() => setSetting(false)} /> : null}
    </>
  );
}

function RemindButton({ tournamentId, count }: { tournamentId: number; count: number }) {
  const [isOpen, setOpen] = useState(false);
  const remind = useSend(entryCheckCalls.remind, { params: { id: tournamentId } }, TOLD);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {texts.remind}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.remindTitle(formatNumber(count))}
        question={texts.remindText}
        confirmText={texts.remind}
        isDestructive={false}
        busy={remind.isPending}
        onConfirm={() => remind.mutate(undefined, { onSuccess: () => setOpen(false) })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const OPEN = 'open';

function Contingents({ overview: { contingents, tournament } }: { overview: EntryCheckOverview }) {
  const address = useAddress();
  const wanted = address.get('list_state');
  const found = (state: string) =>
    contingents.filter((row) => state === '' || (state === OPEN ? row.open_tickets > 0 : row.state === state));
  const count = (state: string) => formatNumber(found(state).length);
  const shown = found(wanted);
  return (
    <chakra.section aria-label={texts.contingents} mt="8" maxW="64rem">
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between" mb="3">
        <chakra.h2 textStyle="title.section">{texts.contingents}</chakra.h2>
        <FilterChip
          label={texts.state}
          value={wanted}
          options={[
            { value: '', label: texts.all(count('')) },
            { value: OPEN, label: texts.withOpen(count(OPEN)) },
            ...LIST_STATES.filter((state) => found(state).length > 0 || state === wanted).map((state) => ({
              value: state,
              label: `${LIST_STATE_LABELS[state]} (${count(state)})`,
            })),
          ]}
          isActive={wanted !== ''}
          isRequired
          onChoose={(value) => address.set({ list_state: value })}
        />
      </Box>
      {shown.length === 0 ? (
        <EmptyState text={contingents.length === 0 ? texts.none : texts.noneFound} />
      ) : (
        <chakra.ul aria-label={texts.contingents} borderTopWidth="2px" borderColor="fg" bg="bg.panel">
          {shown.map((row) => (
            <ContingentRow key={row.contingent.id} row={row} tournament={tournament} />
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}

function ContingentRow({ row, tournament }: { row: OverviewRow; tournament: EntryCheckOverview['tournament'] }) {
  const { contingent, signature, opened_at: opened, reminded_at: reminded } = row;
  const at = (instant: string) => formatDayAndMoment(instant, tournament.time_zone);
  const facts = [
    entryCheckTexts.entries(formatNumber(row.entries)),
    row.open_tickets > 0 ? entryCheckTexts.openTickets(formatNumber(row.open_tickets)) : '',
    texts.manager(shownName(row.manager)),
    row.merged_with === null ? '' : texts.mergedWith(shownName(row.merged_with)),
    opened && !signature ? texts.opened(at(opened)) : '',
    reminded && row.state !== 'signed' ? texts.reminded(at(reminded)) : '',
  ].filter(Boolean);
  return (
    <chakra.li
      data-contingent={contingent.id}
      borderBottomWidth="1px"
      px={{ base: '3', md: '4' }}
      py="3"
      display="grid"
      gap="3"
      alignItems="center"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
    >
      <Box minW="0" display="grid" gap="1">
        <Box display="flex" flexWrap="wrap" columnGap="2.5" rowGap="1" alignItems="center">
          <chakra.span fontWeight="semibold" overflowWrap="anywhere">
            {contingentTitle(contingent.name)}
          </chakra.span>
          <ListStateTag state={row.state} />
        </Box>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {facts.join(' · ')}
        </chakra.p>
        {signature ? (
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {entryCheckTexts.signed(signature.number, shownName(signature.signer), at(signature.signed_at))}
          </chakra.p>
        ) : null}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2">
        {signature ? <PaperButton signature={signature} /> : null}
        <ButtonLink
          size="sm"
          aria-label={texts.viewOf(shownName(contingent.name))}
          to={pathOf('/admin/entry-check/:tournament/:contingent', {
            tournament: tournament.id,
            contingent: contingent.id,
          })}
        >
          {texts.view}
        </ButtonLink>
      </Box>
    </chakra.li>
  );
}
