// /admin/tournament-category/create and /edit/:id: a match category and its fee (spec 2, "Tournament category list and form").
import { pathOf } from '@web/site/routes';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import * as tournamentCategoryCalls from '@gelanggang/contract/calls/tournament-categories';
import type { TournamentCategoryRow } from '@gelanggang/contract/tournament-setup';
import { FEE_PER, type FeePer } from '@gelanggang/domain/billing/fee-per';
import { digitsOf } from '@gelanggang/domain/words/rupiah';
import { InputField, RupiahField, SelectField } from '@web/components/form-field';
import { RecordForm } from '@web/components/record-form';
import { formatNumber } from '@web/lib/formats';
import { useLookup } from '@web/lib/lookups.api';
import { ClassPlaces } from './components/class-places';
import { TournamentField } from './components/tournament-choice';
import { setupTexts } from './texts';

const texts = setupTexts.categories;

interface Values {
  tournament_id: string;
  match_category_id: string;
  /** As shown, with separators. */
  registration_fee: string;
  fee_per: FeePer;
  early_fee: string;
  late_fee: string;
  class_places: string;
  contingent_places: string;
}

const feeOf = (fee: number | null | undefined): string => (typeof fee === 'number' ? formatNumber(fee) : '');

function valuesOf(row: TournamentCategoryRow | null): Values {
  return {
    tournament_id: String(row?.tournament_id ?? ''),
    match_category_id: String(row?.match_category_id ?? ''),
    registration_fee: feeOf(row?.registration_fee),
    fee_per: row?.fee_per ?? 'unit',
    early_fee: feeOf(row?.early_fee),
    late_fee: feeOf(row?.late_fee),
    class_places: String(row?.class_places ?? ''),
    contingent_places: String(row?.contingent_places ?? ''),
  };
}

export default function CategoryFormPage() {
  const categories = useLookup(categoryCalls.matchCategories, {}, { name: 'match categories' }).rows;
  const unitSizeOf = (id: string) => categories.find((one) => String(one.id) === id)?.unit_size ?? 1;
  return (
    <RecordForm<TournamentCategoryRow, Values>
      calls={tournamentCategoryCalls}
      page={pathOf('/admin/tournament-category')}
      after={(row) => <ClassPlaces offerId={row.id} />}
      titles={texts}
      loadFailed={setupTexts.loadFailed}
      saveFailed={setupTexts.saveFailed}
      valuesOf={valuesOf}
      bodyOf={(values, version) => ({
        ...values,
        registration_fee: digitsOf(values.registration_fee) ?? undefined,
        early_fee: digitsOf(values.early_fee),
        late_fee: digitsOf(values.late_fee),
        version,
      })}
      compared={[
        {
          name: 'match_category_id',
          label: texts.category,
          show: (id) => categories.find((one) => String(one.id) === id)?.name ?? '',
        },
        { name: 'registration_fee', label: texts.fee },
        { name: 'fee_per', label: texts.feePer, show: (value) => texts.feePerChoice[value as FeePer] },
        { name: 'early_fee', label: texts.earlyFee },
        { name: 'late_fee', label: texts.lateFee },
        { name: 'class_places', label: texts.classPlaces },
        { name: 'contingent_places', label: texts.contingentPlaces },
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
          {unitSizeOf(form.watch('match_category_id')) > 1 ? (
            <SelectField
              form={form}
              name="fee_per"
              label={texts.feePer}
              hint={texts.feePerHint}
              options={FEE_PER.map((value) => ({ value, label: texts.feePerChoice[value] }))}
            />
          ) : null}
          <RupiahField form={form} name="early_fee" label={texts.earlyFee} hint={texts.earlyFeeHint} isOptional />
          <RupiahField form={form} name="late_fee" label={texts.lateFee} hint={texts.lateFeeHint} isOptional />
          <InputField
            form={form}
            name="class_places"
            label={texts.classPlaces}
            hint={texts.classPlacesHint}
            inputMode="numeric"
            maxLength={6}
            isOptional
          />
          <InputField
            form={form}
            name="contingent_places"
            label={texts.contingentPlaces}
            hint={texts.contingentPlacesHint}
            inputMode="numeric"
            maxLength={6}
            isOptional
          />
        </>
      )}
    </RecordForm>
  );
}
