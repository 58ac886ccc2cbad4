// The form of a billing: tournament, bank data, and the members with the total of what is ticked.
import { pathOf } from '@web/site/routes';
import { useTournamentId } from '@web/site/tournament-context';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import { forget, useCall } from '@web/lib/use-call';
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { rupiahWithDecimals } from '@gelanggang/domain/words/rupiah';
import type { BillingAnswer, BillingRequest, ManyBillingsRequest } from '@gelanggang/contract/billings';
import { BILLS_PER, type BillsPer, intoBills } from '@gelanggang/domain/billing/bills-per';
import { Button, ButtonLink } from '@web/components/button';
import { FormField, FormGrid, Select, SelectField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { type ComparedField, useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { callApi } from '@web/lib/calls';
import { OF_BILLINGS } from '@web/lib/kept-calls';
import { tellRefusal } from '@web/lib/form-errors';
import { toast } from '@web/lib/toast';
import { type Typed, typedNumber } from '@web/lib/typed-number';
import { useBillingWrite, useTournaments } from '../billings.api';
import { billingTexts as texts } from '../texts';
import { AddMemberDialog } from './add-member-dialog';
import { MemberPicker } from './member-picker';
import { CodeField, QuoteLines, useQuote } from './quote';
import { type BillingValues, SenderFields } from './sender-fields';

const readBilling = (id: number): Promise<BillingAnswer> => callApi(billingCalls.read, { params: { id } });

const LIST = pathOf('/admin/payment');

const valuesOf = (billing: BillingAnswer | null, chosen?: number): BillingValues => ({
  tournament_id: String(billing?.tournament_id ?? chosen ?? ''),
  bank_name: billing?.bank_name ?? '',
  account_number: billing?.account_number ?? '',
  account_name: billing?.account_name ?? '',
  notes: billing?.notes ?? '',
  member_ids: billing?.billing_details.map((detail) => detail.team_member_id) ?? [],
});
type Values = BillingValues;

const COMPARED: ComparedField<Values>[] = [
  { name: 'bank_name', label: texts.bank },
  { name: 'account_number', label: texts.accountNumber },
  { name: 'account_name', label: texts.accountName },
  { name: 'notes', label: texts.notes },
];

interface BillingFormProps {
  /** The one that is edited. */
  billing: BillingAnswer | null;
  /** Whose data and members the form starts with. */
  source: BillingAnswer | null;
}

export function BillingForm({ billing: opened, source }: BillingFormProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const chosenTournament = useTournamentId();
  const form = useForm<Values>({ defaultValues: valuesOf(source, chosenTournament) });
  // the values that the form shows; `formState` alone does not tell of member_ids
  const tournamentId = form.watch('tournament_id');
  const picked = form.watch('member_ids');
  const [isAdding, setAdding] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [per, setPer] = useState<BillsPer>('contingent');
  const tournaments = useTournaments(tournamentCalls.ofOffice);
  // where there is one only, nobody chooses it
  const only = tournaments.length === 1 ? tournaments[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined && form.getValues('tournament_id') === '')
      form.resetField('tournament_id', { defaultValue: String(only) });
  }, [form, only]);
  const members = useCall(
    teamMemberCalls.list,
    tournamentId === '' ? null : { query: { fetch_all: true, tournament_id: tournamentId } },
    // members of the tournament before would be the wrong ones
    { placeholderData: undefined },
  );
  const rows = members.data?.data ?? [];
  const namesOf = (_: unknown, { member_ids: ids }: Values) =>
    rows
      .filter((row) => ids.includes(row.id))
      .map((row) => row.name)
      .join(', ');
  const {
    row: billing,
    setRow: setBilling,
    notice,
    isMeeting,
  } = useChangedMeanwhile<BillingAnswer, Values>({
    form,
    row: opened,
    read: ({ id }) => readBilling(id),
    valuesOf,
    compared: [...COMPARED, { name: 'member_ids', label: texts.members, show: namesOf }],
    send: (values, version) => send(values, version),
  });
  const own = new Set(billing?.billing_details.map((detail) => detail.team_member_id));
  const isFree = (id: number) => {
    const row = rows.find((one) => one.id === id);
    return row !== undefined && row.registration_fee !== null && (own.has(id) || !row.exists_in_billing_details);
  };
  const chosen = picked.filter(isFree);
  // who has no fee here is no reason to look among the bills
  const isAllBilled =
    billing === null &&
    rows.some((row) => row.exists_in_billing_details) &&
    !rows.some((row) => row.registration_fee !== null && !row.exists_in_billing_details);
  const [code, setCode] = useState(opened?.discount_code ?? '');

  const save = useBillingWrite((body: Typed<BillingRequest>) =>
    opened ? callApi(billingCalls.update, { params: { id: opened.id }, body }) : callApi(billingCalls.create, { body }),
  );
  const saveMany = useMutation({
    mutationFn: (body: Typed<ManyBillingsRequest>) => callApi(billingCalls.createMany, { body }),
    onSettled: () => void forget(client, ...OF_BILLINGS, teamMemberCalls.list),
  });
  const billsOf = (one: BillsPer) =>
    intoBills(
      rows.filter((row) => chosen.includes(row.id)).map((row) => ({ id: row.id, contingentId: row.contingent_id })),
      one,
    ).length;
  const isMany = opened === null && billsOf('contingent') > 1;
  const quote = useQuote(
    chosen.length === 0
      ? null
      : {
          ...{ tournament_id: Number(tournamentId), member_ids: chosen, discount_code: code },
          ...{ per: isMany ? per : 'all', billing_id: opened?.id },
        },
  );
  const total = quote.data?.amount ?? 0;
  const refused = async (error: unknown) => {
    if (await isMeeting(error)) return;
    tellRefusal(form, error, texts.saveFailed);
  };
  const send = (values: Values, version: number | undefined) => {
    if (chosen.length === 0) {
      form.setError('member_ids', { message: texts.nobody });
      // it stands below the list, which may be long
      toast.error(texts.nobody);
      return;
    }
    // while it is still asked what they cost, the server says it
    const amount = quote.data?.amount;
    if (isMany && per !== 'all') {
      saveMany.mutate(
        {
          ...values,
          tournament_id: typedNumber(values.tournament_id),
          member_ids: chosen,
          discount_code: code,
          amount,
          per,
        },
        {
          onSuccess: (answer) => {
            setSaved(true);
            toast.success(answer.message);
            void navigate(`${LIST}?tournament_id=${values.tournament_id}`, { replace: true });
          },
          onError: (error) => void refused(error),
        },
      );
      return;
    }
    save.mutate(
      {
        ...values,
        tournament_id: typedNumber(values.tournament_id),
        member_ids: chosen,
        discount_code: code,
        amount,
        ...(version !== undefined && { version }),
      },
      {
        onSuccess: (answer) => {
          setSaved(true);
          toast.success(opened ? texts.updated : texts.added);
          void navigate(opened ? LIST : `${LIST}/confirm/${answer.data.id}`, { replace: true });
        },
        onError: (error) => void refused(error),
      },
    );
  };
  const submit = form.handleSubmit((values) => send(values, billing?.version));
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
        {notice}
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
        </FormGrid>
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
        {isMany ? (
          <Box mt="5" maxW="24rem">
            <FormField label={texts.billsFor}>
              {(props) => (
                <Select {...props} value={per} onChange={(event) => setPer(event.target.value as BillsPer)}>
                  {BILLS_PER.map((one) => (
                    <option key={one} value={one}>
                      {texts.per[one](billsOf(one))}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
          </Box>
        ) : null}
        {tournamentId === '' ? null : (
          <Box mt="5" display="grid" gap="3">
            <CodeField code={code} onUse={setCode} error={quote.error} />
            {quote.data ? <QuoteLines quote={quote.data} /> : null}
          </Box>
        )}
        {memberError ? (
          <chakra.p mt="2" textStyle="sm" color="fg.error" fontWeight="medium" role="alert">
            {memberError}
          </chakra.p>
        ) : null}
        {isAllBilled ? (
          <Box mt="6">
            <chakra.p role="status" mb="3">
              {texts.allBilled}
            </chakra.p>
            <ButtonLink variant="solid" to={`${LIST}?tournament_id=${tournamentId}`}>
              {texts.toBills}
            </ButtonLink>
          </Box>
        ) : (
          <>
            <SenderFields form={form} isNew={source === null} />
            <SaveBar
              form={form}
              version={billing?.version}
              isDirty={(form.formState.isDirty || code !== (opened?.discount_code ?? '')) && !isSaved}
              isSaving={save.isPending || saveMany.isPending}
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
          </>
        )}
      </form>
      {isAdding ? (
        <AddMemberDialog
          billingId={billing?.id}
          members={rows.filter((row) => !row.exists_in_billing_details && row.registration_fee !== null)}
          tournamentId={Number(tournamentId)}
          onClose={() => setAdding(false)}
          onAdded={(memberId, answer) => {
            setBilling(answer);
            form.setValue('member_ids', [...form.getValues('member_ids'), memberId]);
          }}
        />
      ) : null}
    </>
  );
}
