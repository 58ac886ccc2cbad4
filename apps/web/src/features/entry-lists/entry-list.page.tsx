// /peserta/:slug: who is entered in a tournament, by person or by contingent; names and classes, nothing private.
import { Box, chakra } from '@chakra-ui/react';
import * as entryListCalls from '@gelanggang/contract/calls/entry-lists';
import { useParams } from 'react-router-dom';
import { KeptNote } from '@web/components/kept-note';
import { PublicHead } from '@web/components/public-head';
import { StandsStill } from '@web/components/stands-still';
import { EmptyState, ErrorState } from '@web/components/states';
import { UnknownTournament } from '@web/components/unknown-tournament';
import { useAddress } from '@web/lib/address';
import { keyOf } from '@web/lib/calls';
import { useEntryList } from '@web/lib/entry-list.api';
import { formatNumber } from '@web/lib/formats';
import { isNotFound } from '@web/lib/http';
import { Athletes } from './components/athletes';
import { Contingents } from './components/contingents';
import { Provinces } from './components/provinces';
import { entryListTexts as texts } from './texts';

const VIEWS = [
  { value: '', label: texts.athletes },
  { value: 'kontingen', label: texts.contingents },
  { value: 'provinsi', label: texts.provinces },
] as const;

export default function EntryListPage() {
  const slug = useParams().slug ?? '';
  const list = useEntryList(slug);
  const address = useAddress();
  const view = VIEWS.find(({ value }) => value === address.get('tampil'))?.value ?? '';
  const { data } = list;
  if (isNotFound(list.error)) return <UnknownTournament />;
  return (
    <>
      <KeptNote of={keyOf(entryListCalls.list, { params: { slug } })} />
      <StandsStill tournament={data?.tournament} />
      <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '4', lg: '8' }} minH="100dvh">
        <PublicHead
          title={texts.title}
          tournament={data?.tournament}
          note={data ? texts.figures(formatNumber(data.athletes), formatNumber(data.contingents.length)) : undefined}
        />
        {list.isError && !data ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : data && data.contingents.length === 0 ? (
          <EmptyState text={texts.empty} hint={texts.emptyHint} />
        ) : (
          <>
            <Box role="group" aria-label={texts.views} display="flex" flexWrap="wrap" gap="1" mb="3">
              {VIEWS.map((one) => (
                <ViewButton
                  key={one.value}
                  type="button"
                  aria-pressed={view === one.value}
                  onClick={() => address.set({ tampil: one.value, q: null, kelas: null, kontingen: null })}
                >
                  {one.label}
                </ViewButton>
              ))}
            </Box>
            {view === 'kontingen' ? (
              <Contingents slug={slug} list={data} />
            ) : view === 'provinsi' ? (
              <Provinces slug={slug} list={data} />
            ) : (
              <Athletes slug={slug} list={data} />
            )}
          </>
        )}
      </Box>
    </>
  );
}

const ViewButton = chakra('button', {
  base: {
    minH: { base: '44px', md: '36px' },
    px: '3.5',
    rounded: 'md',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    color: 'fg.muted',
    '&:hover:not([aria-pressed=true])': { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'bg.inverted', color: 'fg.inverted' },
  },
});
