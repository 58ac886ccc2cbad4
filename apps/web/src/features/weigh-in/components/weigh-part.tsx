// Weighing somebody for the first time that day: who is in class is saved at once, else what follows is shown before.
import { Box, chakra } from '@chakra-ui/react';
import type { WeighInAnswer, WeighInAthlete } from '@gelanggang/contract/weigh-in';
import { weightText } from '@gelanggang/domain/words/weights';
import { useState, type FormEvent } from 'react';
import * as weighInCalls from '@gelanggang/contract/calls/weigh-in';
import { Button } from '@web/components/button';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { weighInTexts as texts } from '../texts';
import { typedWeight, verdictOf } from '../typed-weight';
import type { useWeighInStep, Weighed } from '../weigh-in.api';
import { OfficialFields } from './official-fields';
import { WeightField } from './weight-field';
import { useSend } from '@web/lib/use-send';

interface WeighPartProps {
  athlete: WeighInAthlete;
  date: string;
  step: ReturnType<typeof useWeighInStep>;
  /** Who stood by at the last athlete of this contingent. */
  stoodBy: string[];
  onDone(): void;
}

interface Asked {
  /** null: absent. */
  weight: number | null;
  body: Weighed;
  answer: WeighInAnswer;
}

export function WeighPart({ athlete, date, step, stoodBy, onDone }: WeighPartProps) {
  const [text, setText] = useState('');
  const [officials, setOfficials] = useState(stoodBy);
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const onError = (fault: Error) => toast.error(messageOf(fault, texts.failed));
  const preview = useSend(weighInCalls.preview, {}, { onError });
  const record = (body: Weighed) =>
    step.mutate(
      { step: 'record', body },
      {
        onSuccess: ({ message, data }) => {
          toast.success([message, ...data.effects].join(' '));
          onDone();
        },
        onError: (fault) => {
          // somebody else was quicker: what they recorded comes with the list
          onError(fault);
          setAsked(null);
        },
      },
    );
  const look = (body: Weighed, weight: number | null) =>
    preview.mutate(body, { onSuccess: (answer) => setAsked({ weight, body, answer }) });
  const base = { participant_id: athlete.participant_id, date, officials: officials.filter((name) => name.trim()) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const weight = typedWeight(text);
    if (weight === null) return setError(texts.unreadable);
    setError(undefined);
    if (verdictOf(athlete, weight) === 'fits') record({ ...base, weight });
    else look({ ...base, weight }, weight);
  };
  if (asked) {
    return (
      <Box>
        {asked.weight === null ? null : (
          <chakra.p mb="3" fontWeight="bold" color="status.danger.fg">
            {texts.outOfClass(weightText(asked.weight), verdictOf(athlete, asked.weight) === 'too-heavy')}
          </chakra.p>
        )}
        <chakra.h3 textStyle="label">{texts.whatFollows}</chakra.h3>
        <chakra.ul mt="2" display="grid" gap="2" role="status">
          {asked.answer.data.effects.map((effect) => (
            <chakra.li key={effect} borderStartWidth="3px" borderColor="status.danger.fg" ps="3">
              {effect}
            </chakra.li>
          ))}
        </chakra.ul>
        <Box display="grid" gridTemplateColumns="1fr 1fr" gap="2" mt="4">
          <Button onClick={() => setAsked(null)}>{texts.back}</Button>
          <Button variant="solid" busy={step.isPending} onClick={() => record(asked.body)}>
            {asked.answer.data.outcome === 'absent' ? texts.confirmAbsent : texts.confirmOut}
          </Button>
        </Box>
      </Box>
    );
  }
  const weight = typedWeight(text);
  const isOut = weight !== null && verdictOf(athlete, weight) !== 'fits';
  return (
    <form noValidate onSubmit={submit}>
      <WeightField athlete={athlete} value={text} error={error} onChange={setText} />
      <OfficialFields officials={officials} onChange={setOfficials} />
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="2" mt="4">
        <Button busy={preview.isPending && !isOut} onClick={() => look(base, null)}>
          {texts.absent}
        </Button>
        <Button type="submit" variant="solid" busy={step.isPending || (preview.isPending && isOut)}>
          {isOut ? texts.check : texts.save}
        </Button>
      </Box>
    </form>
  );
}
