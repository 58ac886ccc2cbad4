// /admin/rule-sets/show/:code: every figure of a rule set with its article, and which ones nobody has verified.
import { Box, chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { RuleSetRow } from '@gelanggang/contract/rule-sets';
import { classesOf } from '@gelanggang/domain/rules/class-rows';
import {
  COSTLY_STEPS,
  GROUP_FIGURE_LABELS,
  GROUP_FIGURES,
  type GroupFigure,
  type RuleGroup,
  type RuleSet,
} from '@gelanggang/domain/rules/rule-set';
import type { Nomor } from '@gelanggang/domain/rules/jurus-rules';
import { nomorOfGroup } from '@gelanggang/domain/rules/nomor';
import { listsOf, NUMBERED, numbersArticle } from '@gelanggang/domain/rules/jurus-lists';
import { THROW_KIND_LABELS } from '@gelanggang/domain/rules/throw-kinds';
import { clockText } from '@gelanggang/domain/results/match-clock';
import { HIT_KINDS } from '@gelanggang/domain/scoring/hit-kinds';
import { PENALTY_LABELS } from '@gelanggang/domain/scoring/penalty-steps';
import { worthText } from '@gelanggang/domain/scoring/timeline';
import { longDate } from '@gelanggang/domain/words/dates';
import * as ruleSetCalls from '@gelanggang/contract/calls/rule-sets';
import { useCall } from '@web/lib/use-call';
import { Button, ButtonLink } from '@web/components/button';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { downloadSet } from './download-set';
import { ruleSetTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';

export default function RuleSetPage() {
  const row = useCall(ruleSetCalls.read, { params: { code: useParams().code ?? '' } });
  if (row.error && !row.data) return <ErrorState error={row.error} onRetry={() => void row.refetch()} />;
  return row.data ? <Shown row={row.data} /> : <PageLoading />;
}

function Shown({ row }: { row: RuleSetRow }) {
  const { set, may_change: mayChange, unverified, tournaments } = row;
  return (
    <>
      <PageHeader title={set.name} note={texts.issuers[set.issuer]}>
        {!mayChange ? null : (
          <ButtonLink to={pathOf('/admin/rule-sets/edit/:code', { code: set.id })} size="sm">
            {texts.edit}
          </ButtonLink>
        )}
        <ButtonLink to={`${pathOf('/admin/rule-sets/create')}?from=${set.id}`} size="sm">
          {texts.copy}
        </ButtonLink>
        <Button size="sm" onClick={() => downloadSet(set)}>
          {texts.download}
        </Button>
      </PageHeader>
      <chakra.p color="fg.muted">
        {set.source}. {texts.version(set.version, longDate(set.dated))}. {texts.usedBy(tournaments)}.
      </chakra.p>
      {unverified.length > 0 ? (
        <chakra.p mt="3" p="3" bg="status.warn.subtle" color="status.warn.fg" fontWeight="semibold" maxW="44rem">
          {texts.notVerifiedLead}
        </chakra.p>
      ) : null}
      <Box
        display="grid"
        gap="6"
        mt="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        maxW="60rem"
      >
        <WorthTable
          title={texts.pointsTitle}
          note={<ArticleOf set={set} article={set.articles.points} />}
          rows={HIT_KINDS.map((kind) => [texts.points[kind], String(set.points[kind])])}
        />
        <WorthTable
          title={texts.penalties}
          note={<ArticleOf set={set} article={set.articles.penalties} />}
          rows={COSTLY_STEPS.map((step) => [PENALTY_LABELS[step], worthText(set.penalties[step]) || '0'])}
        />
      </Box>
      <chakra.h2 textStyle="title.section" mt="8" mb="3">
        {texts.groups}
      </chakra.h2>
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
      >
        {set.groups.map((group) => (
          <Group key={group.id} group={group} set={set} />
        ))}
      </Box>
      <Numbers set={set} />
    </>
  );
}

/** Of the events whose jurus have numbers. */
function Numbers({ set }: { set: RuleSet }) {
  const lists = listsOf(set);
  return (
    <Box mt="8" maxW="44rem">
      <WorthTable
        title={texts.numbers}
        note={null}
        rows={NUMBERED.map(({ event, jurus }) => {
          const list = lists.find((one) => one.event === event && one.jurus === jurus);
          const article = numbersArticle(event);
          const source = set.jurusLists ? '' : ` (${article ? texts.article(article) : texts.numbersCommon})`;
          return [
            `${texts.numbersOf(event, jurus)}${source}`,
            list ? texts.numbersRange(list.first, list.last) : texts.numbersNone,
          ];
        })}
      />
    </Box>
  );
}

function ArticleOf({ set, article }: { set: RuleSet; article: string | undefined }) {
  if (article) {
    return (
      <chakra.span textStyle="xs" color="fg.subtle">
        {texts.article(article)}
      </chakra.span>
    );
  }
  return set.issuer === 'federation' ? <Tag tone="warn">{texts.notVerified}</Tag> : null;
}

function WorthTable({
  title,
  note,
  rows,
}: {
  title: string;
  note: ReactNode;
  rows: readonly (readonly [string, string])[];
}) {
  return (
    <chakra.section aria-label={title}>
      <Box display="flex" alignItems="center" gap="3" pb="2" borderBottomWidth="2px" borderColor="fg">
        <chakra.h2 textStyle="title.section">{title}</chakra.h2>
        {note}
      </Box>
      <chakra.dl>
        {rows.map(([label, value]) => (
          <Box key={label} display="flex" justifyContent="space-between" gap="4" py="1.5" borderBottomWidth="1px">
            <dt>{label}</dt>
            <chakra.dd fontWeight="bold" whiteSpace="nowrap">
              {value}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}

function Group({ group, set }: { group: RuleGroup; set: RuleSet }) {
  return (
    <chakra.section aria-label={group.name} bg="bg.panel" borderWidth="1px" borderColor="border.emphasized" p="4">
      <chakra.h3 textStyle="title.section" mb="1">
        {group.name}
      </chakra.h3>
      <dl>
        {GROUP_FIGURES.map((figure) => {
          const said = saidOf(figure, group, set);
          return said === null ? null : (
            <Box key={figure} display="grid" gridTemplateColumns="minmax(0, 1fr) auto" py="1.5" borderTopWidth="1px">
              <chakra.dt textStyle="sm" color="fg.muted">
                {GROUP_FIGURE_LABELS[figure]}
              </chakra.dt>
              <dd>
                <ArticleOf set={set} article={group.articles[figure]} />
              </dd>
              <chakra.dd gridColumn="1 / -1" fontWeight="semibold">
                {said}
              </chakra.dd>
            </Box>
          );
        })}
      </dl>
    </chakra.section>
  );
}

/** null: nothing to say here. */
function saidOf(figure: GroupFigure, group: RuleGroup, set: RuleSet): string | null {
  const { times, pairing, throws } = group;
  switch (figure) {
    case 'ages':
      return texts.ages(group.fromYears, group.toYears, set.ageCounting === 'whole-years');
    case 'isYoung':
      return group.isYoung ? texts.faultLists.young : texts.faultLists.grown;
    case 'isWeighed':
      return group.isWeighed ? texts.weighed : texts.notWeighed;
    case 'pairing':
      return pairing && texts.pairing(pairing.years, pairing.cm, pairing.kg);
    case 'times':
      return times
        ? texts.times(times.roundCount, clockText(times.roundSeconds * 1000), clockText(times.breakSeconds * 1000))
        : texts.timesOfAge;
    case 'gap':
      return texts.gap(group.gap, group.gapFromRound);
    case 'gapFromRound':
      return null;
    case 'throws':
      return throws.length === 0 ? texts.noThrows : throws.map((kind) => THROW_KIND_LABELS[kind]).join(', ');
    case 'classes':
      return texts.classes(group.classes.flatMap(classesOf).length);
    case 'nomor':
      return texts.nomor(nomorOfGroup(group).map(nomorText));
  }
}

/** 'Jurus Baku (0:45–1:15, 6 juri, 2 jurus, 16 gerak)'; what its category says anyway is left out. */
function nomorText({ name, time, judges, movements = [] }: Nomor): string {
  const parts = [
    ...(time ? [texts.nomorTime(clockText(time.min * 1000), clockText(time.max * 1000))] : []),
    ...(judges === undefined ? [] : [texts.nomorJudgeCount(judges)]),
    ...(movements.length === 0
      ? []
      : [
          texts.nomorMoves(
            movements.length,
            movements.reduce((sum, one) => sum + one.count, 0),
          ),
        ]),
  ];
  return parts.length === 0 ? name : `${name} (${parts.join(', ')})`;
}
