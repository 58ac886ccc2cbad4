// The bar that stays in view: how many rows come in, and how far that is.
import { Box, chakra } from '@chakra-ui/react';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { Button } from '@web/components/button';
import { ProgressBar } from '@web/components/progress-bar';
import { StickyBar } from '@web/components/save-bar';
import { Tick } from '@web/components/table-selection';
import { formatNumber } from '@web/lib/formats';
import { importTexts as texts } from '../texts';

interface TakeInBarProps {
  accepted: number;
  refused: number;
  /** The rows were changed since they were checked. */
  isChecking: boolean;
  isBusy: boolean;
  job: JobAnswer | null;
  /** Undefined: the account may not confirm payments. */
  withPayments?: boolean;
  onWithPayments(withPayments: boolean): void;
  onTakeIn(): void;
}

export function TakeInBar(props: TakeInBarProps) {
  const { accepted, refused, isChecking, isBusy, job, withPayments, onWithPayments, onTakeIn } = props;
  return (
    <>
      {withPayments === undefined ? null : (
        <chakra.label display="flex" alignItems="center" gap="2.5" minH="44px" cursor="pointer" textStyle="sm" mt="6">
          <Tick
            type="checkbox"
            checked={withPayments}
            disabled={isBusy}
            onChange={(event) => onWithPayments(event.target.checked)}
          />
          {texts.withPayments}
        </chakra.label>
      )}
      <StickyBar display="grid" mt={withPayments === undefined ? '6' : '2'} py={{ base: '2', md: '3' }}>
        {isBusy ? (
          <Box role="status" display="grid" gap="1">
            <ProgressBar value={job?.progress ?? 0} label={texts.takingIn} />
            <chakra.p textStyle="sm" color="fg.muted">
              {job?.progress_text || texts.takingIn}
            </chakra.p>
          </Box>
        ) : null}
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <chakra.span textStyle="sm" color="fg.muted" ms={{ md: 'auto' }} flex={{ base: '1', md: '0 1 auto' }}>
            {accepted === 0 ? texts.nothingReady : refused > 0 ? texts.leftOut(formatNumber(refused)) : ''}
          </chakra.span>
          <Button
            variant="solid"
            busy={isBusy || isChecking}
            busyText={isBusy ? texts.takingIn : texts.checking}
            disabled={accepted === 0}
            ms="auto"
            onClick={onTakeIn}
          >
            {texts.takeIn(formatNumber(accepted))}
          </Button>
        </Box>
      </StickyBar>
    </>
  );
}
