// One corner of a match in a bracket: its line, its mark and name; a winner travels here along the connector.
import { lazy, memo, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import type { BracketGame, BracketPlayer } from '@gelanggang/contract/brackets';
import { FINAL_LINE, type SlotLine } from './bracket-layout';
import { fontSizeOf, lineClass, shapeClass, textClass } from './bracket-styles';
import { fitted } from './fitted-text';
import { bracketTexts as texts } from './texts';
import type { TravelProps } from './travel';

const MARK = 21;

/** Loaded when it is needed, or by `prepareTravel` before; until then, and without a network, names stand at once. */
const loadTravel = (): Promise<{ default: ComponentType<TravelProps> }> =>
  import('./travel').catch(() => ({ default: AtOnce }));
const AtOnce = ({ children }: { children: ReactNode }) => children;
const Travel = lazy(loadTravel);

export const prepareTravel = (): void => void loadTravel();

interface BracketSlotProps {
  slot: SlotLine;
  game: BracketGame;
  feeder: SlotLine | null;
  framed: boolean;
  /** To be filled in by hand. */
  isBlank: boolean;
}

export const BracketSlot = memo(function BracketSlot({ slot, game, feeder, framed, isBlank }: BracketSlotProps) {
  const player = slot.corner === 'blue' ? game.player1 : game.player2;
  const isWinner = game.winner === slot.corner;
  const isRunning = game.status === 'ongoing';
  const line = lineClass(isRunning, isWinner);
  const arrived = useArrival(player);
  const text = (
    <PlayerText slot={slot} player={player} isWinner={isWinner} isDecided={game.winner !== null} isBlank={isBlank} />
  );
  return (
    <>
      {!framed && (
        <path
          d={`M${slot.x1} ${slot.y}H${slot.x2}`}
          className={player.state === 'bye' ? `${line} ${shapeClass('byeLine')}` : line}
        />
      )}
      {framed && slot.corner === 'red' && (
        <path d={`M${slot.x1} ${slot.y - FINAL_LINE}H${slot.x2}`} className={shapeClass('divider')} />
      )}
      {arrived && feeder ? (
        <Suspense fallback={text}>
          <Travel key={player.unit_id} from={feeder} to={slot}>
            {text}
          </Travel>
        </Suspense>
      ) : (
        text
      )}
    </>
  );
});

/** True once a corner that was open when the page came up has been filled. */
function useArrival(player: BracketPlayer): boolean {
  const wasOpen = useRef(player.state === 'tbd');
  const arrived = wasOpen.current && player.state === 'unit';
  useEffect(() => {
    if (player.state === 'tbd') wasOpen.current = true;
  }, [player.state]);
  return arrived;
}

interface PlayerTextProps {
  slot: SlotLine;
  player: BracketPlayer;
  isWinner: boolean;
  isDecided: boolean;
  isBlank: boolean;
}

function PlayerText({ slot, player, isWinner, isDecided, isBlank }: PlayerTextProps) {
  const forward = slot.anchor === 'start';
  const isKnown = player.state === 'unit';
  if (isBlank && player.state === 'tbd') return <Mark slot={slot} />;
  const nameX = isKnown ? slot.textX + (forward ? MARK : -MARK) : slot.textX;
  const name = isKnown || player.placeholder ? player.name : player.state === 'bye' ? texts.bye : texts.toBeDecided;
  const style = !isKnown ? 'open' : isDecided && !isWinner ? 'lost' : 'name';
  const shown = fitted(name, isKnown ? slot.textWidth - MARK : slot.textWidth, fontSizeOf(style));
  const below = (isKnown ? player.contingent : '') || (player.place ?? '');
  const contingent = fitted(below, slot.textWidth - MARK + 8, fontSizeOf('contingent'));
  const isCut = shown.text !== name || contingent.text !== below;
  return (
    <>
      {isKnown && <Mark slot={slot} />}
      <text x={nameX} y={slot.y - 9} textAnchor={slot.anchor} className={textClass(style, shown.isNarrow)}>
        {isCut ? <title>{below ? `${name}, ${below}` : name}</title> : null}
        {shown.text}
        {player.is_dummy && ` (${texts.dummy})`}
      </text>
      {below && (
        <text
          x={nameX}
          y={slot.y + 14}
          textAnchor={slot.anchor}
          className={textClass('contingent', contingent.isNarrow)}
        >
          {contingent.text}
        </text>
      )}
    </>
  );
}

function Mark({ slot }: { slot: SlotLine }) {
  const forward = slot.anchor === 'start';
  return (
    <>
      <rect
        x={forward ? slot.textX : slot.textX - 15}
        y={slot.y - 21}
        width={15}
        height={15}
        rx={2}
        className={shapeClass(slot.corner)}
      />
      <text
        x={forward ? slot.textX + 7.5 : slot.textX - 7.5}
        y={slot.y - 9.8}
        textAnchor="middle"
        className={textClass('mark')}
      >
        <title>{slot.corner === 'blue' ? texts.blue : texts.red}</title>
        {slot.corner === 'blue' ? 'B' : 'M'}
      </text>
    </>
  );
}
