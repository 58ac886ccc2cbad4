// What stands around the show: tournament, how far it is, what can be done; always dark, like the hall's televisions.
import { Box, chakra } from '@chakra-ui/react';
import { motion } from 'framer-motion';
import { Maximize } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@web/components/button';
import { ConnectionDot } from '@web/components/connection-dot';
import { LogoMark } from '@web/components/logo';
import { showTexts as texts } from '../texts';
import { units } from './pair-tile';

interface ShowFrameProps {
  tournament: string;
  drawn: number;
  total: number;
  children: ReactNode;
  /** What comes next, and the buttons. */
  note: string;
  actions: ReactNode;
  /** Seconds that the line at the foot takes to fill; null: nothing is waited for. */
  waitSeconds: number | null;
  /** Fills anew with each pool. */
  waitKey: string;
}

export function ShowFrame(props: ShowFrameProps) {
  const { tournament, drawn, total, children, note, actions, waitSeconds, waitKey } = props;
  return (
    <Box
      className="dark"
      data-theme="dark"
      minH="100dvh"
      h={{ md: '100dvh' }}
      overflow={{ md: 'hidden' }}
      display="flex"
      flexDirection="column"
      bg="screen.bg"
      color="screen.fg"
      css={{
        '--unit': { base: '0.5px', md: 'min(calc(100vw / 1920), calc(100dvh / 1080))' },
        padding: `calc(36 * var(--unit)) max(calc(56 * var(--unit)), 1rem) calc(28 * var(--unit))`,
      }}
    >
      <chakra.header display="flex" alignItems="center" flexWrap="wrap" gap="4" style={{ paddingBottom: units(36) }}>
        <LogoMark size={36} />
        <chakra.p flex="1" minW="10rem" fontWeight="semibold" fontSize={{ base: '1rem', md: 'calc(34 * var(--unit))' }}>
          {tournament}
        </chakra.p>
        <chakra.p fontSize={{ base: '1rem', md: 'calc(34 * var(--unit))' }} fontWeight="semibold">
          {texts.progress(drawn, total)}
        </chakra.p>
        <ConnectionDot compact />
        <IconButton label={texts.fullScreen} onClick={toggleFullScreen}>
          <Maximize aria-hidden="true" />
        </IconButton>
      </chakra.header>
      <chakra.main flex="1" minH="0" display="flex" flexDirection="column">
        {children}
      </chakra.main>
      <chakra.footer display="flex" flexWrap="wrap" alignItems="center" gap="3" style={{ paddingTop: units(28) }}>
        <chakra.p flex="1" minW="12rem" color="ink.muted" fontSize={{ base: '1rem', md: 'calc(30 * var(--unit))' }}>
          {note}
        </chakra.p>
        {actions}
      </chakra.footer>
      <Box h="6px" mt="3" bg="screen.panel" overflow="hidden" aria-hidden="true">
        {waitSeconds === null ? null : (
          <motion.div
            key={waitKey}
            initial={{ scaleX: 0 }}
            animate={{ scaleX: 1 }}
            transition={{ duration: waitSeconds, ease: 'linear' }}
            style={{ height: '100%', transformOrigin: 'left', background: 'var(--g-colors-marun-solid)' }}
          />
        )}
      </Box>
    </Box>
  );
}

export function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
}
