// What is being asked: a verification by the judges, and a corner's request for the video with the time since then.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PanelState } from '@gelanggang/contract/scoring';
import { clockText } from '@gelanggang/domain/results/match-clock';
import { type Verdict, VERIFICATION_LABELS } from '@gelanggang/domain/scoring/verdicts';
import { CORNER_LABELS, CORNERS } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { useNow } from '@web/lib/use-now';
import { serverNow } from '@web/live/server-time';
import type { PanelAct } from '../panel.api';
import { scoringTexts as texts } from '../texts';

type Question = NonNullable<NonNullable<PanelState['score']>['verification']>;

interface CouncilQuestionsProps {
  state: PanelState;
  isBusy: boolean;
  onAct(act: PanelAct): void;
  /** The majority's answer becomes the decision. */
  onConfirm(question: Question, majority: Verdict): void;
}

export function CouncilQuestions({ state, isBusy, onAct, onConfirm }: CouncilQuestionsProps) {
  const question = state.score?.verification ?? null;
  const video = state.score?.var_request ?? null;
  return (
    <Box display="grid" gap="2">
      {question ? (
        <Asked text={texts.asking(VERIFICATION_LABELS[question.kind], question.answered.length, state.rule.judges)}>
          {question.majority ? (
            <Button
              variant="solid"
              flex="1"
              disabled={isBusy}
              onClick={() => question.majority && onConfirm(question, question.majority)}
            >
              {texts.confirm(texts.answers[question.kind][question.majority])}
            </Button>
          ) : null}
          <Button disabled={isBusy} onClick={() => onAct({ path: `verifications/${question.id}/close`, body: {} })}>
            {texts.close}
          </Button>
        </Asked>
      ) : (
        <Box>
          <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted" mb="1.5">
            {texts.verify}
          </chakra.h3>
          <Box display="grid" gridTemplateColumns="1fr 1fr" gap="1.5">
            <Button
              minH="48px"
              disabled={isBusy}
              onClick={() => onAct({ path: 'verifications', body: { kind: 'throw' } })}
            >
              {texts.verifyThrow}
            </Button>
            <Button
              minH="48px"
              disabled={isBusy}
              onClick={() => onAct({ path: 'verifications', body: { kind: 'violation' } })}
            >
              {texts.verifyViolation}
            </Button>
          </Box>
          <Box display="grid" gridTemplateColumns="1fr 1fr" gap="1.5" mt="1.5">
            {CORNERS.map((corner) => (
              <Button
                key={corner}
                minH="48px"
                disabled={isBusy || video !== null}
                onClick={() => onAct({ path: 'var-requests', body: { corner } })}
              >
                {texts.varRequest(CORNER_LABELS[corner])}
              </Button>
            ))}
          </Box>
        </Box>
      )}
      {video ? (
        <Asked text={texts.varOpen(CORNER_LABELS[video.corner])} since={video.requested_at}>
          {(['accepted', 'rejected'] as const).map((outcome) => (
            <Button
              key={outcome}
              flex="1"
              disabled={isBusy}
              onClick={() => onAct({ path: `var-requests/${video.id}/decide`, body: { outcome } })}
            >
              {outcome === 'accepted' ? texts.varAccept : texts.varReject}
            </Button>
          ))}
        </Asked>
      ) : null}
    </Box>
  );
}

function Asked({ text, since, children }: { text: string; since?: string; children: ReactNode }) {
  useNow(1_000);
  const elapsed = since === undefined ? null : Math.max(0, serverNow() - Date.parse(since));
  return (
    <Box borderWidth="1.5px" borderColor="marun.solid" rounded="md" p="3" bg="bg.panel" role="status">
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <chakra.p fontWeight="bold">{text}</chakra.p>
        {elapsed === null ? null : (
          <chakra.span role="timer" textStyle="display.partai" fontSize="24px">
            {clockText(elapsed)}
          </chakra.span>
        )}
      </Box>
      <Box display="flex" gap="2" mt="2">
        {children}
      </Box>
    </Box>
  );
}
