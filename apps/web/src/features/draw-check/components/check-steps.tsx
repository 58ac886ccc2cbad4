// The check, step by step: entries, seed, the draw repeated, changes by hand, what stands now.
import { Box, chakra } from '@chakra-ui/react';
import type { PublicDraw, PublicEntry } from '@gelanggang/contract/draw-check';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { Examination } from '../examine';
import { namesOf } from '../examine';
import { checkTexts } from '../texts';
import { ChangeList } from './change-list';
import { CheckStep, Code } from './check-step';
import { DrawnOrder, PlaceDifferences } from './order-lists';
import { Differences, FirstRound, type Names } from './slot-lists';

const texts = checkTexts.steps;

export function CheckSteps({ record, found }: { record: PublicDraw; found: Examination }) {
  const { draw, check } = found;
  const names = namesOf(record);
  const changes = record.changes.filter((change) => change.draw_number === draw.draw_number);
  const contingents = new Set(draw.entries.map((entry) => entry.contingent_id));
  return (
    <chakra.ol mt="6" borderBottomWidth="1px" borderColor="border" css={{ counterReset: 'step' }}>
      <CheckStep title={texts.entries} isGood={check.isFingerprintSame}>
        <p>
          {check.isFingerprintSame
            ? texts.entriesGood(draw.entries.length, contingents.size, record.kind)
            : texts.entriesBad}
        </p>
        <Code label={texts.fingerprint} value={draw.fingerprint} />
        {check.isFingerprintSame ? null : <Code label={texts.computed} value={check.fingerprint} isWrong />}
        <EntryList entries={draw.entries} />
      </CheckStep>
      <CheckStep title={texts.seed} isGood={found.isSeedOfClass}>
        <p>{texts.seedText}</p>
        <Code label={checkTexts.drawNumber(draw.draw_number)} value={draw.seed} />
        {found.isSeedOfClass === null ? null : (
          <p>{(found.isSeedOfClass ? texts.seedOfClass : texts.seedNotOfClass)[record.kind]}</p>
        )}
      </CheckStep>
      {check.isVersionKnown ? (
        <CheckStep title={texts.again} isGood={found.isDrawnSame}>
          <DrawnAgain found={found} names={names} />
        </CheckStep>
      ) : null}
      {found.isLatest ? (
        <>
          <CheckStep title={texts.changes} isGood={null}>
            <p>{changes.length > 0 ? texts.changesSome : texts.changesNone[found.kind]}</p>
            {changes.length > 0 ? <ChangeList changes={changes} names={names} /> : null}
          </CheckStep>
          {check.isVersionKnown ? (
            <CheckStep title={texts.standing[found.kind]} isGood={found.isStandingSame}>
              <p>{found.isStandingSame ? texts.standingGood[found.kind] : texts.standingBad[found.kind]}</p>
              <StandingDifferences found={found} names={names} />
            </CheckStep>
          ) : null}
        </>
      ) : null}
    </chakra.ol>
  );
}

function DrawnAgain({ found, names }: { found: Examination; names: Names }) {
  if (found.kind === 'order') {
    const { order, differences } = found.check;
    return (
      <>
        <p>{found.isDrawnSame ? texts.againOrderGood(order.length) : texts.againOrderBad}</p>
        <PlaceDifferences differences={differences} names={names} />
        <Fold title={texts.drawnOrder}>
          <DrawnOrder order={order} names={names} />
        </Fold>
      </>
    );
  }
  const { firstRound, differences } = found.check;
  return (
    <>
      <p>
        {found.isDrawnSame
          ? texts.againGood(firstRound.length)
          : differences.length > 0
            ? texts.againBad
            : texts.againPath}
      </p>
      <Differences differences={differences} names={names} />
      <Fold title={texts.firstRound}>
        <FirstRound matches={firstRound} names={names} />
      </Fold>
    </>
  );
}

function StandingDifferences({ found, names }: { found: Examination; names: Names }) {
  return found.kind === 'order' ? (
    <PlaceDifferences differences={found.standing?.differences ?? []} names={names} />
  ) : (
    <Differences differences={found.standing?.differences ?? []} names={names} />
  );
}

function EntryList({ entries }: { entries: readonly PublicEntry[] }) {
  return (
    <Fold title={texts.showEntries}>
      <chakra.ul
        display="grid"
        gap="1.5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {entries.map((entry) => (
          <chakra.li key={entry.unit_id} overflowWrap="anywhere">
            <chakra.span fontWeight="medium">{shownName(entry.name)}</chakra.span>{' '}
            <chakra.span textStyle="sm" color="fg.muted">
              {shownName(entry.contingent)}
              {entry.seed_rank ? `, ${texts.seedRank(entry.seed_rank)}` : ''}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Fold>
  );
}

function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" minH="44px" display="list-item" pt="2.5" color="marun.fg" fontWeight="semibold">
        {title}
      </chakra.summary>
      <Box pt="2" pb="1">
        {children}
      </Box>
    </chakra.details>
  );
}
