// /admin/tournament/setup/:id: what is done and what is missing before registration opens, and whether the matches fit.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { SetUpAnswer, SetUpTournament } from '@gelanggang/contract/setting-up';
import { deadlineText } from '@gelanggang/domain/words/dates';
import { missingSteps } from '@gelanggang/domain/tournament/readiness';
import { Button, ButtonLink } from '@web/components/button';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { idOf } from '@web/lib/id-of';
import { useNow } from '@web/lib/use-now';
import { CapacityCheck } from './components/capacity-check';
import { CopyDialog } from './components/copy-dialog';
import { NextStep, ShareStep } from './components/next-step';
import { PresetDialog } from './components/preset-dialog';
import { RegistrationSwitch } from './components/registration-switch';
import { SetUpSteps } from './components/set-up-steps';
import { useSetUp } from './set-up.api';
import { setUpTexts as texts } from './set-up.texts';
import { pathOf } from '@web/site/routes';
import { factsOf } from '@web/site/set-up-facts';

export default function SetUpPage() {
  const id = idOf(useParams().id);
  const setUp = useSetUp(id);
  if (id === null) return <EmptyState text={texts.loadFailed} />;
  if (setUp.isError && !setUp.data) return <ErrorState error={setUp.error} onRetry={() => void setUp.refetch()} />;
  return setUp.data ? <SetUp setUp={setUp.data} /> : <PageLoading />;
}

function SetUp({ setUp }: { setUp: SetUpAnswer }) {
  const { tournament } = setUp;
  // registration closes by the clock alone
  const now = useNow();
  const facts = factsOf(setUp, now);
  const moment = deadlineText(tournament.registration_closes_at, tournament.time_zone);
  const isOpen = tournament.status === 'active' && facts.hasTimeLeft;
  const missing = missingSteps(facts);
  const isDraft = tournament.status !== 'active';
  const isReady = isDraft && missing.length === 0;
  const isNowhereToPay = facts.waysToPay === 0 && facts.fees.some((fee) => fee > 0);
  const toggle = <RegistrationSwitch {...{ tournament, isOpen, missing, isNowhereToPay }} />;
  return (
    <>
      <PageHeader title={texts.title}>
        <ButtonLink
          to={`${pathOf('/admin/tournament/edit/:id', { id: tournament.id })}?back=/admin/tournament/setup/${tournament.id}`}
          size="sm"
        >
          {texts.edit}
        </ButtonLink>
        <ButtonLink to={`${pathOf('/admin/scoring')}?tournament_id=${tournament.id}&show=rule`} size="sm">
          {texts.scoring}
        </ButtonLink>
        <ButtonLink to={pathOf('/admin/rule-sets/show/:code', { code: tournament.rule_set.code })} size="sm">
          {texts.rules}
        </ButtonLink>
        <ButtonLink to={pathOf('/admin/tournament/members/:id', { id: tournament.id })} size="sm">
          {texts.members}
        </ButtonLink>
        <ButtonLink to={pathOf('/admin/tournament/keys/:id', { id: tournament.id })} size="sm">
          {texts.programKeys}
        </ButtonLink>
        <ButtonLink to={pathOf('/admin/tournament/webhooks/:id', { id: tournament.id })} size="sm">
          {texts.webhooks}
        </ButtonLink>
        <ButtonLink to={pathOf('/admin/tournament/share/:id', { id: tournament.id })} size="sm">
          {texts.share}
        </ButtonLink>
        {tournament.status === 'active' ? (
          <ButtonLink to={pathOf('/detail/:slug', { slug: tournament.slug })} size="sm">
            {texts.publicPage}
          </ButtonLink>
        ) : null}
        {isReady ? null : toggle}
      </PageHeader>
      <chakra.p textStyle="title.section" mt="-2" mb="1.5" overflowWrap="anywhere">
        {tournament.name}
      </chakra.p>
      <Box display="flex" alignItems="center" flexWrap="wrap" gap="2" mb="6" role="status">
        {isOpen ? (
          <Tag tone="ok">{texts.open}</Tag>
        ) : tournament.status === 'active' ? (
          <Tag tone="warn">{texts.closed}</Tag>
        ) : (
          <Tag>{texts.notActive}</Tag>
        )}
        {tournament.status === 'active' ? (
          <chakra.span textStyle="sm" color="fg.muted">
            {isOpen ? texts.until(moment) : texts.since(moment)}
          </chakra.span>
        ) : null}
      </Box>
      {isDraft ? <NextStep tournamentId={tournament.id} step={missing[0]} open={toggle} /> : null}
      {isOpen ? <ShareStep tournament={tournament} /> : null}
      <Box display="grid" gap="8" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}>
        <SetUpSteps setUp={setUp} facts={facts} closing={moment} />
        <Tools tournament={tournament} />
      </Box>
      <CapacityCheck setUp={setUp} now={now} />
    </>
  );
}

function Tools({ tournament }: { tournament: SetUpTournament }) {
  const { id: tournamentId, rule_set: rules } = tournament;
  const [shown, setShown] = useState<'preset' | 'copy' | null>(null);
  const close = () => setShown(null);
  return (
    <chakra.section aria-label={texts.tools}>
      <chakra.h2 textStyle="title.section" pb="3" borderBottomWidth="2px" borderColor="fg">
        {texts.tools}
      </chakra.h2>
      <Tool title={texts.preset(rules.name)} hint={texts.presetHint(rules.name)} onOpen={() => setShown('preset')} />
      <Tool title={texts.copy} hint={texts.copyHint} onOpen={() => setShown('copy')} />
      {shown === 'preset' ? (
        <PresetDialog tournamentId={tournamentId} name={texts.preset(rules.name)} onClose={close} />
      ) : null}
      {shown === 'copy' ? <CopyDialog tournamentId={tournamentId} onClose={close} /> : null}
    </chakra.section>
  );
}

function Tool({ title, hint, onOpen }: { title: string; hint: string; onOpen(): void }) {
  return (
    <Box borderBottomWidth="1px" py="3" display="grid" gap="2" justifyItems="start">
      <chakra.p textStyle="sm" color="fg.muted">
        {hint}
      </chakra.p>
      <Button size="sm" onClick={onOpen}>
        {title}
      </Button>
    </Box>
  );
}
