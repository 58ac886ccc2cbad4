// Divides every class that is not divided yet, by one chart, and draws it if asked to: one job for the whole tournament.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { MATCH_CHARTS, type MatchChart } from '@gelanggang/contract/draw-options';
import type { UndividedAnswer } from '@gelanggang/contract/drawing';
import { chartLabel } from '@gelanggang/domain/words/labels';
import { ButtonLink } from '@web/components/button';
import { ChoiceCards } from '@web/components/draws/choice-cards';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Select } from '@web/components/form-field';
import { pathOf } from '@web/site/routes';
import { drawingTexts } from '../texts';

const texts = drawingTexts.divideAll;

const CHOICES = [
  { value: 'draw', ...texts.drawToo },
  { value: 'divide', ...texts.divideOnly },
] as const;

interface DivideAllDialogProps {
  tournamentId: number;
  undivided: UndividedAnswer;
  onClose(): void;
  onStart(matchChart: MatchChart, onlyDivides: boolean): void;
}

export function DivideAllDialog({ tournamentId, undivided, onClose, onStart }: DivideAllDialogProps) {
  const [chart, setChart] = useState<MatchChart>(0);
  const [then, setThen] = useState<'draw' | 'divide'>('draw');
  const { classes, athletes, must_merge: mustMerge } = undivided;
  const lone = undivided.lone.flatMap((one) => (one.is_divided ? [] : [one.name]));
  return (
    <FormDialog
      title={texts.title}
      sends={texts.start(classes)}
      isBusy={false}
      isReady={classes > 0}
      hasCancel={false}
      onSubmit={() => onStart(chart, then === 'divide')}
      onClose={onClose}
    >
      <p>{texts.what(classes, athletes)}</p>
      {lone.length > 0 ? (
        <chakra.div p="3" rounded="md" bg="status.warn.subtle" color="status.warn.fg" textStyle="sm">
          <chakra.p overflowWrap="anywhere">{mustMerge ? texts.lone(lone) : texts.loneToo(lone)}</chakra.p>
          <ButtonLink
            size="sm"
            variant="plain"
            px="0"
            to={`${pathOf('/admin/tanding/merge')}?tournament_id=${tournamentId}`}
          >
            {drawingTexts.merge.action}
          </ButtonLink>
        </chakra.div>
      ) : null}
      <FormField label={drawingTexts.chart} hint={texts.chartHint}>
        {(props) => (
          <Select
            {...props}
            value={String(chart)}
            onChange={(event) => setChart(MATCH_CHARTS.find((one) => String(one) === event.target.value) ?? 0)}
          >
            {MATCH_CHARTS.map((one) => (
              <option key={one} value={one}>
                {chartLabel(one)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <ChoiceCards<'draw' | 'divide'>
        label={texts.then}
        name="then"
        choices={CHOICES}
        value={then}
        onChoose={(chosen) => setThen(chosen)}
      />
    </FormDialog>
  );
}
