// Of a form that starts from what stands: only what is wanted otherwise is sent.
import type { TicketRequest } from '@gelanggang/contract/entry-check';
import type { EntryValues } from '@gelanggang/domain/entry-check/differences';
import type { Gender } from '@gelanggang/domain/words/genders';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';

export function wantedOf(present: EntryValues, typed: EntryValues): Partial<TicketRequest> {
  const changed = <K extends keyof EntryValues>(field: K) =>
    typed[field].trim() === present[field] ? undefined : typed[field].trim();
  const id = (field: keyof EntryValues) => {
    const value = changed(field);
    return value ? Number(value) : undefined;
  };
  const weight = changed('body_weight');
  return {
    name: changed('name'),
    birth_date: changed('birth_date'),
    gender: changed('gender') as Gender | undefined,
    body_weight: weight ? decimalOf(weight) : undefined,
    match_category_id: id('match_category_id'),
    age_category_id: id('age_category_id'),
    // a new category, age or gender without a class means none
    category_class_id: typed.category_class_id ? Number(typed.category_class_id) : undefined,
    nomor: changed('nomor') ?? (present.nomor === '' ? undefined : typed.nomor),
    team_label: changed('team_label'),
  };
}
