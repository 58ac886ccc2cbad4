// The fields of a ranking: its rule, the events that it counts, and the table that comes of them.
import { Box, chakra } from '@chakra-ui/react';
import type { RankingPreview } from '@gelanggang/contract/rankings';
import { EVENT_LEVEL_LABELS, EVENT_LEVELS } from '@gelanggang/domain/past-events/levels';
import { RANKED, RANKED_LABELS, type Ranked } from '@gelanggang/domain/ranking/ranking-rule';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@web/components/button';
import { FormField, FormGrid, Input, Select, Textarea } from '@web/components/form-field';
import { pathOf } from '@web/site/routes';
import type { Draft } from '../ranking-draft';
import { rankingTexts, ruleTexts as texts } from '../texts';
import { RankingTable } from './ranking-table';
import { SourceChoice } from './source-choice';

interface RankingFieldsProps {
  draft: Draft;
  faults: Readonly<Record<string, string[]>>;
  preview: RankingPreview | undefined;
  isBusy: boolean;
  onChange(change: Partial<Draft>): void;
  onPreview(): void;
  onSave(): void;
}

type TextKey = 'name' | 'on' | 'points' | 'tookPart' | 'best' | 'ages' | 'decay' | 'same';

export function RankingFields(props: RankingFieldsProps) {
  const { draft, faults, preview, isBusy, onChange } = props;
  const fault = (name: string) => faults[name]?.join(' ');
  const text = (key: TextKey, name: string, label: string, more: Partial<TextProps> = {}) => (
    <TextField
      label={label}
      value={draft[key]}
      error={fault(name)}
      onChange={(value) => onChange({ [key]: value })}
      {...more}
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave();
      }}
    >
      <FormGrid>
        {text('name', 'name', rankingTexts.name, { maxLength: 150 })}
        <FormField label={rankingTexts.of}>
          {(control) => (
            <Select {...control} value={draft.of} onChange={({ target }) => onChange({ of: target.value as Ranked })}>
              {RANKED.map((one) => (
                <option key={one} value={one}>
                  {RANKED_LABELS[one]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        {text('on', 'rule.on', rankingTexts.on, { type: 'date' })}
        {text('points', 'rule.points', texts.points, { hint: texts.pointsHint, maxLength: 100 })}
        {text('tookPart', 'rule.took_part', texts.tookPart, { maxLength: 4 })}
        {text('best', 'rule.best', texts.best, { hint: texts.bestHint, isOptional: true, maxLength: 3 })}
      </FormGrid>
      <Part title={texts.chosen} fault={fault('sources')}>
        <SourceChoice chosen={draft.sources} onChange={(sources) => onChange({ sources })} />
      </Part>
      <Part title={texts.levels} fault={fault('rule.levels')}>
        <FormGrid>
          {EVENT_LEVELS.map((level) => (
            <TextField
              key={level}
              label={EVENT_LEVEL_LABELS[level]}
              value={draft.levels[level] ?? ''}
              maxLength={4}
              onChange={(value) => onChange({ levels: { ...draft.levels, [level]: value } })}
            />
          ))}
        </FormGrid>
      </Part>
      <Box mt="6">
        <FormGrid>
          {text('ages', 'rule.ages', texts.ages, { hint: texts.agesHint, isOptional: true, isLong: true })}
          {text('decay', 'rule.decay', texts.decay, { hint: texts.decayHint, isOptional: true, isLong: true })}
          {text('same', 'rule.same', texts.same, { hint: texts.sameHint, isOptional: true, isLong: true })}
        </FormGrid>
      </Box>
      <Check
        label={texts.sameName}
        hint={texts.sameNameHint}
        isOn={draft.sameName}
        onChange={(sameName) => onChange({ sameName })}
      />
      <Check
        label={texts.publish}
        hint={texts.publishHint}
        isOn={draft.isPublic}
        onChange={(isPublic) => onChange({ isPublic })}
      />
      {preview ? (
        <chakra.section aria-label={texts.preview} mt="6">
          {preview.total === 0 ? (
            <p>{texts.nothing}</p>
          ) : (
            <>
              <chakra.p color="fg.muted" textStyle="sm" mb="2">
                {texts.previewed(preview.rows.length, preview.total, preview.results)}
              </chakra.p>
              <RankingTable of={draft.of} rows={preview.rows} />
            </>
          )}
        </chakra.section>
      ) : null}
      <Box display="flex" flexWrap="wrap" gap="2" mt="6">
        <Button type="submit" variant="solid" busy={isBusy}>
          {texts.save}
        </Button>
        <Button onClick={props.onPreview} disabled={isBusy}>
          {texts.preview}
        </Button>
        <ButtonLink to={pathOf('/admin/rankings')}>{rankingTexts.title}</ButtonLink>
      </Box>
    </form>
  );
}

interface TextProps {
  label: string;
  value: string;
  error?: string;
  hint?: string;
  type?: string;
  maxLength?: number;
  isOptional?: boolean;
  isLong?: boolean;
  onChange(value: string): void;
}

function TextField({ label, value, error, hint, type, maxLength, isOptional, isLong, onChange }: TextProps) {
  return (
    <FormField label={label} error={error} hint={hint} isOptional={isOptional}>
      {(control) =>
        isLong ? (
          <Textarea {...control} value={value} maxLength={4000} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <Input
            {...control}
            value={value}
            type={type}
            maxLength={maxLength}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </FormField>
  );
}

function Part({ title, fault, children }: { title: string; fault: string | undefined; children: ReactNode }) {
  return (
    <chakra.section aria-label={title} mt="6">
      <chakra.h2 textStyle="title.section" mb="2">
        {title}
      </chakra.h2>
      {fault ? (
        <chakra.p role="alert" color="fg.error" mb="2">
          {fault}
        </chakra.p>
      ) : null}
      {children}
    </chakra.section>
  );
}

interface CheckProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

function Check({ label, hint, isOn, onChange }: CheckProps) {
  return (
    <chakra.label display="flex" gap="3" alignItems="start" mt="4" py="2" minH="44px" cursor="pointer">
      <chakra.input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        w="20px"
        h="20px"
        mt="0.5"
        flex="none"
        accentColor="var(--g-colors-marun-solid)"
      />
      <span>
        <chakra.span display="block" fontWeight="semibold">
          {label}
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {hint}
        </chakra.span>
      </span>
    </chakra.label>
  );
}
