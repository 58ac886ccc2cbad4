// The history of a pool: each draw with who, when, why and what it changed, and every change by hand.
import { Box, chakra } from '@chakra-ui/react';
import type { ChangeRow, DrawRow, PoolDrawsAnswer } from '@gelanggang/contract/draw-trust';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { formatMomentWithDay } from '../../lib/formats';
import { Tag } from '../tag';
import { drawHistoryTexts } from './texts';

const texts = drawHistoryTexts.history;

export function DrawHistory({ record }: { record: PoolDrawsAnswer }) {
  return (
    <chakra.section aria-label={texts.title}>
      <chakra.h2 textStyle="title.section">{texts.title}</chakra.h2>
      <chakra.ol mt="1">
        {record.draws.map((draw, index) => (
          <Entry
            key={draw.draw_number}
            title={texts.draw(draw.draw_number)}
            mark={index === 0 && !isUndone(record, draw) ? texts.current : undefined}
            at={draw.drawn_at}
            by={shownName(draw.drawn_by)}
            reason={draw.reason ?? (draw.draw_number > 1 ? texts.noReason : null)}
          >
            {whatChanged(draw)}
          </Entry>
        ))}
      </chakra.ol>
      {record.changes.length > 0 ? (
        <>
          <chakra.h3 textStyle="label" mt="4">
            {texts.changes}
          </chakra.h3>
          <chakra.ol>
            {record.changes.map((change) => (
              <Entry
                key={change.number}
                title={sentence(change)}
                at={change.changed_at}
                by={shownName(change.changed_by)}
                reason={change.reason}
              />
            ))}
          </chakra.ol>
        </>
      ) : null}
    </chakra.section>
  );
}

const isUndone = ({ changes }: PoolDrawsAnswer, { draw_number: drawn }: DrawRow) =>
  changes.some((change) => change.kind === 'undone' && change.draw_number === drawn);

interface EntryProps {
  title: string;
  mark?: string;
  at: string;
  by: string | null;
  reason: string | null;
  children?: string;
}

function Entry({ title, mark, at, by, reason, children }: EntryProps) {
  return (
    <chakra.li py="2.5" borderBottomWidth="1px" borderColor="border" overflowWrap="anywhere">
      <Box display="flex" flexWrap="wrap" columnGap="2.5" alignItems="center">
        <chakra.span fontWeight="semibold">{title}</chakra.span>
        {mark ? <Tag tone="ok">{mark}</Tag> : null}
        <chakra.span textStyle="sm" color="fg.muted">
          {formatMomentWithDay(at)}, {by ?? texts.system}
        </chakra.span>
      </Box>
      {reason ? <chakra.p>{reason}</chakra.p> : null}
      {children ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {children}
        </chakra.p>
      ) : null}
    </chakra.li>
  );
}

function whatChanged({ change }: DrawRow): string {
  if (!change) return texts.first;
  return [
    change.pairs > 0 ? texts.pairs(change.same_pairs, change.pairs) : '',
    change.added.length > 0 ? texts.added(change.added.join(', ')) : '',
    change.removed.length > 0 ? texts.removed(change.removed.join(', ')) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function sentence({ kind, slots, unit, position, other_pool: pool }: ChangeRow): string {
  switch (kind) {
    case 'swap': {
      const [first = '', second = ''] = slots.map((slot) =>
        texts.slot(shownName(slot.name), slot.position, slot.corner),
      );
      return texts.swap(first, second);
    }
    case 'dummy':
      return texts.dummy(position ?? 0);
    case 'moved in':
      return texts.movedIn(shownName(unit?.name) ?? '', pool ?? '');
    case 'moved out':
      return texts.movedOut(shownName(unit?.name) ?? '', pool ?? '');
    case 'locked':
      return texts.locked;
    case 'unlocked':
      return texts.unlocked;
    case 'undone':
      return texts.undone;
  }
}
