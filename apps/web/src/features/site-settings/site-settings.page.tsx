// /admin/site: the contact and the social links at the foot of the public pages.
import { Box } from '@chakra-ui/react';
import * as siteSettingsCalls from '@gelanggang/contract/calls/site-settings';
import { LANGUAGE_NAMES } from '@gelanggang/contract/languages';
import { LANGUAGES, type Wording } from '@gelanggang/domain/words/languages';
import type { SiteSettings } from '@gelanggang/contract/site-settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSiteSettings, useSiteSettingsNews } from '@web/site/site-settings';
import { Button } from '@web/components/button';
import { ChangedMeanwhile } from '@web/components/changed-meanwhile';
import { FormGrid, InputField, SelectField, TextareaField } from '@web/components/form-field';
import { officeLanguageTexts } from '@web/site/office-language-texts';
import { PageHeader } from '@web/components/page-header';
import { LeaveGuard } from '@web/components/save-bar';
import { ErrorState, PageLoading } from '@web/components/states';
import { tellRefusal } from '@web/lib/form-errors';
import { callApi, keyOf } from '@web/lib/calls';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useSend } from '@web/lib/use-send';
import { MessageGatewayPart } from './components/message-gateway';
import { siteSettingsTexts as texts } from './texts';

type Values = Omit<SiteSettings, 'version'>;
const WORDINGS_OF_SITE: readonly { value: Wording; label: string }[] = [
  { value: 'default', label: officeLanguageTexts.mixed },
  ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
];
const FIELDS = ['phone', 'email', 'address', 'instagram', 'facebook', 'youtube', 'tiktok'] as const;

function valuesOf(settings: SiteSettings): Values {
  const { version: _, ...values } = settings;
  return values;
}

export default function SiteSettingsPage() {
  const { data, error, refetch } = useSiteSettings();
  useSiteSettingsNews();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={texts.title} note={texts.lead} />
      {data ? <SettingsForm stored={data} /> : <PageLoading />}
      <MessageGatewayPart />
    </>
  );
}

function SettingsForm({ stored }: { stored: SiteSettings }) {
  const client = useQueryClient();
  const form = useForm<Values>({ defaultValues: valuesOf(stored) });
  const [version, setVersion] = useState(stored.version);
  const [theirs, setTheirs] = useState<SiteSettings | null>(null);
  const save = useSend(siteSettingsCalls.save, {});
  const send = (values: Values, onVersion: number) =>
    save.mutate(
      { ...values, version: onVersion },
      {
        onSuccess: ({ message, data }) => {
          client.setQueryData(keyOf(siteSettingsCalls.read, {}), data);
          form.reset(valuesOf(data));
          setVersion(data.version);
          setTheirs(null);
          toast.success(message);
        },
        onError: (error) => {
          if (error instanceof HttpError && error.status === 409) {
            void callApi(siteSettingsCalls.read).then(setTheirs, (failure: unknown) =>
              toast.error(messageOf(failure, texts.failed)),
            );
            return;
          }
          tellRefusal(form, error, texts.failed);
        },
      },
    );
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((values) => send(values, version))(event)}>
      {theirs ? (
        <ChangedMeanwhile
          fields={FIELDS.map((name) => ({
            label: texts.fields[name],
            theirs: theirs[name],
            mine: form.getValues(name),
          }))}
          onKeepMine={() => send(form.getValues(), theirs.version)}
          onTakeTheirs={() => {
            form.reset(valuesOf(theirs));
            setVersion(theirs.version);
            setTheirs(null);
          }}
        />
      ) : null}
      <FormGrid>
        {FIELDS.map((name) => {
          // an address has lines, and stands so at the foot of the pages
          const Field = name === 'address' ? TextareaField : InputField;
          return (
            <Field
              key={name}
              form={form}
              name={name}
              label={texts.fields[name]}
              placeholder={texts.examples[name]}
              maxLength={300}
            />
          );
        })}
        <SelectField
          form={form}
          name="wording"
          label={officeLanguageTexts.site}
          hint={officeLanguageTexts.siteHint}
          options={WORDINGS_OF_SITE}
        />
      </FormGrid>
      <Box mt="5">
        <Button type="submit" variant="solid" busy={save.isPending} disabled={!form.formState.isDirty}>
          {texts.save}
        </Button>
        <LeaveGuard isActive={form.formState.isDirty && !save.isPending} />
      </Box>
    </form>
  );
}
