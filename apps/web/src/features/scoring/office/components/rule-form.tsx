// When taps of judges make a point, in a form that says it in words; and how many judges a performance has.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { MOST_JUDGES, WITHIN_MS } from '@gelanggang/domain/scoring/agreement';
import type { ScoringSettings } from '@gelanggang/contract/scoring';
import { MAX_JUDGES, MIN_JUDGES } from '@gelanggang/domain/seni/performance-score';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import { useCall } from '@web/lib/use-call';
import { Button } from '@web/components/button';
import { InputField, SelectField } from '@web/components/form-field';
import { LeaveGuard } from '@web/components/save-bar';
import { ErrorState, PageLoading } from '@web/components/states';
import { type ComparedField, useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { tellRefusal } from '@web/lib/form-errors';
import { toast } from '@web/lib/toast';
import { type RuleRow, useReadScoringRule, useSaveScoringRule } from '../scoring.api';
import { scoringAdminTexts as texts } from '../texts';

interface Values {
  judges: string;
  agree: string;
  within_ms: string;
  seni_judges: string;
  card_returns: string;
}

/** People read and type seconds. */
const valuesOf = ({ judges, agree, within_ms, seni_judges, card_returns }: ScoringSettings): Values => ({
  judges: String(judges),
  agree: String(agree),
  within_ms: String(within_ms / 1000),
  seni_judges: String(seni_judges),
  card_returns: String(card_returns),
});

const numbers = (from: number, to: number, step = 1): { value: string; label: string }[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => String(from + index * step)).map(
    (value) => ({ value, label: value }),
  );

const COMPARED: readonly ComparedField<Values>[] = [
  { name: 'judges', label: texts.judges },
  { name: 'agree', label: texts.agree },
  { name: 'within_ms', label: texts.withinSeconds },
  { name: 'seni_judges', label: texts.seniJudges },
  { name: 'card_returns', label: texts.grantedCard, show: (value) => texts.grantedCards[value === 'true' ? 1 : 0] },
];

const secondsOf = ({ within_ms }: Values): number => decimalOf(within_ms);

export function RuleForm({ tournamentId }: { tournamentId: number }) {
  const rule = useCall(scoringCalls.rule, { params: { id: tournamentId } });
  if (rule.error && !rule.data) return <ErrorState error={rule.error} onRetry={() => void rule.refetch()} />;
  return rule.data ? <Form key={tournamentId} rule={{ ...rule.data, id: tournamentId }} /> : <PageLoading />;
}

function Form({ rule }: { rule: RuleRow }) {
  const form = useForm<Values>({ defaultValues: valuesOf(rule) });
  const save = useSaveScoringRule(rule.id);
  const read = useReadScoringRule();
  const { isDirty } = form.formState;
  const { row, setRow, notice, isMeeting } = useChangedMeanwhile<RuleRow, Values>({
    form,
    row: rule,
    read: ({ id }) => read(id),
    valuesOf,
    compared: COMPARED,
    send: (values, version) => send(values, version),
  });
  useEffect(() => {
    // what somebody else has saved shows at once, unless something is being typed
    if (isDirty) return;
    form.reset(valuesOf(rule));
    setRow(rule);
  }, [form, rule, isDirty, setRow]);
  const judges = Number(form.watch('judges'));
  const agree = Number(form.watch('agree'));
  const seconds = secondsOf(form.watch());
  const refused = async (error: unknown) => {
    if (await isMeeting(error)) return;
    tellRefusal(form, error, texts.failed);
  };
  const send = (values: Values, version: number) =>
    save.mutate(
      {
        ...values,
        within_ms: Math.round(secondsOf(values) * 1000),
        card_returns: values.card_returns === 'true',
        version,
      },
      {
        onSuccess: ({ message, data }) => {
          setRow({ ...data, id: rule.id });
          form.reset(valuesOf(data));
          toast.success(message);
        },
        onError: (error) => void refused(error),
      },
    );
  const submit = form.handleSubmit((values) => send(values, row?.version ?? rule.version));
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)} maxW="44rem">
      {notice}
      <Box display="grid" gap="8">
        <chakra.section borderTopWidth="2px" borderColor="fg" pt="3" display="grid" gap="4">
          <Heading title={texts.ruleTanding} lead={texts.ruleTandingLead} />
          <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
            <SelectField form={form} name="judges" label={texts.judges} options={numbers(2, MOST_JUDGES)} />
            <SelectField
              form={form}
              name="agree"
              label={texts.agree}
              hint={texts.agreeHint}
              options={numbers(2, MOST_JUDGES)}
            />
            <InputField
              form={form}
              name="within_ms"
              label={texts.withinSeconds}
              hint={texts.withinHint}
              type="number"
              inputMode="decimal"
              min={WITHIN_MS.min / 1000}
              max={WITHIN_MS.max / 1000}
              step={0.1}
            />
          </Box>
          <Box maxW="28rem">
            <SelectField
              form={form}
              name="card_returns"
              label={texts.grantedCard}
              hint={texts.grantedCardHint}
              options={texts.grantedCards.map((label, index) => ({ value: String(index === 1), label }))}
            />
          </Box>
          {agree <= judges && seconds > 0 ? (
            <chakra.p fontWeight="semibold" role="status">
              {texts.inWords(agree, judges, seconds.toLocaleString(localeTexts.locale))}
            </chakra.p>
          ) : null}
        </chakra.section>
        <chakra.section borderTopWidth="2px" borderColor="fg" pt="3" display="grid" gap="4">
          <Heading title={texts.ruleSeni} lead={texts.ruleSeniLead} />
          <Box maxW="14rem">
            <SelectField
              form={form}
              name="seni_judges"
              label={texts.seniJudges}
              options={numbers(MIN_JUDGES, MAX_JUDGES, 2)}
            />
          </Box>
        </chakra.section>
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
          <Button type="submit" variant="solid" busy={save.isPending} disabled={!isDirty}>
            {texts.save}
          </Button>
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.ruleNote}
          </chakra.p>
        </Box>
      </Box>
      <LeaveGuard isActive={isDirty && !save.isPending} />
    </chakra.form>
  );
}

function Heading({ title, lead }: { title: string; lead: string }) {
  return (
    <Box>
      <chakra.h2 textStyle="title.section">{title}</chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted" mt="1">
        {lead}
      </chakra.p>
    </Box>
  );
}
