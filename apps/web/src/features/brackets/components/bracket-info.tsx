// What is known of a bracket beside its games: class, weight, how many, the seed that anybody can check.
import { weightRangeText } from '@gelanggang/domain/words/weights';
import { chakra } from '@chakra-ui/react';
import type { BracketAnswer } from '@gelanggang/contract/brackets';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { Tag } from '@web/components/tag';
import { deskBracketTexts as texts } from '../office/texts';

export function BracketInfo({ bracket }: { bracket: BracketAnswer }) {
  const { pool } = bracket;
  const games = bracket.rounds.flatMap((round) => round.games);
  const byes = games.filter((game) => game.player1.state === 'bye' || game.player2.state === 'bye').length;
  const gender = GENDER_LABELS[pool.gender];
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="1"
      fontSize="sm"
      color="fg.muted"
      css={{ '& b': { fontWeight: 600, color: 'fg' } }}
    >
      <span>
        <b>
          {pool.age_category_name} {gender}
        </b>
      </span>
      <span>
        {texts.class}{' '}
        <b>
          {pool.class_name}
          {weightRangeText(pool.weight_min, pool.weight_max) &&
            `, ${weightRangeText(pool.weight_min, pool.weight_max)}`}
        </b>
      </span>
      <span>
        {texts.athletes(pool.units_count)}
        {byes > 0 ? `, ${texts.byes(byes)}` : ''}
      </span>
      {pool.units_count === 1 ? (
        <Tag tone="warn" title={texts.aloneHint}>
          {texts.alone}
        </Tag>
      ) : null}
      <span>{pool.bracket_type}</span>
      {pool.has_own_duration ? <Tag tone="warn">{texts.hasOwnDuration(pool.match_duration)}</Tag> : null}
      {pool.draw ? (
        <span>
          {texts.seed} <b>{groupsOfFour(pool.draw.seed)}</b>
        </span>
      ) : null}
    </chakra.p>
  );
}

const groupsOfFour = (seed: string): string => (seed.toUpperCase().match(/.{1,4}/g) ?? []).join(' ');
