// /admin/tournament/share/:id: a tournament's public pages on paper, in links and on other sites.
import { Box, chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { TournamentDetail } from '@gelanggang/contract/tournaments';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '@web/components/button';
import { FormField, Input, Select } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { idOf } from '@web/lib/id-of';
import { useCall } from '@web/lib/use-call';
import { readStored, writeStored } from '@web/lib/stored';
import { CopyBox } from './components/copy-box';
import { Poster } from './components/poster';
import { embedSnippet, isOwnMachine, pageAddress, SHARED_PAGES, siteAddress } from './share-links';
import { shareTexts as texts } from './texts';

const SITE_KEY = 'gelanggang.share.site';

export default function SharePage() {
  const id = idOf(useParams().id);
  const tournament = useCall(tournamentCalls.read, id === null ? null : { params: { id } });
  if (id === null) return <EmptyState text={texts.loadFailed} />;
  if (tournament.isError) return <ErrorState error={tournament.error} onRetry={() => void tournament.refetch()} />;
  return tournament.data ? <Share tournament={tournament.data} /> : <PageLoading />;
}

function Share({ tournament }: { tournament: TournamentDetail }) {
  const [path, setPath] = useState(SHARED_PAGES[0]?.path ?? '');
  const [typed, setTyped] = useState(() => readStored(SITE_KEY) ?? window.location.origin);
  const page = SHARED_PAGES.find((one) => one.path === path);
  const site = siteAddress(typed);
  if (!page) return null;
  const address = pageAddress(site ?? window.location.origin, page, tournament.slug);
  const snippet = embedSnippet(
    site ?? window.location.origin,
    page,
    tournament.slug,
    `${page.title}, ${tournament.name}`,
  );
  return (
    <>
      <Box data-print-hidden>
        <PageHeader title={texts.title} note={tournament.name} />
      </Box>
      <Box
        display="grid"
        gap={{ base: '8', xl: '12' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 420px' }}
      >
        <Box data-print-hidden display="grid" gap="5" maxW="44rem">
          <FormField label={texts.page}>
            {(control) => (
              <Select {...control} value={path} onChange={(event) => setPath(event.target.value)}>
                {SHARED_PAGES.map((one) => (
                  <option key={one.path} value={one.path}>
                    {one.title}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <FormField
            label={texts.site}
            hint={texts.siteHint}
            error={site === null ? texts.siteWrong : isOwnMachine(site) ? texts.siteLocal : undefined}
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                inputMode="url"
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value);
                  const valid = siteAddress(event.target.value);
                  writeStored(SITE_KEY, valid === window.location.origin ? null : valid);
                }}
              />
            )}
          </FormField>
          <CopyBox label={texts.link} text={address} />
          <chakra.section borderTopWidth="2px" borderColor="fg" pt="4">
            <chakra.h2 textStyle="title.section">{texts.embed}</chakra.h2>
            <chakra.p textStyle="sm" color="fg.muted" mt="1" mb="3">
              {page.isEmbeddable ? texts.embedHint : texts.noEmbed}
            </chakra.p>
            {page.isEmbeddable ? <CopyBox label="HTML" text={snippet} isLong /> : null}
          </chakra.section>
        </Box>
        <chakra.section aria-label={texts.poster}>
          <Box data-print-hidden display="flex" alignItems="start" justifyContent="space-between" gap="4" mb="3">
            <Box>
              <chakra.h2 textStyle="title.section">{texts.poster}</chakra.h2>
              <chakra.p textStyle="sm" color="fg.muted">
                {texts.posterHint}
              </chakra.p>
            </Box>
            <Button variant="solid" disabled={site === null} onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {texts.print}
            </Button>
          </Box>
          <Poster tournament={tournament} address={address} />
        </chakra.section>
      </Box>
    </>
  );
}
