// /admin/verify-email#{token}: the mailed link that confirms an address. It asks for a press, since programs that look
// through mail open links by themselves.
import { pathOf } from '@web/site/routes';
import { OF_ACCOUNT } from '@web/site/account';
import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { HttpError, messageOf } from '../../lib/http';
import { toast } from '../../lib/toast';
import { useToken } from '../../lib/session';
import { Panel } from '../../components/panel';
import { authTexts as texts } from './texts';
import * as authCalls from '@gelanggang/contract/calls/auth';
import { useSend } from '@web/lib/use-send';

export default function VerifyEmailPage() {
  const token = useLocation().hash.slice(1);
  const isSignedIn = useToken() !== null;
  const verify = useSend(authCalls.verify, () => ({ body: { token } }), {
    forgets: [...OF_ACCOUNT],
    onError: (error) => {
      if (!isOver(error)) toast.error(messageOf(error, texts.failed));
    },
  });
  const onward = (
    <ButtonLink to={isSignedIn ? pathOf('/admin') : pathOf('/admin/login')} variant="solid">
      {isSignedIn ? texts.toDashboard : texts.backToLogin}
    </ButtonLink>
  );
  if (verify.data) {
    return (
      <Panel title={texts.verifiedTitle} lead={<chakra.span role="status">{verify.data.message}</chakra.span>}>
        {onward}
      </Panel>
    );
  }
  if (isOver(verify.error)) {
    return (
      <Panel title={texts.linkOverTitle} lead={texts.verifyOver}>
        {onward}
      </Panel>
    );
  }
  return (
    <Panel title={texts.verifyTitle} lead={texts.verifyLead}>
      <Button variant="solid" w="100%" busy={verify.isPending} onClick={() => verify.mutate()}>
        {texts.verify}
      </Button>
    </Panel>
  );
}

const isOver = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 409 || error.status === 422);
