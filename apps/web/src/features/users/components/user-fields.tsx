// Name, e-mail and roles of an account, as the forms for a new and a standing one share them.
import { Box } from '@chakra-ui/react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { CheckList } from '@web/components/check-list';
import { FormGrid, InputField } from '@web/components/form-field';
import { userTexts as texts } from '../texts';
import { useRoles } from '../users.api';

export interface UserValues {
  name: string;
  email: string;
  role_ids: number[];
}

export function UserFields<V extends UserValues>({ form }: { form: UseFormReturn<V> }) {
  const roles = useRoles();
  const name = 'name' as Path<V>;
  const email = 'email' as Path<V>;
  const roleIds = 'role_ids' as Path<V>;
  const chosen = form.watch(roleIds) as number[];
  return (
    <>
      <FormGrid>
        <InputField form={form} name={name} label={texts.name} autoComplete="off" maxLength={200} />
        <InputField form={form} name={email} label={texts.email} type="email" autoComplete="off" maxLength={320} />
      </FormGrid>
      <Box mt="5" maxW="form">
        <CheckList
          label={texts.roles}
          columns={2}
          options={(roles.data ?? []).map((role) => ({ value: role.id, label: role.name }))}
          chosen={chosen}
          error={form.getFieldState(roleIds, form.formState).error?.message}
          onChange={(ids) => {
            form.clearErrors(roleIds);
            form.setValue(roleIds, ids as PathValue<V, Path<V>>, { shouldDirty: true });
          }}
        />
      </Box>
    </>
  );
}
