// What tells whether a draw can be trusted, beside the bracket: fingerprint, lock, changes by hand, the public check.
import { chakra } from '@chakra-ui/react';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Tag } from '@web/components/tag';
import { CheckLink } from '@web/components/draws/check-link';
import { seedText } from '@web/components/draws/seed-text';
import { drawTrustTexts } from '@web/components/draws/draw-trust-texts';
import { handTexts as texts } from './hand-texts';

const SHOWN_DIGITS = 16;

export function DrawMarks({ pool }: { pool: PoolRow }) {
  if (!pool.draw) return null;
  const { draw } = pool;
  const merged = pool.category_class.merged_names;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="1" fontSize="sm" mt="1">
      <chakra.span color="fg.muted" title={draw.fingerprint}>
        {texts.fingerprint}{' '}
        <chakra.b color="fg" fontWeight="semibold">
          {seedText(draw.fingerprint.slice(0, SHOWN_DIGITS))} …
        </chakra.b>
      </chakra.span>
      <CheckLink poolId={pool.pool_id} />
      {merged.length > 0 ? <Tag>{drawTrustTexts.merged(merged.join(', '))}</Tag> : null}
      {draw.is_locked ? <Tag tone="ok">{drawTrustTexts.locked}</Tag> : null}
      {draw.is_changed_by_hand ? (
        <Tag tone="warn">{draw.changed_by ? texts.byHandOf(shownName(draw.changed_by)) : drawTrustTexts.byHand}</Tag>
      ) : null}
    </chakra.div>
  );
}
