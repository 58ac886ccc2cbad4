// Who came: the other loses by walkover; when nobody came, the next opponent goes on.
import { Box } from '@chakra-ui/react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { Dialog } from '@web/components/dialog';
import { arenaTexts as texts } from '../texts';

interface WalkoverDialogProps {
  match: LiveMatch;
  isSaving: boolean;
  onChoose(winner: Corner | null): void;
  onClose(): void;
}

export function WalkoverDialog({ match, isSaving, onChoose, onClose }: WalkoverDialogProps) {
  return (
    <Dialog open onClose={onClose} title={texts.walkoverTitle}>
      <p>{texts.walkoverText}</p>
      <Box display="grid" gap="2" py="4">
        {CORNERS.filter((corner) => !match[corner].is_dummy).map((corner) => (
          <Button key={corner} size="lg" disabled={isSaving} whiteSpace="normal" onClick={() => onChoose(corner)}>
            <CornerMark corner={corner} isBesideWord />
            {corner === 'blue' ? texts.blueThere : texts.redThere} ({shownName(match[corner].name)})
          </Button>
        ))}
        <Button size="lg" disabled={isSaving} onClick={() => onChoose(null)}>
          {texts.nobodyThere}
        </Button>
      </Box>
    </Dialog>
  );
}
