// What merging two contingents would do, list by list; empty lists are not shown.
import { Box, chakra } from '@chakra-ui/react';
import type { MergedSide, MergePreview } from '@gelanggang/contract/contingent-merges';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ownerTexts as texts } from '../owner-texts';

const MOST_SHOWN = 8;

export function MergePreviewLists({ preview }: { preview: MergePreview }) {
  const { kept, merged } = preview;
  const names = { kept: shownName(kept.name), merged: shownName(merged.name) };
  return (
    <Box mt="5" display="grid" gap="4">
      <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Side side={merged} becomes={texts.goesUp} />
        <Side side={kept} becomes={texts.stays} />
      </Box>
      {preview.obstacles.length > 0 ? (
        <Box role="alert" bg="status.danger.subtle" color="status.danger.fg" p="4">
          <chakra.h3 fontWeight="semibold">{texts.obstacles}</chakra.h3>
          <Rows rows={preview.obstacles} />
        </Box>
      ) : null}
      <List
        title={preview.moved.length > 0 ? texts.people(preview.moved.length) : texts.nobody}
        rows={preview.moved.map((one) => `${shownName(one.name)} (${one.match_category})`)}
        isAlways
      />
      <List
        title={texts.doubled}
        rows={preview.doubled.map((one) =>
          texts.doubledRow(shownName(one.name), one.match_category, names[one.counts], one.reason),
        )}
      />
      <List
        title={texts.entered}
        rows={preview.entered.map((one) => texts.enteredRow(shownName(one.name), one.members))}
      />
      <List
        title={texts.relabelled}
        rows={preview.relabelled.map((one) => texts.relabelledRow(shownName(one.name), one.match_category, one.label))}
      />
      <List
        title={texts.bills}
        rows={preview.bills.map((one) => {
          const row = texts.billRow(one.invoice_number, one.tournament, one.status);
          return one.stays ? `${row} · ${texts.billStays}` : row;
        })}
      />
      <List
        title={texts.draws}
        rows={preview.draws.map((one) => {
          const pairs = one.own_pairs.length > 0 ? ` ${texts.ownPairs} ${one.own_pairs.join('; ')}.` : '';
          return texts.drawRow(one.name, one.units) + pairs;
        })}
      />
      <List title={texts.notes} rows={preview.notes} />
    </Box>
  );
}

/** `becomes`: what merging makes of it. */
function Side({ side, becomes }: { side: MergedSide; becomes: string }) {
  const lines = [
    side.place,
    side.tournaments,
    `${texts.members(side.members)} · ${shownName(side.pic_name)}`,
    side.owner,
  ];
  return (
    <Box borderWidth="1px" bg="bg.panel" p="3" overflowWrap="anywhere">
      <chakra.p textStyle="sm" fontWeight="semibold" color="fg.muted">
        {becomes}
      </chakra.p>
      <chakra.p fontWeight="semibold">{`${shownName(side.name)} · #${side.id}`}</chakra.p>
      {lines.filter(Boolean).map((line) => (
        <chakra.p key={line} textStyle="sm" color="fg.muted">
          {line}
        </chakra.p>
      ))}
    </Box>
  );
}

function List({ title, rows, isAlways = false }: { title: string; rows: readonly string[]; isAlways?: boolean }) {
  if (rows.length === 0 && !isAlways) return null;
  return (
    <Box>
      <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
      <Rows rows={rows} />
    </Box>
  );
}

function Rows({ rows }: { rows: readonly string[] }) {
  const rest = rows.length - MOST_SHOWN;
  return (
    <chakra.ul ps="5" mt="1" listStyleType="disc" textStyle="sm" overflowWrap="anywhere">
      {rows.slice(0, MOST_SHOWN).map((row, at) => (
        <li key={`${row} ${at}`}>{row}</li>
      ))}
      {rest > 0 ? <chakra.li listStyleType="none">{texts.more(rest)}</chakra.li> : null}
    </chakra.ul>
  );
}
