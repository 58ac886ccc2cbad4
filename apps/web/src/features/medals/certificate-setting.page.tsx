// /admin/medals/certificates/:id: what the certificates of a tournament say, beside a preview.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { type CertificateSetting, type CertificateSettingAnswer, SIGNERS } from '@gelanggang/contract/certificates';
import type { Medal } from '@gelanggang/domain/results/medal-table';
import { ButtonLink } from '@web/components/button';
import { FormGrid, InputField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { tellRefusal } from '@web/lib/form-errors';
import { HttpError } from '@web/lib/http';
import { idOf } from '@web/lib/id-of';
import { toast } from '@web/lib/toast';
import { pathOf } from '@web/site/routes';
import { useContextOf } from '@web/site/tournament-context';
import { useCertificateSetting, useSaveCertificateSetting } from './certificates.api';
import { CertificateSheet } from './components/certificate-sheet';
import { medalTexts as texts } from './texts';

export default function CertificateSettingPage() {
  const id = idOf(useParams().id);
  const { data, error, refetch } = useCertificateSetting(id);
  useContextOf(data?.tournament.id);
  if (id === null) return <EmptyState text={texts.unknownTournament} />;
  if (data) return <Desk key={`${id} ${data.version}`} setting={data} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />;
}

type Values = CertificateSetting;

const valuesOf = (setting: CertificateSettingAnswer): Values => ({
  issuer: setting.issuer,
  place: setting.place,
  dated_on: setting.dated_on,
  signer1_name: setting.signer1_name,
  signer1_title: setting.signer1_title,
  signer2_name: setting.signer2_name,
  signer2_title: setting.signer2_title,
  signer3_name: setting.signer3_name,
  signer3_title: setting.signer3_title,
});

function Desk({ setting }: { setting: CertificateSettingAnswer }) {
  const { tournament, version } = setting;
  const back = `${pathOf('/admin/medals')}?tournament_id=${tournament.id}`;
  const form = useForm<Values>({ defaultValues: valuesOf(setting) });
  const save = useSaveCertificateSetting(tournament.id);
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { ...values, version },
      {
        onSuccess: ({ message, data }) => {
          form.reset(valuesOf(data));
          toast.success(message);
        },
        onError: (error) => {
          if (error instanceof HttpError && error.status === 409) toast.error(texts.changedMeanwhile);
          else tellRefusal(form, error, texts.failed);
        },
      },
    ),
  );
  return (
    <>
      <PageHeader title={texts.settingTitle} note={`${tournament.name}. ${texts.settingLead}`}>
        <ButtonLink size="sm" to={back}>
          {texts.back}
        </ButtonLink>
      </PageHeader>
      <chakra.form noValidate onSubmit={(event) => void submit(event)}>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' }}
          gap="8"
          alignItems="start"
        >
          <Box display="grid" gap="7">
            <InputField
              form={form}
              name="issuer"
              label={texts.issuer}
              hint={texts.issuerHint}
              isOptional
              maxLength={120}
            />
            <chakra.fieldset display="grid" gap="4">
              <chakra.legend textStyle="title.section" mb="3">
                {texts.placeAndDay}
              </chakra.legend>
              <FormGrid>
                <InputField form={form} name="place" label={texts.settingPlace} maxLength={80} />
                <InputField form={form} name="dated_on" label={texts.settingDay} type="date" />
              </FormGrid>
            </chakra.fieldset>
            <chakra.fieldset display="grid" gap="4">
              <chakra.legend textStyle="title.section" mb="3">
                {texts.signers}
              </chakra.legend>
              {SIGNERS.map((n) => (
                <FormGrid key={n}>
                  <InputField
                    form={form}
                    name={`signer${n}_name`}
                    label={texts.signerName(n)}
                    isOptional={n > 1}
                    maxLength={80}
                  />
                  <InputField
                    form={form}
                    name={`signer${n}_title`}
                    label={texts.signerTitle(n)}
                    isOptional={n > 1}
                    maxLength={80}
                  />
                </FormGrid>
              ))}
            </chakra.fieldset>
          </Box>
          <Preview setting={form.watch()} tournament={tournament} />
        </Box>
        <SaveBar isDirty={form.formState.isDirty} isSaving={save.isPending} cancelTo={back} />
      </chakra.form>
    </>
  );
}

/** Of a sheet, 297 mm at 96 dots an inch. */
const [WIDE, HIGH] = [1122.5, 793.7];
const SAMPLES: readonly (Medal | null)[] = ['gold', null];

function Preview({ setting, tournament }: { setting: Values; tournament: CertificateSettingAnswer['tournament'] }) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.3);
  useEffect(() => {
    const measured = box.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setScale(measured.clientWidth / WIDE));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return (
    <chakra.section
      aria-label={texts.preview}
      minW="0"
      display="grid"
      gap="3"
      position={{ xl: 'sticky' }}
      top={{ xl: '20' }}
    >
      <chakra.h2 textStyle="title.section">{texts.preview}</chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted">
        {texts.previewHint}
      </chakra.p>
      <Box ref={box} display="grid" gap="4" minW="0">
        {SAMPLES.map((medal) => (
          <Box
            key={medal}
            role="img"
            aria-label={`${texts.sampleFor}: ${medal ? texts.winnerPaper : texts.participantPaper}`}
            overflow="hidden"
            borderWidth="1px"
            style={{ height: HIGH * scale }}
          >
            <Box
              className="light"
              aria-hidden="true"
              bg="white"
              color="#17130F"
              transformOrigin="0 0"
              style={{ width: WIDE, height: HIGH, transform: `scale(${scale})` }}
            >
              <CertificateSheet
                setting={setting}
                tournament={tournament}
                certificate={{
                  ...texts.sample,
                  medal,
                  number: 'XXXX-XXXX-XXXX',
                  check_url: window.location.origin,
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </chakra.section>
  );
}
