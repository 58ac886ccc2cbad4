// A bracket as one SVG, for the screen, for print and for the big screens.
import { memo, useEffect, useMemo, useRef } from 'react';
import { MotionConfig, motion } from 'framer-motion';
import type { BracketGame, BracketPlayer, BracketRound } from '@gelanggang/contract/tanding';
import { clockTime } from '@gelanggang/domain/words/dates';
import {
  BOX_HEIGHT,
  BOX_WIDTH,
  layoutBracket,
  type BracketLayout,
  type Connector,
  type SlotLine,
} from './bracket-layout';
import { ink, svgText } from './bracket-styles';
import { bracketTexts as texts } from './texts';

/** Width of an average letter of a name at 13.5 px, to cut names that do not fit their line. */
const LETTER = 7.1;
const MARK = 21;
const TRAVEL_SECONDS = 0.6;

interface BracketProps {
  rounds: BracketRound[];
  title: string;
  onSelect?: (game: BracketGame) => void;
}

export function Bracket({ rounds, title, onSelect }: BracketProps) {
  const games = useMemo(() => rounds.flatMap((round) => round.games), [rounds]);
  const layout = useMemo(
    () =>
      layoutBracket(
        games.map((game) => ({
          id: game.id,
          round: game.round,
          position: game.position,
          isThirdPlace: game.is_third_place,
        })),
      ),
    [games],
  );
  const byId = useMemo(() => new Map(games.map((game) => [game.id, game])), [games]);
  const feeders = useMemo(() => feederLines(games, layout), [games, layout]);
  const final = games.find((game) => game.next === null && !game.is_third_place);
  return (
    <MotionConfig reducedMotion="user">
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
            fill={ink.panel}
            stroke={ink.fg}
            strokeWidth={1.5}
          />
        )}
        {layout.slots.map((slot) => {
          const game = byId.get(slot.matchId);
          return (
            game && (
              <Slot
                key={lineKey(slot.matchId, slot.corner)}
                slot={slot}
                game={game}
                feeder={feeders.get(lineKey(slot.matchId, slot.corner)) ?? null}
                framed={slot.matchId === layout.finalBox?.matchId}
              />
            )
          );
        })}
        {layout.champion && final && <Champion layout={layout} final={final} />}
        {layout.connectors.map((connector) => {
          const game = byId.get(connector.matchId);
          return game && <PartaiBox key={connector.matchId} connector={connector} game={game} onSelect={onSelect} />;
        })}
      </svg>
    </MotionConfig>
  );
}

const lineKey = (matchId: number, corner: 'blue' | 'red') => `${matchId}-${corner}`;

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
        const label = rounds.find((round) => round.round === head.round)?.label ?? '';
        if (isTwoSided && head.anchor === 'middle' && layout.finalBox) {
          return (
            <text key="final" x={head.x} y={layout.finalBox.y - 22} textAnchor="middle" style={svgText.final}>
              {label}
            </text>
          );
        }
        return (
          <text key={`${head.round}${head.anchor}`} x={head.x} y={14} textAnchor={head.anchor} style={svgText.head}>
            {label}
          </text>
        );
      })}
    </>
  );
}

interface SlotProps {
  slot: SlotLine;
  game: BracketGame;
  feeder: SlotLine | null;
  framed: boolean;
}

const Slot = memo(function Slot({ slot, game, feeder, framed }: SlotProps) {
  const player = slot.corner === 'blue' ? game.player1 : game.player2;
  const isWinner = game.winner === slot.corner;
  const isRunning = game.status === 'ongoing';
  const line = isRunning ? ink.marun : isWinner ? ink.fg : ink.line;
  const arrived = useArrival(player);
  const motionPath =
    arrived && feeder
      ? { x: [feeder.textX - slot.textX, feeder.x2 - slot.textX, 0], y: [feeder.y - slot.y, feeder.y - slot.y, 0] }
      : null;
  return (
    <g>
      {!framed && (
        <path
          d={`M${slot.x1} ${slot.y}H${slot.x2}`}
          stroke={line}
          strokeWidth={isWinner || isRunning ? 2.25 : 1.25}
          strokeDasharray={player.state === 'bye' ? '4 4' : undefined}
          fill="none"
        />
      )}
      {framed && slot.corner === 'red' && (
        <path d={`M${slot.x1} ${slot.y - 30}H${slot.x2}`} stroke={ink.line} strokeWidth={1} fill="none" />
      )}
      {motionPath ? (
        <motion.g
          key={player.unit_id}
          animate={motionPath}
          transition={{ duration: TRAVEL_SECONDS, times: [0, 0.55, 1], ease: [0.2, 0.7, 0.2, 1] }}
        >
          <PlayerText slot={slot} player={player} isWinner={isWinner} isDecided={game.winner !== null} />
        </motion.g>
      ) : (
        <PlayerText slot={slot} player={player} isWinner={isWinner} isDecided={game.winner !== null} />
      )}
    </g>
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

function PlayerText({
  slot,
  player,
  isWinner,
  isDecided,
}: {
  slot: SlotLine;
  player: BracketPlayer;
  isWinner: boolean;
  isDecided: boolean;
}) {
  const forward = slot.anchor === 'start';
  const isKnown = player.state === 'unit';
  const nameX = isKnown ? slot.textX + (forward ? MARK : -MARK) : slot.textX;
  const name = isKnown || player.placeholder ? player.name : player.state === 'bye' ? texts.bye : texts.toBeDecided;
  const style = !isKnown ? svgText.open : isDecided && !isWinner ? svgText.lost : svgText.name;
  return (
    <>
      {isKnown && (
        <g>
          <title>{slot.corner === 'blue' ? texts.blue : texts.red}</title>
          <rect
            x={forward ? slot.textX : slot.textX - 15}
            y={slot.y - 21}
            width={15}
            height={15}
            rx={2}
            fill={slot.corner === 'blue' ? ink.blue : ink.red}
          />
          <text
            x={forward ? slot.textX + 7.5 : slot.textX - 7.5}
            y={slot.y - 9.8}
            textAnchor="middle"
            style={svgText.mark}
          >
            {slot.corner === 'blue' ? 'B' : 'M'}
          </text>
        </g>
      )}
      <text x={nameX} y={slot.y - 9} textAnchor={slot.anchor} style={style}>
        <title>{player.contingent ? `${player.name}, ${player.contingent}` : name}</title>
        {cut(name, isKnown ? slot.textWidth - MARK : slot.textWidth)}
        {player.is_dummy && ` (${texts.dummy})`}
      </text>
      {isKnown && player.contingent && (
        <text x={nameX} y={slot.y + 14} textAnchor={slot.anchor} style={svgText.contingent}>
          {cut(player.contingent, slot.textWidth - MARK + 8)}
        </text>
      )}
    </>
  );
}

function cut(text: string, width: number): string {
  const letters = Math.floor(width / LETTER);
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;
}

interface PartaiBoxProps {
  connector: Connector;
  game: BracketGame;
  onSelect?: (game: BracketGame) => void;
}

const PartaiBox = memo(function PartaiBox({ connector, game, onSelect }: PartaiBoxProps) {
  const isBye = game.player1.state === 'bye' || game.player2.state === 'bye';
  const isRunning = game.status === 'ongoing';
  const isOver = game.status === 'finished' || game.status === 'walkover';
  const middle = (connector.y1 + connector.y2) / 2;
  const half = (corner: 'blue' | 'red') => {
    const won = game.winner === corner;
    return {
      d: `M${connector.x} ${corner === 'blue' ? connector.y1 : connector.y2}V${middle}`,
      stroke: isRunning ? ink.marun : won ? ink.fg : ink.line,
      strokeWidth: won || isRunning ? 2.25 : 1.25,
    };
  };
  const x = connector.boxX - BOX_WIDTH / 2;
  const y = connector.boxY - BOX_HEIGHT / 2;
  const body = isBye ? (
    <>
      <rect
        x={x}
        y={connector.boxY - 11}
        width={BOX_WIDTH}
        height={22}
        rx={4}
        fill={ink.bg}
        stroke={ink.line}
        strokeDasharray="4 3"
      />
      <text x={connector.boxX} y={connector.boxY + 4} textAnchor="middle" style={svgText.byeBox}>
        {texts.bye}
      </text>
    </>
  ) : game.number === null ? (
    <circle cx={connector.boxX} cy={connector.boxY} r={4} fill={isOver ? ink.fg : ink.line} />
  ) : (
    <>
      <rect
        x={x}
        y={y}
        width={BOX_WIDTH}
        height={BOX_HEIGHT}
        rx={4}
        fill={isRunning ? ink.marun : isOver ? ink.muted : ink.panel}
        stroke={isRunning ? ink.marun : ink.line}
      />
      <text
        x={connector.boxX}
        y={y + 18}
        textAnchor="middle"
        style={isRunning ? svgText.partaiRunning : svgText.partai}
      >
        {game.number}
      </text>
      <text x={connector.boxX} y={y + 31} textAnchor="middle" style={isRunning ? svgText.timeRunning : svgText.time}>
        {isRunning ? texts.running : game.start_time ? clockTime(game.start_time) : ''}
      </text>
    </>
  );
  return (
    <g>
      <path {...half('blue')} fill="none" />
      <path {...half('red')} fill="none" />
      {onSelect && !isBye ? (
        <g
          role="button"
          tabIndex={0}
          aria-label={texts.details(game)}
          style={{ cursor: 'pointer' }}
          onClick={() => onSelect(game)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              onSelect(game);
            }
          }}
        >
          <rect x={connector.boxX - 22} y={connector.boxY - 22} width={44} height={44} fill="transparent" />
          {body}
        </g>
      ) : (
        body
      )}
    </g>
  );
});

function Champion({ layout, final }: { layout: BracketLayout; final: BracketGame }) {
  const line = layout.champion;
  if (!line) return null;
  const winner = final.winner === 'blue' ? final.player1 : final.winner === 'red' ? final.player2 : null;
  return (
    <g>
      <path
        d={`M${line.x1} ${line.y}H${line.x2}`}
        stroke={winner ? ink.fg : ink.line}
        strokeWidth={winner ? 2.25 : 1.25}
      />
      <text x={line.textX} y={line.y - 9} style={winner ? svgText.name : svgText.open}>
        {winner ? cut(winner.name, 150) : texts.champion}
      </text>
      {winner && (
        <text x={line.textX} y={line.y + 14} style={svgText.contingent}>
          {cut(winner.contingent, 160)}
        </text>
      )}
    </g>
  );
}
