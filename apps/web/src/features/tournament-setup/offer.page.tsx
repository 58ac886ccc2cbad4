// /admin/tournament/setup/:id/offer: what a tournament offers in one form: categories with their fees, ages of tanding (issue 30, 12).
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import * as settingUpCalls from '@gelanggang/contract/calls/setting-up';
import type { MatchCategoryAnswer } from '@gelanggang/contract/categories';
import type { PresetAge, SetUpAnswer } from '@gelanggang/contract/setting-up';
import { FEE_PER, type FeePer } from '@gelanggang/domain/billing/fee-per';
import { digitsOf, grouped } from '@gelanggang/domain/words/rupiah';
import { TANDING_ID } from '@gelanggang/domain/words/labels';
import { CheckList } from '@web/components/check-list';
import { FormField, Input, Select } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tick } from '@web/components/table-selection';
import { formatRupiah } from '@web/lib/formats';
import { idOf } from '@web/lib/id-of';
import { told } from '@web/lib/told';
import { typedNumber } from '@web/lib/typed-number';
import { useCall, EVERYTHING } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { useContextOf } from '@web/site/tournament-context';
import { refusalsOf } from './at-once';
import { LeadOn } from './components/lead-on';
import { nextPath } from './next-path';
import { useSetUp } from './set-up.api';
import { setUpTexts } from './set-up.texts';
import { setupTexts } from './texts';
import { useSend } from '@web/lib/use-send';

const texts = setUpTexts.several;

export default function OfferPage() {
  const id = idOf(useParams().id);
  const setUp = useSetUp(id);
  const categories = useCall(categoryCalls.matchCategories, {});
  const ages = useCall(settingUpCalls.preset, id === null ? null : { params: { id } });
  useContextOf(id ?? undefined);
  if (id === null) return <EmptyState text={setUpTexts.loadFailed} />;
  const failed = [setUp, categories, ages].find((asked) => asked.isError && !asked.data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!setUp.data || !categories.data || !ages.data) return <PageLoading />;
  return <OfferForm setUp={setUp.data} categories={categories.data} ages={ages.data} />;
}

interface Row {
  isChosen: boolean;
  /** As shown, with separators. */
  fee: string;
  per: FeePer;
}

const hasNews = (age: PresetAge): boolean => age.is_new || age.new_classes.length > 0 || age.classification === 'new';

interface OfferFormProps {
  setUp: SetUpAnswer;
  categories: readonly MatchCategoryAnswer[];
  ages: readonly PresetAge[];
}

function OfferForm({ setUp, categories, ages }: OfferFormProps) {
  const { id, name, rule_set: rules } = setUp.tournament;
  const navigate = useNavigate();
  const [rows, setRows] = useState<Readonly<Record<number, Row>>>({});
  /** null: not touched, so all that the rule set has. */
  const [picked, setPicked] = useState<string[] | null>(null);
  const save = useSend(
    settingUpCalls.addOffer,
    { params: { id } },
    {
      forgets: EVERYTHING,
    },
  );
  const refused = refusalsOf(save.error);
  /** What the refusal speaks of: a row that was changed since is no longer meant. */
  const [sent, setSent] = useState<{ ids: readonly number[]; rows: typeof rows }>({ ids: [], rows });
  const refusalOf = (categoryId: number) => {
    if (sent.rows[categoryId] !== rows[categoryId]) return undefined;
    const at = `categories.${sent.ids.indexOf(categoryId)}`;
    return refused(`${at}.registration_fee`) ?? refused(`${at}.match_category_id`);
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (save.error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [save.error]);
  const stands = (category: MatchCategoryAnswer) => setUp.categories.find((one) => one.id === category.id);
  const rowOf = ({ id: categoryId }: MatchCategoryAnswer): Row =>
    rows[categoryId] ?? { isChosen: true, fee: '', per: 'unit' };
  const chosen = categories.filter((category) => !stands(category) && rowOf(category).isChosen);
  const offersTanding =
    chosen.some((one) => one.id === TANDING_ID) || setUp.categories.some((one) => one.id === TANDING_ID);
  const free = ages.filter(hasNews).map((age) => age.name);
  const wanted = (picked ?? free).filter((age) => free.includes(age));
  const change = (category: MatchCategoryAnswer, values: Partial<Row>) =>
    setRows({ ...rows, [category.id]: { ...rowOf(category), ...values } });
  const submit = () => {
    setSent({ ids: chosen.map((category) => category.id), rows });
    save.mutate(
      {
        categories: chosen.map((category) => ({
          match_category_id: category.id,
          registration_fee: typedNumber(rowOf(category).fee.replaceAll('.', '')),
          fee_per: rowOf(category).per,
        })),
        ages: offersTanding && wanted.length > 0 ? wanted : undefined,
      },
      told(setUpTexts.saveFailed, () => void navigate(nextPath(setUp, 'categories'), { replace: true })),
    );
  };
  return (
    <>
      <PageHeader title={texts.offer} />
      <chakra.form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <LeadOn lead={texts.offerLead} tournament={name} />
        <chakra.ul borderTopWidth="1px" maxW="44rem">
          {categories.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              standing={stands(category)?.registration_fee}
              row={rowOf(category)}
              error={refusalOf(category.id)}
              onChange={(values) => change(category, values)}
            />
          ))}
        </chakra.ul>
        {refused('categories') ? (
          <chakra.p role="alert" color="fg.error" mt="2">
            {refused('categories')}
          </chakra.p>
        ) : null}
        <Box mt="6" maxW="44rem">
          {!offersTanding ? null : free.length === 0 ? (
            <chakra.p textStyle="sm" color="fg.muted">
              {texts.agesStand(rules.name)}
            </chakra.p>
          ) : (
            <CheckList
              label={texts.ages(rules.name)}
              options={ages.filter(hasNews).map((age) => ({
                value: age.name,
                label: age.name,
                hint: setUpTexts.classes(age.classes_count),
              }))}
              chosen={wanted}
              columns={2}
              onChange={setPicked}
            />
          )}
          {refused('ages') ? (
            <chakra.p role="alert" color="fg.error" mt="2">
              {refused('ages')}
            </chakra.p>
          ) : null}
        </Box>
        <SaveBar
          // a minute of work, proposed again as it was
          form={null}
          isDirty={(Object.keys(rows).length > 0 || picked !== null) && !save.isSuccess}
          isSaving={save.isPending}
          disabled={chosen.length === 0 && wanted.length === 0}
          cancelTo={pathOf('/admin/tournament/setup/:id', { id })}
        />
      </chakra.form>
    </>
  );
}

interface CategoryRowProps {
  category: MatchCategoryAnswer;
  /** The fee of one that the tournament offers already. */
  standing: number | undefined;
  row: Row;
  error: string | undefined;
  onChange(values: Partial<Row>): void;
}

function CategoryRow({ category, standing, row, error, onChange }: CategoryRowProps) {
  const isThere = standing !== undefined;
  return (
    <chakra.li
      borderBottomWidth="1px"
      py="3"
      display="grid"
      gap="3"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr) minmax(0, 1fr)' }}
    >
      <chakra.label display="flex" alignItems="center" gap="2.5" minH="44px" mt={{ md: '6' }}>
        <Tick
          type="checkbox"
          checked={isThere || row.isChosen}
          disabled={isThere}
          onChange={(event) => onChange({ isChosen: event.target.checked })}
        />
        <chakra.span fontWeight="semibold">{category.name}</chakra.span>
      </chakra.label>
      {isThere ? (
        <chakra.p textStyle="sm" color="fg.muted" mt={{ md: '9' }} gridColumn={{ md: 'span 2' }}>
          {texts.stands(formatRupiah(standing))}
        </chakra.p>
      ) : row.isChosen ? (
        <>
          <FormField label={texts.fee(category.name)} error={error}>
            {(props) => (
              <Input
                {...props}
                inputMode="numeric"
                maxLength={15}
                value={row.fee}
                onChange={(event) => {
                  const digits = digitsOf(event.target.value);
                  onChange({ fee: digits === null ? '' : grouped(digits) });
                }}
              />
            )}
          </FormField>
          {category.unit_size > 1 ? (
            <FormField label={setupTexts.categories.feePer}>
              {(props) => (
                <Select
                  {...props}
                  value={row.per}
                  onChange={(event) => onChange({ per: event.target.value as FeePer })}
                >
                  {FEE_PER.map((per) => (
                    <option key={per} value={per}>
                      {setupTexts.categories.feePerChoice[per]}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
          ) : null}
        </>
      ) : null}
    </chakra.li>
  );
}
