// /admin/medals: a tournament's medals at the desk: how the overall winner is found, files and certificates.
import { Box, chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import type { TournamentName } from '@gelanggang/contract/tournaments';
import { useState } from 'react';
import { JobButton } from '@web/components/job-button';
import { NoTournament } from '@web/components/no-tournament';
import { Button, ButtonLink } from '@web/components/button';
import { FilterChip, FilterRow } from '@web/components/list-filters';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { optionsOf } from '@web/lib/options-of';
import { useAddress } from '@web/lib/address';
import { CertificatesDialog } from './components/certificates-dialog';
import { DopingDialog } from './components/doping-dialog';
import { ClassMedals } from './components/class-medals';
import { Overall } from './components/overall';
import { RuleForm } from './components/rule-form';
import { StandingsTable } from './components/standings-table';
import { medalTexts as texts } from './texts';
import { useMedals } from '@web/live/use-medals';
import { pathOf } from '@web/site/routes';
import { useChosenTournament } from '@web/components/chosen-tournament';

export default function MedalsAdminPage() {
  const address = useAddress();
  const { id: chosen, tournaments, isReady } = useChosenTournament(tournamentCalls.all);
  const tournament = tournaments.find((one) => one.id === chosen);
  const { data: medals, error, refetch } = useMedals(tournament?.slug ?? null);
  return (
    <>
      <PageHeader title={texts.title} note={texts.lead}>
        {tournament ? <Actions tournament={tournament} medals={medals} /> : null}
      </PageHeader>
      {tournaments.length > 0 ? (
        <Box mb="4">
          <FilterRow>
            <FilterChip
              label={texts.tournament}
              value={String(chosen ?? '')}
              options={optionsOf(tournaments)}
              isActive
              isRequired
              onChoose={(value) => address.set({ tournament_id: value })}
            />
          </FilterRow>
        </Box>
      ) : null}
      {!tournament ? (
        isReady ? (
          tournaments.length === 0 ? (
            <NoTournament />
          ) : (
            <EmptyState text={texts.choose} />
          )
        ) : (
          <PageLoading />
        )
      ) : error && !medals ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : medals ? (
        <Desk key={medals.tournament.id} medals={medals} />
      ) : (
        <PageLoading />
      )}
    </>
  );
}

function Actions({ tournament, medals }: { tournament: TournamentName; medals: MedalSnapshot | undefined }) {
  const [isPrinting, setPrinting] = useState(false);
  const [isDoping, setDoping] = useState(false);
  const params = { tournament_id: tournament.id };
  const hasMedals = (medals?.standings.length ?? 0) > 0;
  return (
    <>
      <ButtonLink size="sm" to={pathOf('/medali/:slug', { slug: tournament.slug })}>
        {texts.publicPage}
      </ButtonLink>
      <JobButton size="sm" disabled={!hasMedals} job={{ kind: 'medals-export', params }}>
        {texts.excel}
      </JobButton>
      <JobButton size="sm" disabled={!hasMedals} job={{ kind: 'medals-pdf', params }}>
        {texts.pdf}
      </JobButton>
      <Button size="sm" disabled={!medals} onClick={() => setDoping(true)}>
        {texts.doping}
      </Button>
      <ButtonLink size="sm" to={pathOf('/admin/medals/certificates/:id', { id: tournament.id })}>
        {texts.setting}
      </ButtonLink>
      <Button size="sm" variant="solid" onClick={() => setPrinting(true)}>
        {texts.certificates}
      </Button>
      {isDoping && medals ? <DopingDialog medals={medals} onClose={() => setDoping(false)} /> : null}
      {isPrinting ? (
        <CertificatesDialog
          tournament={tournament}
          hasMedals={hasMedals}
          open={medals?.events.filter(({ state, pools }) => state !== null && pools.length > 0).length ?? 0}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </>
  );
}

function Desk({ medals }: { medals: MedalSnapshot }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      columnGap="10"
      rowGap="6"
      alignItems="start"
    >
      <Box>
        {medals.standings.length === 0 ? (
          <EmptyState text={texts.empty} hint={texts.emptyHint} />
        ) : (
          <>
            <Overall medals={medals} />
            <Box borderTopWidth="2px" borderColor="fg" bg="bg.panel">
              <StandingsTable medals={medals} />
            </Box>
          </>
        )}
      </Box>
      <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.section borderTopWidth="2px" borderColor="fg" pt="3">
          <chakra.h2 textStyle="title.section">{texts.ruleTitle}</chakra.h2>
          <chakra.p textStyle="sm" color="fg.muted" mt="1" mb="3">
            {texts.ruleLead}
          </chakra.p>
          <RuleForm medals={medals} />
        </chakra.section>
        {medals.events.length > 0 ? (
          <chakra.section borderTopWidth="2px" borderColor="fg" pt="3">
            <chakra.h2 textStyle="title.section" pb="3">
              {texts.classTable}
            </chakra.h2>
            <ClassMedals events={medals.events} lone={medals.rule.lone_entrant} isUnfolded={false} />
          </chakra.section>
        ) : null}
      </Box>
    </Box>
  );
}
