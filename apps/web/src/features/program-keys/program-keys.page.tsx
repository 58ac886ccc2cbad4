// /admin/tournament/keys/:id: with which keys other programs read a tournament; made here, shown once, revoked.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { API_BASE } from '@gelanggang/contract/http';
import { KEY_RIGHT_LABELS, type ProgramKeyRow, type ProgramKeysAnswer } from '@gelanggang/contract/program-keys';
import { longDate } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { CopyButton } from '@web/components/copy-button';
import { ListPage, ListTable } from '@web/components/list-page';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import type { Column } from '@web/components/table-columns';
import { Tag } from '@web/components/tag';
import { formatDayAndMoment } from '@web/lib/formats';
import { idOf } from '@web/lib/id-of';
import { allOf } from '@web/lib/page-of';
import { pathOf } from '@web/site/routes';
import { NewKey } from './components/new-key';
import { useProgramKeys } from './program-keys.api';
import { programKeyTexts as texts } from './texts';
import { useSend } from '@web/lib/use-send';
import * as keyCalls from '@gelanggang/contract/calls/program-keys';

const COLUMNS: readonly Column<ProgramKeyRow>[] = [
  {
    key: 'name',
    title: texts.name,
    isName: true,
    cell: (row) => (
      <Box as="span" display="inline-flex" flexWrap="wrap" columnGap="2" rowGap="1" alignItems="center">
        {row.name}
        <chakra.code fontFamily="mono" textStyle="sm" color="fg.muted" fontWeight="normal">
          {row.starts_with}…
        </chakra.code>
        {row.state === 'open' ? null : <Tag tone="warn">{texts.state[row.state]}</Tag>}
      </Box>
    ),
  },
  { key: 'rights', title: texts.rights, cell: (row) => row.rights.map((right) => KEY_RIGHT_LABELS[right]).join(' · ') },
  { key: 'expires_on', title: texts.until, cell: (row) => longDate(row.expires_on) },
  {
    key: 'last_used_at',
    title: texts.lastUsed,
    cell: (row) => (row.last_used_at === null ? texts.never : formatDayAndMoment(row.last_used_at)),
  },
  { key: 'made_by', title: texts.madeBy, cell: (row) => (row.made_by === '' ? texts.gone : shownName(row.made_by)) },
];

export default function ProgramKeysPage() {
  const id = idOf(useParams().id);
  const { data, error, refetch } = useProgramKeys(id);
  if (id === null) return <EmptyState text={texts.loadFailed} />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Keys data={data} refetch={refetch} /> : <PageLoading />;
}

function Keys({ data, refetch }: { data: ProgramKeysAnswer; refetch(): unknown }) {
  const { tournament, keys } = data;
  const [revoked, setRevoked] = useState<ProgramKeyRow | null>(null);
  const revoke = useSend(keyCalls.revoke, (keyId: number) => ({ params: { id: tournament.id, keyId } }), {
    forgets: [keyCalls.list],
    evenRefused: true,
    isTold: true,
  });
  return (
    <>
      <ListPage
        title={texts.title}
        note={texts.lead(shownName(tournament.name))}
        actions={
          <ButtonLink to={pathOf('/admin/tournament/setup/:id', { id: tournament.id })} size="sm">
            {texts.back}
          </ButtonLink>
        }
      >
        {keys.length === 0 ? (
          <EmptyState text={texts.empty} hint={texts.emptyHint} />
        ) : (
          <ListTable
            of={{ data: allOf(keys), isFetching: false, error: null, refetch }}
            label={texts.title}
            columns={COLUMNS}
            nameOf={(row) => row.name}
            actionsOf={(row) => [
              { id: 'revoke', label: texts.revoke, isDestructive: true, onSelect: () => setRevoked(row) },
            ]}
          />
        )}
      </ListPage>
      <NewKey of={data} />
      <HowTo />
      <ConfirmDialog
        open={revoked !== null}
        title={texts.revokeTitle}
        question={texts.revokeQuestion}
        name={revoked?.name ?? ''}
        confirmText={texts.revoke}
        busy={revoke.isPending}
        onClose={() => setRevoked(null)}
        onConfirm={() => revoked && revoke.mutate(revoked.id, { onSuccess: () => setRevoked(null) })}
      />
    </>
  );
}

function HowTo() {
  const example = `curl -H "Authorization: Bearer gk_…" ${location.origin}${API_BASE}/program/results`;
  return (
    <Box as="section" aria-label={texts.how} mt="10" maxW="form">
      <chakra.h2 textStyle="title.section">{texts.how}</chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted" mt="1">
        {texts.howHint}
      </chakra.p>
      <Box bg="bg.muted" rounded="md" px="4" py="3" my="3">
        <chakra.code display="block" fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
          {example}
        </chakra.code>
      </Box>
      <Box display="flex" flexWrap="wrap" gap="4" alignItems="center">
        <CopyButton text={example} label={texts.howCopy} />
        <chakra.a href={`${API_BASE}/docs`} target="_blank" rel="noreferrer" textDecoration="underline">
          {texts.api}
        </chakra.a>
      </Box>
      <chakra.p textStyle="sm" color="fg.muted" mt="4">
        {texts.openHint}
      </chakra.p>
    </Box>
  );
}
