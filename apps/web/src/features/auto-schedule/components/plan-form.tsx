// What is to be planned: which matches, on which arenas, in which hours, how long each takes.
import { Box, chakra } from '@chakra-ui/react';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AutoScheduleOptions } from '@gelanggang/contract/auto-schedule';
import { PLAN_SCOPES } from '@gelanggang/domain/schedule/auto/plan-settings';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { Button } from '@web/components/button';
import { CheckList } from '@web/components/check-list';
import { FormField, Input } from '@web/components/form-field';
import { StickyBar } from '@web/components/save-bar';
import { HttpError } from '@web/lib/http';
import { useStartJob } from '@web/lib/jobs.api';
import { capacityOf, errorsOf, type FormErrors, type PlanValues, serverErrors, toParams } from '../form-values';
import { autoTexts } from '../texts';
import { LengthsTable } from './lengths-table';
import { type PricedRule, RulesEditor } from './rules-editor';
import { SessionsEditor } from './sessions-editor';

const texts = autoTexts.form;

interface PlanFormProps {
  options: AutoScheduleOptions;
  values: PlanValues;
  onChange(values: PlanValues): void;
  /** There is a plan already: this one takes its place. */
  hasPlan: boolean;
  /** The rules of that plan, with what each costs. */
  priced: readonly PricedRule[];
  isPlanning: boolean;
  onCancel(): void;
}

export function PlanForm({ options, values, onChange, hasPlan, priced, isPlanning, onCancel }: PlanFormProps) {
  // the page shows how far it is
  const startJob = useStartJob({ isQuiet: true });
  const [errors, setErrors] = useState<FormErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const { tournament, arenas, age_categories: ages } = options;
  const set = (change: Partial<PlanValues>) => onChange({ ...values, ...change });
  const capacity = capacityOf(values, ages);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(values);
    setErrors(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return focusFirst();
    startJob.mutate(
      { kind: 'auto-schedule', params: toParams(values, tournament.id) },
      {
        onError: (error) => {
          if (error instanceof HttpError) setErrors(serverErrors(error.fields));
          // a rule that no plan can keep: said where the rules are, too
          if (error instanceof HttpError && error.status === 409) setRefusal(error.message);
          focusFirst();
        },
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <chakra.p color="fg.muted" maxW="prose" mb="6">
        {texts.intro}
      </chakra.p>
      <ScopeChoice options={options} values={values} onChange={(scope) => set({ scope })} />
      <Section title={texts.arenas}>
        <CheckList
          label={texts.arenas}
          isLabelHidden
          columns={3}
          options={arenas.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={values.arenaIds}
          onChange={(arenaIds) => set({ arenaIds })}
          error={errors.arenaIds}
        />
      </Section>
      <Section title={texts.sessions} hint={texts.sessionsHint}>
        <SessionsEditor
          sessions={values.sessions}
          firstDay={tournament.start_date}
          arenas={arenas.filter(({ id }) => values.arenaIds.includes(id))}
          ages={ages}
          errors={errors}
          onChange={(sessions) => set({ sessions })}
        />
        <Capacity {...capacity} />
      </Section>
      <Section title={texts.rules.title} hint={texts.rules.hint}>
        <RulesEditor
          options={options}
          rules={values.rules}
          priced={priced}
          errors={errors}
          refusal={refusal}
          onChange={(rules) => set({ rules })}
        />
      </Section>
      <Section title={texts.lengths} hint={texts.lengthsHint}>
        <LengthsTable ages={ages} values={values} errors={errors} onChange={(lengths) => set({ lengths })} />
        <Box display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} maxW="34rem" mt="5">
          <FormField label={texts.rest} hint={texts.restHint} error={errors.rest} isOptional>
            {(bound) => (
              <Input
                {...bound}
                inputMode="numeric"
                value={values.rest}
                onChange={(event) => set({ rest: event.target.value })}
              />
            )}
          </FormField>
          <FormField label={texts.changeOver} hint={texts.changeOverHint} error={errors.changeOver}>
            {(bound) => (
              <Input
                {...bound}
                inputMode="numeric"
                value={values.changeOver}
                onChange={(event) => set({ changeOver: event.target.value })}
              />
            )}
          </FormField>
        </Box>
      </Section>
      <StickyBar justifyContent="flex-end" mt="8">
        {hasPlan ? <Button onClick={onCancel}>{texts.cancel}</Button> : null}
        <Button type="submit" variant="solid" busy={startJob.isPending || isPlanning}>
          {hasPlan ? texts.submitAgain : texts.submit}
        </Button>
      </StickyBar>
    </form>
  );
}

function focusFirst(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus());
}

export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Box as="section" mt="8">
      <chakra.h2 textStyle="title.section">{title}</chakra.h2>
      {hint ? (
        <chakra.p textStyle="sm" color="fg.muted" maxW="prose">
          {hint}
        </chakra.p>
      ) : null}
      <Box mt="3">{children}</Box>
    </Box>
  );
}

interface ScopeChoiceProps {
  options: AutoScheduleOptions;
  values: PlanValues;
  onChange(scope: PlanValues['scope']): void;
}

function ScopeChoice({ options, values, onChange }: ScopeChoiceProps) {
  const count = (scope: PlanValues['scope']) =>
    options.age_categories.reduce((sum, { matches }) => sum + matches[scope].tanding + matches[scope].seni, 0);
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="title.section" mb="3">
        {texts.scope}
      </chakra.legend>
      <Box display="grid" gap="2" gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }} maxW="64rem">
        {PLAN_SCOPES.map((scope) => {
          const isChosen = values.scope === scope;
          return (
            <chakra.label
              key={scope}
              display="flex"
              gap="3"
              p="3"
              rounded="md"
              borderWidth="1px"
              borderColor={isChosen ? 'marun.fg' : 'border.control'}
              bg={isChosen ? 'marun.subtle' : 'bg.panel'}
              cursor="pointer"
            >
              <chakra.input
                type="radio"
                name="scope"
                accentColor="marun.solid"
                checked={isChosen}
                onChange={() => onChange(scope)}
              />
              <span>
                <chakra.span display="block" fontWeight="semibold">
                  {texts.scopes[scope]}
                </chakra.span>
                <chakra.span display="block" textStyle="sm" fontVariantNumeric="tabular-nums">
                  {texts.count(count(scope))}
                </chakra.span>
                <chakra.span display="block" textStyle="sm" color="fg.muted">
                  {texts.scopeHints[scope]}
                </chakra.span>
              </span>
            </chakra.label>
          );
        })}
      </Box>
    </chakra.fieldset>
  );
}

/** Whether the hours are enough, before anything is planned. */
function Capacity({ needed, open }: { needed: number; open: number }) {
  const hours = (minutes: number) => (minutes / 60).toLocaleString(localeTexts.locale, { maximumFractionDigits: 1 });
  const isTooLittle = needed > open;
  return (
    <chakra.p
      role="status"
      mt="4"
      textStyle="sm"
      color={isTooLittle ? 'status.danger.fg' : 'fg.muted'}
      fontWeight={isTooLittle ? 'semibold' : undefined}
    >
      {texts.capacity(hours(needed), hours(open))} {isTooLittle ? texts.tooLittle : ''}
    </chakra.p>
  );
}
