// Before the first pool and after the last: how fast, and how it ended.
import { Box, chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { Button } from '@web/components/button';
import { showTexts as texts } from '../texts';
import { drawOutcome } from '@web/components/draws/use-auto-generate';
import { ChoiceCards } from '@web/components/draws/choice-cards';

export function Announcement({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <Box m="auto" maxW="100%" textAlign="center" display="grid" justifyItems="center" gap="6" role="status">
      <chakra.h1
        textStyle="display.figure"
        textWrap="balance"
        tabIndex={-1}
        outline="0"
        fontSize={{ base: '2.75rem', md: 'calc(124 * var(--unit))' }}
        lineHeight="1.04"
        overflowWrap="anywhere"
      >
        {title}
      </chakra.h1>
      {text ? (
        <chakra.p color="ink.muted" fontSize={{ base: '1.25rem', md: 'calc(44 * var(--unit))' }}>
          {text}
        </chakra.p>
      ) : null}
      {children}
    </Box>
  );
}

interface ShowStartProps {
  waiting: number;
  isBusy: boolean;
  onStart(pauseSeconds: number): void;
}

export function ShowStart({ waiting, isBusy, onStart }: ShowStartProps) {
  const [pause, setPause] = useState<number>(texts.paces[0].value);
  return (
    <Announcement title={texts.title} text={texts.waiting(waiting)}>
      <Box w="32rem" maxW="100%" textAlign="start">
        <ChoiceCards
          label={texts.pace}
          name="pace"
          choices={texts.paces}
          value={pause}
          onChoose={(value: number) => setPause(value)}
        />
      </Box>
      <Button variant="solid" size="lg" autoFocus busy={isBusy} onClick={() => onStart(pause)}>
        {texts.start}
      </Button>
    </Announcement>
  );
}

export function ShowEnd({ job, isLeaving }: { job: JobAnswer; isLeaving: boolean }) {
  const { drawn, failed } = drawOutcome(job);
  const isWhole = failed.length === 0;
  return (
    <Announcement
      title={isWhole ? texts.allGenerated : texts.drawnNow(drawn)}
      text={isLeaving ? texts.leaving : isWhole ? texts.drawnNow(drawn) : undefined}
    >
      {isWhole ? null : (
        <Box
          textAlign="start"
          maxW="100%"
          maxH="40dvh"
          overflowY="auto"
          fontSize={{ base: '1rem', md: 'calc(34 * var(--unit))' }}
        >
          <chakra.h2 fontWeight="semibold" mb="2">
            {texts.failedPools}
          </chakra.h2>
          <chakra.ul display="grid" gap="2">
            {failed.map((pool) => (
              <li key={pool.pool_id}>
                <b>{pool.name}</b>: {pool.reason}
              </li>
            ))}
          </chakra.ul>
        </Box>
      )}
    </Announcement>
  );
}
