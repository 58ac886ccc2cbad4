// Makes a key for a program, and shows it this once.
import { Box, chakra } from '@chakra-ui/react';
import { KEY_RIGHT_LABELS, KEY_RIGHTS, type KeyRight, type ProgramKeysAnswer } from '@gelanggang/contract/program-keys';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@web/components/button';
import { CheckList } from '@web/components/check-list';
import { CopyButton } from '@web/components/copy-button';
import { FormField, Input, InputField } from '@web/components/form-field';
import { LeaveGuard } from '@web/components/save-bar';
import { tellRefusal } from '@web/lib/form-errors';
import { toast } from '@web/lib/toast';
import { programKeyTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';
import * as keyCalls from '@gelanggang/contract/calls/program-keys';

interface Values {
  name: string;
  rights: KeyRight[];
  expires_on: string;
}

const OPTIONS = KEY_RIGHTS.map((value) => ({ value, label: KEY_RIGHT_LABELS[value] }));

export function NewKey({ of }: { of: ProgramKeysAnswer }) {
  const { tournament, keys, first_day: first, last_day: last, most_keys: most, requests_a_minute: aMinute } = of;
  const [made, setMade] = useState<{ id: number; key: string } | null>(null);
  return (
    <Box as="section" aria-label={texts.make} mt="10" maxW="form">
      <chakra.h2 textStyle="title.section">{texts.make}</chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted" mt="1" mb="4">
        {texts.makeHint(most, aMinute)}
      </chakra.p>
      {made ? (
        <MadeKey value={made.key} onDone={() => setMade(null)} />
      ) : keys.length >= most ? (
        <p>{texts.full(most)}</p>
      ) : (
        <KeyForm tournamentId={tournament.id} first={first} last={last} onMade={setMade} />
      )}
    </Box>
  );
}

interface KeyFormProps {
  tournamentId: number;
  first: string;
  last: string;
  onMade(made: { id: number; key: string }): void;
}

function KeyForm({ tournamentId, first, last, onMade }: KeyFormProps) {
  const form = useForm<Values>({ defaultValues: { name: '', rights: ['results'], expires_on: '' } });
  const make = useSend(
    keyCalls.make,
    { params: { id: tournamentId } },
    {
      forgets: [keyCalls.list],
      evenRefused: true,
    },
  );
  const submit = form.handleSubmit((values) =>
    make.mutate(values, {
      onSuccess: ({ message, data }) => {
        toast.success(message);
        onMade(data);
      },
      onError: (error) => tellRefusal(form, error, texts.failed),
    }),
  );
  return (
    <chakra.form display="grid" gap="4" noValidate onSubmit={(event) => void submit(event)}>
      <InputField
        form={form}
        name="name"
        label={texts.keyName}
        placeholder={texts.keyNameExample}
        maxLength={60}
        autoComplete="off"
      />
      <CheckList
        label={texts.rights}
        options={OPTIONS}
        chosen={form.watch('rights')}
        error={form.formState.errors.rights?.message}
        onChange={(rights) => form.setValue('rights', rights, { shouldDirty: true })}
      />
      <InputField form={form} name="expires_on" label={texts.keyUntil} type="date" min={first} max={last} />
      <Box>
        <Button type="submit" variant="solid" busy={make.isPending}>
          {texts.make}
        </Button>
      </Box>
    </chakra.form>
  );
}

function MadeKey({ value, onDone }: { value: string; onDone(): void }) {
  return (
    <Box display="grid" gap="3" role="status">
      <FormField label={texts.key} hint={texts.keyHint}>
        {(bound) => (
          <Input {...bound} fontFamily="mono" readOnly value={value} onFocus={(event) => event.target.select()} />
        )}
      </FormField>
      <Box display="flex" flexWrap="wrap" gap="2">
        <CopyButton text={value} label={texts.copy} named={texts.key} />
        <Button size="sm" onClick={onDone}>
          {texts.done}
        </Button>
      </Box>
      <LeaveGuard isActive />
    </Box>
  );
}
