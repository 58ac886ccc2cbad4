// Ticked rows of a list; they stay ticked on other pages (look-and-feel, "Selections survive paging").
import { Box, chakra } from '@chakra-ui/react';
import { useCallback, useMemo, useState } from 'react';
import { selectionTexts } from './selection-texts';
import { Button } from './button';

type Id = number | string;

export interface Selection {
  ids: ReadonlySet<Id>;
  has(id: Id): boolean;
  set(ids: readonly Id[], ticked: boolean): void;
  clear(): void;
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  const set = useCallback((changed: readonly Id[], ticked: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const id of changed) {
        if (ticked) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => ({ ids, has: (id: Id) => ids.has(id), set, clear }), [ids, set, clear]);
}

/** A tick box of 44 px for a thumb, in the accent when ticked. */
export const Tick = chakra('input', {
  base: {
    boxSize: '18px',
    accentColor: 'marun.solid',
    cursor: 'pointer',
    flex: 'none',
    _disabled: { cursor: 'not-allowed' },
  },
});

function TickBox(props: { label: string; checked: boolean; mixed?: boolean; onChange(ticked: boolean): void }) {
  return (
    <chakra.label
      display="grid"
      placeItems="center"
      boxSize={{ base: '44px', md: '32px' }}
      cursor="pointer"
      mx={{ base: '-2', md: '0' }}
    >
      <Tick
        type="checkbox"
        aria-label={props.label}
        checked={props.checked}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = props.mixed ?? false;
        }}
        onChange={(event) => props.onChange(event.target.checked)}
      />
    </chakra.label>
  );
}

export function SelectRow({ selection, id, name }: { selection: Selection; id: Id; name: string }) {
  return (
    <TickBox
      label={selectionTexts.selectRow(name)}
      checked={selection.has(id)}
      onChange={(ticked) => selection.set([id], ticked)}
    />
  );
}

export function SelectAll({ selection, ids }: { selection: Selection; ids: readonly Id[] }) {
  const ticked = ids.filter((id) => selection.has(id)).length;
  return (
    <TickBox
      label={selectionTexts.selectPage}
      checked={ids.length > 0 && ticked === ids.length}
      mixed={ticked > 0 && ticked < ids.length}
      onChange={(all) => selection.set(ids, all)}
    />
  );
}

export function SelectionLine({ selection }: { selection: Selection }) {
  if (selection.ids.size === 0) return null;
  return (
    <Box display="flex" alignItems="center" flexWrap="wrap" gap="2.5" textStyle="sm" role="status">
      <chakra.span fontWeight="semibold">{selectionTexts.selected(selection.ids.size)}</chakra.span>
      <chakra.span color="fg.muted" display={{ base: 'none', md: 'inline' }}>
        {selectionTexts.selectionStays}
      </chakra.span>
      <Button variant="plain" size="sm" px="2" onClick={selection.clear}>
        {selectionTexts.clearSelection}
      </Button>
    </Box>
  );
}
