// /admin/rankings/create and /edit/:id: the rule of a ranking, the events that it counts, and what comes of it.
import { chakra } from '@chakra-ui/react';
import * as rankingCalls from '@gelanggang/contract/calls/rankings';
import type { OwnRanking, RankingRequest } from '@gelanggang/contract/rankings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { callApi } from '@web/lib/calls';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { EVERYTHING, forget, HELD_STILL, useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { RankingFields } from './components/ranking-fields';
import { draftOf, requestOf } from './ranking-draft';
import { rankingTexts, ruleTexts as texts } from './texts';

export default function RankingFormPage() {
  const { id: asked } = useParams();
  const id = asked === undefined ? null : Number(asked);
  const ranking = useCall(rankingCalls.read, id === null ? null : { params: { id } }, HELD_STILL);
  if (id === null) return <Form row={null} />;
  if (ranking.error) return <ErrorState error={ranking.error} onRetry={() => void ranking.refetch()} />;
  return ranking.data ? <Form key={id} row={ranking.data} /> : <PageLoading />;
}

function Form({ row }: { row: OwnRanking | null }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(row));
  const save = useMutation({
    mutationFn: (body: RankingRequest) =>
      row === null
        ? callApi(rankingCalls.create, { body })
        : callApi(rankingCalls.update, { params: { id: row.id }, body }),
    onSuccess: async ({ message }) => {
      toast.success(message);
      await forget(client, ...EVERYTHING);
      void navigate(pathOf('/admin/rankings'), { replace: true });
    },
  });
  const look = useMutation({
    mutationFn: ({ rule, sources }: RankingRequest) => callApi(rankingCalls.preview, { body: { rule, sources } }),
  });
  const faults = faultsOf(save.error ?? look.error);
  return (
    <>
      <PageHeader title={row ? rankingTexts.edit : rankingTexts.add} />
      {faults.general ? (
        <chakra.p role="alert" color="fg.error" fontWeight="medium" mb="4">
          {faults.general}
        </chakra.p>
      ) : null}
      <RankingFields
        draft={draft}
        faults={faults.fields}
        preview={look.data}
        isBusy={save.isPending || look.isPending}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        onPreview={() => {
          save.reset();
          look.mutate(requestOf(draft, undefined));
        }}
        onSave={() => {
          look.reset();
          save.mutate(requestOf(draft, row?.version));
        }}
      />
    </>
  );
}

interface Faults {
  fields: Readonly<Record<string, string[]>>;
  general: string | null;
}

function faultsOf(error: Error | null): Faults {
  if (!error) return { fields: {}, general: null };
  const fields = error instanceof HttpError ? error.fields : {};
  return { fields, general: messageOf(error, texts.loadFailed) };
}
