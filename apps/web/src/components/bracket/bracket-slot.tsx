// One corner of a match in a bracket: its line, its mark and name; a winner travels here along the connector.
import { memo, useEffect, useRef } from 'react';
import { motion } from 'framer-motion';
import type { BracketGame, BracketPlayer } from '@gelanggang/contract/tanding';
import type { SlotLine } from './bracket-layout';
import { ink, svgText } from './bracket-styles';
import { fitted } from './fitted-text';
import { bracketTexts as texts } from './texts';

const MARK = 21;
const TRAVEL_SECONDS = 0.6;

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
  const line = isRunning ? ink.marun : isWinner ? ink.fg : ink.line;
  const arrived = useArrival(player);
  const motionPath =
    arrived && feeder
      ? { x: [feeder.textX - slot.textX, feeder.x2 - slot.textX, 0], y: [feeder.y - slot.y, feeder.y - slot.y, 0] }
      : null;
  const text = (
    <PlayerText slot={slot} player={player} isWinner={isWinner} isDecided={game.winner !== null} isBlank={isBlank} />
  );
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
          {text}
        </motion.g>
      ) : (
        text
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
  const style = !isKnown ? svgText.open : isDecided && !isWinner ? svgText.lost : svgText.name;
  const shown = fitted(name, isKnown ? slot.textWidth - MARK : slot.textWidth, style);
  const contingent = fitted(player.contingent || (player.place ?? ''), slot.textWidth - MARK + 8, svgText.contingent);
  return (
    <>
      {isKnown && <Mark slot={slot} />}
      <text x={nameX} y={slot.y - 9} textAnchor={slot.anchor} style={shown.style}>
        <title>{player.contingent ? `${player.name}, ${player.contingent}` : name}</title>
        {shown.text}
        {player.is_dummy && ` (${texts.dummy})`}
      </text>
      {((isKnown && player.contingent) || player.place) && (
        <text x={nameX} y={slot.y + 14} textAnchor={slot.anchor} style={contingent.style}>
          {contingent.text}
        </text>
      )}
    </>
  );
}

function Mark({ slot }: { slot: SlotLine }) {
  const forward = slot.anchor === 'start';
  return (
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
      <text x={forward ? slot.textX + 7.5 : slot.textX - 7.5} y={slot.y - 9.8} textAnchor="middle" style={svgText.mark}>
        {slot.corner === 'blue' ? 'B' : 'M'}
      </text>
    </g>
  );
}
