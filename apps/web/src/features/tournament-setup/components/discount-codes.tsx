// The discount codes of a tournament: made, closed and opened again; what one takes off never changes.
import { Box, chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as feesCalls from '@gelanggang/contract/calls/fees';
import type { DiscountCodeRow } from '@gelanggang/contract/fees';
import { longDate } from '@gelanggang/domain/words/dates';
import { digitsOf } from '@gelanggang/domain/words/rupiah';
import { Button } from '@web/components/button';
import { FormGrid, InputField, RupiahField, SelectField } from '@web/components/form-field';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { tellRefusal } from '@web/lib/form-errors';
import { formatRupiah } from '@web/lib/formats';
import { toast } from '@web/lib/toast';
import { told } from '@web/lib/told';
import { useCall } from '@web/lib/use-call';
import { setupTexts } from '../texts';
import { useSend } from '@web/lib/use-send';

const texts = setupTexts.fees;
const KINDS = ['percent', 'amount'] as const;

export function DiscountCodes({ tournamentId }: { tournamentId: number }) {
  const codes = useCall(feesCalls.codes, { params: { id: tournamentId } });
  return (
    <chakra.section mt="9" aria-label={texts.codes}>
      <chakra.h2 textStyle="title.section" mb="4">
        {texts.codes}
      </chakra.h2>
      <CodeForm tournamentId={tournamentId} />
      <Box mt="6">
        {codes.error && !codes.data ? (
          <ErrorState error={codes.error} onRetry={() => void codes.refetch()} />
        ) : !codes.data ? (
          <PageLoading />
        ) : codes.data.length === 0 ? (
          <EmptyState text={texts.noCodes} />
        ) : (
          <chakra.ul borderTopWidth="1px" maxW="form">
            {codes.data.map((code) => (
              <CodeLine key={code.id} tournamentId={tournamentId} code={code} />
            ))}
          </chakra.ul>
        )}
      </Box>
    </chakra.section>
  );
}

function CodeLine({ tournamentId, code }: { tournamentId: number; code: DiscountCodeRow }) {
  const turn = useSend(
    feesCalls.switchCode,
    () => ({
      params: { id: tournamentId, codeId: code.id },
      body: { is_open: !code.is_open },
    }),
    {
      forgets: [feesCalls.codes],
      evenRefused: true,
      ...told(texts.switchFailed),
    },
  );
  const said = [
    texts.uses(code.uses, code.most_uses),
    ...(code.taken_off > 0 ? [texts.takenOff(formatRupiah(code.taken_off))] : []),
    ...(code.valid_until === null ? [] : [texts.until(longDate(code.valid_until))]),
  ];
  return (
    <chakra.li display="flex" alignItems="center" gap="3" flexWrap="wrap" py="3" borderBottomWidth="1px">
      <Box flex="1 1 14rem" minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {code.code} · {texts.off(code.percent, formatRupiah(code.amount ?? 0))}{' '}
          {code.is_open ? null : <Tag>{texts.closed}</Tag>}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {said.join(' · ')}
        </chakra.p>
      </Box>
      <Button size="sm" busy={turn.isPending} onClick={() => turn.mutate()}>
        {code.is_open ? texts.close : texts.open}
        <chakra.span srOnly> {code.code}</chakra.span>
      </Button>
    </chakra.li>
  );
}

const EMPTY = {
  code: '',
  kind: 'percent' as (typeof KINDS)[number],
  percent: '',
  amount: '',
  valid_until: '',
  most_uses: '',
};

function CodeForm({ tournamentId }: { tournamentId: number }) {
  const form = useForm({ defaultValues: EMPTY });
  const kind = form.watch('kind');
  const add = useSend(
    feesCalls.addCode,
    ({ code, kind: chosen, percent, amount, valid_until, most_uses }: typeof EMPTY) => ({
      params: { id: tournamentId },
      body: {
        ...{ code, valid_until, most_uses: digitsOf(most_uses) },
        ...(chosen === 'percent' ? { percent: digitsOf(percent) } : { amount: digitsOf(amount) }),
      },
    }),
    {
      forgets: [feesCalls.codes],
      onSuccess: ({ message }) => {
        toast.success(message);
        form.reset(EMPTY);
      },
      onError: (error) => tellRefusal(form, error, texts.addFailed),
    },
  );
  const submit = form.handleSubmit((values) => add.mutate(values));
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)} aria-label={texts.add} maxW="form">
      <FormGrid>
        <InputField
          form={form}
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          maxLength={30}
          autoCapitalize="characters"
        />
        <SelectField
          form={form}
          name="kind"
          label={texts.kind}
          options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        />
        {kind === 'percent' ? (
          <InputField
            form={form}
            name="percent"
            label={texts.value.percent}
            inputMode="numeric"
            maxLength={3}
            isOptional
          />
        ) : (
          <RupiahField form={form} name="amount" label={texts.value.amount} isOptional />
        )}
        <InputField form={form} name="valid_until" label={texts.validUntil} type="date" isOptional />
        <InputField
          form={form}
          name="most_uses"
          label={texts.mostUses}
          hint={texts.mostUsesHint}
          inputMode="numeric"
          maxLength={6}
          isOptional
        />
      </FormGrid>
      <Box mt="5">
        <Button type="submit" busy={add.isPending}>
          {texts.add}
        </Button>
      </Box>
    </chakra.form>
  );
}
