// Where one is between the file and the athletes; each step can be gone back to.
import { chakra } from '@chakra-ui/react';
import { type Step, STEPS } from '../steps';
import { importTexts as texts } from '../texts';

const StepButton = chakra('button', {
  base: {
    minH: '44px',
    flex: '1',
    minW: '0',
    px: { base: '1', sm: '3' },
    textAlign: 'start',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    color: 'fg.muted',
    borderTopWidth: '3px',
    borderColor: 'border',
    '&[data-done=true]': { borderColor: 'fg', color: 'fg' },
    '&[aria-current=step]': { borderColor: 'marun.solid', color: 'marun.fg' },
  },
});

export function StepBar({ step, onStep }: { step: Step; onStep(step: Step): void }) {
  const current = STEPS.indexOf(step);
  return (
    <chakra.nav aria-label={texts.steps} mt="6" display="flex" gap="1.5">
      {STEPS.map((one, at) => (
        <StepButton
          key={one}
          type="button"
          data-done={at < current}
          aria-current={one === step ? 'step' : undefined}
          onClick={() => onStep(one)}
        >
          {at + 1}. {texts.stepNames[one]}
        </StepButton>
      ))}
    </chakra.nav>
  );
}
