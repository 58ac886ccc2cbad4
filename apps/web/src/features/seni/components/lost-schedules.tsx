// After a new draw: the schedules that lost performances, each a way to mend it (spec 2 §4: it must be rebuilt).
import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { LostSchedule } from '@gelanggang/contract/seni-answers';
import { Dialog } from '@web/components/dialog';
import { seniTexts as texts } from '../texts';
import { pathOf } from '@web/site/routes';

export function LostSchedules({ schedules, onClose }: { schedules: readonly LostSchedule[]; onClose(): void }) {
  return (
    <Dialog open={schedules.length > 0} onClose={onClose} title={texts.lostTitle}>
      <chakra.p color="fg.muted">{texts.lostHint}</chakra.p>
      <Box as="ul" display="grid" gap="1" py="3" listStyleType="none">
        {schedules.map((schedule) => (
          <li key={schedule.id}>
            <chakra.span fontWeight="semibold" color="marun.fg" textDecoration="underline" asChild>
              <Link to={pathOf('/admin/tournament-schedule/seni/edit/:id', { id: schedule.id })}>{schedule.name}</Link>
            </chakra.span>
            <chakra.span color="fg.muted"> · {texts.lost(schedule.lost)}</chakra.span>
          </li>
        ))}
      </Box>
    </Dialog>
  );
}
