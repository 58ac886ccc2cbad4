// How far an athlete is at the scales, in a word with its colour.
import { WEIGH_IN_LABELS, type WeighInState } from '@gelanggang/domain/athletes/weigh-in';
import type { ComponentProps } from 'react';
import { Tag } from '@web/components/tag';

const TONES: Readonly<Record<WeighInState, ComponentProps<typeof Tag>['tone']>> = {
  waiting: 'neutral',
  present: 'ok',
  'out-of-class': 'danger',
  absent: 'warn',
};

export function StateTag({ state }: { state: WeighInState }) {
  return <Tag tone={TONES[state]}>{WEIGH_IN_LABELS[state]}</Tag>;
}
