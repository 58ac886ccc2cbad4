// /admin/past-events/archive: a tournament of another installation, taken over from its archive as an old event.
import { Box, chakra } from '@chakra-ui/react';
import * as pastEventCalls from '@gelanggang/contract/calls/past-events';
import { EVENT_LEVEL_LABELS, EVENT_LEVELS } from '@gelanggang/domain/past-events/levels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '@web/components/button';
import { FormField, Input, Select } from '@web/components/form-field';
import { HiddenFile } from '@web/components/hidden-file';
import { PageHeader } from '@web/components/page-header';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { forget } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { takeArchive } from './past-events.api';
import { pastArchiveTexts as texts, pastTexts } from './texts';

export default function PastArchivePage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [place, setPlace] = useState('');
  const [level, setLevel] = useState('');
  const take = useMutation({
    mutationFn: () => takeArchive(file, { place, level }),
    onSuccess: async ({ message, data }) => {
      toast.success(message);
      await forget(client, pastEventCalls.list, pastEventCalls.everyone);
      void navigate(pathOf('/kejuaraan-lampau/:id', { id: data.id }), { replace: true });
    },
  });
  const fields = take.error instanceof HttpError ? take.error.fields : {};
  const fault = take.error && Object.keys(fields).length === 0 ? messageOf(take.error) : fields.file?.join(' ');
  return (
    <>
      <PageHeader title={texts.title} />
      <chakra.p color="fg.muted" mb="5" maxW="prose">
        {texts.lead}
      </chakra.p>
      <Box display="grid" gap="4" maxW="30rem">
        <Box>
          <Button onClick={() => input.current?.click()} disabled={take.isPending}>
            <Upload aria-hidden="true" />
            {file ? texts.other : texts.choose}
          </Button>
          <chakra.p mt="2" textStyle="sm" overflowWrap="anywhere">
            {file?.name ?? texts.none}
          </chakra.p>
          <HiddenFile
            ref={input}
            label={texts.file}
            accept=".zip,application/zip"
            onFile={(chosen) => {
              take.reset();
              setFile(chosen);
            }}
          />
          {fault ? (
            <chakra.p role="alert" color="fg.error" mt="2">
              {fault}
            </chakra.p>
          ) : null}
        </Box>
        <FormField label={pastTexts.place} error={fields.place?.join(' ')}>
          {(control) => (
            <Input {...control} value={place} maxLength={200} onChange={({ target }) => setPlace(target.value)} />
          )}
        </FormField>
        <FormField label={pastTexts.level} error={fields.level?.join(' ')}>
          {(control) => (
            <Select {...control} value={level} onChange={({ target }) => setLevel(target.value)}>
              <option value="" disabled>
                {texts.pick}
              </option>
              {EVENT_LEVELS.map((one) => (
                <option key={one} value={one}>
                  {EVENT_LEVEL_LABELS[one]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <Box display="flex" flexWrap="wrap" gap="2">
          <Button variant="solid" busy={take.isPending} busyText={texts.checking} onClick={() => take.mutate()}>
            {texts.take}
          </Button>
          <ButtonLink to={pathOf('/admin/past-events')}>{pastTexts.title}</ButtonLink>
        </Box>
      </Box>
    </>
  );
}
