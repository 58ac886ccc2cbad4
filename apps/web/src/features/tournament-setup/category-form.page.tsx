// /admin/tournament-category/create and /edit/:id: a match category and its fee (spec 2, "Tournament category list and form").
import type { MatchCategoryAnswer } from '@gelanggang/contract/categories';
import type { TournamentCategoryRow } from '@gelanggang/contract/tournament-setup';
import { digitsOf } from '@gelanggang/domain/words/rupiah';
import { RupiahField, SelectField } from '@web/components/form-field';
import { RecordForm } from '@web/components/record-form';
import { formatNumber } from '@web/lib/formats';
import { useLookup } from '@web/lib/lookups.api';
import { TournamentField } from './components/tournament-choice';
import { setupTexts } from './texts';

const texts = setupTexts.categories;

interface Values {
  tournament_id: string;
  match_category_id: string;
  /** As shown, with separators. */
  registration_fee: string;
}

function valuesOf(row: TournamentCategoryRow | null): Values {
  return {
    tournament_id: String(row?.tournament_id ?? ''),
    match_category_id: String(row?.match_category_id ?? ''),
    registration_fee: row ? formatNumber(row.registration_fee) : '',
  };
}

export default function CategoryFormPage() {
  const categories = useLookup<MatchCategoryAnswer>('/match-categories', {}, { name: 'match categories' }).rows;
  return (
    <RecordForm<TournamentCategoryRow, Values>
      path="/tournament-match-categories"
      page="/admin/tournament-category"
      titles={texts}
      loadFailed={setupTexts.loadFailed}
      saveFailed={setupTexts.saveFailed}
      valuesOf={valuesOf}
      bodyOf={(values, version) => ({
        ...values,
        registration_fee: digitsOf(values.registration_fee) ?? undefined,
        version,
      })}
      compared={[
        {
          name: 'match_category_id',
          label: texts.category,
          show: (id) => categories.find((one) => String(one.id) === id)?.name ?? '',
        },
        { name: 'registration_fee', label: texts.fee },
      ]}
    >
      {(form, row) => (
        <>
          <TournamentField form={form} current={row?.tournament} />
          <SelectField
            // a select takes its value once its options are there
            key={categories.length}
            form={form}
            name="match_category_id"
            label={texts.category}
            options={categories.map((one) => ({ value: one.id, label: one.name }))}
          />
          <RupiahField form={form} name="registration_fee" label={texts.fee} hint={texts.feeHint} />
        </>
      )}
    </RecordForm>
  );
}
