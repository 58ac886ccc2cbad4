// The points that the desk counts while a match runs: kept on the device, so that a reload loses none.
import { useState } from 'react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { MAX_SCORE } from '@gelanggang/domain/results/match-steps';
import type { Corner } from '@gelanggang/domain/words/corners';
import { readStored, writeStored } from '@web/lib/stored';

type Scores = Record<Corner, number>;

const KEY = 'gelanggang.arena.scores';

/** Of the match that was counted last, and of this start of it. */
const markOf = (match: LiveMatch): string => `${match.id} ${match.started_at ?? ''}`;

function kept(match: LiveMatch): Scores {
  const [id, startedAt, blue, red] = (readStored(KEY) ?? '').split(' ');
  const isOwn = match.status === 'ongoing' && `${id} ${startedAt}` === markOf(match);
  return isOwn ? { blue: Number(blue) || 0, red: Number(red) || 0 } : { blue: 0, red: 0 };
}

export function useScores(match: LiveMatch): [Scores, (corner: Corner, value: number) => void] {
  const [scores, setScores] = useState(() => kept(match));
  const setScore = (corner: Corner, value: number) => {
    const next = { ...scores, [corner]: Math.max(0, Math.min(MAX_SCORE, value)) };
    setScores(next);
    writeStored(KEY, `${markOf(match)} ${next.blue} ${next.red}`);
  };
  return [scores, setScore];
}
