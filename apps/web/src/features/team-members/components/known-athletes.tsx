// Finds an athlete who took part before, by name or NIK, and takes their person over into a new entry.
import { chakra, Combobox, createListCollection, Portal } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import { longDate } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { FormField, Input } from '@web/components/form-field';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useCall } from '@web/lib/use-call';
import { useSettled } from '@web/lib/use-settled';
import { readTeamMember } from '../team-members.api';
import { memberFormTexts as texts } from '../texts';
import { type MemberValues, PERSON_FIELDS, valuesOf } from './member-values';

const FEWEST_LETTERS = 3;

/** Stands inside a FormGrid. Weight and height are not taken over: they change, and the class follows the weight. */
export function KnownAthletes({ form }: { form: UseFormReturn<MemberValues> }) {
  const [typed, setTyped] = useState('');
  // the search begins anew with everybody who is taken over
  const [taken, setTaken] = useState(0);
  const term = useSettled(typed.trim());
  const isAsked = term.length >= FEWEST_LETTERS;
  const found = useCall(teamMemberCalls.known, isAsked ? { query: { search: term } } : null, { gcTime: 0 });
  const people = useMemo(() => (isAsked ? (found.data ?? []) : []), [isAsked, found.data]);
  const collection = useMemo(
    () =>
      createListCollection({ items: people, itemToValue: ({ id }) => String(id), itemToString: ({ name }) => name }),
    [people],
  );

  const takeOver = async (id: number) => {
    setTyped('');
    setTaken(taken + 1);
    try {
      const person = await readTeamMember(id);
      const values = valuesOf(person, undefined);
      for (const name of PERSON_FIELDS) form.setValue(name, values[name], { shouldDirty: true });
      if (form.getValues('contingent_id') === '') form.setValue('contingent_id', values.contingent_id);
      form.clearErrors([...PERSON_FIELDS]);
      toast.success(texts.takenOver(shownName(person.name)));
      form.setFocus('body_weight');
    } catch (error) {
      toast.error(messageOf(error, texts.loadFailed));
    }
  };

  const isWaiting = found.isFetching || typed.trim() !== term;
  const answer = found.isError ? texts.knownFailed : isWaiting ? texts.knownWait : texts.knownNone;
  const state = typed.trim().length < FEWEST_LETTERS ? texts.knownShort : answer;
  return (
    <chakra.div gridColumn="1 / -1">
      <FormField label={texts.known} hint={texts.knownHint} isOptional>
        {({ id, ...described }) => (
          <Combobox.Root
            collection={collection}
            ids={{ input: id }}
            key={taken}
            positioning={{ placement: 'bottom-start', sameWidth: true }}
            lazyMount
            unmountOnExit
            onInputValueChange={({ inputValue, reason }) => {
              if (reason === 'input-change') setTyped(inputValue);
            }}
            onValueChange={({ value: [id0] }) => {
              if (id0) void takeOver(Number(id0));
            }}
          >
            <Combobox.Control position="relative">
              <chakra.span
                position="absolute"
                left="3"
                top="50%"
                transform="translateY(-50%)"
                color="fg.subtle"
                zIndex="1"
              >
                <Search size={18} aria-hidden="true" />
              </chakra.span>
              <Combobox.Input asChild>
                <Input {...described} id={id} autoComplete="off" ps="10" placeholder={texts.knownPlaceholder} />
              </Combobox.Input>
            </Combobox.Control>
            <Portal>
              <Combobox.Positioner>
                <Combobox.Content
                  zIndex="popover"
                  bg="bg.panel"
                  rounded="lg"
                  boxShadow="pop"
                  p="1.5"
                  maxH="min(20rem, 50dvh)"
                  overflowY="auto"
                  outline="0"
                >
                  <Combobox.Empty px="2.5" py="2.5" textStyle="sm" color="fg.muted">
                    {state}
                  </Combobox.Empty>
                  {people.map((person) => (
                    <Combobox.Item
                      key={person.id}
                      item={person}
                      display="block"
                      minH="44px"
                      px="2.5"
                      py="2"
                      rounded="md"
                      cursor="pointer"
                      _highlighted={{ bg: 'bg.muted' }}
                    >
                      <Combobox.ItemText fontWeight="semibold">{shownName(person.name)}</Combobox.ItemText>
                      <chakra.span display="block" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                        {texts.knownDetails(longDate(person.birth_date), person.nik)}
                      </chakra.span>
                      <chakra.span display="block" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                        {`${shownName(person.contingent)} · ${person.match_categories}`}
                      </chakra.span>
                    </Combobox.Item>
                  ))}
                </Combobox.Content>
              </Combobox.Positioner>
            </Portal>
          </Combobox.Root>
        )}
      </FormField>
    </chakra.div>
  );
}
