// Starts, follows and stops the auto-generate of a tournament, on the list of pools and on a bracket.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { AUTO_GENERATE_PAUSE_SECONDS } from '@gelanggang/contract/draw-options';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { Button } from '../button';
import { FormDialog } from '../form-dialog';
import { ProgressBar } from '../progress-bar';
import { toast } from '@web/lib/toast';
import { autoGenerateTexts as texts } from './texts';
import { type AutoGenerate, drawOutcome } from './use-auto-generate';
import { ChoiceCards } from './choice-cards';

interface AutoGeneratePanelProps {
  tournamentId: number | undefined;
  /** There is nothing yet that could be drawn. */
  hasNoPools?: boolean;
  /** Where classes wait to be divided: that comes first, and may draw them too. */
  onDivide?: (() => void) | null;
  /** Of `useAutoGenerate`: it outlives the buttons where the page goes from pool to pool. */
  auto: AutoGenerate;
}

/** Of both its words: what stands beside the button does not move when it changes. */
const WIDTH = '12.75rem';

export function AutoGeneratePanel({ tournamentId, hasNoPools = false, onDivide = null, auto }: AutoGeneratePanelProps) {
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    if (tournamentId === undefined) toast.info(texts.chooseTournament);
    else if (hasNoPools && onDivide) onDivide();
    else if (hasNoPools) toast.info(texts.noPools);
    else setAsking(true);
  };
  return (
    <>
      {auto.job ? (
        <Button size="sm" minW={WIDTH} onClick={auto.stop} busy={auto.isBusy}>
          {texts.stop}
        </Button>
      ) : (
        <Button size="sm" minW={WIDTH} variant="solid" onClick={ask} busy={auto.isBusy}>
          {texts.autoGenerate}
        </Button>
      )}
      {isAsking ? (
        <PauseDialog
          onClose={() => setAsking(false)}
          onStart={(pause) => {
            setAsking(false);
            auto.start(pause);
          }}
        />
      ) : null}
      {auto.job ? <RunningBar job={auto.job} /> : null}
    </>
  );
}

/** Says what came of it; `onDone`: after the last pool, not after a stop. */
export function tellOutcome(job: JobAnswer, onDone?: () => void): void {
  if (job.status === 'cancelled') toast.info(texts.stopped);
  if (job.status !== 'done') return;
  const { failed, divided } = drawOutcome(job);
  if (failed.length > 0) toast.error(texts.somePoolsFailed(failed.map((pool) => pool.name).join(', ')));
  else if ('only_divides' in job.params && job.params.only_divides) toast.success(texts.allDivided(divided ?? 0));
  else toast.success(texts.allGenerated);
  onDone?.();
}

function RunningBar({ job }: { job: JobAnswer }) {
  return (
    <Box flexBasis="100%" w="0" minW="100%" display="grid" gap="1" role="status">
      <ProgressBar value={job.progress} label={texts.autoGenerate} />
      <Box display="flex" gap="3" textStyle="sm" color="fg.muted">
        <chakra.span flex="1">{job.progress_text}</chakra.span>
        <span>{job.progress}%</span>
      </Box>
    </Box>
  );
}

const CHOICES = [
  { value: AUTO_GENERATE_PAUSE_SECONDS, label: texts.withPause, hint: texts.withPauseHint },
  { value: 0, label: texts.atOnce, hint: texts.atOnceHint },
];

function PauseDialog({ onClose, onStart }: { onClose(): void; onStart(pauseSeconds: number): void }) {
  const [pause, setPause] = useState<number>(AUTO_GENERATE_PAUSE_SECONDS);
  return (
    <FormDialog
      title={texts.autoTitle}
      sends={texts.start}
      isBusy={false}
      hasCancel={false}
      onSubmit={() => onStart(pause)}
      onClose={onClose}
    >
      <p>{texts.autoQuestion}</p>
      <ChoiceCards
        label={texts.autoTitle}
        name="pause"
        choices={CHOICES}
        value={pause}
        onChoose={(chosen) => setPause(chosen)}
      />
    </FormDialog>
  );
}
