// What stands of an athlete's weigh-in: who recorded it, its walkover, and putting it right.
import { Box, chakra } from '@chakra-ui/react';
import type { WeighInAthlete, WeighInRecord } from '@gelanggang/contract/weigh-in';
import { weightText } from '@gelanggang/domain/words/weights';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useState } from 'react';
import { Button } from '@web/components/button';
import { FormField, Input } from '@web/components/form-field';
import { formatMoment } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { weighInTexts as texts } from '../texts';
import { typedWeight } from '../typed-weight';
import type { useWeighInStep, WeighInStep } from '../weigh-in.api';
import { StateTag } from './state-tag';
import { WeightField } from './weight-field';

interface RecordedPartProps {
  athlete: WeighInAthlete;
  record: WeighInRecord;
  timeZone: string;
  canCorrect: boolean;
  step: ReturnType<typeof useWeighInStep>;
  onDone(): void;
}

export function RecordedPart({ athlete, record, timeZone, canCorrect, step, onDone }: RecordedPartProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const at = formatMoment(record.recorded_at, timeZone);
  const lost = record.outcome !== 'present';
  const take = (one: WeighInStep) =>
    step.mutate(one, {
      onSuccess: ({ message, data }) => {
        toast.success([message, ...data.effects].join(' '));
        onDone();
      },
      onError: (error) => toast.error(messageOf(error, texts.failed)),
    });
  if (isCorrecting) {
    return (
      <Correction
        athlete={athlete}
        isBusy={step.isPending}
        onCancel={() => setCorrecting(false)}
        onSave={(body) => take({ step: 'correct', id: record.id, body })}
      />
    );
  }
  return (
    <Box borderTopWidth="1px" pt="3">
      <Box display="flex" alignItems="center" gap="3">
        <StateTag state={record.outcome} />
        {record.weight === null ? null : (
          <chakra.span textStyle="display.figure" fontSize="30px">
            {texts.kg(weightText(record.weight))}
          </chakra.span>
        )}
      </Box>
      {record.officials.length > 0 ? (
        <chakra.p textStyle="sm" color="fg.muted" mt="2">
          {texts.stoodBy(record.officials.map((one) => shownName(one)).join(', '))}
        </chakra.p>
      ) : null}
      <chakra.p textStyle="sm" color="fg.muted" mt="2">
        {record.recorded_by ? texts.recordedBy(shownName(record.recorded_by), at) : texts.recordedAt(at)}
      </chakra.p>
      {lost ? <chakra.p mt="2">{record.gave_walkover ? texts.gaveWalkover : texts.walkoverWaits}</chakra.p> : null}
      <Box display="flex" flexWrap="wrap" gap="2" mt="4">
        {lost && !record.gave_walkover && shownName(athlete.open_match?.opponent) ? (
          <Button variant="solid" busy={step.isPending} onClick={() => take({ step: 'walkover', id: record.id })}>
            {texts.giveWalkover}
          </Button>
        ) : null}
        {canCorrect ? <Button onClick={() => setCorrecting(true)}>{texts.correct}</Button> : null}
      </Box>
    </Box>
  );
}

interface CorrectionProps {
  athlete: WeighInAthlete;
  isBusy: boolean;
  onCancel(): void;
  onSave(body: { weight?: number; reason: string }): void;
}

function Correction({ athlete, isBusy, onCancel, onSave }: CorrectionProps) {
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ weight?: string; reason?: string }>({});
  const save = (weight: number | null | undefined) => {
    const found = {
      ...(weight === null ? { weight: texts.unreadable } : {}),
      ...(reason.trim() === '' ? { reason: texts.reasonMissing } : {}),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) onSave({ ...(weight ? { weight } : {}), reason: reason.trim() });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(typedWeight(text));
      }}
    >
      <Box display="grid" gap="4" borderTopWidth="1px" pt="3">
        <chakra.h3 fontWeight="semibold">{texts.correctTitle}</chakra.h3>
        <WeightField athlete={athlete} value={text} error={faults.weight} onChange={setText} />
        <FormField label={texts.reason} error={faults.reason}>
          {(props) => (
            <Input {...props} value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
          )}
        </FormField>
        <Box display="flex" flexWrap="wrap" gap="2">
          <Button onClick={onCancel}>{texts.back}</Button>
          <Button onClick={() => save(undefined)} busy={isBusy}>
            {texts.absent}
          </Button>
          <Button type="submit" variant="solid" busy={isBusy}>
            {texts.save}
          </Button>
        </Box>
      </Box>
    </form>
  );
}
