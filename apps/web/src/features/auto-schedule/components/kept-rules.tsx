// The rules that a plan keeps, each with what it costs: minutes of its end, or matches that have no place.
import { Box, chakra } from '@chakra-ui/react';
import { toPlanRule } from '@gelanggang/contract/plan-settings';
import { costText, ruleText } from '@gelanggang/domain/schedule/auto/rule-text';
import { autoTexts } from '../texts';
import type { Board } from '../use-board';

const texts = autoTexts.form.rules;

export function KeptRules({ board }: { board: Board }) {
  const { settings, rule_costs: costs } = board.plan;
  const rules = settings.rules ?? [];
  if (rules.length === 0) return null;
  const ages = new Map(board.items.map(({ wire }) => [wire.age_category_id, wire.age_category]));
  const names = { arena: board.arenaName, age: (id: number) => ages.get(id) ?? '' };
  return (
    <chakra.section aria-label={texts.title} mb="4">
      <chakra.h2 textStyle="label" mb="1">
        {texts.title}
      </chakra.h2>
      <chakra.ul maxW="48rem" borderTopWidth="1px" borderColor="border">
        {rules.map((rule, index) => {
          const cost = costs[index] ?? { minutes: 0, matches: 0 };
          const isFree = cost.minutes + cost.matches === 0;
          return (
            <chakra.li
              key={index}
              display="flex"
              gap="4"
              alignItems="baseline"
              py="1.5"
              textStyle="sm"
              borderBottomWidth="1px"
              borderColor="border"
            >
              <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                {ruleText(toPlanRule(rule), names)}
              </chakra.span>
              <Box
                as="span"
                whiteSpace="nowrap"
                fontVariantNumeric="tabular-nums"
                fontWeight={isFree ? undefined : 'semibold'}
                color={cost.matches > 0 ? 'status.danger.fg' : isFree ? 'fg.muted' : 'fg'}
              >
                {costText(cost)}
              </Box>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </chakra.section>
  );
}
