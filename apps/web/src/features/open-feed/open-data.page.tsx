// /data-terbuka/:slug: what of a tournament anybody may download, and how it is checked (docs/feed.md).
import { Box, chakra } from '@chakra-ui/react';
import * as openFeedCalls from '@gelanggang/contract/calls/open-feed';
import { API_BASE } from '@gelanggang/contract/http';
import { FEED_TABLES, type FeedHead } from '@gelanggang/contract/open-feed';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { CopyButton } from '@web/components/copy-button';
import { PublicHead } from '@web/components/public-head';
import { ErrorState, PageLoading } from '@web/components/states';
import { UnknownTournament } from '@web/components/unknown-tournament';
import { formatNumber } from '@web/lib/formats';
import { isNotFound } from '@web/lib/http';
import { useCall } from '@web/lib/use-call';
import { openDataTexts as texts } from './texts';

const CHECKER = 'check-feed.py';

export default function OpenDataPage() {
  const slug = useParams().slug ?? '';
  const head = useCall(openFeedCalls.head, { params: { slug } });
  if (isNotFound(head.error)) return <UnknownTournament />;
  const feed = `${API_BASE}/feed/${encodeURIComponent(slug)}`;
  return (
    <Box maxW="form" mx="auto" px={{ base: '4', lg: '6' }} pt={{ base: '4', lg: '8' }} minH="100dvh">
      <PublicHead title={texts.title} tournament={head.data?.tournament} />
      <chakra.p maxW="prose">{texts.lead}</chakra.p>
      <Section title={texts.tables} hint={texts.tablesHint}>
        <List>
          {FEED_TABLES.map((table) => (
            <Item
              key={table}
              href={`${feed}/csv/${table}.csv`}
              name={texts.table[table][0]}
              about={texts.table[table][1]}
              file={`${slug}-${table}.csv`}
            />
          ))}
        </List>
      </Section>
      <Section title={texts.programs}>
        <List>
          <Item href={feed} name={texts.document} about={texts.documentHint} />
          <Item href={`${feed}/head`} name={texts.head} about={texts.headHint} />
          <Item href={`${API_BASE}/feed-schema`} name={texts.schema} about={texts.schemaHint} />
          <Item href={`${API_BASE}/feed-key`} name={texts.key} about={texts.keyHint} />
        </List>
      </Section>
      <Section title={texts.log} hint={texts.logHint}>
        {head.data ? (
          <Log feed={feed} head={head.data} />
        ) : head.isError ? (
          <ErrorState error={head.error} onRetry={() => void head.refetch()} />
        ) : (
          <PageLoading />
        )}
      </Section>
      <Section title={texts.check} hint={texts.checkHint}>
        <Command text={`python3 ${CHECKER} ${location.origin}${feed}`} />
      </Section>
      <chakra.p textStyle="sm" color="fg.muted" mt="8">
        {texts.license}
      </chakra.p>
    </Box>
  );
}

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <chakra.section mt="8" aria-label={title}>
      <chakra.h2 textStyle="title.section" pb="2" borderBottomWidth="2px" borderColor="fg">
        {title}
      </chakra.h2>
      {hint ? (
        <chakra.p color="fg.muted" pt="3" maxW="prose">
          {hint}
        </chakra.p>
      ) : null}
      {children}
    </chakra.section>
  );
}

const List = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } });
const Address = chakra('a', {
  base: {
    display: 'block',
    minH: '44px',
    py: '2.5',
    _hover: { bg: 'bg.muted' },
    '& b': { textDecoration: 'underline' },
  },
});

/** `file`: it is kept under this name, not opened. */
function Item({ href, name, about, file }: { href: string; name: string; about: string; file?: string }) {
  return (
    <li>
      <Address href={href} download={file}>
        <chakra.b fontWeight="semibold">{name}</chakra.b>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {about}
        </chakra.span>
      </Address>
    </li>
  );
}

function Log({ feed, head }: { feed: string; head: FeedHead }) {
  if (head.records === 0) return <chakra.p pt="3">{texts.noRecords}</chakra.p>;
  const size = head.page_records;
  return (
    <>
      <chakra.p pt="3" fontWeight="semibold">
        {texts.records(formatNumber(head.records))}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted">
        {texts.lastHash}
      </chakra.p>
      <Code>{head.hash}</Code>
      {head.pages.length === 0 ? (
        <chakra.p pt="3">{texts.noPages(formatNumber(size))}</chakra.p>
      ) : (
        <>
          <List>
            {head.pages.map((hash, index) => (
              <Item
                key={hash}
                href={`${feed}/pages/${index + 1}/${hash}`}
                name={texts.page(formatNumber(index + 1))}
                about={texts.pageHint(formatNumber(index * size + 1), formatNumber((index + 1) * size))}
              />
            ))}
          </List>
          {head.open.length > 0 ? <chakra.p pt="3">{texts.open(formatNumber(head.open.length))}</chakra.p> : null}
        </>
      )}
    </>
  );
}

const Code = chakra('code', {
  base: { display: 'block', fontFamily: 'mono', textStyle: 'sm', overflowWrap: 'anywhere' },
});

function Command({ text }: { text: string }) {
  return (
    <>
      <Box bg="bg.muted" rounded="md" px="4" py="3" mt="3">
        <Code>{text}</Code>
      </Box>
      <Box display="flex" flexWrap="wrap" gap="4" mt="3" alignItems="center">
        <CopyButton text={text} label={texts.command} />
        <chakra.a
          href={`/${CHECKER}`}
          download={CHECKER}
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="44px"
          textDecoration="underline"
        >
          <Download size={16} aria-hidden="true" />
          {texts.program}
        </chakra.a>
      </Box>
    </>
  );
}
