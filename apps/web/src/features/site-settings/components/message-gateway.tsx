// The gateway of the office's messenger: where messages to phones are posted, and how that went.
import { Box, chakra } from '@chakra-ui/react';
import * as textMessageCalls from '@gelanggang/contract/calls/text-messages';
import type { MessageGateway } from '@gelanggang/contract/text-messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { InputField } from '@web/components/form-field';
import { LeaveGuard } from '@web/components/save-bar';
import { ErrorState, PageLoading } from '@web/components/states';
import { tellRefusal } from '@web/lib/form-errors';
import { toast } from '@web/lib/toast';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { siteSettingsTexts as texts } from '../texts';

export function MessageGatewayPart() {
  const { data, error, refetch } = useCall(textMessageCalls.gateway);
  return (
    <Box as="section" aria-label={texts.gateway} mt="10" maxW="form">
      <chakra.h2 textStyle="title.section">{texts.gateway}</chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted" mt="1" mb="4">
        {texts.gatewayLead}
      </chakra.p>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <GatewayForm stored={data} /> : error ? null : <PageLoading />}
    </Box>
  );
}

interface Values {
  url: string;
  key: string;
}

function GatewayForm({ stored }: { stored: MessageGateway }) {
  const form = useForm<Values>({ defaultValues: { url: stored.url, key: '' } });
  const [isAsked, setAsked] = useState(false);
  const save = useSend(
    textMessageCalls.saveGateway,
    {},
    {
      forgets: [textMessageCalls.gateway],
    },
  );
  const remove = useSend(
    textMessageCalls.removeGateway,
    {},
    {
      forgets: [textMessageCalls.gateway],
      isTold: true,
      onSuccess: () => form.reset({ url: '', key: '' }),
    },
  );
  const send = (values: Values) =>
    save.mutate(values, {
      onSuccess: ({ message, data }) => {
        form.reset({ url: data.url, key: '' });
        toast.success(message);
      },
      onError: (error) => tellRefusal(form, error, texts.failed),
    });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Box display="grid" gap="4">
        <InputField
          form={form}
          name="url"
          label={texts.gatewayUrl}
          placeholder={texts.gatewayUrlExample}
          type="url"
          maxLength={500}
        />
        <InputField
          form={form}
          name="key"
          label={texts.gatewayKey}
          hint={stored.has_key ? texts.gatewayKeyKept : texts.gatewayKeyHint}
          type="password"
          autoComplete="off"
          isOptional
          maxLength={500}
        />
      </Box>
      {stored.sent + stored.given_up > 0 ? (
        <chakra.p textStyle="sm" color="fg.muted" mt="3">
          {texts.gatewayFigures(stored.sent, stored.given_up)}
          {stored.last_fault === null ? '' : ` ${texts.gatewayFault(stored.last_fault)}`}
        </chakra.p>
      ) : null}
      <Box mt="5" display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" busy={save.isPending} disabled={!form.formState.isDirty}>
          {texts.saveGateway}
        </Button>
        {stored.has_key ? (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {texts.removeGateway}
          </Button>
        ) : null}
      </Box>
      <LeaveGuard isActive={form.formState.isDirty && !save.isPending} />
      <ConfirmDialog
        open={isAsked}
        title={texts.removeGatewayTitle}
        question={texts.removeGatewayQuestion}
        confirmText={texts.removeGateway}
        busy={remove.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsked(false) })}
      />
    </form>
  );
}
