// The upright between two corners, with the partai number and time of their match on it.
import { memo } from 'react';
import type { BracketGame } from '@gelanggang/contract/tanding';
import { clockTime } from '@gelanggang/domain/words/dates';
import { BOX_HEIGHT, BOX_WIDTH, type Connector } from './bracket-layout';
import { ink, svgText } from './bracket-styles';
import { bracketTexts as texts } from './texts';

interface PartaiBoxProps {
  connector: Connector;
  game: BracketGame;
  onSelect?: (game: BracketGame) => void;
  isBlank: boolean;
}

export const PartaiBox = memo(function PartaiBox({ connector, game, onSelect, isBlank }: PartaiBoxProps) {
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
  ) : game.number === null && !isBlank ? (
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
