// Of an old event that came from an archive: that it was checked, its files for whoever checks again, and its matches.
import { chakra } from '@chakra-ui/react';
import * as pastEventCalls from '@gelanggang/contract/calls/past-events';
import { API_BASE } from '@gelanggang/contract/http';
import type { PastArchiveInfo, PastMatch, PastPool } from '@gelanggang/contract/past-events';
import type { Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ErrorState, PageLoading } from '@web/components/states';
import { useCall } from '@web/lib/use-call';
import { eventTitle, namesText } from '../result-words';
import { pastArchiveTexts as texts } from '../texts';

export function ArchivePart({ id, archive }: { id: number; archive: PastArchiveInfo }) {
  const { data, error, refetch } = useCall(pastEventCalls.matches, { params: { id } });
  return (
    <>
      <chakra.section aria-label={texts.matches} mt="8">
        <Title>{texts.matches}</Title>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <PageLoading />
        ) : (
          data.map((pool, at) => <Pool key={at} pool={pool} />)
        )}
      </chakra.section>
      <chakra.section aria-label={texts.checked} mt="8">
        <Title>{texts.checked}</Title>
        <chakra.p py="3">{texts.checkedHint(archive.records)}</chakra.p>
        <Figure label={texts.key} value={archive.key} />
        <Figure label={texts.hash} value={archive.hash} />
        <chakra.a
          href={`${API_BASE}/past-events/${id}/archive`}
          display="inline-flex"
          alignItems="center"
          minH="44px"
          textDecoration="underline"
        >
          {texts.download}
        </chakra.a>
      </chakra.section>
    </>
  );
}

const Title = chakra('h2', {
  base: { textStyle: 'title.section', pb: '2', borderBottomWidth: '2px', borderColor: 'fg' },
});

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <chakra.p textStyle="sm" color="fg.muted" mb="2">
      {label}
      <chakra.code display="block" fontFamily="mono" overflowWrap="anywhere" color="fg">
        {value}
      </chakra.code>
    </chakra.p>
  );
}

function Pool({ pool }: { pool: PastPool }) {
  if (pool.matches.length === 0) return null;
  return (
    <chakra.details borderBottomWidth="1px">
      <chakra.summary minH="44px" py="2.5" cursor="pointer" fontWeight="semibold">
        {`${eventTitle(pool)} · ${pool.name}`}
      </chakra.summary>
      <chakra.ol listStyleType="none" pb="3">
        {pool.matches.map((match, at) => (
          <chakra.li key={at} borderTopWidth="1px" py="2" textStyle="sm">
            {match.from_final === null && !match.is_third_place ? null : (
              <chakra.span display="block" color="fg.muted">
                {roundText(match)}
              </chakra.span>
            )}
            <Side match={match} corner="blue" />
            {match.red ? <Side match={match} corner="red" /> : null}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.details>
  );
}

function roundText({ from_final: round, is_third_place: isThird }: PastMatch): string {
  if (isThird || round === null) return texts.third;
  return texts.rounds[round] ?? texts.round(2 ** round);
}

function Side({ match, corner }: { match: PastMatch; corner: Corner }) {
  const one = match[corner];
  const score = match[`${corner}_score`];
  return (
    <chakra.span
      display="flex"
      gap="4"
      justifyContent="space-between"
      fontWeight={match.winner === corner ? 'semibold' : undefined}
    >
      <chakra.span minW="0" overflowWrap="anywhere">
        {one ? `${namesText(one.names)}, ${shownName(one.contingent)}` : '–'}
        {match.winner === corner ? ` (${texts.won})` : ''}
      </chakra.span>
      <chakra.span flex="none">{score ?? ''}</chakra.span>
    </chakra.span>
  );
}
