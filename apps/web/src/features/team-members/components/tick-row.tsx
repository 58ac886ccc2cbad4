// One athlete of the register on the page of ticking: what is proposed, and what of it can be told otherwise.
import { Box, chakra } from '@chakra-ui/react';
import type { AthleteProposal, Proposals, StandingEntry } from '@gelanggang/contract/athletes';
import { REGISTER_PAPER_LABELS } from '@gelanggang/domain/athletes/register-papers';
import { longDate } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Input, Select } from '@web/components/form-field';
import { Tick } from '@web/components/table-selection';
import { athleteTexts, enterTexts as texts } from '../athlete-texts';
import { classLabel } from './class-label';
import { FeesHint } from './fees-hint';
import { PlacesHint } from './places-hint';
import { type Draft, nomorOf, properClass } from './tick-draft';

interface TickRowProps {
  athlete: AthleteProposal;
  proposals: Proposals;
  draft: Draft;
  isTicked: boolean;
  faults: readonly string[];
  onTick(ticked: boolean): void;
  onChange(draft: Draft): void;
}

export function TickRow({ athlete, proposals, draft, isTicked, faults, onTick, onChange }: TickRowProps) {
  const category = proposals.categories.find(({ id }) => id === draft.categoryId);
  const age = proposals.ages.find(({ id }) => id === athlete.age_category_id);
  const events = nomorOf(proposals, athlete, draft);
  const standing = athlete.entries.filter((one) => one.match_category_id === draft.categoryId);
  const isFixed = standing.some((one) => one.is_fixed && one.nomor === draft.nomor);
  const isTanding = category?.kind === 'tanding';
  const found = isTanding ? properClass(proposals, athlete, draft) : null;
  const proposed = !age
    ? texts.noAge
    : !isTanding
      ? age.name
      : draft.weight === ''
        ? `${age.name} · ${texts.needsWeight}`
        : `${age.name} · ${found ? classLabel(found) : texts.noClass}`;
  return (
    <chakra.li py="3" borderBottomWidth="1px" bg={isTicked ? 'marun.subtle' : undefined} px="3">
      <chakra.label display="flex" gap="3" alignItems="flex-start" cursor={age ? 'pointer' : undefined} minH="44px">
        <Tick
          type="checkbox"
          mt="1"
          checked={isTicked}
          disabled={!age}
          onChange={(event) => onTick(event.target.checked)}
        />
        <Box minW="0">
          <chakra.span fontWeight="semibold">{shownName(athlete.name)}</chakra.span>
          <chakra.span textStyle="sm" color="fg.muted">
            {' '}
            · {GENDER_LABELS[athlete.gender]} · {longDate(athlete.birth_date)}
          </chakra.span>
          <chakra.span display="block" textStyle="sm" color={age ? undefined : 'status.warn.fg'}>
            {category ? `${category.name} · ` : ''}
            {proposed}
          </chakra.span>
          {standing.map((one) => (
            <chakra.span key={one.nomor} display="block" textStyle="sm" color="fg.muted">
              {texts.standing(entryText(one, proposals))}
            </chakra.span>
          ))}
          {athlete.papers_missing.length > 0 ? (
            <chakra.span display="block" textStyle="sm" color="fg.subtle">
              {texts.missing(
                athlete.papers_missing.map((kind) => REGISTER_PAPER_LABELS[kind].toLowerCase()).join(', '),
              )}
            </chakra.span>
          ) : null}
        </Box>
      </chakra.label>
      {isTicked ? (
        <Box
          mt="2"
          ps={{ base: '0', sm: '8' }}
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, minmax(0, 12rem))' }}
        >
          <Labelled text={texts.category}>
            <Select
              value={draft.categoryId}
              onChange={(event) => onChange({ ...draft, categoryId: Number(event.target.value), nomor: '', team: '' })}
            >
              {proposals.categories.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Labelled>
          <Labelled text={texts.weight}>
            <Input
              inputMode="decimal"
              maxLength={6}
              value={draft.weight}
              onChange={(event) => onChange({ ...draft, weight: event.target.value })}
            />
          </Labelled>
          {events.length > 0 ? (
            <Labelled text={texts.nomor}>
              <Select value={draft.nomor} onChange={(event) => onChange({ ...draft, nomor: event.target.value })}>
                <option value="" disabled />
                {events.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </Select>
            </Labelled>
          ) : null}
          {category && category.unit_size > 1 ? (
            <Labelled text={texts.team}>
              <Input
                maxLength={100}
                value={draft.team}
                onChange={(event) => onChange({ ...draft, team: event.target.value })}
              />
            </Labelled>
          ) : null}
        </Box>
      ) : null}
      {isTicked && category?.fee ? (
        <FeesHint
          contingentId={proposals.contingent.id}
          tournamentId={proposals.tournament.id}
          matchCategoryId={category.id}
        />
      ) : null}
      {isTicked && category && age && (!isTanding || found) ? (
        <PlacesHint
          contingentId={proposals.contingent.id}
          tournamentId={proposals.tournament.id}
          chosen={{
            ...{ matchCategoryId: category.id, ageCategoryId: age.id, gender: athlete.gender },
            ...{ categoryClassId: found?.id ?? null, nomor: draft.nomor },
          }}
        />
      ) : null}
      {isTicked && isFixed ? (
        <chakra.p mt="2" textStyle="sm" color="status.warn.fg">
          {texts.chooseOther}
        </chakra.p>
      ) : null}
      {faults.length > 0 ? (
        <chakra.p role="alert" mt="2" textStyle="sm" color="status.danger.fg">
          {faults.join(' ')}
        </chakra.p>
      ) : null}
    </chakra.li>
  );
}

function Labelled({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <chakra.label display="grid" gap="1" textStyle="sm" minW="0">
      {text}
      {children}
    </chakra.label>
  );
}

function entryText(entry: StandingEntry, { ages, classes }: Proposals): string {
  const age = ages.find(({ id }) => id === entry.age_category_id)?.name;
  const one = classes.find(({ id }) => id === entry.category_class_id);
  const weight = entry.body_weight === null ? '' : athleteTexts.kilos(String(entry.body_weight).replace('.', ','));
  const parts = [age ?? '', one ? one.name : '', weight, entry.is_fixed ? texts.fixed : ''];
  return parts.filter((part) => part !== '').join(', ');
}
