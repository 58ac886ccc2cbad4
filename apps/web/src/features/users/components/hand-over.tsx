// Shows a password once, to be handed to the person; it is kept nowhere.
import { Box, chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { toast } from '@web/lib/toast';
import { userTexts as texts } from '../texts';

export function HandOver({ email, password, onClose }: { email: string; password: string; onClose(): void }) {
  // only pages over https, or of this very machine, may copy
  const mayCopy = window.isSecureContext;
  const copy = () =>
    navigator.clipboard.writeText(password).then(
      () => toast.success(texts.copied),
      () => toast.error(texts.copyFailed),
    );
  return (
    <Dialog
      open
      title={texts.handOverTitle}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <chakra.p>{texts.handOver}</chakra.p>
      <Box bg="bg.muted" rounded="md" px="4" py="3" mt="4" display="flex" alignItems="center" gap="3" flexWrap="wrap">
        <Box minW="0" flex="1">
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {email}
          </chakra.p>
          <chakra.p data-testid="password" fontFamily="mono" fontWeight="semibold" fontSize="lg" userSelect="all">
            {password}
          </chakra.p>
        </Box>
        {mayCopy ? (
          <Button size="sm" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {texts.copy}
          </Button>
        ) : null}
      </Box>
    </Dialog>
  );
}
