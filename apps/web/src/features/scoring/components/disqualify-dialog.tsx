// Why a performance is disqualified: chosen from the rulebook's list, and how far it went.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { type Disqualification, DISQUALIFICATION_LABELS, type JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { FormField, Input } from '@web/components/form-field';
import { performanceTexts } from '@web/components/seni-score/texts';
import { scoringTexts as texts } from '../texts';

interface DisqualifyDialogProps {
  rules: JurusRules;
  /** What the clock proposes. */
  proposed: Disqualification | null;
  onClose(): void;
  onChoose(reason: Disqualification, reached: number | null): void;
}

export function DisqualifyDialog({ rules, proposed, onClose, onChoose }: DisqualifyDialogProps) {
  const [reached, setReached] = useState('');
  const isWrong = !/^\d{0,2}$/.test(reached.trim());
  return (
    <Dialog open onClose={onClose} title={texts.disqualify}>
      <chakra.p mb="3">{texts.whyOut}</chakra.p>
      {rules.further === 'reached' ? (
        <Box mb="3">
          <FormField
            label={performanceTexts.reached}
            hint={performanceTexts.reachedHint}
            error={isWrong ? performanceTexts.reachedWrong : undefined}
            isOptional
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={reached}
                onChange={(event) => setReached(event.target.value)}
              />
            )}
          </FormField>
        </Box>
      ) : null}
      <Box display="grid" gap="2" pb="2">
        {rules.disqualifications.map((reason) => (
          <Button
            key={reason}
            minH="52px"
            variant={reason === proposed ? 'solid' : 'outline'}
            disabled={isWrong}
            onClick={() => onChoose(reason, reached.trim() === '' ? null : decimalOf(reached))}
          >
            {DISQUALIFICATION_LABELS[reason]}
          </Button>
        ))}
      </Box>
    </Dialog>
  );
}
