// The last merges, each with its undoing while that is possible.
import { useState } from 'react';
import type { MergeRow } from '@gelanggang/contract/contingent-merges';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { formatDayAndMoment } from '@web/lib/formats';
import { useUndoMerge } from '../contingent-owners.api';
import { ownerTexts as texts } from '../owner-texts';
import { SideBox, SideRow } from './side-box';
import { useCall } from '@web/lib/use-call';
import * as contingentMergeCalls from '@gelanggang/contract/calls/contingent-merges';

/** `keptId`: of one contingent, all of them; without it, of all, what can still be undone. */
export function MergeHistory({ keptId }: { keptId?: number }) {
  const { data = [] } = useCall(contingentMergeCalls.list);
  const [asked, setAsked] = useState<MergeRow | null>(null);
  const undo = useUndoMerge();
  const rows = data.filter((row) => (keptId === undefined ? row.undo_until !== null : row.kept.id === keptId));
  if (rows.length === 0) return null;
  return (
    <SideBox title={texts.merges}>
      {rows.map((row) => (
        <SideRow
          key={row.id}
          title={texts.mergeRow(shownName(row.merged_name), shownName(row.kept.name))}
          lines={[
            texts.mergeBy(
              row.moved_members,
              shownName(row.merged_by) ?? texts.somebody,
              formatDayAndMoment(row.merged_at),
            ),
            row.undone_at ? texts.undone(formatDayAndMoment(row.undone_at)) : null,
            row.undo_until ? texts.undoUntil(formatDayAndMoment(row.undo_until)) : null,
          ]}
        >
          {row.undo_until ? (
            <Button size="sm" onClick={() => setAsked(row)}>
              {texts.undo}
            </Button>
          ) : null}
        </SideRow>
      ))}
      <ConfirmDialog
        open={asked !== null}
        title={texts.undoTitle}
        question={texts.undoQuestion}
        name={asked ? texts.mergeRow(shownName(asked.merged_name), shownName(asked.kept.name)) : undefined}
        confirmText={texts.undoConfirm}
        busy={undo.isPending}
        onConfirm={() => {
          if (asked) undo.mutate(asked.id, { onSuccess: () => setAsked(null) });
        }}
        onClose={() => setAsked(null)}
      />
    </SideBox>
  );
}
