// Leads to the page on which anybody can check a draw.
import { chakra } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pathOf } from '@web/site/routes';
import { drawTrustTexts } from './draw-trust-texts';

const CheckedLink = chakra(Link, {
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

export const CheckLink = ({ poolId }: { poolId: number }) => (
  <CheckedLink to={pathOf('/periksa-undian/:poolId', { poolId })}>
    <ShieldCheck size={18} aria-hidden="true" />
    {drawTrustTexts.check}
  </CheckedLink>
);
