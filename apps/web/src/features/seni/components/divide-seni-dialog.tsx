// Draws every event of seni that is not drawn yet, one after the other, by one wish for the size of their pools.
import type { UndrawnSeniEvent } from '@gelanggang/contract/seni-answers';
import { poolPlan, poolSizes } from '@gelanggang/domain/seni/pool-sizes';
import { chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as seniCalls from '@gelanggang/contract/calls/seni';
import { useState } from 'react';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Input } from '@web/components/form-field';
import { callApi } from '@web/lib/calls';
import { messageOf } from '@web/lib/http';
import { OF_SENI } from '@web/lib/kept-calls';
import { toast } from '@web/lib/toast';
import { forget } from '@web/lib/use-call';
import { seniTexts } from '../texts';

const texts = seniTexts.divideAll;
/** What the last events of a usual day have. */
const USUAL_SIZE = '8';

interface DivideSeniDialogProps {
  tournamentId: number;
  events: readonly UndrawnSeniEvent[];
  onClose(): void;
}

export function DivideSeniDialog({ tournamentId, events, onClose }: DivideSeniDialogProps) {
  const client = useQueryClient();
  const [size, setSize] = useState(USUAL_SIZE);
  const [advance, setAdvance] = useState('');
  const [done, setDone] = useState<number | null>(null);
  // those that were there when it was pressed, though the list of them grows shorter meanwhile
  const [all] = useState(events);
  const wanted = { poolSize: Number(size), advanceCount: advance === '' ? null : Number(advance) };
  const isReady = isCount(size) && (advance === '' || isCount(advance));
  const plans = isReady ? all.map((event) => ({ event, plan: poolPlan(event.units, wanted) })) : [];
  const pools = plans.reduce((sum, { event, plan }) => sum + poolSizes(event.units, plan.poolSize).length, 0);
  const draw = useMutation({
    mutationFn: async () => {
      for (const [index, { event, plan }] of plans.entries()) {
        setDone(index);
        const { match_category_id, age_category_id, nomor, gender, name } = event;
        // each event is whole by itself: whatever stops the others, those that are drawn stand
        await callApi(seniCalls.generate, {
          body: {
            ...{ tournament_id: tournamentId, match_category_id, age_category_id, nomor, gender, name },
            ...{ mode: 'default', pool_size: plan.poolSize, advance_count: plan.advanceCount ?? undefined },
          },
        });
      }
    },
    onSuccess: () => {
      toast.success(texts.done(plans.length));
      onClose();
    },
    onSettled: () => {
      setDone(null);
      return forget(client, ...OF_SENI);
    },
  });
  return (
    <FormDialog
      title={texts.title}
      sends={done === null ? texts.start(all.length) : texts.progress(done + 1, all.length)}
      isBusy={draw.isPending}
      isReady={isReady}
      hasCancel={false}
      onSubmit={() => draw.mutate()}
      onClose={onClose}
    >
      <p>{texts.what(all.length)}</p>
      <FormField label={texts.size} hint={texts.sizeHint}>
        {(props) => <Input {...props} {...COUNT} value={size} onChange={(event) => setSize(event.target.value)} />}
      </FormField>
      <FormField label={seniTexts.advance} hint={texts.advanceHint} isOptional>
        {(props) => (
          <Input {...props} {...COUNT} value={advance} onChange={(event) => setAdvance(event.target.value)} />
        )}
      </FormField>
      {isReady ? <p role="status">{texts.pools(pools)}</p> : null}
      {draw.error ? (
        <chakra.p role="alert" color="fg.error">
          {messageOf(draw.error, seniTexts.saveFailed)}
        </chakra.p>
      ) : null}
    </FormDialog>
  );
}

const COUNT = { type: 'number', min: 1, step: 1, inputMode: 'numeric' } as const;

const isCount = (typed: string): boolean => /^[1-9][0-9]{0,3}$/.test(typed);
