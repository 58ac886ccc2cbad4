// The preset of the tournament's rule set: what it would add to each age, chosen by age, then applied in one step.
import * as settingUpCalls from '@gelanggang/contract/calls/setting-up';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { PresetAge, PresetClass } from '@gelanggang/contract/setting-up';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { rangeWarningText, weightRangeText } from '@gelanggang/domain/words/weights';
import { Dialog } from '@web/components/dialog';
import { FormDialog } from '@web/components/form-dialog';
import { ErrorState, PageLoading } from '@web/components/states';
import { Tick } from '@web/components/table-selection';
import { Tag } from '@web/components/tag';
import { useCall, EVERYTHING } from '@web/lib/use-call';
import { setUpTexts as texts } from '../set-up.texts';
import { useSend } from '@web/lib/use-send';

const WIDTH = '44rem';

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
    { forgets: EVERYTHING, isTold: true },
  );
  /** null: not touched, so all that would add something. */
  const [chosen, setChosen] = useState<string[] | null>(null);
  if (!preset.data) {
    return (
      <Dialog open title={name} width={WIDTH} onClose={onClose}>
        {preset.isError ? <ErrorState error={preset.error} onRetry={() => void preset.refetch()} /> : <PageLoading />}
      </Dialog>
    );
  }
  const ages = preset.data;
  const wanted = chosen ?? ages.filter(hasNews).map((age) => age.name);
  return (
    <FormDialog
      title={name}
      width={WIDTH}
      sends={texts.presetApply}
      isBusy={apply.isPending}
      isReady={wanted.length > 0}
      hasCancel={false}
      onSubmit={() => apply.mutate(wanted, { onSuccess: onClose })}
      onClose={onClose}
    >
      <chakra.p color="fg.muted">{ages.some(hasNews) ? texts.presetLead : texts.presetNothing}</chakra.p>
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
    </FormDialog>
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
