// Says above every admin page that the own address is not confirmed yet, and mails the link again when asked.
import { Box, chakra } from '@chakra-ui/react';
import { MailWarning, X } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import * as authCalls from '@gelanggang/contract/calls/auth';
import { Button, IconButton } from '../../components/button';
import { NoticeStrip } from '../../components/notice-strip';
import { accountOf, session, useSessionUser } from '../../lib/session';
import { readKeptInTab, writeKeptInTab } from '../../lib/stored';
import { useCurrentUser } from '@web/site/account';
import { useSend } from '@web/lib/use-send';
import { verifyTexts } from './verify-texts';

/** The address of which it was put off, for as long as this tab stays. */
const LATER_KEY = 'gelanggang.verify.later';

export function VerifyNotice() {
  const told = useCurrentUser().data?.user;
  const kept = useSessionUser();
  const user = told ?? kept;
  // of the next page it is known from the start
  useEffect(() => {
    if (told) session.tellVerified(told);
  }, [told]);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const send = useSend(authCalls.sendVerification, {}, { isTold: true });
  if (user?.email_verified !== false || readKeptInTab(LATER_KEY) === accountOf(user)) return null;
  const { email = '' } = user;
  const later = () => {
    writeKeptInTab(LATER_KEY, email);
    drawAgain();
  };
  return (
    <NoticeStrip icon={MailWarning} alignItems="center" py={{ base: '0.5', md: '2' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <chakra.p flex="1 1 8rem">
          {verifyTexts.notice}
          <chakra.span display={{ base: 'none', md: 'inline' }}>{verifyTexts.how(email)}</chakra.span>
        </chakra.p>
        <Box display="flex" alignItems="center" gap="1" flexShrink={0}>
          <Button size="sm" busy={send.isPending} onClick={() => send.mutate()}>
            {verifyTexts.sendAgain}
          </Button>
          <IconButton label={verifyTexts.later} size="sm" color="inherit" onClick={later}>
            <X aria-hidden="true" />
          </IconButton>
        </Box>
      </Box>
    </NoticeStrip>
  );
}
