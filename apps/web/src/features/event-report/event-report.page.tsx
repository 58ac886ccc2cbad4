// /admin/event-report: the technical delegate's report, the book of results and the archive, each one press away.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { Button } from '@web/components/button';
import { NoTournament } from '@web/components/no-tournament';
import { PageHeader } from '@web/components/page-header';
import { PageLoading } from '@web/components/states';
import { useStartJob } from '@web/lib/jobs.api';
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
          <JobButton text={texts.pdf} job={{ kind: 'event-report-pdf', params }} isMain />
          <JobButton text={texts.excel} job={{ kind: 'event-report-export', params }} />
        </Document>
        <Document title={texts.book} text={texts.bookText}>
          <JobButton text={texts.pdf} job={{ kind: 'result-book-pdf', params }} isMain />
        </Document>
        <Document title={texts.archive} text={texts.archiveText}>
          <JobButton text={texts.zip} job={{ kind: 'archive-export', params }} isMain />
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

type NewJob = Parameters<ReturnType<typeof useStartJob>['mutate']>[0];

function JobButton({ text, job, isMain = false }: { text: string; job: NewJob; isMain?: boolean }) {
  const start = useStartJob();
  return (
    <Button variant={isMain ? 'solid' : undefined} busy={start.isPending} onClick={() => start.mutate(job)}>
      {text}
    </Button>
  );
}
