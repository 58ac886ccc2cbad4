// What people changed in a pool, in order: in words, with time and reason.
import { chakra } from '@chakra-ui/react';
import type { PublicChange, PublicSwapSlot } from '@gelanggang/contract/draw-check';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { formatMomentWithDay } from '@web/lib/formats';
import { checkTexts as texts } from '../texts';
import type { Names } from './slot-lists';

export function ChangeList({ changes, names }: { changes: readonly PublicChange[]; names: Names }) {
  return (
    <chakra.ol display="grid" gap="3">
      {changes.map((change) => (
        <chakra.li key={change.number} borderLeftWidth="3px" borderColor="border.emphasized" ps="3">
          <chakra.p fontWeight="medium" overflowWrap="anywhere">
            {sentence(change, names)}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {formatMomentWithDay(change.changed_at)},{' '}
            {change.draw_number === 0 ? texts.change.beforeDraw : texts.change.ofDraw(change.draw_number)}
            {change.reason ? `. ${texts.reason(change.reason)}` : ''}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

function sentence(change: PublicChange, names: Names): string {
  const { kind, first, second, position, unit, other_pool: pool } = change;
  switch (kind) {
    case 'swap':
      return first && second ? texts.change.swap(slotName(first, names), slotName(second, names)) : '';
    case 'dummy':
      return texts.change.dummy(position ?? 0);
    case 'moved in':
      return texts.change.movedIn(shownName(unit?.name) ?? '', pool ?? '');
    case 'moved out':
      return texts.change.movedOut(shownName(unit?.name) ?? '', pool ?? '');
    case 'locked':
      return texts.change.locked;
    case 'unlocked':
      return texts.change.unlocked;
    case 'undone':
      return texts.change.undone;
  }
}

function slotName({ position, corner, unit_id: unitId }: PublicSwapSlot, names: Names): string {
  const name = unitId === null ? texts.nobody : (shownName(names.get(unitId)?.name) ?? '');
  return `${name} (${texts.slot(position, corner)})`;
}
