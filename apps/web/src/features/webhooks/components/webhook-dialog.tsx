// Adds or changes the endpoint of a webhook; the secret of a new one is shown this once.
import { Box } from '@chakra-ui/react';
import { WEBHOOK_KIND_LABELS, type WebhookRow, type WebhookRequest } from '@gelanggang/contract/webhooks';
import { WEBHOOK_KINDS, type WebhookKind } from '@gelanggang/domain/programs/webhook-rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@web/components/button';
import { CheckList } from '@web/components/check-list';
import { CopyButton } from '@web/components/copy-button';
import { Dialog } from '@web/components/dialog';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Input, InputField } from '@web/components/form-field';
import { type ComparedField, useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { callApi } from '@web/lib/calls';
import { sendForm, tellRefusal } from '@web/lib/form-errors';
import { webhookTexts as texts } from '../texts';
import { FORGETS } from '../webhooks.api';
import { useSend } from '@web/lib/use-send';
import * as webhookCalls from '@gelanggang/contract/calls/webhooks';

interface WebhookDialogProps {
  tournamentId: number;
  /** null: a new one. */
  webhook: WebhookRow | null;
  onClose(): void;
}

const OPTIONS = WEBHOOK_KINDS.map((value) => ({ value, label: WEBHOOK_KIND_LABELS[value] }));

interface Values {
  url: string;
  kinds: WebhookKind[];
}

const valuesOf = ({ url, kinds }: WebhookRow): Values => ({ url, kinds });

const COMPARED: readonly ComparedField<Values>[] = [
  { name: 'url', label: texts.url },
  {
    name: 'kinds',
    label: texts.kinds,
    show: (_, { kinds }) =>
      OPTIONS.filter(({ value }) => kinds.includes(value))
        .map(({ label }) => label)
        .join(', '),
  },
];

export function WebhookDialog({ tournamentId, webhook, onClose }: WebhookDialogProps) {
  const form = useForm<Values>({
    defaultValues: webhook ? valuesOf(webhook) : { url: '', kinds: [...WEBHOOK_KINDS] },
  });
  const [secret, setSecret] = useState<string | null>(null);
  const add = useSend(webhookCalls.make, { params: { id: tournamentId } }, { forgets: FORGETS });
  const change = useSend(
    webhookCalls.change,
    ({ webhookId, ...body }: WebhookRequest & { webhookId: number }) => ({
      params: { id: tournamentId, webhookId },
      body,
    }),
    { forgets: FORGETS },
  );
  const send = (values: Values, version: number | undefined) =>
    webhook
      ? sendForm(
          form,
          change,
          { webhookId: webhook.id, ...values, version },
          { onDone: onClose, failed: texts.failed, tells: isMeeting },
        )
      : add.mutate(values, {
          onError: (error) => tellRefusal(form, error, texts.failed),
          onSuccess: ({ data }) => setSecret(data.secret),
        });
  const { row, notice, isMeeting } = useChangedMeanwhile<WebhookRow, Values>({
    form,
    row: webhook,
    read: async ({ id }) =>
      (await callApi(webhookCalls.list, { params: { id: tournamentId } })).webhooks.find((one) => one.id === id),
    valuesOf,
    compared: COMPARED,
    send,
  });
  const submit = form.handleSubmit((values) => send(values, row?.version));
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />;
  const isBusy = add.isPending || change.isPending;
  return (
    <FormDialog
      width="36rem"
      title={webhook ? texts.change : texts.add}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      {notice}
      <InputField
        form={form}
        name="url"
        label={texts.url}
        hint={texts.urlHint}
        placeholder={texts.urlExample}
        type="url"
        maxLength={500}
        autoComplete="off"
      />
      <CheckList
        label={texts.kinds}
        columns={2}
        options={OPTIONS}
        chosen={form.watch('kinds')}
        error={form.formState.errors.kinds?.message}
        onChange={(kinds) => form.setValue('kinds', kinds, { shouldDirty: true })}
      />
    </FormDialog>
  );
}

function SecretDialog({ secret, onClose }: { secret: string; onClose(): void }) {
  return (
    <Dialog
      open
      width="36rem"
      title={texts.secret}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Box display="grid" gap="3" justifyItems="start">
        <Box w="full">
          <FormField label={texts.secret} hint={texts.secretHint}>
            {(bound) => (
              <Input {...bound} fontFamily="mono" readOnly value={secret} onFocus={(event) => event.target.select()} />
            )}
          </FormField>
        </Box>
        <CopyButton text={secret} label={texts.copySecret} named={texts.secret} />
      </Box>
    </Dialog>
  );
}
