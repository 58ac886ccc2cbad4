// /dev/mail: what the embedded set-up would have sent (run-contract, "Services"). A server answers that it is not there.
import { Box, chakra } from '@chakra-ui/react';
import * as devMailCalls from '@gelanggang/contract/calls/dev-mail';
import type { DevMail } from '@gelanggang/contract/dev-mail';
import { NotFoundPage } from '@web/components/error-page';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useCall } from '@web/lib/use-call';
import { formatMoment } from '@web/lib/formats';
import { isNotFound } from '@web/lib/http';
import { devMailTexts as texts } from './texts';

const AGAIN_MS = 3000;

export default function DevMailPage() {
  const mails = useCall(devMailCalls.list, {}, { refetchInterval: AGAIN_MS, retry: false });
  if (isNotFound(mails.error)) return <NotFoundPage />;
  if (mails.error) return <ErrorState error={mails.error} onRetry={() => void mails.refetch()} />;
  if (!mails.data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title} />
      <chakra.p color="fg.muted" maxW="form" mt="-2" mb="5">
        {texts.lead}
      </chakra.p>
      {mails.data.length === 0 ? <EmptyState text={texts.empty} hint={texts.emptyHint} /> : null}
      <Box display="grid" gap="4" maxW="form">
        {mails.data.map((mail) => (
          <Letter key={mail.id} mail={mail} />
        ))}
      </Box>
    </>
  );
}

function Letter({ mail }: { mail: DevMail }) {
  return (
    <chakra.article bg="bg.panel" borderWidth="1px" borderTopWidth="2px" borderTopColor="fg" p="4" minW="0">
      <chakra.h2 fontWeight="semibold">{mail.subject}</chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted" mb="3" overflowWrap="anywhere">
        {mail.to} · {formatMoment(mail.created_at)}
        {mail.sent_at ? '' : ` · ${texts.waiting}`}
      </chakra.p>
      <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
        {linked(mail.text)}
      </Box>
    </chakra.article>
  );
}

/** The text with its addresses as links. */
function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    /^https?:\/\//.test(part) ? (
      <chakra.a key={index} href={part} color="marun.fg" textDecoration="underline">
        {part}
      </chakra.a>
    ) : (
      part
    ),
  );
}
