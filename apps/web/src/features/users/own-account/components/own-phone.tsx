// The phone to which the account wants its messages: a number, the code that was sent to it, and one press that ends it.
import { Box, chakra } from '@chakra-ui/react';
import * as textMessageCalls from '@gelanggang/contract/calls/text-messages';
import type { OwnPhone } from '@gelanggang/contract/text-messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@web/components/button';
import { InputField } from '@web/components/form-field';
import { sendForm } from '@web/lib/form-errors';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { accountTexts as texts } from '../texts';
import { OwnForm } from './own-form';
import { Section } from './section';

/** Not there while the site has no gateway and no number is kept. */
export function OwnPhoneSection() {
  const { data } = useCall(textMessageCalls.ownPhone);
  if (!data || (!data.is_offered && data.phone === null)) return null;
  return (
    <Section title={texts.phone} lead={texts.phoneLead}>
      <OwnPhoneForm own={data} />
    </Section>
  );
}

function OwnPhoneForm({ own }: { own: OwnPhone }) {
  const [isChanging, setIsChanging] = useState(false);
  const remove = useSend(
    textMessageCalls.removePhone,
    {},
    {
      forgets: [textMessageCalls.ownPhone],
      isTold: true,
    },
  );
  const end = (
    <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
      {texts.phoneOff}
    </Button>
  );
  if (own.phone === null || isChanging) return <NumberForm onSent={() => setIsChanging(false)} />;
  const other = (
    <Button variant="quiet" onClick={() => setIsChanging(true)}>
      {texts.otherNumber}
    </Button>
  );
  return own.is_confirmed ? (
    <Box display="grid" gap="3">
      <chakra.p>{texts.phoneOn(own.phone)}</chakra.p>
      <Box display="flex" flexWrap="wrap" gap="2">
        {own.is_offered ? other : null}
        {end}
      </Box>
    </Box>
  ) : (
    <CodeForm phone={own.phone} more={other} />
  );
}

function NumberForm({ onSent }: { onSent: () => void }) {
  const form = useForm({ defaultValues: { phone: '' } });
  const ask = useSend(
    textMessageCalls.askPhone,
    {},
    {
      forgets: [textMessageCalls.ownPhone],
    },
  );
  const submit = form.handleSubmit((values) => sendForm(form, ask, values, { failed: texts.failed, onDone: onSent }));
  return (
    <OwnForm sends={texts.sendCode} isBusy={ask.isPending} onSubmit={submit}>
      <InputField
        form={form}
        name="phone"
        label={texts.phoneNumber}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={30}
      />
    </OwnForm>
  );
}

function CodeForm({ phone, more }: { phone: string; more: React.ReactNode }) {
  const form = useForm({ defaultValues: { code: '' } });
  const confirm = useSend(
    textMessageCalls.confirmPhone,
    {},
    {
      forgets: [textMessageCalls.ownPhone],
    },
  );
  const submit = form.handleSubmit((values) => sendForm(form, confirm, values, { failed: texts.failed }));
  return (
    <OwnForm sends={texts.confirmCode} isBusy={confirm.isPending} also={more} onSubmit={submit}>
      <InputField
        form={form}
        name="code"
        label={texts.code}
        hint={texts.codeSentTo(phone)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
    </OwnForm>
  );
}
