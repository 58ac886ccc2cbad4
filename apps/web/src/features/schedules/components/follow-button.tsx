// Follows an athlete or a contingent on this phone, or no longer.
import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { Button } from '../../../components/button';
import type { Followed, Following } from '../../../lib/followed';
import { scheduleTexts } from '../texts';
import { shownName } from '@gelanggang/domain/words/shown-name';

interface FollowButtonProps {
  one: Followed;
  following: Following;
  /** On the page of whom it is about, whose title is the name. */
  isOwnPage?: boolean;
}

export function FollowButton({ one, following, isOwnPage = false }: FollowButtonProps) {
  const isOn = following.has(one);
  const verb = isOn ? scheduleTexts.followsShort : scheduleTexts.followShort;
  return (
    <Button
      size="sm"
      variant={isOwnPage && !isOn ? 'solid' : 'outline'}
      aria-pressed={isOn}
      onClick={() => following.toggle(one)}
      maxW="100%"
      bg={isOn ? 'marun.subtle' : undefined}
      color={isOn ? 'marun.fg' : undefined}
      aria-label={isOn ? scheduleTexts.unfollow(shownName(one.name)) : scheduleTexts.follow(shownName(one.name))}
    >
      <Star aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
      <chakra.span truncate>{isOwnPage ? verb : shownName(one.name)}</chakra.span>
    </Button>
  );
}
