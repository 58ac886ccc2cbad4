// Follows an athlete or a contingent on this phone, or no longer.
import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { Button } from '../../../components/button';
import type { Followed, Following } from '../../../lib/followed';
import { scheduleTexts } from '../texts';
import { shownName } from '@gelanggang/domain/words/shown-name';

export function FollowButton({ one, following }: { one: Followed; following: Following }) {
  const isOn = following.has(one);
  return (
    <Button
      size="sm"
      variant="outline"
      aria-pressed={isOn}
      onClick={() => following.toggle(one)}
      maxW="100%"
      bg={isOn ? 'marun.subtle' : 'bg.panel'}
      color={isOn ? 'marun.fg' : 'fg'}
      aria-label={isOn ? scheduleTexts.unfollow(shownName(one.name)) : scheduleTexts.follow(shownName(one.name))}
    >
      <Star aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
      <chakra.span truncate>{shownName(one.name)}</chakra.span>
    </Button>
  );
}
