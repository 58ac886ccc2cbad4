// Every draw of the pool with when and why, and a way to check each.
import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { PublicDraw } from '@gelanggang/contract/draw-check';
import { Tag } from '@web/components/tag';
import { formatMomentWithDay } from '@web/lib/formats';
import { checkTexts as texts } from '../texts';
import { namesOf } from '../examine';
import { ChangeList } from './change-list';

const CheckLink = chakra(Link, {
  base: { minH: '44px', display: 'inline-flex', alignItems: 'center', color: 'marun.fg', fontWeight: 'semibold' },
});

export function DrawList({ record, shownNumber }: { record: PublicDraw; shownNumber: number }) {
  const shown = record.draws[0]?.draw_number;
  // those of the shown draw stand in its steps
  const others = record.changes.filter((change) => change.draw_number !== shown || shown !== shownNumber);
  return (
    <chakra.section mt="8" aria-label={texts.history}>
      <chakra.h2 textStyle="title.section">{texts.history}</chakra.h2>
      <chakra.p color="fg.muted" mt="1">
        {texts.historyText}
      </chakra.p>
      <chakra.ul mt="2">
        {record.draws.map((draw, index) => (
          <chakra.li
            key={draw.draw_number}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            borderBottomWidth="1px"
            borderColor="border"
            py="1.5"
          >
            <Box flex="1 1 14rem" minW="0" py="1.5">
              <chakra.p fontWeight="semibold" display="flex" alignItems="center" gap="2">
                {texts.drawNumber(draw.draw_number)}
                {index === 0 ? <Tag tone="ok">{texts.current}</Tag> : null}
              </chakra.p>
              <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {formatMomentWithDay(draw.drawn_at)}
                {draw.reason ? `. ${texts.reason(draw.reason)}` : draw.draw_number > 1 ? `, ${texts.noReason}` : ''}
              </chakra.p>
            </Box>
            {draw.draw_number === shownNumber ? (
              <chakra.span textStyle="sm" color="fg.muted">
                {texts.shown}
              </chakra.span>
            ) : (
              <CheckLink to={index === 0 ? '?' : `?undian=${draw.draw_number}`}>{texts.checkThis}</CheckLink>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {others.length > 0 ? (
        <Box mt="4">
          <ChangeList changes={others} names={namesOf(record)} />
        </Box>
      ) : null}
    </chakra.section>
  );
}
