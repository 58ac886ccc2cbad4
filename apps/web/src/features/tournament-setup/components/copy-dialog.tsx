// Copies the set-up of another tournament, after a look at how much it is and what stands already.
import * as settingUpCalls from '@gelanggang/contract/calls/setting-up';
import { useState } from 'react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { COPY_PARTS, type CopyPart, USUAL_COPY_PARTS } from '@gelanggang/contract/setting-up';
import { CheckList } from '@web/components/check-list';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Select } from '@web/components/form-field';
import { ErrorState, SkeletonLine } from '@web/components/states';
import { useLookup } from '@web/lib/lookups.api';
import { texts as shared } from '@web/site/texts';
import { useCall, EVERYTHING } from '@web/lib/use-call';
import { setUpTexts as texts } from '../set-up.texts';
import { useSend } from '@web/lib/use-send';

export function CopyDialog({ tournamentId, onClose }: { tournamentId: number; onClose(): void }) {
  const [sourceId, setSourceId] = useState<number | null>(null);
  const [parts, setParts] = useState<CopyPart[]>([...USUAL_COPY_PARTS]);
  const tournaments = useLookup(tournamentCalls.all, {}, { name: 'tournaments' }).rows;
  const copyable = useCall(
    settingUpCalls.copyable,
    sourceId === null ? null : { params: { id: tournamentId }, query: { source_id: sourceId } },
  );
  const copy = useSend(settingUpCalls.copy, { params: { id: tournamentId } }, { forgets: EVERYTHING, isTold: true });
  const counts = copyable.data;
  const isNothing = !counts || parts.every((part) => counts[part].new === 0);
  return (
    <FormDialog
      title={texts.copy}
      sends={texts.copyApply}
      isBusy={copy.isPending}
      isReady={sourceId !== null && !isNothing}
      hasCancel={false}
      onSubmit={() => copy.mutate({ source_id: sourceId ?? 0, parts }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <FormField label={texts.copySource}>
        {(props) => (
          <Select
            {...props}
            value={sourceId ?? ''}
            onChange={(event) => setSourceId(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="" disabled>
              {shared.form.choose}
            </option>
            {tournaments
              .filter((one) => one.id !== tournamentId)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
          </Select>
        )}
      </FormField>
      {copyable.isError ? (
        <ErrorState error={copyable.error} onRetry={() => void copyable.refetch()} />
      ) : sourceId !== null && !counts ? (
        <SkeletonLine w="60%" />
      ) : counts ? (
        <CheckList
          label={texts.copyPartsLabel}
          options={COPY_PARTS.map((part) => ({
            value: part,
            label: texts.copyParts[part],
            hint: texts.copyCount(counts[part].new, counts[part].there),
          }))}
          chosen={parts}
          onChange={setParts}
        />
      ) : null}
    </FormDialog>
  );
}
