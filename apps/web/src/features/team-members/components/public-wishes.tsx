// What an athlete or a guardian wishes of the public pages: initials only, no page of its own; and who asked for it.
import { Box, chakra } from '@chakra-ui/react';
import type { TeamMemberDetail } from '@gelanggang/contract/team-members';
import { initialsOf } from '@gelanggang/domain/athletes/public-name';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { ReactNode } from 'react';
import { FormField, Input } from '@web/components/form-field';
import { Tick } from '@web/components/table-selection';
import { formatDayAndMoment } from '@web/lib/formats';
import { memberFormTexts as texts } from '../texts';

export type StandingWishes = Pick<TeamMemberDetail, 'initials' | 'gone'>;

/** undefined: as they stand. */
export type WishesChange = { initials: boolean; gone: boolean; askedBy: string } | undefined;

const chosenOf = (standing: StandingWishes | null, change: WishesChange): NonNullable<WishesChange> =>
  change ?? {
    initials: (standing?.initials ?? null) !== null,
    gone: (standing?.gone ?? null) !== null,
    askedBy: standing?.initials?.asked_by ?? standing?.gone?.asked_by ?? '',
  };

/** A wish without whoever has it is none. */
export const lacksAsker = (change: WishesChange): boolean =>
  change !== undefined && (change.initials || change.gone) && change.askedBy.trim() === '';

interface PublicWishesProps {
  name: string;
  standing: StandingWishes | null;
  change: WishesChange;
  /** Nobody is named who asks, and the form was to be saved. */
  isLacking: boolean;
  onChange(change: WishesChange): void;
}

export function PublicWishes({ name, standing, change, isLacking, onChange }: PublicWishesProps) {
  const chosen = chosenOf(standing, change);
  const set = (one: Partial<NonNullable<WishesChange>>) => onChange({ ...chosen, ...one });
  const since = standing?.initials ?? standing?.gone ?? null;
  const seenAs = chosen.initials ? initialsOf(name) : shownName(name.trim());
  return (
    <Box gridColumn="1 / -1" display="grid" gap="3" maxW="36rem">
      <Wish isOn={chosen.initials} label={texts.initials} onChange={(initials) => set({ initials })}>
        {name.trim() === '' ? texts.initialsHint : texts.initialsSeenAs(seenAs)}
      </Wish>
      <Wish isOn={chosen.gone} label={texts.gone} onChange={(gone) => set({ gone })}>
        {texts.goneHint}
      </Wish>
      {chosen.initials || chosen.gone ? (
        <FormField
          label={texts.askedBy}
          hint={
            since && change === undefined ? texts.askedSince(formatDayAndMoment(since.asked_at)) : texts.askedByHint
          }
          error={isLacking ? texts.askedByMissing : undefined}
        >
          {(props) => (
            <Input
              {...props}
              value={chosen.askedBy}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => set({ askedBy: event.target.value })}
            />
          )}
        </FormField>
      ) : null}
      <chakra.p textStyle="sm" color="fg.subtle">
        {texts.wishesHint}
      </chakra.p>
    </Box>
  );
}

interface WishProps {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
  children: ReactNode;
}

function Wish({ label, isOn, onChange, children }: WishProps) {
  return (
    <chakra.label display="flex" alignItems="center" gap="3" minH="44px" cursor="pointer">
      <Tick type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        <chakra.span display="block" textStyle="sm" color="fg.subtle">
          {children}
        </chakra.span>
      </span>
    </chakra.label>
  );
}
