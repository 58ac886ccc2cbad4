// /admin/officials: who works at a tournament, with role, region, licence and days.
import { useState } from 'react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { OfficialRow, Officials } from '@gelanggang/contract/officials';
import { OFFICIAL_ROLES, roleLabel } from '@gelanggang/domain/officials/roles';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button, ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { JobButton } from '@web/components/job-button';
import type { Column } from '@web/components/table-columns';
import { Filters } from '@web/components/filters';
import { FilterChip } from '@web/components/list-filters';
import { ListPage, ListTable } from '@web/components/list-page';
import { useAddress } from '@web/lib/address';
import { useShownPage } from '@web/lib/list-view';
import { pageOf } from '@web/lib/page-of';
import { pathOf } from '@web/site/routes';
import { texts as common } from '@web/site/texts';
import { ImportDialog } from './components/import-dialog';
import { LinkDialog } from './components/link-dialog';
import { OfficialDialog } from './components/official-dialog';
import { useOfficials, changed } from './officials.api';
import { dutyTexts } from './duty-texts';
import { officialTexts as texts } from './texts';
import { useSend } from '@web/lib/use-send';
import * as officialCalls from '@gelanggang/contract/calls/officials';
import {
  type ChosenTournament,
  OfTournament,
  TournamentChip,
  useChosenTournament,
} from '@web/components/chosen-tournament';

const COLUMNS: readonly Column<OfficialRow>[] = [
  { key: 'name', title: texts.name, cell: (row) => shownName(row.name), isName: true },
  { key: 'roles', title: texts.roles, cell: (row) => row.roles.map(roleLabel).join(', ') },
  { key: 'region', title: texts.region, cell: (row) => row.region || '–' },
  { key: 'licence', title: texts.licence, cell: (row) => row.licence || '–' },
  { key: 'phone', title: texts.phone, cell: (row) => row.phone || '–', isUnbroken: true },
  { key: 'days', title: texts.days, cell: (row) => texts.dayList(row.days) },
];

export default function OfficialsPage() {
  const chosen = useChosenTournament(tournamentCalls.ofOffice);
  const answer = useOfficials(chosen.id);
  return (
    <OfTournament of={chosen} answer={answer}>
      {(data) => <List data={data} chosen={chosen} refetch={answer.refetch} />}
    </OfTournament>
  );
}

interface ListProps {
  data: Officials;
  chosen: ChosenTournament;
  refetch(): unknown;
}

function List({ data, chosen, refetch }: ListProps) {
  const address = useAddress();
  const { page, perPage } = useShownPage(50);
  const [edited, setEdited] = useState<OfficialRow | 'new' | null>(null);
  const [linked, setLinked] = useState<OfficialRow | null>(null);
  const [removed, setRemoved] = useState<OfficialRow | null>(null);
  const [isImporting, setImporting] = useState(false);
  const { tournament, officials } = data;
  const remove = useSend(officialCalls.remove, (id: number) => ({ params: { id } }), {
    ...changed(tournament.id),
    isTold: true,
  });
  const role = OFFICIAL_ROLES.find((one) => one === address.get('role'));
  const shown = found(officials, address.get('search')).filter((one) => !role || one.roles.includes(role));
  return (
    <>
      <ListPage
        title={texts.title}
        note={texts.lead(officials.length)}
        actions={
          <>
            <ButtonLink to={`${pathOf('/admin/officials/duties')}?tournament_id=${tournament.id}`} size="sm">
              {dutyTexts.title}
            </ButtonLink>
            <JobButton
              size="sm"
              disabled={officials.length === 0}
              job={{ kind: 'staff-cards-pdf', params: { tournament_id: tournament.id, for: 'officials' } }}
            >
              {texts.cards}
            </JobButton>
            <Button size="sm" onClick={() => setImporting(true)}>
              {texts.import}
            </Button>
            <Button size="sm" variant="solid" onClick={() => setEdited('new')}>
              {texts.add}
            </Button>
          </>
        }
      >
        <Filters search={texts.find}>
          <TournamentChip of={chosen} label={texts.tournament} />
          <FilterChip
            label={texts.role}
            value={role ?? ''}
            options={OFFICIAL_ROLES.map((one) => ({ value: one, label: roleLabel(one) }))}
            isActive={role !== undefined}
            allLabel={texts.allRoles}
            onChoose={(value) => address.set({ role: value })}
          />
        </Filters>
        <ListTable
          of={{ data: pageOf(shown, page, perPage), isFetching: false, error: null, refetch }}
          label={texts.title}
          columns={COLUMNS}
          nameOf={(row) => shownName(row.name)}
          actionsOf={(row) => [
            { id: 'link', label: dutyTexts.link, onSelect: () => setLinked(row) },
            { id: 'edit', label: common.action.edit, onSelect: () => setEdited(row) },
            { id: 'delete', label: common.action.delete, isDestructive: true, onSelect: () => setRemoved(row) },
          ]}
          emptyText={officials.length === 0 ? texts.empty : texts.noneFound}
        />
      </ListPage>
      {edited ? (
        <OfficialDialog data={data} official={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
      {isImporting ? <ImportDialog tournamentId={tournament.id} onClose={() => setImporting(false)} /> : null}
      {linked ? <LinkDialog official={linked} onClose={() => setLinked(null)} /> : null}
      <ConfirmDialog
        open={removed !== null}
        title={common.action.delete}
        question={texts.question}
        name={shownName(removed?.name ?? '')}
        confirmText={common.action.delete}
        busy={remove.isPending}
        onClose={() => setRemoved(null)}
        onConfirm={() => removed && remove.mutate(removed.id, { onSuccess: () => setRemoved(null) })}
      />
    </>
  );
}

function found(rows: readonly OfficialRow[], query: string): OfficialRow[] {
  const wanted = query.trim().toLocaleLowerCase('id');
  return rows.filter((one) =>
    `${one.name} ${one.region} ${one.licence} ${one.phone}`.toLocaleLowerCase('id').includes(wanted),
  );
}
