// Says above every admin page that the own address is not confirmed yet, and mails the link again when asked.
import { Box, chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { MailWarning, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../components/button';
import { http, messageOf } from '../../lib/http';
import { toast } from '../../lib/toast';
import { useCurrentUser } from '../account';
import { texts } from '../texts';

export function VerifyNotice() {
  const user = useCurrentUser().data?.user;
  const [isHidden, setIsHidden] = useState(false);
  const send = useMutation({
    mutationFn: () => http.post<{ message: string }>('/email/verification'),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(messageOf(error)),
  });
  if (!user || user.email_verified || isHidden) return null;
  return (
    <Box
      role="status"
      bg="status.warn.subtle"
      color="status.warn.fg"
      px={{ base: '4', md: '6' }}
      py="2"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      data-print-hidden
    >
      <chakra.span flexShrink={0} display="grid">
        <MailWarning size={18} aria-hidden="true" />
      </chakra.span>
      <chakra.p textStyle="sm" flex="1" minW="14rem" overflowWrap="anywhere">
        {texts.verify.notice(user.email)}
      </chakra.p>
      <Box display="flex" alignItems="center" gap="1">
        <Button size="sm" busy={send.isPending} onClick={() => send.mutate()}>
          {texts.verify.sendAgain}
        </Button>
        <IconButton label={texts.verify.later} size="sm" color="inherit" onClick={() => setIsHidden(true)}>
          <X aria-hidden="true" />
        </IconButton>
      </Box>
    </Box>
  );
}
