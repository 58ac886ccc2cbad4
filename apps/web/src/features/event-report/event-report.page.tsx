// /admin/event-report: the technical delegate's report, the book of results and the archive, each one press away.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { JobButton } from '@web/components/job-button';
import { NoTournament } from '@web/components/no-tournament';
import { PageHeader } from '@web/components/page-header';
import { PageLoading } from '@web/components/states';
import { reportTexts as texts } from './texts';
import { TournamentRow, useChosenTournament } from '@web/components/chosen-tournament';

export default function EventReportPage() {
  const tournament = useChosenTournament(tournamentCalls.all);
  const chosen = tournament.id;
  if (chosen === undefined) return tournament.isReady ? <NoTournament /> : <PageLoading />;
  const params = { tournament_id: chosen };
  return (
    <>
      <PageHeader title={texts.title} note={texts.lead} />
      <TournamentRow of={tournament} label={texts.tournament} mb="4" />
      <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <Document title={texts.report} text={texts.reportText}>
          <JobButton variant="solid" job={{ kind: 'event-report-pdf', params }}>
            {texts.pdf}
          </JobButton>
          <JobButton job={{ kind: 'event-report-export', params }}>{texts.excel}</JobButton>
        </Document>
        <Document title={texts.book} text={texts.bookText}>
          <JobButton variant="solid" job={{ kind: 'result-book-pdf', params }}>
            {texts.pdf}
          </JobButton>
        </Document>
        <Document title={texts.archive} text={texts.archiveText}>
          <JobButton variant="solid" job={{ kind: 'archive-export', params }}>
            {texts.zip}
          </JobButton>
        </Document>
      </Box>
    </>
  );
}

function Document({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <chakra.section bg="bg.panel" borderWidth="1px" borderTopWidth="2px" borderTopColor="fg" p="4" aria-label={title}>
      <chakra.h2 textStyle="title.section">{title}</chakra.h2>
      <chakra.p color="fg.muted" mt="1" mb="4">
        {text}
      </chakra.p>
      <Box display="flex" flexWrap="wrap" gap="2">
        {children}
      </Box>
    </chakra.section>
  );
}
