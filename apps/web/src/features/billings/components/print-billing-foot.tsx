// What follows the sum of a printed billing: the account, whom to ask, notes, and the way to upload the proof.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PrintBilling } from '@gelanggang/contract/print';
import { phoneText } from '@gelanggang/domain/words/phones';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { QrCode } from '@web/components/qr-code';
import { documentTexts as texts } from '../document-texts';

export function PrintFoot({ data }: { data: PrintBilling }) {
  // an invoice names it at its head
  const account =
    data.as === 'receipt' && data.cash === null ? [data.bank_name, data.account_number].filter(Boolean) : [];
  return (
    <Box display="flex" gap="9mm" mt="9mm" breakInside="avoid" alignItems="start">
      {account.length > 0 ? (
        <Block title={texts.account}>
          <chakra.p fontWeight="semibold">{account.join(' ')}</chakra.p>
          {data.account_name ? <p>{texts.accountHolder(data.account_name)}</p> : null}
        </Block>
      ) : null}
      {data.contacts.length > 0 ? (
        <Block title={texts.contacts}>
          {data.contacts.map((contact, index) => (
            <Box key={index} mb="1.5mm">
              <chakra.span fontWeight="semibold">{shownName(contact.name)}</chakra.span>
              {contact.description ? <chakra.span color="fg.muted"> ({contact.description})</chakra.span> : null}
              <chakra.span display="block">
                {[phoneText(contact.phone), contact.email].filter(Boolean).join(' · ')}
              </chakra.span>
            </Box>
          ))}
        </Block>
      ) : null}
      {data.notes ? (
        <Block title={texts.notes}>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {data.notes}
          </chakra.p>
        </Block>
      ) : null}
      {data.upload_url === null ? null : (
        <Block title={texts.uploadTitle}>
          <Box display="flex" gap="3mm">
            <QrCode text={data.upload_url} label={data.upload_url} size="24mm" quiet={0} />
            <chakra.p fontSize="8pt" maxW="30mm">
              {texts.scan}
            </chakra.p>
          </Box>
        </Block>
      )}
    </Box>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box flex="1" minW="0" borderTopWidth="1px" borderColor="border.emphasized" pt="2mm">
      <chakra.h2 fontSize="8pt" fontWeight="semibold" color="fg.muted" mb="1mm">
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}
