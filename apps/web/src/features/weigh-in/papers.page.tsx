// /admin/weigh-in/papers: who has handed in what before the first match, and the first weigh-in before the draw.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AthletePapers, PaperRow } from '@gelanggang/contract/athlete-papers';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { longDate } from '@gelanggang/domain/words/dates';
import { usePermissions } from '@web/site/account';
import { Button, ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { FilterChip, SearchField } from '@web/components/list-filters';
import { Paged } from '@web/components/paged';
import { PageHeader } from '@web/components/page-header';
import { EmptyState } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { PaperLine } from './components/paper-line';
import { PaperSettingsDialog } from './components/paper-settings-dialog';
import { usePapers } from './papers.api';
import { weighInTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';
import { useSend } from '@web/lib/use-send';
import * as paperCalls from '@gelanggang/contract/calls/papers';
import {
  type ChosenTournament,
  OfTournament,
  TournamentChip,
  useChosenTournament,
} from '@web/components/chosen-tournament';

export default function PapersPage() {
  const chosen = useChosenTournament(tournamentCalls.ofOffice);
  const answer = usePapers(chosen.id);
  return (
    <OfTournament of={chosen} answer={answer}>
      {(papers) => <Papers papers={papers} chosen={chosen} />}
    </OfTournament>
  );
}

function Papers({ papers, chosen }: { papers: AthletePapers; chosen: ChosenTournament }) {
  const address = useAddress();
  const permissions = usePermissions();
  const [isSetting, setSetting] = useState(false);
  const [isReminding, setReminding] = useState(false);
  const remind = useSend(paperCalls.remind, { params: { id: papers.tournament.id } }, { isTold: true });
  const { athletes, settings, tournament, today } = papers;
  const lacking = athletes.filter(({ lacks }) => lacks.length > 0);
  const isAll = address.get('show') === 'all';
  const shown = found(isAll ? athletes : lacking, address.get('q'));
  return (
    <>
      <PageHeader title={texts.papersTitle} note={texts.papersLead(longDate(settings.due_on))}>
        <ButtonLink to={`${pathOf('/admin/weigh-in')}?tournament_id=${tournament.id}`} size="sm">
          {texts.backToScales}
        </ButtonLink>
        {permissions.has('manage tournament') && lacking.length > 0 && today <= tournament.end_date ? (
          <Button size="sm" onClick={() => setReminding(true)}>
            {texts.remind}
          </Button>
        ) : null}
        {permissions.has('manage tournament') ? (
          <Button size="sm" onClick={() => setSetting(true)}>
            {texts.settings}
          </Button>
        ) : null}
      </PageHeader>
      <chakra.p color="fg.muted" maxW="62ch" mb="4">
        {texts.letterRule}{' '}
        {lacking.length > 0 && today > settings.due_on ? (
          <chakra.b color="status.danger.fg">{texts.overdue}</chakra.b>
        ) : null}
      </chakra.p>
      <Box display="flex" flexWrap="wrap" gap="2" mb="3" role="search">
        <SearchField placeholder={texts.find} name="q" />
        <TournamentChip of={chosen} />
        <FilterChip
          label={texts.shown}
          value={isAll ? 'all' : 'lacking'}
          options={[
            { value: 'lacking', label: texts.lacking(lacking.length) },
            { value: 'all', label: texts.all(athletes.length) },
          ]}
          isActive
          isRequired
          onChoose={(value) => address.set({ show: value })}
        />
      </Box>
      {athletes.length === 0 ? (
        <EmptyState text={texts.nobodyPaid} />
      ) : shown.length === 0 ? (
        <EmptyState text={lacking.length === 0 && !isAll ? texts.nobodyLacks : texts.noneFound} />
      ) : (
        <Paged rows={shown}>
          {(page) => (
            <chakra.ul aria-label={texts.papersTitle} borderTopWidth="2px" borderColor="fg" bg="bg.panel">
              {page.map((row) => (
                <PaperLine
                  key={`${row.participant_id} ${row.version}`}
                  row={row}
                  tournamentId={tournament.id}
                  eventStart={tournament.start_date}
                  today={today}
                />
              ))}
            </chakra.ul>
          )}
        </Paged>
      )}
      <ConfirmDialog
        open={isReminding}
        onClose={() => setReminding(false)}
        title={texts.remindTitle(new Set(lacking.map((one) => one.contingent)).size)}
        question={texts.remindText(lacking.length, longDate(settings.due_on))}
        confirmText={texts.remind}
        isDestructive={false}
        busy={remind.isPending}
        onConfirm={() => remind.mutate(undefined, { onSuccess: () => setReminding(false) })}
      />
      {isSetting ? (
        <PaperSettingsDialog tournament={tournament} settings={settings} onClose={() => setSetting(false)} />
      ) : null}
    </>
  );
}

function found(rows: readonly PaperRow[], query: string): PaperRow[] {
  const wanted = query.trim().toLocaleLowerCase('id');
  return rows.filter((one) => `${one.name} ${one.contingent}`.toLocaleLowerCase('id').includes(wanted));
}
