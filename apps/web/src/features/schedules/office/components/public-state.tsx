// On a schedule's own page: whether the public sees it, and the one step that shows it to them.
import { Box, chakra } from '@chakra-ui/react';
import type { ScheduleAnswer } from '@gelanggang/contract/schedules';
import { Button } from '@web/components/button';
import { StepBand } from '@web/components/step-band';
import { Tag } from '@web/components/tag';
import { usePublishDraft } from '../schedules.api';
import { scheduleTexts as texts } from '../texts';

export function PublicState({ schedule }: { schedule: ScheduleAnswer }) {
  const publish = usePublishDraft();
  if (!schedule.is_draft) {
    return (
      <Box display="flex" alignItems="center" gap="2" mb="4" data-public-state="public">
        <Tag tone="ok">{texts.publicTag}</Tag>
        <chakra.span textStyle="sm" color="fg.muted">
          {texts.isPublic}
        </chakra.span>
      </Box>
    );
  }
  return (
    <StepBand says={texts.isDraft} data-public-state="draft">
      <Button size="sm" busy={publish.isPending} onClick={() => publish.mutate(schedule.id)}>
        {texts.publish}
      </Button>
    </StepBand>
  );
}
