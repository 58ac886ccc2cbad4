// What tells whether a draw can be trusted, beside the bracket: fingerprint, lock, changes by hand, the public check.
import { chakra } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Tag } from '@web/components/tag';
import { drawTrustTexts } from '@web/components/draws/draw-trust-texts';
import { handTexts as texts } from './hand-texts';
import { pathOf } from '@web/site/routes';

const CheckLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: '44px', md: '32px' },
    color: 'marun.fg',
    fontWeight: 'semibold',
    _hover: { textDecoration: 'underline' },
  },
});

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
          {(draw.fingerprint.slice(0, SHOWN_DIGITS).toUpperCase().match(/.{4}/g) ?? []).join(' ')} …
        </chakra.b>
      </chakra.span>
      <CheckLink to={pathOf('/periksa-undian/:poolId', { poolId: pool.pool_id })}>
        <ShieldCheck size={18} aria-hidden="true" />
        {texts.check}
      </CheckLink>
      {merged.length > 0 ? <Tag>{drawTrustTexts.merged(merged.join(', '))}</Tag> : null}
      {draw.is_locked ? <Tag tone="ok">{drawTrustTexts.locked}</Tag> : null}
      {draw.is_changed_by_hand ? (
        <Tag tone="warn">{draw.changed_by ? texts.byHandOf(shownName(draw.changed_by)) : drawTrustTexts.byHand}</Tag>
      ) : null}
    </chakra.div>
  );
}
