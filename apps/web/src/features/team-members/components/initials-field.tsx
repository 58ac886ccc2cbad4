// Whether everybody sees an athlete's initials only, and who asked for it.
import { Box, chakra } from '@chakra-ui/react';
import type { TeamMemberDetail } from '@gelanggang/contract/team-members';
import { initialsOf } from '@gelanggang/domain/athletes/public-name';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { FormField, Input } from '@web/components/form-field';
import { Tick } from '@web/components/table-selection';
import { formatDayAndMoment } from '@web/lib/formats';
import { memberFormTexts as texts } from '../texts';

/** undefined: as it stands; null: by name; else who asks for initials. */
export type InitialsChange = string | null | undefined;

interface InitialsFieldProps {
  name: string;
  standing: TeamMemberDetail['initials'];
  change: InitialsChange;
  /** Nobody is named who asks, and the form was to be saved. */
  isLacking: boolean;
  onChange(change: InitialsChange): void;
}

/** A wish without whoever has it is none. */
export const lacksAsker = (change: InitialsChange): boolean => typeof change === 'string' && change.trim() === '';

export function InitialsField({ name, standing, change, isLacking, onChange }: InitialsFieldProps) {
  const isWanted = change === undefined ? standing !== null : change !== null;
  const askedBy = change ?? standing?.asked_by ?? '';
  const told = (by: string | null): InitialsChange => (by === (standing?.asked_by ?? null) ? undefined : by);
  const isStanding = isWanted && change === undefined && standing !== null;
  return (
    <Box gridColumn="1 / -1" display="grid" gap="3" maxW="36rem">
      <chakra.label display="flex" alignItems="center" gap="3" minH="44px" cursor="pointer">
        <Tick
          type="checkbox"
          checked={isWanted}
          onChange={(event) => onChange(told(event.target.checked ? (standing?.asked_by ?? '') : null))}
        />
        <span>
          {texts.initials}
          <chakra.span display="block" textStyle="sm" color="fg.subtle">
            {name.trim() === '' ? texts.initialsSeenAs : `${texts.initialsSeenAs}: ${seenAs(name, isWanted)}`}
          </chakra.span>
        </span>
      </chakra.label>
      {isWanted ? (
        <FormField
          label={texts.initialsAskedBy}
          hint={isStanding ? texts.initialsSince(formatDayAndMoment(standing.asked_at)) : texts.initialsAskedByHint}
          error={isLacking ? texts.initialsAskedByMissing : undefined}
        >
          {(props) => (
            <Input
              {...props}
              value={askedBy}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => onChange(told(event.target.value))}
            />
          )}
        </FormField>
      ) : null}
      <chakra.p textStyle="sm" color="fg.subtle">
        {texts.initialsHint}
      </chakra.p>
    </Box>
  );
}

const seenAs = (name: string, isByInitials: boolean): string =>
  isByInitials ? initialsOf(name) : shownName(name.trim());
