// The preset of the tournament's rule set: what it would add to each age, chosen by age, then applied in one step.
import * as settingUpCalls from '@gelanggang/contract/calls/setting-up';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { PresetAge, PresetClass } from '@gelanggang/contract/setting-up';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { rangeWarningText, weightRangeText } from '@gelanggang/domain/words/weights';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { ErrorState, PageLoading } from '@web/components/states';
import { Tick } from '@web/components/table-selection';
import { Tag } from '@web/components/tag';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useCall, EVERYTHING } from '@web/lib/use-call';
import { setUpTexts as texts } from '../set-up.texts';
import { useSend } from '@web/lib/use-send';

const hasNews = (age: PresetAge): boolean => age.is_new || age.new_classes.length > 0 || age.classification === 'new';

interface PresetDialogProps {
  tournamentId: number;
  /** Of the preset. */
  name: string;
  onClose(): void;
}

export function PresetDialog({ tournamentId, name, onClose }: PresetDialogProps) {
  const preset = useCall(settingUpCalls.preset, { params: { id: tournamentId } });
  const apply = useSend(
    settingUpCalls.applyPreset,
    (ages: string[]) => ({ params: { id: tournamentId }, body: { ages } }),
    {
      forgets: EVERYTHING,
    },
  );
  /** null: not touched, so all that would add something. */
  const [chosen, setChosen] = useState<string[] | null>(null);
  const ages = preset.data ?? [];
  const wanted = chosen ?? ages.filter(hasNews).map((age) => age.name);
  const isNothing = preset.data !== undefined && !ages.some(hasNews);
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      width="44rem"
      footer={
        <Button
          variant="solid"
          busy={apply.isPending}
          disabled={wanted.length === 0}
          onClick={() =>
            apply.mutate(wanted, {
              onSuccess: ({ message }) => {
                toast.success(message);
                onClose();
              },
              onError: (error) => toast.error(messageOf(error)),
            })
          }
        >
          {texts.presetApply}
        </Button>
      }
    >
      <chakra.p color="fg.muted" mb="3">
        {isNothing ? texts.presetNothing : texts.presetLead}
      </chakra.p>
      {preset.isError ? (
        <ErrorState error={preset.error} onRetry={() => void preset.refetch()} />
      ) : !preset.data ? (
        <PageLoading />
      ) : (
        <chakra.ul borderTopWidth="1px">
          {ages.map((age) => (
            <AgeLine
              key={age.name}
              age={age}
              isChosen={wanted.includes(age.name)}
              onChange={(isOn) => setChosen(isOn ? [...wanted, age.name] : wanted.filter((name) => name !== age.name))}
            />
          ))}
        </chakra.ul>
      )}
    </Dialog>
  );
}

interface AgeLineProps {
  age: PresetAge;
  isChosen: boolean;
  onChange(isOn: boolean): void;
}

const rangeOf = (one: PresetClass): string => weightRangeText(one.weight_min, one.weight_max);

function AgeLine({ age, isChosen, onChange }: AgeLineProps) {
  const notes = [
    ...age.different.map((one) =>
      texts.differs(
        `${one.preset.name} ${GENDER_LABELS[one.preset.gender]}`,
        rangeOf(one.standing),
        rangeOf(one.preset),
      ),
    ),
    ...age.warnings.map((one) => `${GENDER_LABELS[one.gender]}: ${rangeWarningText(one)}`),
  ];
  return (
    <chakra.li borderBottomWidth="1px" py="1.5">
      <chakra.label
        display="flex"
        alignItems="center"
        flexWrap="wrap"
        columnGap="2.5"
        rowGap="1"
        minH="44px"
        cursor={hasNews(age) ? 'pointer' : 'default'}
      >
        <Tick
          type="checkbox"
          checked={isChosen}
          disabled={!hasNews(age)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <chakra.span fontWeight="semibold">{age.name}</chakra.span>
        <chakra.span textStyle="sm" color="fg.muted" flex="1 1 auto">
          {texts.classes(age.classes_count)}
        </chakra.span>
        {age.is_new ? <Tag tone="ok">{texts.newAge}</Tag> : null}
        {age.new_classes.length > 0 ? <Tag tone="ok">{texts.newClasses(age.new_classes.length)}</Tag> : null}
        {age.classification === 'new' ? <Tag tone="ok">{texts.newClassification}</Tag> : null}
        {age.classification === 'there' ? <Tag>{texts.hasClassification}</Tag> : null}
      </chakra.label>
      {notes.length > 0 ? (
        <Box
          as="ul"
          bg="status.warn.subtle"
          rounded="sm"
          px="3"
          py="2"
          mb="1.5"
          textStyle="sm"
          display="grid"
          gap="0.5"
        >
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      ) : null}
    </chakra.li>
  );
}
