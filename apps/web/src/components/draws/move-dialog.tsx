// Moves an athlete to another pool of the class, with a reason.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { MoveUnitAnswer, PoolDrawsAnswer } from '@gelanggang/contract/draw-trust';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Dialog } from '../dialog';
import { FormField, Select } from '../form-field';
import { ErrorState, SkeletonLine } from '../states';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { ReasonDialog } from '../reason-dialog';
import { useMoveUnit, usePoolDraws } from '@web/lib/pool-draws.api';
import { drawTrustTexts } from './draw-trust-texts';

const texts = drawTrustTexts.move;

interface MoveDialogProps {
  pool: { pool_id: number; title: string };
  onMoved?(answer: MoveUnitAnswer): void;
  onClose(): void;
}

export function MoveDialog({ pool, onMoved, onClose }: MoveDialogProps) {
  const record = usePoolDraws(pool.pool_id);
  if (record.data && record.data.other_pools.length > 0) {
    return <MoveForm pool={pool} record={record.data} onMoved={onMoved} onClose={onClose} />;
  }
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      {record.data ? (
        <chakra.p pb="4">{texts.noOther}</chakra.p>
      ) : record.error ? (
        <ErrorState error={record.error} onRetry={() => void record.refetch()} />
      ) : (
        <SkeletonLine w="80%" mb="6" />
      )}
    </Dialog>
  );
}

function MoveForm({ pool, record, onMoved, onClose }: MoveDialogProps & { record: PoolDrawsAnswer }) {
  const [unitId, setUnitId] = useState('');
  const [poolId, setPoolId] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const move = useMoveUnit(pool.pool_id);
  const confirm = (reason: string) => {
    setIncomplete(unitId === '' || poolId === '');
    if (unitId === '' || poolId === '') return;
    move.mutate(
      { unitId: Number(unitId), pool_id: Number(poolId), reason },
      {
        onSuccess: (answer) => {
          toast.success(answer.is_emptied ? texts.emptied : texts.success);
          onClose();
          onMoved?.(answer);
        },
      },
    );
  };
  const isDrawn = record.draws.length > 0 || record.other_pools.some((one) => one.is_drawn);
  return (
    <ReasonDialog
      title={texts.title}
      question={pool.title}
      confirmText={texts.confirm}
      busy={move.isPending}
      failure={isIncomplete ? texts.incomplete : move.error ? messageOf(move.error, texts.failed) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {isDrawn ? <chakra.p color="fg.muted">{texts.redraw}</chakra.p> : null}
      <FormField label={texts.unit}>
        {(control) => (
          <Select {...control} value={unitId} onChange={(event) => setUnitId(event.target.value)}>
            <option value="" disabled>
              {texts.choose}
            </option>
            {record.units.map((unit) => (
              <option key={unit.unit_id} value={unit.unit_id}>
                {shownName(unit.name)}, {shownName(unit.contingent)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={texts.pool}>
        {(control) => (
          <Select {...control} value={poolId} onChange={(event) => setPoolId(event.target.value)}>
            <option value="" disabled>
              {texts.choose}
            </option>
            {record.other_pools.map((one) => (
              <option key={one.pool_id} value={one.pool_id} disabled={one.is_locked}>
                {texts.poolOption(one.name, one.units_count, one.is_drawn, one.is_locked)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </ReasonDialog>
  );
}
