// Name, e-mail, roles and arenas of an account, as the forms for a new and a standing one share them.
import { Box, chakra } from '@chakra-ui/react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { ArenaName } from '@gelanggang/contract/users';
import { CheckList } from '@web/components/check-list';
import { FormGrid, InputField } from '@web/components/form-field';
import { userTexts as texts } from '../texts';
import { useCall } from '@web/lib/use-call';
import * as roleCalls from '@gelanggang/contract/calls/roles';
import * as userCalls from '@gelanggang/contract/calls/users';

export interface UserValues {
  name: string;
  email: string;
  role_ids: number[];
  /** None: all. */
  arena_ids: number[];
}

interface UserFieldsProps<V extends UserValues> {
  form: UseFormReturn<V>;
  /** Those that the account has already, of tournaments long over too. */
  arenas?: readonly ArenaName[];
}

export function UserFields<V extends UserValues>({ form, arenas = [] }: UserFieldsProps<V>) {
  const roles = useCall(roleCalls.list);
  const name = 'name' as Path<V>;
  const email = 'email' as Path<V>;
  const roleIds = 'role_ids' as Path<V>;
  const arenaIds = 'arena_ids' as Path<V>;
  const chosen = form.watch(roleIds) as number[];
  const runsArenas = (roles.data ?? []).some(
    (role) => chosen.includes(role.id) && role.permissions.includes('operate arena'),
  );
  const offered = useCall(userCalls.arenas, runsArenas ? {} : null).data ?? [];
  const options = [...arenas.filter((one) => !offered.some(({ id }) => id === one.id)), ...offered];
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
      {runsArenas && options.length > 0 ? (
        <Box mt="5" maxW="form">
          <CheckList
            label={texts.arenas}
            columns={2}
            options={options.map((arena) => ({ value: arena.id, label: arena.name, hint: arena.tournament }))}
            chosen={form.watch(arenaIds) as number[]}
            error={form.getFieldState(arenaIds, form.formState).error?.message}
            onChange={(ids) => {
              form.clearErrors(arenaIds);
              form.setValue(arenaIds, ids as PathValue<V, Path<V>>, { shouldDirty: true });
            }}
          />
          <chakra.p textStyle="sm" color="fg.muted" mt="1">
            {texts.arenasHint}
          </chakra.p>
        </Box>
      ) : null}
    </>
  );
}
