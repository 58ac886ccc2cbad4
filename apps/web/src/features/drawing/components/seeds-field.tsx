// Seeds of a class in order of strength: optional, chosen from the athletes that the drawing would draw.
import { Box, chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import * as mergeCalls from '@gelanggang/contract/calls/merge';
import type { DrawableParticipant } from '@gelanggang/contract/merged-classes';
import { MAX_SEEDS } from '@gelanggang/contract/drawing';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { IconButton } from '@web/components/button';
import { FormField, Select } from '@web/components/form-field';
import { messageOf } from '@web/lib/http';
import { useCall } from '@web/lib/use-call';
import { drawingTexts } from '../texts';

const texts = drawingTexts.seeds;

interface SeedsFieldProps {
  scope: { tournament_id: string; age_category_id: string; category_class_id: string };
  /** The drawing that is divided anew. */
  drawingId: number | null;
  /** Participant ids, the strongest first; null until somebody chooses: as they are. */
  seeds: number[] | null;
  error?: string;
  onChange(seeds: number[]): void;
}

export function SeedsField({ scope, drawingId, seeds, error, onChange }: SeedsFieldProps) {
  const query = { ...scope, drawing_id: drawingId };
  const isReady = Object.values(scope).every((value) => value !== '');
  const participants = useCall(mergeCalls.participants, isReady ? { query } : null, { staleTime: 0 });
  if (!isReady || (participants.data && participants.data.length < 2)) return null;
  const all = participants.data ?? [];
  const shown = seeds ?? standing(all);
  const byId = new Map(all.map((one) => [one.participant_id, one]));
  const free = all.filter((one) => !shown.includes(one.participant_id));
  const move = (index: number, by: number) => {
    const next = [...shown];
    const [taken] = next.splice(index, 1);
    if (taken === undefined) return;
    next.splice(index + by, 0, taken);
    onChange(next);
  };
  return (
    <Box maxW="form" mt="6">
      <chakra.ol
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        mb={shown.length > 0 ? '3' : '0'}
        aria-label={texts.label}
      >
        {shown.map((id, index) => {
          const name = byId.get(id)?.name ?? '';
          return (
            <chakra.li
              key={id}
              display="flex"
              alignItems="center"
              gap="2"
              borderBottomWidth="1px"
              borderColor="border"
              py="1"
              minW="0"
            >
              <chakra.span textStyle="display.partai" minW="2rem" textAlign="center">
                {index + 1}
              </chakra.span>
              <Box flex="1" minW="0">
                <chakra.p fontWeight="medium" truncate title={name}>
                  {name}
                </chakra.p>
                <chakra.p textStyle="sm" color="fg.subtle" truncate>
                  {byId.get(id)?.contingent}
                </chakra.p>
              </Box>
              <IconButton label={texts.up(name)} size="sm" disabled={index === 0} onClick={() => move(index, -1)}>
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={texts.down(name)}
                size="sm"
                disabled={index === shown.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton
                label={texts.remove(name)}
                size="sm"
                onClick={() => onChange(shown.filter((one) => one !== id))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </chakra.li>
          );
        })}
      </chakra.ol>
      <FormField
        label={texts.label}
        isOptional
        hint={texts.hint}
        error={participants.error ? messageOf(participants.error) : error}
      >
        {(control) => (
          <Select
            {...control}
            value=""
            disabled={!participants.data || free.length === 0 || shown.length >= MAX_SEEDS}
            onChange={(event) => onChange([...shown, Number(event.target.value)])}
          >
            <option value="">{texts.add(shown.length + 1)}</option>
            {free.map((one) => (
              <option key={one.participant_id} value={one.participant_id}>
                {shownName(one.name)}, {shownName(one.contingent)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </Box>
  );
}

/** The seeds that the drawing has now, the strongest first. */
function standing(participants: readonly DrawableParticipant[]): number[] {
  return participants
    .filter((one) => one.seed_rank !== null)
    .sort((a, b) => (a.seed_rank ?? 0) - (b.seed_rank ?? 0))
    .map((one) => one.participant_id);
}
