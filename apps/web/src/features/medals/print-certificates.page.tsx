// Certificates on A4 lying, a sheet each, from data handed over by the worker (contract, "print").
import { Global } from '@emotion/react';
import { EmptyPaper, Paper } from '@web/components/paper';
import { printData, usePaper } from '@web/lib/print-page';
import { CertificateSheet } from './components/certificate-sheet';
import { medalTexts as texts } from './texts';

const PAPER = { '@page': { size: 'A4 landscape', margin: '0' }, 'html, body': { background: '#fff !important' } };

export default function PrintCertificatesPage() {
  usePaper();
  const data = printData('certificates');
  if (!data || data.certificates.length === 0) return <EmptyPaper text={texts.empty} />;
  return (
    <Paper>
      <Global styles={PAPER} />
      {data.certificates.map((one, index) => (
        <CertificateSheet
          key={index}
          certificate={one}
          tournament={data.tournament}
          setting={data.setting}
          pictures={data.pictures}
        />
      ))}
    </Paper>
  );
}
