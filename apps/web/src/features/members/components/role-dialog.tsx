// Another role for a member.
import { useForm } from 'react-hook-form';
import { GIVEN_ROLES, type GivenRole, MEMBER_ROLES } from '@gelanggang/contract/member-roles';
import type { MemberRow } from '@gelanggang/contract/tournament-members';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { FormDialog } from '@web/components/form-dialog';
import { SelectField } from '@web/components/form-field';
import { TOLD } from '../members.api';
import { memberTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';
import * as memberCalls from '@gelanggang/contract/calls/tournament-members';
import { type BodyOf } from '@web/lib/calls';

export const ROLE_OPTIONS = GIVEN_ROLES.map((role) => ({ value: role, label: MEMBER_ROLES[role].label }));

interface RoleDialogProps {
  tournamentId: number;
  member: MemberRow;
  onClose(): void;
}

export function RoleDialog({ tournamentId, member, onClose }: RoleDialogProps) {
  const change = useSend(
    memberCalls.change,
    ({ accountId, ...body }: { accountId: number } & BodyOf<typeof memberCalls.change>) => ({
      params: { id: tournamentId, accountId },
      body,
    }),
    TOLD,
  );
  const form = useForm<{ role: string }>({ defaultValues: { role: member.role } });
  const submit = form.handleSubmit(({ role }) =>
    change.mutate(
      { accountId: member.account_id, role: role as GivenRole, version: member.version },
      { onSuccess: onClose },
    ),
  );
  return (
    <FormDialog
      title={texts.changeTitle(shownName(member.name))}
      isBusy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField form={form} name="role" label={texts.role} options={ROLE_OPTIONS} />
    </FormDialog>
  );
}
