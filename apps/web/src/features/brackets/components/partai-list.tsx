// The matches of one bracket as rows: who, where, when or how it ended, each leading to its place in the schedule.
import { chakra } from '@chakra-ui/react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { reasonText } from '@gelanggang/domain/scoring/decision-text';
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { clockTime } from '@gelanggang/domain/words/dates';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { ButtonLink } from '@web/components/button';
import { MatchRow } from '@web/components/match-row';
import { sheetTexts } from '@web/components/performance/sheet-texts';
import { Tag } from '@web/components/tag';
import { formatShortDay } from '@web/lib/formats';
import { memo, useMemo, useState } from 'react';
import { isFought, isOver } from '../pools';
import { bracketsTexts as texts } from '../texts';
import { partaiId } from './partai-id';
import { pathOf } from '@web/site/routes';

interface PartaiListProps {
  snapshot: LiveSnapshot;
  matches: readonly LiveMatch[];
  kind: MatchKind;
  isOrder: boolean;
}

export function PartaiList({ snapshot, matches, kind, isOrder }: PartaiListProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const [toggle] = useState(() => (id: number) => setOpenId((before) => (before === id ? null : id)));
  const fought = useMemo(() => matches.filter((match) => isFought(match, matches)), [matches]);
  if (fought.length === 0) return null;
  const { slug } = snapshot.tournament;
  return (
    <chakra.section mt="8" maxW="48rem">
      <chakra.h2 textStyle="title.section" borderTopWidth="2px" borderColor="fg" pt="3" pb="2">
        {isOrder ? texts.order : texts.matches}
      </chakra.h2>
      <chakra.ul mx="-4">
        {fought.map((match) => (
          <PartaiRow
            key={match.id}
            match={match}
            scheduleLink={`${pathOf(`/schedule/live/:slug/${kind}`, { slug })}?date=semua&pool=${match.pool_id}`}
            arenas={snapshot.arenas}
            schedules={snapshot.schedules}
            isOpen={openId === match.id}
            onToggle={toggle}
          />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

interface PartaiRowProps extends Pick<LiveSnapshot, 'arenas' | 'schedules'> {
  match: LiveMatch;
  scheduleLink: string;
  isOpen: boolean;
  onToggle(matchId: number): void;
}

/** A burst of results draws only the rows that it changes anew. */
const PartaiRow = memo(function PartaiRow({ match, scheduleLink, isOpen, onToggle, ...places }: PartaiRowProps) {
  return (
    <MatchRow
      id={partaiId(match.id)}
      match={match}
      isBlueFollowed={false}
      isRedFollowed={false}
      isOpen={isOpen}
      query=""
      side={<Side match={match} {...places} />}
      onToggle={onToggle}
    >
      {isOpen ? (
        <chakra.div px="4" py="3" display="flex" flexWrap="wrap" gap="2">
          {match.seni?.outcome || match.started_at !== null ? (
            <ButtonLink to={pathOf('/partai/:id', { id: match.id })} size="sm">
              {texts.recap}
            </ButtonLink>
          ) : null}
          {match.schedule_id !== null ? (
            <ButtonLink to={scheduleLink} size="sm">
              {texts.inSchedule}
            </ButtonLink>
          ) : null}
        </chakra.div>
      ) : null}
    </MatchRow>
  );
});

function Side({ match, arenas, schedules }: Pick<PartaiRowProps, 'match' | 'arenas' | 'schedules'>) {
  if (match.status === 'ongoing' || match.status === 'called') {
    return <Tag tone="run">{MATCH_STATUS_LABELS[match.status]}</Tag>;
  }
  if (isOver(match)) return <Result match={match} />;
  const schedule = schedules.find((one) => one.id === match.schedule_id);
  const arena = arenas.find((one) => one.id === match.arena_id);
  if (!schedule || match.start_time === null) return <span>{texts.noNumber}</span>;
  return (
    <>
      <chakra.span color="fg" fontSize="15px" fontWeight="650" whiteSpace="nowrap">
        {clockTime(match.start_time)}
      </chakra.span>
      <span>{formatShortDay(schedule.scheduled_date)}</span>
      <span>{arena?.name}</span>
    </>
  );
}

function Result({ match }: { match: LiveMatch }) {
  const hasScore = match.blue_score !== null && match.red_score !== null;
  const score = match.seni?.score ?? null;
  // a battle's result stands at both of its rows
  const hasWon = match.corner === null || match.winner === match.corner;
  return (
    <>
      {hasScore || score !== null ? (
        <chakra.span color="fg" textStyle="display.figure" fontSize="20px">
          {hasScore ? `${match.blue_score}–${match.red_score}` : seniScoreText(score ?? 0)}
        </chakra.span>
      ) : null}
      <span>
        {hasWon && match.win_kind && isWinKind(match.win_kind)
          ? WIN_KIND_LABELS[match.win_kind]
          : match.seni?.is_held && match.seni.outcome === 'performed'
            ? sheetTexts.heldShort
            : score === null
              ? [MATCH_STATUS_LABELS[match.status], reasonText(match.win_reason)].filter(Boolean).join(', ')
              : ''}
      </span>
    </>
  );
}
