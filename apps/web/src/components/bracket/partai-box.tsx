// The upright between two corners, with the partai number of their match on it, and its time, or its score once it is over.
import { memo } from 'react';
import type { BracketGame } from '@gelanggang/contract/brackets';
import { clockTime } from '@gelanggang/domain/words/dates';
import type { Corner } from '@gelanggang/domain/words/corners';
import { BOX_HEIGHT, BOX_WIDTH, type Connector } from './bracket-layout';
import { lineClass, shapeClass, textClass } from './bracket-styles';
import { detailsOf, endOf, isOver, markOf } from './marks';
import { bracketTexts as texts } from './texts';

/** Characters of a partai that the box holds at their own width. */
const LONGEST = 4;

interface PartaiBoxProps {
  connector: Connector;
  game: BracketGame;
  onSelect?: (game: BracketGame) => void;
  isBlank: boolean;
}

export const PartaiBox = memo(function PartaiBox({ connector, game, onSelect, isBlank }: PartaiBoxProps) {
  const isBye = game.player1.state === 'bye' || game.player2.state === 'bye';
  const isRunning = game.status === 'ongoing';
  const hasEnded = isOver(game);
  const mark = markOf(game);
  // what stands below the partai; alone in the box of a match that is in no schedule
  const below = mark ?? (hasEnded ? endOf(game) : isRunning ? texts.running : clockTime(game.start_time ?? ''));
  const middle = (connector.y1 + connector.y2) / 2;
  const half = (corner: Corner) => (
    <path
      d={`M${connector.x} ${corner === 'blue' ? connector.y1 : connector.y2}V${middle}`}
      className={lineClass(isRunning, game.winner === corner)}
    />
  );
  const x = connector.boxX - BOX_WIDTH / 2;
  const y = connector.boxY - BOX_HEIGHT / 2;
  const body = isBye ? (
    <>
      <rect x={x} y={connector.boxY - 11} width={BOX_WIDTH} height={22} rx={4} className={shapeClass('byeBox')} />
      <text x={connector.boxX} y={connector.boxY + 4} textAnchor="middle" className={textClass('byeBox')}>
        {texts.bye}
      </text>
    </>
  ) : game.number === null && !isBlank && below === '' ? (
    <circle cx={connector.boxX} cy={connector.boxY} r={4} className={shapeClass(hasEnded ? 'overDot' : 'dot')} />
  ) : (
    <>
      <rect
        x={x}
        y={y}
        width={BOX_WIDTH}
        height={BOX_HEIGHT}
        rx={4}
        className={shapeClass(isRunning ? 'runningBox' : hasEnded ? 'overBox' : 'box')}
      />
      <text
        x={connector.boxX}
        y={y + 18}
        textAnchor="middle"
        className={textClass(isRunning ? 'partaiRunning' : 'partai')}
        {...((game.partai?.length ?? 0) > LONGEST
          ? { textLength: BOX_WIDTH - 6, lengthAdjust: 'spacingAndGlyphs' }
          : {})}
      >
        {game.partai}
      </text>
      {below === '' ? null : (
        <text
          x={connector.boxX}
          y={y + (game.partai === null ? BOX_HEIGHT / 2 + 4 : 31)}
          textAnchor="middle"
          className={textClass(isRunning ? 'timeRunning' : 'time')}
          data-result-state={mark === null ? undefined : game.state}
        >
          {below}
        </text>
      )}
    </>
  );
  return (
    <>
      {isRunning || game.winner === null ? (
        <path d={`M${connector.x} ${connector.y1}V${connector.y2}`} className={lineClass(isRunning, false)} />
      ) : (
        <>
          {half('blue')}
          {half('red')}
        </>
      )}
      {onSelect && !isBye ? (
        <g
          role="button"
          tabIndex={0}
          aria-label={detailsOf(game)}
          style={{ cursor: 'pointer' }}
          onClick={() => onSelect(game)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              onSelect(game);
            }
          }}
        >
          <rect
            x={connector.boxX - 22}
            y={connector.boxY - 22}
            width={44}
            height={44}
            className={shapeClass('touch')}
          />
          {body}
        </g>
      ) : (
        body
      )}
    </>
  );
});
