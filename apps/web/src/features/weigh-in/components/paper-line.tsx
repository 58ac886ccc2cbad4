// One athlete's papers: the day on the doctor's letter, the statement where it is asked for, and the first weight.
import { Box, chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import type { PaperRow } from '@gelanggang/contract/athlete-papers';
import { isLetterFresh, PAPER_LABELS } from '@gelanggang/domain/athletes/papers';
import { weightRangeText, weightText } from '@gelanggang/domain/words/weights';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { FormField, Input } from '@web/components/form-field';
import { Tick } from '@web/components/table-selection';
import { Tag } from '@web/components/tag';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { changed } from '../papers.api';
import { weighInTexts as texts } from '../texts';
import { typedWeight } from '../typed-weight';
import { StateTag } from './state-tag';
import { useSend } from '@web/lib/use-send';
import * as paperCalls from '@gelanggang/contract/calls/papers';
import { type BodyOf } from '@web/lib/calls';

interface PaperLineProps {
  row: PaperRow;
  tournamentId: number;
  eventStart: string;
  today: string;
}

export function PaperLine({ row, tournamentId, eventStart, today }: PaperLineProps) {
  const save = useSend(
    paperCalls.save,
    ({ id, body }: { id: number; body: BodyOf<typeof paperCalls.save> }) => ({ params: { id }, body }),
    changed(tournamentId),
  );
  const first = row.first_weigh_in;
  const before = {
    letterOn: row.health_letter_on ?? '',
    hasStatement: row.has_statement ?? false,
    weight: first?.weight ? weightText(first.weight) : '',
  };
  const [typed, setTyped] = useState(before);
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const isDirty = JSON.stringify(typed) !== JSON.stringify(before);
  const isOld = typed.letterOn !== '' && !isLetterFresh(typed.letterOn, eventStart);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const weight = typed.weight.trim() === '' ? undefined : typedWeight(typed.weight);
    if (weight === null) return setFaults({ first_weight: [texts.unreadable] });
    setFaults({});
    save.mutate(
      {
        id: row.participant_id,
        body: {
          ...{ health_letter_on: typed.letterOn, has_statement: typed.hasStatement, version: row.version },
          ...(weight === undefined ? {} : { first_weight: weight }),
        },
      },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) => {
          if (error instanceof HttpError) setFaults(error.fields);
          toast.error(messageOf(error, texts.saveFailed));
        },
      },
    );
  };
  return (
    <chakra.li
      aria-label={shownName(row.name)}
      borderBottomWidth="1px"
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 96px' }}
    >
      <chakra.form
        noValidate
        onSubmit={submit}
        display="grid"
        gap="3"
        px="3"
        py="3"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 11rem 13rem 11rem 6rem' }}
      >
        <Box minW="0">
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {shownName(row.name)}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {shownName(row.contingent)} · {row.entered_as}
          </chakra.p>
          <Box display="flex" flexWrap="wrap" gap="1.5" mt="1.5">
            {row.lacks.length === 0 ? <Tag tone="ok">{texts.complete}</Tag> : null}
            {row.lacks.map((kind) => (
              <Tag key={kind} tone="danger">
                {kind === 'health-letter' && isOld
                  ? `${PAPER_LABELS[kind]}: ${texts.tooOld.toLowerCase()}`
                  : texts.missing(PAPER_LABELS[kind].toLowerCase())}
              </Tag>
            ))}
          </Box>
        </Box>
        <FormField label={texts.letterOn} error={faults.health_letter_on?.[0] ?? (isOld ? texts.tooOld : undefined)}>
          {(props) => (
            <Input
              {...props}
              type="date"
              max={today}
              value={typed.letterOn}
              onChange={(event) => setTyped({ ...typed, letterOn: event.target.value })}
            />
          )}
        </FormField>
        {row.has_statement === null ? (
          <Box hideBelow="lg" />
        ) : (
          <chakra.label display="flex" alignItems="center" gap="2.5" minH="44px" pt={{ lg: '6' }} cursor="pointer">
            <Tick
              type="checkbox"
              checked={typed.hasStatement}
              onChange={(event) => setTyped({ ...typed, hasStatement: event.target.checked })}
            />
            {texts.statement}
          </chakra.label>
        )}
        {first ? (
          <FormField
            label={texts.firstWeight}
            error={faults.first_weight?.[0]}
            hint={
              <>
                {weightRangeText(first.weight_min, first.weight_max)}{' '}
                {first.state === 'waiting' ? null : <StateTag state={first.state} />}
              </>
            }
          >
            {(props) => (
              <Input
                {...props}
                inputMode="decimal"
                maxLength={6}
                value={typed.weight}
                onChange={(event) => setTyped({ ...typed, weight: event.target.value })}
              />
            )}
          </FormField>
        ) : (
          <Box hideBelow="lg" />
        )}
        <Box pt={{ lg: '6' }}>
          <Button
            type="submit"
            busy={save.isPending}
            disabled={!isDirty}
            aria-label={`${texts.saveRow}: ${shownName(row.name)}`}
          >
            {texts.saveRow}
          </Button>
        </Box>
      </chakra.form>
    </chakra.li>
  );
}
