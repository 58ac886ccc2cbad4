// How many single classes of an offer take, where that is another number than for the others: chosen, saved, taken back.
import { Box, chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as placesCalls from '@gelanggang/contract/calls/places';
import type { ClassPlacesRequest, OfferClass } from '@gelanggang/contract/places';
import { digitsOf } from '@gelanggang/domain/words/rupiah';
import { Button } from '@web/components/button';
import { FormGrid, InputField, SelectField } from '@web/components/form-field';
import { ErrorState, PageLoading } from '@web/components/states';
import { tellRefusal } from '@web/lib/form-errors';
import { toast } from '@web/lib/toast';
import { forget, useCall } from '@web/lib/use-call';
import { setupTexts } from '../texts';
import { useSend } from '@web/lib/use-send';

const texts = setupTexts.classPlaces;
const EMPTY = { category_class_id: '', places: '' };

const keyOf = (one: OfferClass): string =>
  [one.age_category_id, one.gender, one.category_class_id ?? '', one.nomor].join(' ');
const bodyOf = (one: OfferClass, places: number | null): ClassPlacesRequest => ({
  ...{ age_category_id: one.age_category_id, gender: one.gender, nomor: one.nomor, places },
  category_class_id: one.category_class_id ?? undefined,
});

export function ClassPlaces({ offerId }: { offerId: number }) {
  const client = useQueryClient();
  const classes = useCall(placesCalls.classes, { params: { id: offerId } });
  const form = useForm({ defaultValues: EMPTY });
  const save = useSend(
    placesCalls.saveClass,
    { params: { id: offerId } },
    {
      onSuccess: ({ message }) => {
        toast.success(message);
        form.reset(EMPTY);
        void forget(client, placesCalls.classes);
      },
      onError: (error) => tellRefusal(form, error, texts.failed),
    },
  );
  const all = classes.data ?? [];
  const own = all.filter(({ places }) => places !== null);
  return (
    <chakra.section aria-label={texts.title} mt="9" maxW="form">
      <chakra.h2 textStyle="title.section">{texts.title}</chakra.h2>
      <chakra.p color="fg.muted" mt="1" mb="4">
        {texts.lead}
      </chakra.p>
      {classes.error && !classes.data ? (
        <ErrorState error={classes.error} onRetry={() => void classes.refetch()} />
      ) : !classes.data ? (
        <PageLoading />
      ) : (
        <>
          <chakra.form
            noValidate
            onSubmit={(event) =>
              void form.handleSubmit((values) => {
                const chosen = all.find((one) => keyOf(one) === values.category_class_id);
                const places = digitsOf(values.places);
                if (!chosen) return form.setError('category_class_id', { message: texts.chooseClass });
                if (!places) return form.setError('places', { message: texts.typePlaces });
                return save.mutate(bodyOf(chosen, places));
              })(event)
            }
          >
            <FormGrid>
              <SelectField
                form={form}
                name="category_class_id"
                label={texts.class}
                key={all.length}
                options={all.map((one) => ({ value: keyOf(one), label: one.title }))}
              />
              <InputField form={form} name="places" label={texts.places} inputMode="numeric" maxLength={6} />
            </FormGrid>
            <Box mt="4">
              <Button type="submit" busy={save.isPending}>
                {texts.save}
              </Button>
            </Box>
          </chakra.form>
          <Box mt="5">
            {own.length === 0 ? (
              <chakra.p color="fg.muted">{texts.none}</chakra.p>
            ) : (
              <chakra.ul borderTopWidth="1px" aria-label={texts.title}>
                {own.map((one) => (
                  <chakra.li
                    key={keyOf(one)}
                    display="flex"
                    alignItems="center"
                    justifyContent="space-between"
                    gap="3"
                    py="2.5"
                    borderBottomWidth="1px"
                  >
                    <chakra.span minW="0" overflowWrap="anywhere">
                      {one.title}
                      <chakra.span display="block" textStyle="sm" color="fg.muted">
                        {texts.count(one.places ?? 0)}
                      </chakra.span>
                    </chakra.span>
                    <Button size="sm" busy={save.isPending} onClick={() => save.mutate(bodyOf(one, null))}>
                      {texts.remove}
                      <chakra.span srOnly> {one.title}</chakra.span>
                    </Button>
                  </chakra.li>
                ))}
              </chakra.ul>
            )}
          </Box>
        </>
      )}
    </chakra.section>
  );
}
