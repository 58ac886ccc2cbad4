// The rules of a plan: each with its fields and, where a plan has kept it, what it cost.
import { Box, chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import type { AutoScheduleOptions, AutoScheduleRuleCost } from '@gelanggang/contract/auto-schedule';
import type { AutoScheduleRule } from '@gelanggang/contract/plan-rules';
import { costText } from '@gelanggang/domain/schedule/auto/rule-text';
import { Button, IconButton } from '@web/components/button';
import type { FormErrors } from '../form-values';
import { isSameRule, kindsLeft, newRule, type RuleValues, toRule } from '../rule-values';
import { autoTexts } from '../texts';
import { RuleFields } from './rule-fields';

const texts = autoTexts.form.rules;

/** A rule of the plan that stands, and what it cost. */
export interface PricedRule {
  rule: AutoScheduleRule;
  cost: AutoScheduleRuleCost;
}

interface RulesEditorProps {
  options: AutoScheduleOptions;
  rules: readonly RuleValues[];
  priced: readonly PricedRule[];
  errors: FormErrors;
  /** Why the server refused them as a whole. */
  refusal: string | null;
  onChange(rules: RuleValues[]): void;
}

export function RulesEditor({ options, rules, priced, errors, refusal, onChange }: RulesEditorProps) {
  const said = errors.rules ?? refusal;
  const change = (key: number, values: Partial<RuleValues>) =>
    onChange(rules.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const left = kindsLeft(rules);
  return (
    <Box maxW="64rem">
      {rules.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.none}
        </chakra.p>
      ) : (
        <chakra.ul borderTopWidth="1px" borderColor="border">
          {rules.map((rule, index) => (
            <chakra.li key={rule.key} py="3" borderBottomWidth="1px" borderColor="border">
              <Box role="group" aria-label={texts.kinds[rule.kind]}>
                <Box display="flex" alignItems="center" gap="3">
                  <chakra.p fontWeight="semibold" flex="1" minW="0">
                    {texts.kinds[rule.kind]}
                  </chakra.p>
                  <Cost rule={rule} priced={priced} />
                  <IconButton
                    label={`${texts.remove}: ${texts.kinds[rule.kind]}`}
                    size="sm"
                    onClick={() => onChange(rules.filter(({ key }) => key !== rule.key))}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </Box>
                <chakra.p textStyle="sm" color="fg.muted">
                  {texts.hints[rule.kind]}
                </chakra.p>
                <RuleFields
                  rule={rule}
                  arenas={options.arenas}
                  ages={options.age_categories}
                  error={(field) => errors[`rules.${index}.${field}`]}
                  onChange={(values) => change(rule.key, values)}
                />
              </Box>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {said ? (
        <chakra.p role="alert" mt="3" textStyle="sm" fontWeight="medium" color="fg.error">
          {said}
        </chakra.p>
      ) : null}
      <Box role="group" aria-label={texts.add} display="flex" gap="2" mt="3" flexWrap="wrap">
        {left.map((kind) => (
          <Button key={kind} size="sm" onClick={() => onChange([...rules, newRule(kind, options.tournament)])}>
            <Plus aria-hidden="true" />
            {texts.kinds[kind]}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

/** Of a rule that stands in the plan as it stands here. */
function Cost({ rule, priced }: { rule: RuleValues; priced: readonly PricedRule[] }) {
  const sent = toRule(rule);
  const known = priced.find((one) => isSameRule(one.rule, sent));
  if (!known) return null;
  const isFree = known.cost.minutes + known.cost.matches === 0;
  return (
    <chakra.p
      textStyle="sm"
      textAlign="end"
      fontWeight={isFree ? undefined : 'semibold'}
      color={isFree ? 'fg.muted' : 'fg'}
      fontVariantNumeric="tabular-nums"
    >
      <chakra.span srOnly>{texts.cost}: </chakra.span>
      {costText(known.cost)}
    </chakra.p>
  );
}
