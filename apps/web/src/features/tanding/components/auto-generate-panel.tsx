// Starts, follows and stops the auto-generate of a tournament, on the list of pools and on a bracket.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { AUTO_GENERATE_PAUSE_SECONDS, type JobAnswer } from '@gelanggang/contract/jobs';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { ProgressBar } from '@web/components/progress-bar';
import { toast } from '@web/lib/toast';
import { tandingTexts as texts } from '../texts';
import { useAutoGenerate } from '../use-auto-generate';

interface AutoGeneratePanelProps {
  tournamentId: number | undefined;
  /** After the last pool; not after a stop. */
  onDone?(): void;
}

export function AutoGeneratePanel({ tournamentId, onDone }: AutoGeneratePanelProps) {
  const [isAsking, setAsking] = useState(false);
  const auto = useAutoGenerate(tournamentId, (job) => tellOutcome(job, onDone));
  const ask = () => (tournamentId === undefined ? toast.info(texts.chooseTournament) : setAsking(true));
  return (
    <>
      {auto.job ? (
        <Button size="sm" onClick={auto.stop} busy={auto.isBusy}>
          {texts.stop}
        </Button>
      ) : (
        <Button size="sm" variant="solid" onClick={ask} busy={auto.isBusy}>
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

function tellOutcome(job: JobAnswer, onDone: (() => void) | undefined): void {
  if (job.status === 'cancelled') toast.info(texts.stopped);
  if (job.status !== 'done') return;
  const failed = job.result?.failed ?? [];
  if (failed.length > 0) toast.error(texts.somePoolsFailed(failed.map((pool) => pool.name).join(', ')));
  else toast.success(texts.allGenerated);
  onDone?.();
}

function RunningBar({ job }: { job: JobAnswer }) {
  return (
    <Box flexBasis="100%" display="grid" gap="1" role="status">
      <ProgressBar value={job.progress} label={texts.autoGenerate} />
      <Box display="flex" gap="3" textStyle="sm" color="fg.muted">
        <chakra.span flex="1">{job.progress_text}</chakra.span>
        <span>{job.progress}%</span>
      </Box>
    </Box>
  );
}

const CHOICES = [
  { pause: AUTO_GENERATE_PAUSE_SECONDS, label: texts.withPause, hint: texts.withPauseHint },
  { pause: 0, label: texts.atOnce, hint: texts.atOnceHint },
];

function PauseDialog({ onClose, onStart }: { onClose(): void; onStart(pauseSeconds: number): void }) {
  const [pause, setPause] = useState<number>(AUTO_GENERATE_PAUSE_SECONDS);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.autoTitle}
      footer={
        <Button variant="solid" onClick={() => onStart(pause)}>
          {texts.start}
        </Button>
      }
    >
      <p>{texts.autoQuestion}</p>
      <chakra.fieldset mt="4" display="grid" gap="2">
        <chakra.legend srOnly>{texts.autoTitle}</chakra.legend>
        {CHOICES.map((choice) => (
          <chakra.label
            key={choice.pause}
            display="flex"
            gap="3"
            p="3"
            minH="touch"
            rounded="md"
            borderWidth="1px"
            borderColor={pause === choice.pause ? 'marun.fg' : 'border.control'}
            bg={pause === choice.pause ? 'marun.subtle' : undefined}
            cursor="pointer"
          >
            <chakra.input
              type="radio"
              name="pause"
              accentColor="marun.solid"
              checked={pause === choice.pause}
              onChange={() => setPause(choice.pause)}
            />
            <span>
              <chakra.span display="block" fontWeight="semibold">
                {choice.label}
              </chakra.span>
              <chakra.span textStyle="sm" color="fg.muted">
                {choice.hint}
              </chakra.span>
            </span>
          </chakra.label>
        ))}
      </chakra.fieldset>
    </Dialog>
  );
}
