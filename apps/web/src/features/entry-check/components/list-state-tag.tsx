// How far a contingent's list is, in a word with its colour.
import { LIST_STATE_LABELS, type ListState } from '@gelanggang/domain/entry-check/signature';
import { Tag } from '@web/components/tag';

const TONES = {
  empty: 'neutral',
  unopened: 'neutral',
  read: 'warn',
  signed: 'ok',
  changed: 'danger',
} as const satisfies Record<ListState, string>;

export const ListStateTag = ({ state }: { state: ListState }) => (
  <Tag tone={TONES[state]} data-list-state={state}>
    {LIST_STATE_LABELS[state]}
  </Tag>
);
