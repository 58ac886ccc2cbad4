// Which tournaments and old events a ranking counts, and how far each reaches.
import { chakra } from '@chakra-ui/react';
import * as rankingCalls from '@gelanggang/contract/calls/rankings';
import { EVENT_LEVEL_LABELS, EVENT_LEVELS } from '@gelanggang/domain/past-events/levels';
import { longDate } from '@gelanggang/domain/words/dates';
import { Select } from '@web/components/form-field';
import { ErrorState, PageLoading } from '@web/components/states';
import { useCall } from '@web/lib/use-call';
import { ruleTexts as texts } from '../texts';

interface SourceChoiceProps {
  chosen: Readonly<Record<string, string>>;
  onChange(chosen: Record<string, string>): void;
}

export function SourceChoice({ chosen, onChange }: SourceChoiceProps) {
  const { data, error, refetch } = useCall(rankingCalls.choices);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  if (data.length === 0) return <chakra.p color="fg.muted">{texts.noChoices}</chakra.p>;
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px">
      {data.map(({ kind, id, name, date, level }) => {
        const key = `${kind}:${id}`;
        const own = chosen[key];
        return (
          <chakra.li
            key={key}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 14rem' }}
            gap="2"
            alignItems="center"
            borderBottomWidth="1px"
            py="1.5"
          >
            <chakra.label display="flex" gap="3" alignItems="center" minH="44px" cursor="pointer">
              <chakra.input
                type="checkbox"
                checked={own !== undefined}
                onChange={({ target }) => {
                  const { [key]: _gone, ...others } = chosen;
                  onChange(target.checked ? { ...others, [key]: level ?? 'province' } : others);
                }}
                w="20px"
                h="20px"
                flex="none"
                accentColor="var(--g-colors-marun-solid)"
              />
              <chakra.span minW="0" overflowWrap="anywhere">
                <chakra.span display="block" fontWeight="medium">
                  {name}
                </chakra.span>
                <chakra.span display="block" textStyle="sm" color="fg.muted">
                  {longDate(date)}
                </chakra.span>
              </chakra.span>
            </chakra.label>
            {own === undefined ? null : (
              <Select
                aria-label={texts.level(name)}
                value={own}
                onChange={({ target }) => onChange({ ...chosen, [key]: target.value })}
              >
                {EVENT_LEVELS.map((one) => (
                  <option key={one} value={one}>
                    {EVENT_LEVEL_LABELS[one]}
                  </option>
                ))}
              </Select>
            )}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
