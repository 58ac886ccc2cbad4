// A bracket as one SVG, for the screen, for print and for the big screens.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { useEffect, useMemo } from 'react';
import type { BracketGame, BracketRound } from '@gelanggang/contract/brackets';
import type { Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { BracketLayout, LayoutOptions, SlotLine } from './bracket-layout';
import { BracketSlot, prepareTravel } from './bracket-slot';
import { BRACKET_CSS, fontSizeOf, lineClass, shapeClass, textClass } from './bracket-styles';
import { fitted, spaced, wrapped } from './fitted-text';
import { PartaiBox } from './partai-box';
import { bracketTexts as texts } from './texts';
import { useBracketLayout } from './use-bracket-layout';

interface BracketProps extends LayoutOptions {
  rounds: BracketRound[];
  title: string;
  onSelect?: (game: BracketGame) => void;
  /** To be filled in by hand: open lines stay empty, and a match without a number has an empty box. */
  isBlank?: boolean;
  /** What stands on the last line until somebody has won it. */
  outcome?: string;
}

/** Well after the bracket is painted, and before most results come. */
const PREPARE_MS = 4_000;

export function Bracket(props: BracketProps) {
  const { rounds, title, onSelect, twoSidedFrom, leaf, width, wraps, isBlank = false, outcome } = props;
  const games = useMemo(() => rounds.flatMap((round) => round.games), [rounds]);
  const layout = useBracketLayout(games, { twoSidedFrom, leaf, width, wraps });
  const byId = useMemo(() => new Map(games.map((game) => [game.id, game])), [games]);
  const feeders = useMemo(() => feederLines(games, layout), [games, layout]);
  const final = games.find((game) => game.round === rounds.length && !game.is_third_place);
  const third = games.find((game) => game.is_third_place);
  const isOpen = !isBlank && games.some((game) => game.winner === null);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(prepareTravel, PREPARE_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <>
      <style href="bracket" precedence="medium">
        {BRACKET_CSS}
      </style>
      <svg
        width={layout.width}
        height={layout.height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="group"
        aria-label={title}
        style={{ display: 'block', overflow: 'visible' }}
      >
        <RoundHeads layout={layout} rounds={rounds} />
        {layout.finalBox && (
          <rect
            x={layout.finalBox.x}
            y={layout.finalBox.y}
            width={layout.finalBox.width}
            height={layout.finalBox.height}
            rx={6}
            className={shapeClass('final')}
          />
        )}
        {layout.slots.map((slot) => {
          const game = byId.get(slot.matchId);
          return (
            game && (
              <BracketSlot
                key={lineKey(slot.matchId, slot.corner)}
                slot={slot}
                game={game}
                feeder={feeders.get(lineKey(slot.matchId, slot.corner)) ?? null}
                framed={slot.matchId === layout.finalBox?.matchId}
                isBlank={isBlank}
              />
            )
          );
        })}
        {layout.thirdHead && third && (
          <text x={layout.thirdHead.x} y={layout.thirdHead.y} className={textClass('head')}>
            {roundText(third.round_label)}
          </text>
        )}
        {layout.champion && final && <Champion layout={layout} final={final} outcome={outcome ?? texts.champion} />}
        {layout.connectors.map((connector) => {
          const game = byId.get(connector.matchId);
          return (
            game && (
              <PartaiBox
                key={connector.matchId}
                connector={connector}
                game={game}
                onSelect={onSelect}
                isBlank={isBlank}
              />
            )
          );
        })}
      </svg>
    </>
  );
}

const lineKey = (matchId: number, corner: Corner) => `${matchId}-${corner}`;

/** By slot: the line that its unit comes from, for the unit's way along the connector. */
function feederLines(games: BracketGame[], layout: BracketLayout): Map<string, SlotLine> {
  const lines = new Map(layout.slots.map((slot) => [lineKey(slot.matchId, slot.corner), slot]));
  const feeders = new Map<string, SlotLine>();
  for (const game of games) {
    const line = game.winner && lines.get(lineKey(game.id, game.winner));
    if (line && game.next !== null && game.next_corner) feeders.set(lineKey(game.next, game.next_corner), line);
  }
  return feeders;
}

function RoundHeads({ layout, rounds }: { layout: BracketLayout; rounds: BracketRound[] }) {
  const isTwoSided = layout.finalBox !== null;
  return (
    <>
      {layout.heads.map((head) => {
        const label = roundText(rounds.find((round) => round.round === head.round)?.label ?? '');
        if (isTwoSided && head.anchor === 'middle' && layout.finalBox) {
          return (
            <text key="final" x={head.x} y={layout.finalBox.y - 22} textAnchor="middle" className={textClass('final')}>
              {label}
            </text>
          );
        }
        return (
          <text
            key={`${head.round}${head.anchor}`}
            x={head.x}
            y={14}
            textAnchor={head.anchor}
            className={textClass('head')}
          >
            {label}
          </text>
        );
      })}
    </>
  );
}

const CHAMPION_WIDTH = 176;

function Champion({ layout, final, outcome }: { layout: BracketLayout; final: BracketGame; outcome: string }) {
  const line = layout.champion;
  if (!line) return null;
  const winner = final.winner === 'blue' ? final.player1 : final.winner === 'red' ? final.player2 : null;
  const room = line.wraps ? line.x2 - line.textX : CHAMPION_WIDTH;
  const fit = (text: string, style: 'name' | 'contingent') => {
    const fontSize = fontSizeOf(style);
    if (line.wraps) return { lines: wrapped(text, { width: room, lines: 2, fontSize }), isNarrow: false };
    const { text: shown, isNarrow } = fitted(text, room, fontSize);
    return { lines: [shown], isNarrow };
  };
  const name = fit(winner ? shownName(winner.name) : outcome, 'name');
  const contingent = fit(shownName(winner?.contingent) ?? '', 'contingent');
  return (
    <g>
      <path d={`M${line.x1} ${line.y}H${line.x2}`} className={lineClass(false, winner !== null)} />
      <text
        y={line.y - 9 - LINE * (name.lines.length - 1)}
        className={textClass(winner ? 'name' : 'open', winner !== null && name.isNarrow)}
      >
        {spans(name.lines, line.textX)}
      </text>
      {winner && (
        <text y={line.y + 14} className={textClass('contingent', contingent.isNarrow)}>
          {spans(contingent.lines, line.textX)}
        </text>
      )}
    </g>
  );
}

const LINE = 14.5;

const spans = (lines: readonly string[], x: number) =>
  lines.map((line, index) => (
    <tspan key={line} x={x} dy={index === 0 ? undefined : LINE}>
      {spaced(lines, index, 'start')}
    </tspan>
  ));
