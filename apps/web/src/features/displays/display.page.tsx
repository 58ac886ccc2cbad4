// /display: a big screen. It shows a code until the desk has named it, then what the desk wants; it needs nobody beside it.
import { Component, useMemo, type ReactNode } from 'react';
import type { DisplayShow, DisplayState } from '@gelanggang/contract/displays';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import { isRehearsal, REHEARSAL_WORD } from '@gelanggang/domain/tournament/rehearsal';
import { useTournamentNews } from '@web/site/active-tournaments';
import { useScreenLanguage } from '@web/lib/screen-language';
import { useWakeLock } from '@web/lib/use-wake-lock';
import { useJoinedSnapshot } from '@web/live/joined-snapshot';
import { AutoScreen } from './components/auto-screen';
import { ArenaScreen } from './components/arena-screen';
import { BracketScreen } from './components/bracket-screen';
import { CodeScreen, MessageScreen } from './components/message-screen';
import { MedalScreen } from './components/medal-screen';
import { ScheduleScreen } from './components/schedule-screen';
import { ScreenFrame } from './components/screen-frame';
import { ScreenNote } from './components/screen-note';
import { SeniPoolScreen } from './components/seni-pool-screen';
import { SponsorScreen } from './components/sponsor-screen';
import { WallScreen } from './components/wall-screen';
import { displayTexts as texts } from './texts';
import { reloadWhenServed, useDisplay } from './use-display';

export default function DisplayPage() {
  const { display, isWaiting } = useDisplay();
  useWakeLock();
  useScreenLanguage(display?.tournament?.language);
  useTournamentNews();
  return (
    <ScreenFrame mark={isRehearsal(display?.tournament?.slug) ? REHEARSAL_WORD : undefined}>
      <Recovering key={`${display?.show} ${display?.arena_id} ${display?.pool_id}`}>
        {display?.tournament ? (
          <Shown display={display} tournament={display.tournament} isWaiting={isWaiting} />
        ) : (
          <CodeScreen display={display} isWaiting={isWaiting} />
        )}
      </Recovering>
    </ScreenFrame>
  );
}

interface ShownProps {
  display: DisplayState;
  tournament: NonNullable<DisplayState['tournament']>;
  isWaiting: boolean;
}

function Shown({ display, tournament, isWaiting }: ShownProps) {
  const { show } = display;
  switch (show) {
    case 'code':
      return <CodeScreen display={display} isWaiting={isWaiting} />;
    case 'message':
      return <MessageScreen text={display.message} tournament={tournament} />;
    case 'sponsors':
      // what an older version kept has none
      return <SponsorScreen sponsors={display.sponsors ?? []} />;
    case 'medals':
      return <MedalScreen slug={tournament.slug} />;
    case 'arena':
    case 'auto':
    case 'bracket':
    case 'schedule':
    case 'wall':
      return <LiveScreen display={display} show={show} slug={tournament.slug} />;
  }
}

interface LiveScreenProps {
  display: DisplayState;
  show: Extract<DisplayShow, 'arena' | 'auto' | 'bracket' | 'schedule' | 'wall'>;
  slug: string;
}

function LiveScreen({ display, show, slug }: LiveScreenProps) {
  const { data: snapshot, error } = useJoinedSnapshot(slug);
  if (!snapshot) return <ScreenNote text={error ? texts.waiting : texts.starting} />;
  switch (show) {
    case 'auto':
      return <AutoScreen display={display} snapshot={snapshot} />;
    case 'arena':
      return snapshot.arenas.some((arena) => arena.id === display.arena_id) && display.arena_id !== null ? (
        <ArenaScreen snapshot={snapshot} arenaId={display.arena_id} />
      ) : (
        <ScreenNote text={texts.gone} />
      );
    case 'bracket':
      return display.pool_id === null ? (
        <ScreenNote text={texts.gone} />
      ) : (
        <PoolScreen snapshot={snapshot} poolId={display.pool_id} />
      );
    case 'schedule':
      return <ScheduleScreen snapshot={snapshot} />;
    case 'wall':
      return <WallScreen snapshot={snapshot} />;
  }
}

function PoolScreen({ snapshot, poolId }: { snapshot: LiveSnapshot; poolId: number }) {
  const matches = useMemo(
    () => snapshot.matches.filter((match) => match.pool_id === poolId),
    [snapshot.matches, poolId],
  );
  const [first] = matches;
  if (!first) return <ScreenNote text={texts.gone} />;
  return first.kind === 'seni' && first.mode === 'default' ? (
    <SeniPoolScreen snapshot={snapshot} matches={matches} />
  ) : (
    <BracketScreen snapshot={snapshot} matches={matches} />
  );
}

const RECOVER_MS = 10_000;

/** A fault of ours is no reason for a dark hall: the screen says so and starts anew. */
class Recovering extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.timer = setTimeout(reloadWhenServed, RECOVER_MS);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <ScreenNote text={texts.broken} /> : this.props.children;
  }
}
