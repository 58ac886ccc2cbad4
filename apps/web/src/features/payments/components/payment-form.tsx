// The form of a billing: tournament, bank data, and the members with the total of what is ticked.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { rupiahWithDecimals } from '@gelanggang/domain/words/rupiah';
import type { BillingAnswer, BillingRequest } from '@gelanggang/contract/billings';
import { Button } from '@web/components/button';
import { FormGrid, InputField, SelectField, TextareaField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { showFieldErrors } from '@web/lib/form-errors';
import { http, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useBillingWrite, useTournamentMembers, useTournaments } from '../payments.api';
import { paymentTexts as texts } from '../texts';
import { AddMemberDialog } from './add-member-dialog';
import { MemberPicker } from './member-picker';

const LIST = '/admin/payment';

/** `billing`: the one that is edited; `source`: whose data and members the form starts with. */
export function PaymentForm({ billing, source }: { billing: BillingAnswer | null; source: BillingAnswer | null }) {
  const navigate = useNavigate();
  const form = useForm({
    defaultValues: {
      tournament_id: source ? String(source.tournament_id) : '',
      bank_name: source?.bank_name ?? '',
      account_number: source?.account_number ?? '',
      account_name: source?.account_name ?? '',
      notes: source?.notes ?? '',
      member_ids: source?.billing_details.map((detail) => detail.team_member_id) ?? [],
    },
  });
  // the values that the form shows; `formState` alone does not tell of member_ids
  const tournamentId = form.watch('tournament_id');
  const picked = form.watch('member_ids');
  const [version, setVersion] = useState(billing?.version);
  const [own, setOwn] = useState<ReadonlySet<number>>(
    new Set(billing?.billing_details.map((detail) => detail.team_member_id)),
  );
  const [isAdding, setAdding] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const tournaments = useTournaments('/tournaments/active');
  const members = useTournamentMembers(tournamentId);
  const rows = members.data ?? [];
  const isFree = (id: number) => {
    const row = rows.find((one) => one.id === id);
    return row !== undefined && row.registration_fee !== null && (own.has(id) || !row.exists_in_billing_details);
  };
  const chosen = picked.filter(isFree);
  const total = rows.reduce((sum, row) => sum + (chosen.includes(row.id) ? (row.registration_fee ?? 0) : 0), 0);

  const save = useBillingWrite((body: BillingRequest) =>
    billing ? http.put(`/billings/${billing.id}`, body) : http.post('/billings', body),
  );
  const submit = form.handleSubmit((values) => {
    if (chosen.length === 0) {
      form.setError('member_ids', { message: texts.nobody });
      return;
    }
    save.mutate(
      {
        ...values,
        tournament_id: Number(values.tournament_id),
        member_ids: chosen,
        amount: total,
        ...(version !== undefined && { version }),
      },
      {
        onSuccess: (answer) => {
          setSaved(true);
          toast.success(billing ? texts.updated : texts.added);
          void navigate(billing ? LIST : `${LIST}/confirm/${answer.data.id}`, { replace: true });
        },
        onError: (error) => {
          const elsewhere = showFieldErrors(form, error);
          toast.error([messageOf(error, texts.saveFailed), ...elsewhere].join(' '));
        },
      },
    );
  });
  const pick = (ids: number[]) => {
    form.clearErrors('member_ids');
    form.setValue('member_ids', ids, { shouldDirty: true });
  };
  const memberError = form.formState.errors.member_ids?.message;
  const options = tournaments.map((one) => ({ value: one.id, label: one.name }));
  if (source && !tournaments.some((one) => one.id === source.tournament_id)) {
    options.push({ value: source.tournament_id, label: source.tournament.name });
  }

  return (
    <>
      <PageHeader title={billing ? texts.editTitle : texts.createTitle} note={billing?.invoice_number} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormGrid>
          <SelectField
            key={options.length}
            form={form}
            name="tournament_id"
            label={texts.tournament}
            disabled={billing !== null}
            options={options}
            onChosen={() => pick([])}
          />
          <InputField form={form} name="bank_name" label={texts.bank} isOptional maxLength={100} />
          <InputField
            form={form}
            name="account_number"
            label={texts.accountNumber}
            isOptional
            inputMode="numeric"
            maxLength={50}
          />
          <InputField form={form} name="account_name" label={texts.accountName} isOptional maxLength={100} />
        </FormGrid>
        <Box mt="5" maxW="form">
          <TextareaField form={form} name="notes" label={texts.notes} isOptional maxLength={2000} />
        </Box>
        <Box mt="7" display="flex" alignItems="center" flexWrap="wrap" gap="3" mb="3">
          <chakra.h2 textStyle="title.section" flex="1">
            {texts.members}
          </chakra.h2>
          {billing ? (
            <Button size="sm" onClick={() => setAdding(true)}>
              {texts.addAnother}
            </Button>
          ) : null}
        </Box>
        {tournamentId === '' ? (
          <chakra.p color="fg.muted">{texts.chooseTournament}</chakra.p>
        ) : (
          <MemberPicker
            members={billing ? rows.filter((row) => own.has(row.id)) : rows}
            isLoading={members.isPending}
            isFree={isFree}
            picked={chosen}
            onPick={pick}
          />
        )}
        {memberError ? (
          <chakra.p mt="2" textStyle="sm" color="fg.error" fontWeight="medium" role="alert">
            {memberError}
          </chakra.p>
        ) : null}
        <SaveBar
          isDirty={form.formState.isDirty && !isSaved}
          isSaving={save.isPending}
          cancelTo={LIST}
          note={
            <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3" aria-live="polite">
              <chakra.span textStyle="sm" color="fg.muted">
                {texts.total(chosen.length)}
              </chakra.span>
              <chakra.strong textStyle="title.section">{rupiahWithDecimals(total)}</chakra.strong>
            </Box>
          }
        />
      </form>
      {isAdding ? (
        <AddMemberDialog
          billingId={billing?.id}
          members={rows.filter((row) => !row.exists_in_billing_details && row.registration_fee !== null)}
          tournamentId={Number(tournamentId)}
          onClose={() => setAdding(false)}
          onAdded={(memberId, answer) => {
            setVersion(answer.version);
            setOwn(new Set([...own, memberId]));
            form.setValue('member_ids', [...form.getValues('member_ids'), memberId]);
          }}
        />
      ) : null}
    </>
  );
}
