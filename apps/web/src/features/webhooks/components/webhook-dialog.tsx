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
import { tellRefusal } from '@web/lib/form-errors';
import { toast } from '@web/lib/toast';
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

export function WebhookDialog({ tournamentId, webhook, onClose }: WebhookDialogProps) {
  const form = useForm<{ url: string; kinds: WebhookKind[] }>({
    defaultValues: { url: webhook?.url ?? '', kinds: webhook?.kinds ?? [...WEBHOOK_KINDS] },
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
  const onError = (error: Error) => tellRefusal(form, error, texts.failed);
  const submit = form.handleSubmit((values) =>
    webhook
      ? change.mutate(
          { webhookId: webhook.id, ...values },
          {
            onError,
            onSuccess: ({ message }) => {
              toast.success(message);
              onClose();
            },
          },
        )
      : add.mutate(values, { onError, onSuccess: ({ data }) => setSecret(data.secret) }),
  );
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
