// /admin/past-events/results/:id: the list of an old event's results, shown row by row before it is taken in.
import { Box, chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import * as pastEventCalls from '@gelanggang/contract/calls/past-events';
import type { PastListPreview } from '@gelanggang/contract/past-events';
import { dateRange } from '@gelanggang/domain/words/dates';
import { Button, ButtonLink } from '@web/components/button';
import { HiddenFile } from '@web/components/hidden-file';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { download } from '@web/lib/call-files';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { forget, useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { PastColumns } from './components/past-columns';
import { PastPreview } from './components/past-preview';
import { type AskedList, previewList, takeList } from './past-events.api';
import { pastListTexts as texts, pastTexts } from './texts';

interface Read {
  file: File;
  preview: PastListPreview;
}

export default function PastEventResultsPage() {
  const id = Number(useParams().id);
  const event = useCall(pastEventCalls.read, { params: { id } });
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read | null>(null);
  const reading = useMutation({
    mutationFn: async ({ file, ...asked }: AskedList & { file: File }): Promise<Read> => ({
      file,
      preview: await previewList(id, file, asked),
    }),
    onSuccess: setRead,
  });
  const taking = useMutation({
    mutationFn: ({ file, preview }: Read) => takeList(id, file, preview),
    onSuccess: async ({ message }) => {
      toast.success(message);
      setRead(null);
      await forget(client, pastEventCalls.read, pastEventCalls.list, pastEventCalls.one, pastEventCalls.everyone);
    },
  });
  if (event.error && !event.data) return <ErrorState error={event.error} onRetry={() => void event.refetch()} />;
  if (!event.data) return <PageLoading />;
  const { name, place, start_date, end_date, results } = event.data;
  const fault = reading.error ?? taking.error;
  return (
    <>
      <PageHeader title={texts.title}>
        {results > 0 ? (
          <ButtonLink to={pathOf('/kejuaraan-lampau/:id', { id })} size="sm">
            {pastTexts.publicPage}
          </ButtonLink>
        ) : null}
        <Button size="sm" onClick={() => void getTemplate()}>
          <Download aria-hidden="true" />
          {texts.template}
        </Button>
        <Button
          size="sm"
          variant={read ? 'outline' : 'solid'}
          busy={reading.isPending}
          busyText={texts.reading}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden="true" />
          {read ? texts.chooseOther : texts.choose}
        </Button>
      </PageHeader>
      <HiddenFile
        ref={input}
        label={texts.file}
        accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onFile={(file) => {
          setRead(null);
          taking.reset();
          reading.mutate({ file });
        }}
      />
      <chakra.p fontWeight="semibold">{name}</chakra.p>
      <chakra.p color="fg.muted" textStyle="sm" mb="4">
        {[place, dateRange(start_date, end_date), texts.standing(results)].join(' · ')}
      </chakra.p>
      {fault ? (
        <chakra.p role="alert" color="fg.error" fontWeight="medium" mb="4">
          {faultText(fault)}
        </chakra.p>
      ) : null}
      {read ? (
        <Box display="grid" gap="6">
          <PastColumns
            preview={read.preview}
            isBusy={reading.isPending}
            onChange={(asked) => reading.mutate({ file: read.file, ...asked })}
          />
          <PastPreview
            preview={read.preview}
            isBusy={reading.isPending || taking.isPending}
            onTake={() => taking.mutate(read)}
            onForget={() => setRead(null)}
          />
        </Box>
      ) : (
        <chakra.p color="fg.muted" maxW="prose">
          {texts.lead}
        </chakra.p>
      )}
    </>
  );
}

async function getTemplate(): Promise<void> {
  try {
    await download(pastEventCalls.template, {}, 'hasil-kejuaraan.xlsx');
  } catch (error) {
    toast.error(messageOf(error));
  }
}

const faultText = (error: Error): string =>
  error instanceof HttpError && Object.keys(error.fields).length > 0
    ? Object.values(error.fields).flat().join(' ')
    : messageOf(error);
