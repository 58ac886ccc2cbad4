// The report on a draw in sentences: what staff should know before they publish it.
import { chakra } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { DrawReportRow } from '@gelanggang/contract/draw-trust';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { drawTrustTexts } from '@web/components/draws/draw-trust-texts';

const texts = drawTrustTexts.report;

interface Finding {
  text: string;
  why?: string;
}

export function DrawReport({ report }: { report: DrawReportRow }) {
  const findings = findingsOf(report);
  const byes = report.byes.map((unit) => shownName(unit.name)).join(', ');
  return (
    <chakra.section aria-label={texts.title}>
      <chakra.h2 textStyle="title.section">{texts.title}</chakra.h2>
      <chakra.ul mt="2" display="grid" gap="3">
        {findings.map((finding) => (
          <chakra.li key={finding.text} display="grid" gridTemplateColumns="auto 1fr" gap="2.5">
            <chakra.span color="status.warn.fg" pt="0.5">
              <TriangleAlert size={18} aria-hidden="true" />
            </chakra.span>
            <chakra.div minW="0">
              <chakra.p overflowWrap="anywhere">{finding.text}</chakra.p>
              {finding.why ? (
                <chakra.p textStyle="sm" color="fg.muted">
                  {finding.why}
                </chakra.p>
              ) : null}
            </chakra.div>
          </chakra.li>
        ))}
        {findings.length === 0 ? (
          <chakra.li display="grid" gridTemplateColumns="auto 1fr" gap="2.5">
            <chakra.span color="status.ok.fg" pt="0.5">
              <CircleCheck size={18} aria-hidden="true" />
            </chakra.span>
            <p>{texts.good}</p>
          </chakra.li>
        ) : null}
        {byes ? (
          <chakra.li ps="28px" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {texts.byes(byes)}
          </chakra.li>
        ) : null}
      </chakra.ul>
    </chakra.section>
  );
}

function findingsOf(report: DrawReportRow): Finding[] {
  const named = (unit: { name: string; contingent: string }) =>
    `${shownName(unit.name)} (${shownName(unit.contingent)})`;
  const lone = report.without_opponent.map((unit) => ({
    text: report.is_pool_of_one ? texts.poolOfOne(named(unit)) : texts.withoutOpponent(named(unit)),
  }));
  const pairs = report.own_pairs.map((pair) => ({
    text: texts.ownPair(
      pair.position,
      shownName(pair.blue.name),
      shownName(pair.red.name),
      shownName(pair.blue.contingent),
    ),
    why: texts.cause[pair.cause](pair.own_count, pair.match_count),
  }));
  const gap = report.weight_gap;
  const weight = gap
    ? [{ text: texts.weightGap(texts.kilograms(gap.kilograms), named(gap.lightest), named(gap.heaviest)) }]
    : [];
  return [...lone, ...pairs, ...weight];
}
