// The page with an official's own rota, as a code to scan and a link to send.
import { Box, chakra } from '@chakra-ui/react';
import type { OfficialRow } from '@gelanggang/contract/officials';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { QrCode } from '@web/components/qr-code';
import { toast } from '@web/lib/toast';
import { pathOf } from '@web/site/routes';
import { dutyTexts as texts } from '../duty-texts';

export function LinkDialog({ official, onClose }: { official: OfficialRow; onClose(): void }) {
  const { code } = official;
  const name = shownName(official.name);
  const link = code === null ? null : `${window.location.origin}${pathOf('/petugas/:code', { code })}`;
  return (
    <Dialog open onClose={onClose} title={texts.linkTitle(name)}>
      {link === null ? (
        <chakra.p>{texts.noLink}</chakra.p>
      ) : (
        <Box display="grid" gap="4" justifyItems="center">
          <chakra.p color="fg.muted">{texts.linkText}</chakra.p>
          <QrCode text={link} label={texts.linkTitle(name)} size="220px" />
          <chakra.a href={link} target="_blank" textStyle="sm" overflowWrap="anywhere" textDecoration="underline">
            {link}
          </chakra.a>
          <Button onClick={() => void navigator.clipboard?.writeText(link).then(() => toast.success(texts.copied))}>
            {texts.copy}
          </Button>
        </Box>
      )}
    </Dialog>
  );
}
