// Says above every admin page that the own address is not confirmed yet, and mails the link again when asked.
import { Box, chakra } from '@chakra-ui/react';
import { MailWarning, X } from 'lucide-react';
import { useState } from 'react';
import * as authCalls from '@gelanggang/contract/calls/auth';
import { Button, IconButton } from '../../components/button';
import { NoticeStrip } from '../../components/notice-strip';
import { useCurrentUser } from '@web/site/account';
import { useSend } from '@web/lib/use-send';
import { verifyTexts } from './verify-texts';

export function VerifyNotice() {
  const user = useCurrentUser().data?.user;
  const [isHidden, setIsHidden] = useState(false);
  const send = useSend(authCalls.sendVerification, {}, { isTold: true });
  if (!user || user.email_verified || isHidden) return null;
  return (
    <NoticeStrip icon={MailWarning} alignItems={{ base: 'start', lg: 'center' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.p flex="1" minW="14rem">
          {verifyTexts.notice(user.email)}
        </chakra.p>
        <Box display="flex" alignItems="center" gap="1">
          <Button size="sm" busy={send.isPending} onClick={() => send.mutate()}>
            {verifyTexts.sendAgain}
          </Button>
          <IconButton label={verifyTexts.later} size="sm" color="inherit" onClick={() => setIsHidden(true)}>
            <X aria-hidden="true" />
          </IconButton>
        </Box>
      </Box>
    </NoticeStrip>
  );
}
