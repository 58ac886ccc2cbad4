// Where the best of each pool go on: a final pool, or battles.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { BRACKET_TYPES } from '@gelanggang/contract/seni-options';
import { chartFromWire, chartLabel } from '@gelanggang/domain/words/labels';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Select } from '@web/components/form-field';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { CHANGED } from '../seni.api';
import { seniTexts as texts } from '../texts';
import { pathOf } from '@web/site/routes';
import { useSend } from '@web/lib/use-send';
import * as seniCalls from '@gelanggang/contract/calls/seni';

const MODES = [
  { value: 'default', label: texts.advanceFinal, hint: texts.advanceFinalHint },
  { value: 'battle', label: texts.advanceBattle, hint: texts.advanceBattleHint },
];

export function AdvanceDialog({ pool, onClose }: { pool: SeniPoolAnswer; onClose(): void }) {
  const navigate = useNavigate();
  const advance = useSend(seniCalls.advance, { params: { id: pool.drawing_id } }, CHANGED);
  const [mode, setMode] = useState('default');
  const [bracketType, setBracketType] = useState('full_prestasi');
  const confirm = () =>
    advance.mutate(
      { mode, bracket_type: mode === 'battle' ? bracketType : undefined },
      {
        onSuccess: (answer) => {
          toast.success(answer.message);
          const next = answer.data.pools[0]?.id;
          if (next !== undefined) void navigate(pathOf('/admin/seni/match/:id', { id: next }));
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  return (
    <FormDialog
      title={texts.advanceTitle}
      sends={texts.advanceAction}
      isBusy={advance.isPending}
      hasCancel={false}
      onSubmit={confirm}
      onClose={onClose}
    >
      <chakra.fieldset>
        <chakra.legend mb="2">{texts.advanceText(pool.advance_count ?? 0)}</chakra.legend>
        {MODES.map((one) => (
          <chakra.label key={one.value} display="flex" gap="3" minH="44px" py="1.5" cursor="pointer">
            <chakra.input
              type="radio"
              name="advance-mode"
              checked={mode === one.value}
              onChange={() => setMode(one.value)}
              accentColor="marun.solid"
              boxSize="18px"
              mt="0.5"
            />
            <span>
              <chakra.span fontWeight="semibold" display="block">
                {one.label}
              </chakra.span>
              <chakra.span textStyle="sm" color="fg.subtle">
                {one.hint}
              </chakra.span>
            </span>
          </chakra.label>
        ))}
      </chakra.fieldset>
      {mode === 'battle' ? (
        <FormField label={texts.bracketType}>
          {(control) => (
            <Select {...control} value={bracketType} onChange={(event) => setBracketType(event.target.value)}>
              {BRACKET_TYPES.map((type) => (
                <option key={type} value={type}>
                  {chartLabel(chartFromWire(type) ?? 0)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      ) : null}
    </FormDialog>
  );
}
