// What comes next on the way to an open registration, in one sentence and one press.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SetUpStep } from '@gelanggang/domain/tournament/readiness';
import { ButtonLink } from '@web/components/button';
import { ShareLink } from '@web/components/share-link';
import { pathOf } from '@web/site/routes';
import { setUpTexts as texts } from '../set-up.texts';
import { wayTo } from './set-up-steps';

const sentenceOf = (step: SetUpStep): string =>
  step === 'arenas' || step === 'categories' || step === 'contacts'
    ? texts.nextSteps[step]
    : texts.nextSteps.other(texts.stepNames[step]);

interface NextStepProps {
  tournamentId: number;
  /** The first that is missing; undefined: nothing is. */
  step: SetUpStep | undefined;
  /** What opens registration, once nothing is missing. */
  open: ReactNode;
}

export function NextStep({ tournamentId, step, open }: NextStepProps) {
  return (
    <Next says={step ? sentenceOf(step) : texts.nextSteps.open}>
      {step ? (
        <ButtonLink to={wayTo(step, tournamentId, true)} variant="solid">
          {texts.nextGo}
        </ButtonLink>
      ) : (
        open
      )}
    </Next>
  );
}

/** Once it is open, contingents have to hear of it. */
export function ShareStep({ tournament: { slug, name } }: { tournament: { slug: string; name: string } }) {
  return (
    <Next says={texts.nextSteps.share}>
      <ShareLink variant="solid" path={pathOf('/detail/:slug', { slug })} text={texts.shareText(name)} />
    </Next>
  );
}

function Next({ says, children }: { says: string; children: ReactNode }) {
  return (
    <chakra.section
      aria-label={texts.next}
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      gap="3"
      mb="6"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderLeftWidth="4px"
      borderLeftColor="marun.solid"
    >
      <Box flex="1 1 16rem" minW="0">
        <chakra.h2 textStyle="label" color="fg.muted">
          {texts.next}
        </chakra.h2>
        <chakra.p fontWeight="semibold">{says}</chakra.p>
      </Box>
      {children}
    </chakra.section>
  );
}
