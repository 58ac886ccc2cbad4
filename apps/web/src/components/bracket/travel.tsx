// A winner's way along the connector to the next line. Loaded once a bracket stands: nobody travels before.
import { domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import type { SlotLine } from './bracket-layout';

const TRAVEL_SECONDS = 0.6;

export interface TravelProps {
  /** The line that the winner comes from, and its own. */
  from: SlotLine;
  to: SlotLine;
  children: ReactNode;
}

export default function Travel({ from, to, children }: TravelProps) {
  return (
    <MotionConfig reducedMotion="user">
      <LazyMotion features={domAnimation}>
        <m.g
          animate={{ x: [from.textX - to.textX, from.x2 - to.textX, 0], y: [from.y - to.y, from.y - to.y, 0] }}
          transition={{ duration: TRAVEL_SECONDS, times: [0, 0.55, 1], ease: [0.2, 0.7, 0.2, 1] }}
        >
          {children}
        </m.g>
      </LazyMotion>
    </MotionConfig>
  );
}
