// /admin/match-chart: the variant of the drawing form that shows the drawn brackets of an age category (spec 2 §2).
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { BracketGame } from '@gelanggang/contract/brackets';
import { Button, ButtonLink } from '@web/components/button';
import { FormField, FormGrid, Select, SelectField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { BracketLegend } from '@web/components/bracket/bracket-legend';
import { BracketView } from '@web/components/bracket/bracket-view';
import { GameDialog } from './game-dialog';
import { useDrawingScope } from '@web/components/draws/drawing-scope';
import { type ShownPool, shownPools } from './shown-pools';
import { type ShownScope, useShownBrackets } from './brackets.api';
import { deskBracketTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';

interface ChartValues {
  tournament_id: string;
  match_category_id: string;
  age_category_id: string;
}

/** What is shown stands in the address, so that it can be passed on. */
export default function MatchChartPage() {
  const address = useAddress();
  const form = useForm<ChartValues>({
    values: {
      tournament_id: address.get('tournament_id'),
      match_category_id: address.get('match_category_id'),
      age_category_id: address.get('age_category_id'),
    },
  });
  const chosen = form.watch();
  const scope = useDrawingScope(chosen);
  const isComplete = Object.values(chosen).every((value) => value !== '');
  const [tournamentId, matchCategoryId, ageCategoryId] = [
    address.getNumber('tournament_id'),
    address.getNumber('match_category_id'),
    address.getNumber('age_category_id'),
  ];
  const shown =
    tournamentId && matchCategoryId && ageCategoryId ? { tournamentId, matchCategoryId, ageCategoryId } : null;
  return (
    <>
      <PageHeader title={texts.formTitle} />
      <form onSubmit={(event) => void form.handleSubmit((given) => address.set({ ...given, pool: null }))(event)}>
        <FormGrid>
          <SelectField
            form={form}
            name="tournament_id"
            label={texts.tournament}
            options={scope.tournaments}
            onChosen={() => {
              form.setValue('match_category_id', '');
              form.setValue('age_category_id', '');
            }}
          />
          <SelectField
            form={form}
            name="match_category_id"
            label={texts.matchCategory}
            disabled={chosen.tournament_id === ''}
            options={scope.matchCategories}
            onChosen={() => form.setValue('age_category_id', '')}
          />
          <SelectField
            form={form}
            name="age_category_id"
            label={texts.ageCategory}
            disabled={chosen.match_category_id === ''}
            options={scope.ageCategories}
          />
          <Box alignSelf="end">
            <Button type="submit" variant="solid" disabled={!isComplete}>
              {texts.showBracket}
            </Button>
          </Box>
        </FormGrid>
      </form>
      <Box mt="8" borderTopWidth="2px" borderColor="fg" pt="4">
        {shown ? <ShownBrackets scope={shown} /> : <EmptyState text={texts.chartIntro} />}
      </Box>
    </>
  );
}

function ShownBrackets({ scope }: { scope: ShownScope }) {
  const address = useAddress();
  const brackets = useShownBrackets(scope);
  if (brackets.error) return <ErrorState error={brackets.error} onRetry={() => void brackets.refetch()} />;
  if (!brackets.data) return <PageLoading />;
  const pools = shownPools(brackets.data.bracket);
  const pool = pools.find((one) => one.id === address.getNumber('pool')) ?? pools[0];
  if (!pool) return <EmptyState text={texts.chartEmpty} hint={texts.chartEmptyHint} />;
  const place = pools.indexOf(pool);
  const turn = (to: ShownPool | undefined) => to && address.set({ pool: to.id });
  return (
    <>
      <Box display="flex" flexWrap="wrap" gap="2" alignItems="end">
        <Box flex="1 1 18rem" maxW="30rem">
          <FormField label={`${texts.bracket}, ${texts.ofBrackets(place + 1, pools.length)}`}>
            {(props) => (
              <Select {...props} value={pool.id} onChange={(event) => address.set({ pool: event.target.value })}>
                {pools.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.title}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </Box>
        <Button disabled={place === 0} onClick={() => turn(pools[place - 1])}>
          {texts.previous}
        </Button>
        <Button disabled={place === pools.length - 1} onClick={() => turn(pools[place + 1])}>
          {texts.following}
        </Button>
        <ButtonLink variant="plain" to={pathOf('/admin/tanding/match/:id', { id: pool.id })}>
          {texts.openBracket}
        </ButtonLink>
      </Box>
      <OneBracket key={pool.id} pool={pool} />
    </>
  );
}

function OneBracket({ pool }: { pool: ShownPool }) {
  const [shown, setShown] = useState<BracketGame | null>(null);
  const game = shown && pool.rounds.flatMap((round) => round.games).find((one) => one.id === shown.id);
  return (
    <>
      <BracketView rounds={pool.rounds} chart={pool.chart} title={pool.title} onSelect={setShown} />
      <BracketLegend />
      {game ? <GameDialog game={game} onClose={() => setShown(null)} /> : null}
    </>
  );
}
