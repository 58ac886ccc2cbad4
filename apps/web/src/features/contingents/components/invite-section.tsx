// Who manages a contingent, and inviting somebody else to: by e-mail, with a link that is shown once.
import { Box, chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { OwnershipAnswer } from '@gelanggang/contract/contingent-owners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { FormField, Input, InputField } from '@web/components/form-field';
import { showFieldErrors } from '@web/lib/form-errors';
import { formatDayAndMoment } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useInvite, useWithdrawInvitation } from '../contingent-owners.api';
import { ownerTexts as texts } from '../owner-texts';

export function InviteSection({ of }: { of: OwnershipAnswer['data'] }) {
  const { owner, invitation } = of;
  const form = useForm({ defaultValues: { email: of.is_of_office ? of.pic_email : '' } });
  const invite = useInvite(of.id);
  const withdraw = useWithdrawInvitation();
  const sent = invite.data?.data;
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => toast.success(texts.copied),
      () => toast.error(texts.copyFailed),
    );
  const submit = form.handleSubmit(({ email }) =>
    invite.mutate(email, {
      onError: (error) => {
        showFieldErrors(form, error).forEach((text) => toast.info(text));
        toast.error(messageOf(error, texts.failed));
      },
    }),
  );
  return (
    <Box maxW="form" display="grid" gap="6">
      <Box as="section" aria-label={texts.owner}>
        <chakra.h2 textStyle="title.section">{texts.owner}</chakra.h2>
        <chakra.p mt="2" fontWeight="semibold" overflowWrap="anywhere">
          {shownName(owner.name)} · {owner.email}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {of.is_of_office ? texts.ofOffice : texts.ofManager}
        </chakra.p>
      </Box>
      <Box as="section" aria-label={texts.invite}>
        <chakra.h2 textStyle="title.section">{texts.invite}</chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted" mt="1" mb="4">
          {texts.inviteHint}
        </chakra.p>
        {invitation ? (
          <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" mb="4" role="status">
            <chakra.p flex="1 1 16rem" overflowWrap="anywhere">
              {texts.waitsFor(invitation.email, formatDayAndMoment(invitation.expires_at))}
            </chakra.p>
            <Button size="sm" busy={withdraw.isPending} onClick={() => withdraw.mutate(invitation.id)}>
              {texts.withdraw}
            </Button>
          </Box>
        ) : null}
        {sent && sent.id === invitation?.id ? (
          <Box display="grid" gap="3" mb="4">
            <FormField label={texts.link} hint={texts.linkHint}>
              {(bound) => <Input {...bound} readOnly value={sent.link} onFocus={(event) => event.target.select()} />}
            </FormField>
            <Box>
              <Button size="sm" onClick={() => void copy(sent.link)}>
                <Copy aria-hidden="true" />
                {texts.copy}
              </Button>
            </Box>
          </Box>
        ) : null}
        <chakra.form display="grid" gap="4" noValidate onSubmit={(event) => void submit(event)}>
          <InputField
            form={form}
            name="email"
            label={texts.email}
            hint={invitation ? texts.replaces : undefined}
            type="email"
            maxLength={320}
            autoComplete="off"
          />
          <Box>
            <Button type="submit" variant={invitation ? 'outline' : 'solid'} busy={invite.isPending}>
              {invitation ? texts.sendAgain : texts.send}
            </Button>
          </Box>
        </chakra.form>
      </Box>
    </Box>
  );
}
