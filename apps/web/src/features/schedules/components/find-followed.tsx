// Finds an athlete or a contingent by name among all who stand in the tournament's brackets.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import { Plus } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '../../../components/button';
import type { Followed, Following } from '../../../lib/followed';
import { followTexts as texts } from '../follow-texts';
import { FollowButton } from './match-details';

const SHOWN = 8;
const LEAST_LETTERS = 2;

interface FindFollowedProps {
  snapshot: LiveSnapshot;
  following: Following;
  isOpen: boolean;
}

export function FindFollowed({ snapshot, following, isOpen }: FindFollowedProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (isOpen || isAsked) return <Finder snapshot={snapshot} following={following} isFocused={isAsked && !isOpen} />;
  return (
    <Button variant="plain" size="sm" mt="1" ms="-3" onClick={() => setIsAsked(true)}>
      <Plus aria-hidden="true" />
      {texts.add}
    </Button>
  );
}

function Finder({ snapshot, following, isFocused }: Omit<FindFollowedProps, 'isOpen'> & { isFocused: boolean }) {
  const id = useId();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim().toLocaleLowerCase('id-ID'));
  const all = useMemo(() => everybodyIn(snapshot), [snapshot]);
  const found = query.length < LEAST_LETTERS ? [] : all.filter(({ key }) => key.includes(query));
  return (
    <Box pt="3">
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1">
        {texts.find}
      </chakra.label>
      <chakra.input
        id={id}
        type="search"
        autoComplete="off"
        autoFocus={isFocused}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-hint`}
        w="100%"
        minH="44px"
        px="3"
        rounded="md"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.control"
        fontSize="md"
      />
      <chakra.p id={`${id}-hint`} textStyle="sm" color="fg.muted" pt="1" aria-live="polite">
        {query.length < LEAST_LETTERS
          ? texts.findHint
          : found.length === 0
            ? texts.noneFound
            : found.length > SHOWN
              ? texts.more(found.length - SHOWN)
              : ''}
      </chakra.p>
      <chakra.ul>
        {found.slice(0, SHOWN).map(({ one, key }) => (
          <chakra.li
            key={key}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, auto) minmax(0, 1fr)' }}
            columnGap="3"
            alignItems="center"
            py="2"
            borderBottomWidth="1px"
          >
            <Box minW="0">
              <FollowButton one={one} following={following} />
            </Box>
            <chakra.span textStyle="sm" color="fg.muted" truncate>
              {one.kind === 'contingent' ? texts.contingent : one.contingent}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}

/** Contingents first; the key is what a search looks in, and tells two of one name apart. */
function everybodyIn(snapshot: LiveSnapshot): { one: Followed; key: string }[] {
  const found = new Map<string, Followed>();
  const add = (one: Followed) =>
    found.set([one.name, one.contingent, one.kind].join('\n').toLocaleLowerCase('id-ID'), one);
  for (const { blue, red } of snapshot.matches) {
    for (const who of [blue, red]) {
      if (who.state !== 'unit' || who.name === '' || who.is_dummy) continue;
      add({ kind: 'athlete', name: who.name, contingent: who.contingent });
      if (who.contingent) add({ kind: 'contingent', name: who.contingent, contingent: who.contingent });
    }
  }
  return [...found]
    .map(([key, one]) => ({ key, one }))
    .sort((a, b) =>
      a.one.kind === b.one.kind ? a.key.localeCompare(b.key, 'id') : a.one.kind === 'contingent' ? -1 : 1,
    );
}
