// Inviting somebody by e-mail to work in a tournament, with a link that is shown once, and what still waits for an answer.
import { Box, chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { type GivenRole, MEMBER_ROLES } from '@gelanggang/contract/member-roles';
import type { MembersAnswer } from '@gelanggang/contract/tournament-members';
import { Button } from '@web/components/button';
import { CopyButton } from '@web/components/copy-button';
import { FormField, Input, InputField, SelectField } from '@web/components/form-field';
import { showFieldErrors } from '@web/lib/form-errors';
import { formatDayAndMoment } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { TOLD } from '../members.api';
import { memberTexts as texts } from '../texts';
import { ROLE_OPTIONS } from './role-dialog';
import { useSend } from '@web/lib/use-send';
import * as memberCalls from '@gelanggang/contract/calls/tournament-members';

export function InviteMember({ of: { tournament, invitations } }: { of: MembersAnswer }) {
  const form = useForm({ defaultValues: { email: '', role: 'organiser' } });
  const invite = useSend(
    memberCalls.invite,
    { params: { id: tournament.id } },
    {
      forgets: [memberCalls.list],
    },
  );
  const withdraw = useSend(memberCalls.withdraw, (id: number) => ({ params: { id } }), TOLD);
  const sent = invite.data?.data;
  const submit = form.handleSubmit(({ email, role }) =>
    invite.mutate(
      { email, role: role as GivenRole },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          form.reset({ email: '', role });
        },
        onError: (error) => {
          showFieldErrors(form, error).forEach((text) => toast.info(text));
          toast.error(messageOf(error, texts.failed));
        },
      },
    ),
  );
  return (
    <Box as="section" aria-label={texts.invite} mt="10" maxW="form">
      <chakra.h2 textStyle="title.section">{texts.invite}</chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted" mt="1" mb="4">
        {texts.inviteHint}
      </chakra.p>
      <chakra.form display="grid" gap="4" noValidate onSubmit={(event) => void submit(event)}>
        <InputField
          form={form}
          name="email"
          label={texts.inviteEmail}
          type="email"
          maxLength={320}
          autoComplete="off"
        />
        <SelectField form={form} name="role" label={texts.inviteRole} options={ROLE_OPTIONS} />
        <Box>
          <Button type="submit" variant="solid" busy={invite.isPending}>
            {texts.send}
          </Button>
        </Box>
      </chakra.form>
      {sent && invitations.some(({ id }) => id === sent.id) ? (
        <Box display="grid" gap="3" mt="4">
          <FormField label={texts.link} hint={texts.linkHint}>
            {(bound) => <Input {...bound} readOnly value={sent.link} onFocus={(event) => event.target.select()} />}
          </FormField>
          <Box>
            <CopyButton text={sent.link} label={texts.copy} />
          </Box>
        </Box>
      ) : null}
      {invitations.length > 0 ? (
        <Box as="section" aria-label={texts.waiting} mt="6">
          <chakra.h3 fontWeight="semibold">{texts.waiting}</chakra.h3>
          <chakra.ul mt="2">
            {invitations.map((one) => (
              <chakra.li
                key={one.id}
                borderTopWidth="1px"
                py="3"
                display="flex"
                flexWrap="wrap"
                gap="3"
                alignItems="center"
              >
                <chakra.span flex="1 1 14rem" overflowWrap="anywhere">
                  {texts.waits(one.email, MEMBER_ROLES[one.role].label, formatDayAndMoment(one.expires_at))}
                </chakra.span>
                <Button
                  size="sm"
                  aria-label={texts.withdraw(one.email)}
                  busy={withdraw.isPending && withdraw.variables === one.id}
                  onClick={() => withdraw.mutate(one.id)}
                >
                  {texts.withdrawShort}
                </Button>
              </chakra.li>
            ))}
          </chakra.ul>
        </Box>
      ) : null}
    </Box>
  );
}
