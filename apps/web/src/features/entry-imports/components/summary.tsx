// In one look: how many rows come in, how many need somebody, and what was left out of the sheets.
import { chakra } from '@chakra-ui/react';
import type { LeftOut } from '@gelanggang/domain/entry-list/list-rows';
import { formatNumber } from '@web/lib/formats';
import { importTexts as texts } from '../texts';

interface SummaryProps {
  rows: number;
  /** Null: not checked yet. */
  accepted: number | null;
  refused: number;
  copies: number;
  dropped: number;
  leftOut: readonly LeftOut[];
}

export function Summary({ rows, accepted, refused, copies, dropped, leftOut }: SummaryProps) {
  const parts = [
    accepted === null ? '' : texts.willComeIn(formatNumber(accepted)),
    refused > 0 ? texts.needMending(formatNumber(refused)) : '',
    copies > 0 ? texts.areCopies(formatNumber(copies)) : '',
    dropped > 0 ? texts.wereDropped(formatNumber(dropped)) : '',
  ];
  const known = parts.filter(Boolean).join(', ');
  return (
    <chakra.p fontWeight="semibold" fontSize="lg" role="status" overflowWrap="anywhere">
      {texts.rowsInList(formatNumber(rows))}:{known === '' ? '' : ` ${known}.`}
      {accepted === null ? ` ${texts.checking}` : ''}
      {leftOut.length > 0 ? ` ${texts.leftOutRows(formatNumber(leftOut.length))}` : ''}
    </chakra.p>
  );
}
