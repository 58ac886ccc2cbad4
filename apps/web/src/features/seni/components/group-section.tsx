// One group of the seni list: its pools, what can be done to all of them, and what is special about it.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { LostSchedule, SeniGroup, SeniPool } from '@gelanggang/contract/seni-answers';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { behind } from '@gelanggang/domain/words/nomor-name';
import { SENI_MODE_LABELS } from '@gelanggang/domain/words/labels';
import { ActionMenu } from '@web/components/action-menu';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { ReasonDialog } from '@web/components/reason-dialog';
import { Tag } from '@web/components/tag';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { CHANGED } from '../seni.api';
import { seniTexts as texts } from '../texts';
import { PoolTable } from './pool-table';
import { pathOf } from '@web/site/routes';
import { useSend } from '@web/lib/use-send';
import * as seniCalls from '@gelanggang/contract/calls/seni';

interface GroupSectionProps {
  group: SeniGroup;
  tournamentId: number | undefined;
  canDraw: boolean;
  onBracket(pool: SeniPool, title: string): void;
  onLost(schedules: LostSchedule[]): void;
}

type Asking = 'regenerate' | 'remove' | null;

export function GroupSection({ group, tournamentId, canDraw, onBracket, onLost }: GroupSectionProps) {
  const [asking, setAsking] = useState<Asking>(null);
  const regenerate = useSend(seniCalls.regenerate, {}, CHANGED);
  const remove = useSend(seniCalls.remove, (id: number) => ({ params: { id } }), CHANGED);
  const gender = GENDER_LABELS[group.gender];
  const title = `${group.category} ${gender}${behind(group.nomor_name)}`;
  // an event may have pools and battles, and a later stage of its own
  const place = [
    group.mode === 'battle' ? SENI_MODE_LABELS.battle : '',
    group.stage > 1 ? texts.stage(group.stage) : '',
  ].filter(Boolean);
  const isLocked = group.pools.some((pool) => pool.draw?.is_locked);
  const done = (message: string, schedules: LostSchedule[]) => {
    setAsking(null);
    toast.success(message);
    onLost(schedules);
  };
  const ask = () => {
    if (tournamentId === undefined) toast.error(texts.chooseTournament);
    else if (!group.match_type || !group.age_category?.id) toast.error(texts.incomplete);
    else setAsking('regenerate');
  };
  const confirm = (reason: string) =>
    regenerate.mutate(
      {
        tournament_id: tournamentId ?? 0,
        match_category_id: group.match_category.id,
        age_category_id: group.age_category.id,
        nomor: group.nomor,
        gender: group.gender,
        mode: group.mode,
        bracket_type: group.mode === 'battle' ? 'full_prestasi' : undefined,
        stage: group.stage,
        reason,
      },
      {
        onSuccess: (answer) => done(answer.message, answer.schedules),
        onError: (error) => toast.error(messageOf(error, texts.groupFailed)),
      },
    );
  const [drawingId] = group.drawing_ids;
  const confirmRemove = () =>
    drawingId !== undefined &&
    remove.mutate(drawingId, {
      onSuccess: (answer) => done(texts.removed, answer.schedules),
      onError: (error) => toast.error(messageOf(error)),
    });
  return (
    <chakra.section aria-label={place.length > 0 ? `${title} (${place.join(', ')})` : title} mb="8">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="3">
        <chakra.h2 textStyle="title.section">
          {group.category} <chakra.span color="fg.muted">{gender}</chakra.span>
          {behind(group.nomor_name)}
        </chakra.h2>
        <Tag>{SENI_MODE_LABELS[group.mode]}</Tag>
        {group.stage > 1 ? <Tag>{texts.stage(group.stage)}</Tag> : null}
        {group.advance_count === null ? null : <Tag tone="ok">{texts.advances(group.advance_count)}</Tag>}
        {group.counts_in_tally ? null : (
          <Tag tone="warn" title={texts.fewHint(group.entrant_count)}>
            {texts.few(group.entrant_count)}
          </Tag>
        )}
        {canDraw ? (
          <Box ms={{ md: 'auto' }} display="flex" gap="2">
            <Button
              size="sm"
              onClick={ask}
              disabled={group.has_started || isLocked || group.next_drawing_id !== null}
              title={group.has_started ? texts.hasStarted : isLocked ? texts.isLocked : undefined}
            >
              {texts.regenerate}
            </Button>
            {group.has_started ? null : (
              <ActionMenu
                label={title}
                actions={[
                  ...(group.stage === 1 && drawingId !== undefined
                    ? [{ id: 'edit', label: texts.edit, to: pathOf('/admin/seni/edit/:id', { id: drawingId }) }]
                    : []),
                  { id: 'remove', label: texts.remove, onSelect: () => setAsking('remove') },
                ]}
              />
            )}
          </Box>
        ) : null}
      </Box>
      {group.counts_in_tally ? null : (
        <chakra.p textStyle="sm" color="fg.muted" mb="3">
          {texts.fewHint(group.entrant_count)}
        </chakra.p>
      )}
      <Box
        display="grid"
        gap="3"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        {group.pools.map((pool) => (
          <PoolTable
            key={pool.id}
            pool={pool}
            title={`${title} – ${pool.name}`}
            onBracket={() => onBracket(pool, `${title} – ${pool.name}`)}
          />
        ))}
      </Box>
      {asking === 'regenerate' ? (
        <ReasonDialog
          title={texts.regenerate}
          question={texts.groupQuestion(`${group.category}${behind(group.nomor_name)}`, gender, group.mode)}
          confirmText={texts.regenerate}
          isDestructive
          busy={regenerate.isPending}
          failure={regenerate.error ? messageOf(regenerate.error, texts.groupFailed) : undefined}
          onConfirm={confirm}
          onClose={() => setAsking(null)}
        >
          {group.stage === 1 ? <p>{texts.groupHint}</p> : null}
        </ReasonDialog>
      ) : null}
      <ConfirmDialog
        open={asking === 'remove'}
        title={texts.remove}
        question={texts.removeQuestion}
        name={title}
        confirmText={texts.remove}
        busy={remove.isPending}
        onConfirm={() => void confirmRemove()}
        onClose={() => setAsking(null)}
      />
    </chakra.section>
  );
}
