// /sambungan-aman: the steps by which a device trusts a hall's own https, once.
import { Box, chakra } from '@chakra-ui/react';
import { API_BASE } from '@gelanggang/contract/http';
import * as hallCalls from '@gelanggang/contract/calls/hall';
import type { HallConnection } from '@gelanggang/contract/hall';
import { Download, LockKeyhole } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ButtonAnchor } from '@web/components/button';
import { QrCode } from '@web/components/qr-code';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { formatDate } from '@web/lib/formats';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { plainAddress, secureAddress } from './addresses';
import { DEVICE_KINDS, isDevice } from './devices';
import { deviceTexts, hallTexts as texts } from './texts';

const FILE = `${API_BASE}/hall/gelanggang.crt`;

export default function TrustPage() {
  const hall = useCall(hallCalls.connection, {}, { staleTime: 60_000 });
  return (
    <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '6', lg: '12' }}>
      <chakra.h1 textStyle="title.page" fontSize={{ base: '1.625rem', lg: '2.25rem' }} lineHeight="1.1">
        {texts.title}
      </chakra.h1>
      <chakra.p color="fg.muted" mt="3" maxW="prose">
        {texts.lead}
      </chakra.p>
      {hall.isError ? (
        <ErrorState error={hall.error} onRetry={() => void hall.refetch()} />
      ) : hall.data === undefined ? (
        <PageLoading />
      ) : hall.data === null ? (
        <EmptyState text={texts.none} hint={texts.noneHint} />
      ) : (
        <Steps hall={hall.data} />
      )}
    </Box>
  );
}

function Steps({ hall }: { hall: HallConnection }) {
  const { hostname, protocol } = window.location;
  const secure = secureAddress(hall, hostname);
  const page = plainAddress(hall, hostname) + pathOf('/sambungan-aman');
  return (
    <Box
      mt={{ base: '6', lg: '8' }}
      display="grid"
      gap={{ base: '8', lg: '12' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 44rem) 18rem' }}
    >
      <Box display="grid" gap="8">
        {protocol === 'https:' ? (
          <chakra.p fontWeight="semibold" display="flex" gap="2" data-trusted>
            <LockKeyhole size={20} aria-hidden="true" />
            {texts.trusted}
          </chakra.p>
        ) : null}
        <Step title={texts.downloadStep}>
          <ButtonAnchor href={FILE} variant={protocol === 'https:' ? 'outline' : 'solid'} justifySelf="start">
            <Download aria-hidden="true" />
            {texts.download}
          </ButtonAnchor>
          <p>{texts.compare}</p>
          <dl>
            <chakra.dt textStyle="sm" color="fg.muted">
              {texts.fingerprint}
            </chakra.dt>
            <chakra.dd
              fontFamily="mono"
              textStyle="sm"
              overflowWrap="anywhere"
              // lines of eight or sixteen, as devices show it
              maxW={{ base: '24ch', sm: '48ch' }}
              data-fingerprint
            >
              {hall.authority.fingerprint}
            </chakra.dd>
          </dl>
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.owner(hall.authority.name, formatDate(hall.authority.ends_at.slice(0, 10)))}. {texts.only}
          </chakra.p>
        </Step>
        <Step title={texts.trustStep}>
          <Box borderBottomWidth="1px">
            {DEVICE_KINDS.map((kind) => (
              <chakra.details
                key={kind}
                borderTopWidth="1px"
                open={isDevice(kind, navigator.userAgent, navigator.maxTouchPoints) || undefined}
              >
                <chakra.summary cursor="pointer" fontWeight="semibold" minH="44px" lineHeight="44px">
                  {deviceTexts[kind].name}
                </chakra.summary>
                <chakra.ol listStyleType="decimal" ps="5" pb="4" display="grid" gap="2">
                  {deviceTexts[kind].steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </chakra.ol>
              </chakra.details>
            ))}
          </Box>
        </Step>
        <Step title={texts.openStep}>
          <ButtonAnchor href={`${secure}/`} variant="outline" justifySelf="start">
            <LockKeyhole aria-hidden="true" />
            {texts.open}
          </ButtonAnchor>
          <chakra.p fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
            {secure}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.openHint}
          </chakra.p>
        </Step>
      </Box>
      <chakra.aside aria-label={texts.forOthers} borderTopWidth="2px" borderColor="fg" pt="3">
        <chakra.h2 textStyle="title.section">{texts.forOthers}</chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted" mb="3">
          {texts.scan}
        </chakra.p>
        <QrCode text={page} label={texts.qr(page)} size="14rem" />
        <chakra.p fontFamily="mono" textStyle="sm" mt="2" overflowWrap="anywhere">
          {page}
        </chakra.p>
      </chakra.aside>
    </Box>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} borderTopWidth="2px" borderColor="fg" pt="3" display="grid" gap="3">
      <chakra.h2 id={id} textStyle="title.section">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
