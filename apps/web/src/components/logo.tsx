// The mark: the mat with its two circles, and the name.
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { texts } from '../site/texts';
import { LARGE_LETTERS } from '../theme/large-letters';

export function LogoMark({ size = 26, onInk = false }: { size?: number; onInk?: boolean }) {
  return (
    <chakra.svg width={`${size}px`} height={`${size}px`} viewBox="0 0 26 26" aria-hidden="true" flex="none">
      <chakra.rect x="1" y="1" width="24" height="24" rx="2" fill={onInk ? 'ink.mark' : 'marun.solid'} />
      <chakra.circle cx="13" cy="13" r="9.6" fill="none" stroke="marun.contrast" strokeWidth="1.5" />
      <chakra.circle cx="13" cy="13" r="3.6" fill="marun.contrast" />
    </chakra.svg>
  );
}

const Home = chakra(Link);
/** The mark alone, where what stands beside it needs the width. */
const Name = chakra('span', { base: { 'header &': { [LARGE_LETTERS]: { display: 'none' } } } });

export function Logo({
  to = '/',
  onInk = false,
  wordless = false,
}: {
  to?: string;
  onInk?: boolean;
  wordless?: boolean;
}) {
  return (
    <Home
      to={to}
      aria-label={texts.platform.name}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH="44px"
      fontWeight="bold"
      fontStretch="88%"
      fontSize="20px"
      letterSpacing="-.015em"
      color={onInk ? 'ink.strong' : 'fg'}
    >
      <LogoMark onInk={onInk} />
      {wordless ? null : <Name>{texts.platform.name}</Name>}
    </Home>
  );
}
