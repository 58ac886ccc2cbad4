// How the overall winner is found: by golds, or by points and what each medal is worth.
import { Box } from '@chakra-ui/react';
import type { MedalRuleAnswer, MedalSnapshot } from '@gelanggang/contract/medals';
import { LONE_RULE_LABELS, LONE_RULES } from '@gelanggang/domain/results/lone-entrants';
import {
  countsPoints,
  MOST_MEDAL_POINTS,
  OVERALL_RULE_LABELS,
  OVERALL_RULES,
} from '@gelanggang/domain/results/medal-table';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@web/components/button';
import { InputField, SelectField } from '@web/components/form-field';
import { tellRefusal } from '@web/lib/form-errors';
import { HttpError } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { medalsOf } from '../medals.api';
import { medalTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';
import * as medalCalls from '@gelanggang/contract/calls/medals';

type Values = Record<Exclude<keyof MedalRuleAnswer, 'version'>, string>;

const valuesOf = ({
  overall_by,
  gold_points,
  silver_points,
  bronze_points,
  lone_entrant,
}: MedalRuleAnswer): Values => ({
  overall_by,
  lone_entrant,
  gold_points: String(gold_points),
  silver_points: String(silver_points),
  bronze_points: String(bronze_points),
});

export function RuleForm({ medals }: { medals: Pick<MedalSnapshot, 'tournament' | 'rule'> }) {
  const { rule, tournament } = medals;
  const form = useForm<Values>({ defaultValues: valuesOf(rule) });
  const save = useSend(
    medalCalls.save,
    { params: { id: tournament.id } },
    {
      forgets: [medalsOf(tournament)],
      evenRefused: true,
    },
  );
  const { isDirty } = form.formState;
  useEffect(() => {
    // what somebody else has saved shows at once, unless something is being typed
    if (!isDirty) form.reset(valuesOf(rule));
  }, [form, rule, isDirty]);
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { ...values, version: rule.version },
      {
        onSuccess: ({ message, data }) => {
          form.reset(valuesOf(data));
          toast.success(message);
        },
        onError: (error) => {
          if (error instanceof HttpError && error.status === 409) {
            toast.error(texts.changedMeanwhile);
            form.reset(valuesOf(rule));
            return;
          }
          tellRefusal(form, error, texts.failed);
        },
      },
    ),
  );
  const points = { type: 'number', inputMode: 'numeric', min: 0, max: MOST_MEDAL_POINTS, step: 1 } as const;
  const chosen = form.watch('overall_by');
  const byPoints = OVERALL_RULES.some((one) => one === chosen && countsPoints(one));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <SelectField
          form={form}
          name="overall_by"
          label={texts.ruleBy}
          options={OVERALL_RULES.map((value) => ({ value, label: OVERALL_RULE_LABELS[value] }))}
        />
        <Box display={byPoints ? 'grid' : 'none'} gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="3">
          <InputField form={form} name="gold_points" label={texts.gold} {...points} />
          <InputField form={form} name="silver_points" label={texts.silver} {...points} />
          <InputField form={form} name="bronze_points" label={texts.bronze} {...points} />
        </Box>
        <SelectField
          form={form}
          name="lone_entrant"
          label={texts.loneEntrant}
          hint={texts.loneEntrantHint}
          options={LONE_RULES.map((value) => ({ value, label: LONE_RULE_LABELS[value] }))}
        />
        <Box>
          <Button type="submit" variant="solid" busy={save.isPending} disabled={!isDirty}>
            {texts.save}
          </Button>
        </Box>
      </Box>
    </form>
  );
}
