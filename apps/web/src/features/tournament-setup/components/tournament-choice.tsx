// The tournament that an entry belongs to: a field of forms that an edit cannot change.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { SelectField } from '@web/components/form-field';
import { useLookup } from '@web/lib/lookups.api';
import { setupTexts as texts } from '../texts';

const useTournaments = () => useLookup(tournamentCalls.all, {}, { name: 'tournaments' }).rows;

interface TournamentFieldProps<V extends FieldValues & { tournament_id: string }> {
  form: UseFormReturn<V>;
  /** What stands keeps its tournament. */
  current: { id: number; name: string } | undefined;
}

export function TournamentField<V extends FieldValues & { tournament_id: string }>(props: TournamentFieldProps<V>) {
  const { form, current } = props;
  const tournaments = useTournaments();
  const options = current ? [current] : tournaments;
  return (
    <SelectField
      // a select takes its value once its options are there
      key={options.length}
      form={form}
      name={'tournament_id' as Path<V>}
      label={texts.tournament}
      disabled={current !== undefined}
      options={options.map((one) => ({ value: one.id, label: one.name }))}
    />
  );
}
