// One athlete at the scales: the weight, what it means, what follows, and what stands already.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveArena, LiveTournament } from '@gelanggang/contract/live';
import type { WeighInAthlete } from '@gelanggang/contract/weigh-in';
import { PAPER_LABELS } from '@gelanggang/domain/athletes/papers';
import { clockTime } from '@gelanggang/domain/words/dates';
import { weightRangeText } from '@gelanggang/domain/words/weights';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Dialog } from '@web/components/dialog';
import { weighInTexts as texts } from '../texts';
import { useWeighInStep } from '../weigh-in.api';
import { RecordedPart } from './recorded-part';
import { WeighPart } from './weigh-part';

interface ScaleDialogProps {
  athlete: WeighInAthlete;
  tournament: LiveTournament;
  date: string;
  arena: LiveArena | undefined;
  canCorrect: boolean;
  /** Who stood by at the last athlete of this contingent. */
  stoodBy: string[];
  onClose(): void;
}

export function ScaleDialog({ athlete, tournament, date, arena, canCorrect, stoodBy, onClose }: ScaleDialogProps) {
  const step = useWeighInStep(tournament.id);
  const { open_match: open } = athlete;
  return (
    <Dialog open onClose={onClose} title={shownName(athlete.name)} width="30rem">
      <Box display="grid" gap="4">
        <Box>
          <chakra.p fontWeight="semibold">{shownName(athlete.contingent)}</chakra.p>
          <chakra.p textStyle="sm" color="fg.muted">
            {`${texts.partai(athlete.partai, arena?.name ?? '')}, ${texts.at(clockTime(athlete.time))}`}
          </chakra.p>
          {open ? (
            <chakra.p textStyle="sm" color="fg.muted">
              {open.opponent ? texts.opponent(shownName(open.opponent)) : texts.opponentUnknown}
            </chakra.p>
          ) : null}
          <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3" mt="3" flexWrap="wrap">
            <chakra.span fontWeight="semibold">{athlete.class_name}</chakra.span>
            <chakra.span textStyle="display.figure" fontSize="28px">
              {weightRangeText(athlete.weight_min, athlete.weight_max)}
            </chakra.span>
          </Box>
        </Box>
        {athlete.lacks.length > 0 ? (
          <chakra.p bg="status.warn.subtle" color="status.warn.fg" fontWeight="semibold" px="3" py="2">
            {texts.lacks(athlete.lacks.map((kind) => PAPER_LABELS[kind].toLowerCase()).join(', '))}
          </chakra.p>
        ) : null}
        {athlete.record ? (
          <RecordedPart
            athlete={athlete}
            record={athlete.record}
            timeZone={tournament.time_zone}
            canCorrect={canCorrect}
            step={step}
            onDone={onClose}
          />
        ) : (
          <WeighPart athlete={athlete} date={date} step={step} stoodBy={stoodBy} onDone={onClose} />
        )}
      </Box>
    </Dialog>
  );
}
