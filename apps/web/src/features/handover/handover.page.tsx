// /admin/handover: a tournament goes to a laptop in a hall without internet, and comes home with what was done there.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@web/components/button';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { HeldHere } from './components/held-here';
import { Taking } from './components/taking';
import { pathOf } from '@web/site/routes';
import { officeTexts } from '@web/site/office-texts';
import { handoverTexts as texts } from './texts';
import { useCall } from '@web/lib/use-call';
import * as handoverCalls from '@gelanggang/contract/calls/handover';

export default function HandoverPage() {
  const { data, error, refetch } = useCall(handoverCalls.list, {});
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title}>
        <ButtonLink to={pathOf('/admin/rehearsal')} size="sm">
          {officeTexts.rehearsal.tryFirst}
        </ButtonLink>
      </PageHeader>
      <chakra.p color="fg.muted" mb="6" maxW="prose">
        {texts.lead}
      </chakra.p>
      <Box
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}
      >
        <Part title={texts.tournaments}>
          {data.tournaments.length === 0 ? (
            <chakra.p px="4" py="4" color="fg.muted">
              {texts.none}
            </chakra.p>
          ) : (
            <chakra.ul css={{ '& > li:first-of-type': { borderTopWidth: 0 } }}>
              {data.tournaments.map((row) => (
                <HeldHere key={row.id} row={row} isGuest={data.is_guest} />
              ))}
            </chakra.ul>
          )}
        </Part>
        <Part title={texts.take}>
          <Box p="4" display="grid" gap="4">
            <chakra.p textStyle="sm" color="fg.muted">
              {texts.takeLead}
            </chakra.p>
            <Taking />
          </Box>
        </Part>
      </Box>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section minW="0" aria-label={title}>
      <chakra.h2 textStyle="title.section" mb="2">
        {title}
      </chakra.h2>
      <Box bg="bg.panel" borderWidth="1px" borderTopWidth="2px" borderTopColor="fg" minW="0">
        {children}
      </Box>
    </chakra.section>
  );
}
