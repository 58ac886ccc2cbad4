// One corner of a match in a bracket: its line, its mark and name; a winner travels here along the connector.
import { lazy, memo, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import type { BracketGame, BracketPlayer } from '@gelanggang/contract/brackets';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { nobodyComesText } from '@gelanggang/domain/words/labels';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { SlotLine } from './bracket-layout';
import { fontSizeOf, lineClass, shapeClass, textClass } from './bracket-styles';
import { fittedLines, spaced, wrapped } from './fitted-text';
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
      {framed && slot.corner === 'red' && slot.rowTop !== undefined && (
        <path d={`M${slot.x1} ${slot.rowTop}H${slot.x2}`} className={shapeClass('divider')} />
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
  if (isBlank && player.state === 'tbd') return <Mark slot={slot} y={slot.y - 9} />;
  const nameX = isKnown ? slot.textX + (forward ? MARK : -MARK) : slot.textX;
  const name =
    nobodyComesText(player) ??
    (isKnown || player.placeholder ? shownName(player.name) : player.state === 'bye' ? texts.bye : texts.toBeDecided);
  const style = !isKnown ? 'open' : isDecided && !isWinner ? 'lost' : 'name';
  const below = (isKnown ? shownName(player.contingent) : '') || (player.place ?? '');
  const shown = linesOf(name, style, slot, isKnown ? MARK : 0);
  const contingent = linesOf(below, 'contingent', slot, MARK - 8);
  const isCut = shown.text !== name || contingent.text !== below;
  const top = slot.y - 9 - NAME_LINE * (shown.lines.length - 1);
  return (
    <>
      {isKnown && <Mark slot={slot} y={top} />}
      <text y={top} textAnchor={slot.anchor} className={textClass(style, shown.isNarrow)}>
        {isCut ? <title>{below ? `${name}, ${below}` : name}</title> : null}
        {shown.lines.map((line, index) => (
          <tspan key={line} x={nameX} dy={index === 0 ? undefined : NAME_LINE}>
            {spaced(shown.lines, index, slot.anchor)}
          </tspan>
        ))}
        {player.is_dummy && ` (${texts.dummy})`}
      </text>
      {below && (
        <text y={slot.y + 14} textAnchor={slot.anchor} className={textClass('contingent', contingent.isNarrow)}>
          {contingent.lines.map((line, index) => (
            <tspan key={line} x={nameX} dy={index === 0 ? undefined : CONTINGENT_LINE}>
              {spaced(contingent.lines, index, slot.anchor)}
            </tspan>
          ))}
        </text>
      )}
    </>
  );
}

const NAME_LINE = 14.5;
const CONTINGENT_LINE = 13.5;
const LINES = { name: 3, framed: 2, contingent: 2 };

/** On a screen words go to a line below; on paper letters become narrow, then words go there; cut is only what still does not fit. */
function linesOf(text: string, style: 'name' | 'lost' | 'open' | 'contingent', slot: SlotLine, before: number) {
  const fontSize = fontSizeOf(style);
  if (slot.wrapWidth === null) {
    return fittedLines(text, {
      width: slot.textWidth - before,
      lines: style === 'contingent' ? slot.below : slot.above,
      fontSize,
    });
  }
  const isFramed = slot.rowTop !== undefined;
  const lines = wrapped(text, {
    width: slot.wrapWidth - before,
    oneLine: slot.textWidth - before,
    lines: style === 'contingent' ? (isFramed ? 1 : LINES.contingent) : isFramed ? LINES.framed : LINES.name,
    fontSize,
  });
  return { lines, text: lines.join(' '), isNarrow: false };
}

/** `y`: of the name's first line. */
function Mark({ slot, y }: { slot: SlotLine; y: number }) {
  const forward = slot.anchor === 'start';
  return (
    <>
      <rect
        x={forward ? slot.textX : slot.textX - 15}
        y={y - 12}
        width={15}
        height={15}
        rx={2}
        className={shapeClass(slot.corner)}
      />
      <text
        x={forward ? slot.textX + 7.5 : slot.textX - 7.5}
        y={y - 0.8}
        textAnchor="middle"
        className={textClass('mark')}
      >
        <title>{CORNER_LABELS[slot.corner]}</title>
        {CORNER_LABELS[slot.corner].charAt(0)}
      </text>
    </>
  );
}
