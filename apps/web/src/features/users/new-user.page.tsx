// /admin/users/create: an account that is invited by mail, or with a first password that is shown once to hand over.
import { pathOf } from '@web/site/routes';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button } from '@web/components/button';
import { InputField, SelectField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { sendForm } from '@web/lib/form-errors';
import { newPassword } from '@web/lib/new-password';
import { HandOver } from './components/hand-over';
import { UserFields, type UserValues } from './components/user-fields';
import { userTexts as texts } from './texts';
import { CHANGED } from './users.api';
import { useSend } from '@web/lib/use-send';
import * as userCalls from '@gelanggang/contract/calls/users';

const LIST = pathOf('/admin/users');

interface NewUserValues extends UserValues {
  /** By mail the person chooses the password; by hand where nobody reads mail, at the desk. */
  way: 'mail' | 'hand';
  password: string;
}

export default function NewUserPage() {
  const navigate = useNavigate();
  const [values] = useState<NewUserValues>(() => ({
    name: '',
    email: '',
    role_ids: [],
    arena_ids: [],
    way: 'mail',
    password: newPassword(),
  }));
  const [made, setMade] = useState<{ email: string; password: string } | null>(null);
  const form = useForm<NewUserValues>({ defaultValues: values });
  const create = useSend(userCalls.create, {}, CHANGED);
  const [isSaved, setSaved] = useState(false);
  const leave = () => {
    setSaved(true);
    void navigate(LIST, { replace: true });
  };
  const byHand = form.watch('way') === 'hand';
  const submit = form.handleSubmit((given) => {
    if (given.role_ids.length === 0) return form.setError('role_ids', { message: texts.noRole });
    const { way, password, ...account } = given;
    sendForm(form, create, way === 'hand' ? { ...account, password } : account, {
      failed: texts.saveFailed,
      onDone: ({ data }) => {
        if (way === 'mail') leave();
        else setMade({ email: data.email, password });
      },
    });
  });
  return (
    <>
      <PageHeader title={texts.createTitle} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <UserFields form={form} />
        <Box mt="5" maxW="form" display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <SelectField
            form={form}
            name="way"
            label={texts.way}
            hint={byHand ? undefined : texts.mailHint}
            options={[
              { value: 'mail', label: texts.ways.mail },
              { value: 'hand', label: texts.ways.hand },
            ]}
          />
        </Box>
        {byHand ? (
          <Box mt="5" maxW="form" display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <InputField
              form={form}
              name="password"
              label={texts.password}
              hint={texts.passwordHint}
              autoComplete="off"
              spellCheck={false}
              fontFamily="mono"
            />
            <Box pt={{ md: '1.65rem' }}>
              <Button onClick={() => form.setValue('password', newPassword(), { shouldDirty: true })}>
                {texts.otherPassword}
              </Button>
            </Box>
          </Box>
        ) : null}
        <SaveBar
          // its password is told once
          form={null}
          isDirty={form.formState.isDirty && made === null && !isSaved}
          isSaving={create.isPending}
          disabled={made !== null || isSaved}
          cancelTo={LIST}
        />
      </form>
      {made ? <HandOver {...made} onClose={leave} /> : null}
    </>
  );
}
