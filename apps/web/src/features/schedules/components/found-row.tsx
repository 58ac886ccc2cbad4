// Somebody who was found and may be followed: an athlete or a contingent.
import { chakra } from '@chakra-ui/react';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ChevronRight, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Followed, Following } from '../../../lib/followed';
import { followTexts as texts } from '../follow-texts';
import { scheduleTexts } from '../texts';

/** Of more than these, more letters are asked for. */
export const SHOWN = 8;

export interface FoundRowProps {
  one: Followed;
  home: string;
  about: string;
  when: { at: string; where: string } | null;
  following: Following;
}

/** All of one width, the row to be pressed; at its end the way to the page of who was found. */
export function FoundRow({ one, home, about, when, following }: FoundRowProps) {
  const isOn = following.has(one);
  // the search closes after the first: who is followed, and the way to be told, stand at the top
  const isFirst = following.list.length === 0;
  const toggle = () => {
    following.toggle(one);
    if (isFirst) window.scrollTo({ top: 0 });
  };
  return (
    <chakra.li borderBottomWidth="1px" display="flex" alignItems="center">
      <chakra.button
        type="button"
        aria-pressed={isOn}
        aria-label={isOn ? scheduleTexts.unfollow(shownName(one.name)) : scheduleTexts.follow(shownName(one.name))}
        onClick={toggle}
        display="grid"
        gridTemplateColumns="20px minmax(0, 1fr) auto"
        columnGap="3"
        alignItems="center"
        flex="1"
        minW="0"
        minH="60px"
        py="2"
        textAlign="start"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
      >
        <chakra.span color="marun.fg">
          <Star size={18} aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
        </chakra.span>
        <chakra.span minW="0" lineHeight="1.3">
          <chakra.span display="block" fontWeight="semibold">
            {shownName(one.name)}
          </chakra.span>
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            {about}
          </chakra.span>
        </chakra.span>
        {when ? (
          <chakra.span textAlign="end" lineHeight="1.3" whiteSpace="nowrap">
            <chakra.span display="block" fontWeight="semibold" fontSize="15px">
              {when.at}
            </chakra.span>
            <chakra.span display="block" textStyle="xs" color="fg.muted">
              {when.where}
            </chakra.span>
          </chakra.span>
        ) : null}
      </chakra.button>
      <Home to={home} aria-label={texts.home(shownName(one.name))}>
        <ChevronRight size={20} aria-hidden="true" />
      </Home>
    </chakra.li>
  );
}

const Home = chakra(Link, {
  base: { display: 'grid', placeItems: 'center', boxSize: '44px', flex: 'none', color: 'fg.muted' },
});
