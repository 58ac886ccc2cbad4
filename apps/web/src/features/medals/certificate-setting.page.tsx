// /admin/medals/certificates/:id: what the certificates of a tournament say, beside a preview.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { type CertificateSetting, type CertificateSettingAnswer, SIGNERS } from '@gelanggang/contract/certificates';
import type { CertificatePictures } from '@gelanggang/contract/print';
import type { CertificateSlot } from '@gelanggang/domain/results/certificates';
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
import { useCertificatePicture } from './certificates.api';
import { CertificatePicture } from './components/certificate-picture';
import { CertificateSheet } from './components/certificate-sheet';
import { medalTexts as texts } from './texts';
import { useCall, HELD_STILL } from '@web/lib/use-call';
import * as certificateCalls from '@gelanggang/contract/calls/certificates';
import { useSend } from '@web/lib/use-send';
import { keyOf } from '@web/lib/calls';

export default function CertificateSettingPage() {
  const id = idOf(useParams().id);
  const { data, error, refetch } = useCall(
    certificateCalls.setting,
    id === null ? null : { params: { id } },
    HELD_STILL,
  );
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
  const { tournament, version, pictures } = setting;
  const urls = useUrls(setting);
  const picture = (slot: CertificateSlot) => (
    <CertificatePicture
      key={slot}
      tournamentId={tournament.id}
      slot={slot}
      stands={pictures[slot] !== undefined}
      url={urls[slot] ?? null}
    />
  );
  const back = `${pathOf('/admin/medals')}?tournament_id=${tournament.id}`;
  const form = useForm<Values>({ defaultValues: valuesOf(setting) });
  const save = useSend(
    certificateCalls.saveSetting,
    { params: { id: tournament.id } },
    { forgets: [keyOf(certificateCalls.setting, { params: { id: tournament.id } })], evenRefused: true },
  );
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
          <Box display="grid" gap="7" gridTemplateColumns="minmax(0, 1fr)">
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
                {texts.picturesTitle}
              </chakra.legend>
              {(['logo1', 'logo2', 'background'] as const).map(picture)}
            </chakra.fieldset>
            <chakra.fieldset display="grid" gap="4">
              <chakra.legend textStyle="title.section" mb="3">
                {texts.signers}
              </chakra.legend>
              {SIGNERS.map((n) => (
                <Box key={n} display="grid" gap="3" pb="2">
                  <FormGrid>
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
                  {picture(`signature${n}`)}
                </Box>
              ))}
            </chakra.fieldset>
          </Box>
          <Preview setting={form.watch()} tournament={tournament} pictures={urls} />
        </Box>
        <SaveBar
          form={form}
          version={version}
          isDirty={form.formState.isDirty}
          isSaving={save.isPending}
          cancelTo={back}
        />
      </chakra.form>
    </>
  );
}

/** Addresses of the pictures that stand, as far as they have come. */
function useUrls({ tournament: { id }, pictures }: CertificateSettingAnswer): CertificatePictures {
  const urls: Record<CertificateSlot, string | null> = {
    background: useCertificatePicture(id, 'background', pictures.background),
    logo1: useCertificatePicture(id, 'logo1', pictures.logo1),
    logo2: useCertificatePicture(id, 'logo2', pictures.logo2),
    signature1: useCertificatePicture(id, 'signature1', pictures.signature1),
    signature2: useCertificatePicture(id, 'signature2', pictures.signature2),
    signature3: useCertificatePicture(id, 'signature3', pictures.signature3),
  };
  return Object.fromEntries(Object.entries(urls).filter(([, url]) => url !== null)) as CertificatePictures;
}

/** Of a sheet, 297 mm at 96 dots an inch. */
const [WIDE, HIGH] = [1122.5, 793.7];
const SAMPLES: readonly (Medal | null)[] = ['gold', null];

interface PreviewProps {
  setting: Values;
  tournament: CertificateSettingAnswer['tournament'];
  pictures: CertificatePictures;
}

function Preview({ setting, tournament, pictures }: PreviewProps) {
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
                pictures={pictures}
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
