// What would happen if the match in hand were dropped now: where it lands, who moves aside, and what would be wrong.
import { Box, chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { BoardWarning } from '@gelanggang/domain/schedule/auto/board-warnings';
import { wallTime } from '@gelanggang/domain/schedule/auto/plan-types';
import { clockTime } from '@gelanggang/domain/words/dates';
import { matchName } from '../board-model';
import { autoTexts as texts } from '../texts';
import type { Board } from '../use-board';
import type { Carry, Landing } from '../use-carry';

const TOLD = 2;

export function LandingBar({ board, carry }: { board: Board; carry: Carry }) {
  const item = carry.id === null ? undefined : board.byId.get(carry.id);
  const { landing } = carry;
  const isShown = item !== undefined;
  return (
    <Box
      role="status"
      aria-live="polite"
      position="fixed"
      bottom="4"
      insetInline={{ base: '3', md: '0' }}
      zIndex="popover"
      display="grid"
      justifyContent={{ md: 'center' }}
      pointerEvents="none"
    >
      {isShown ? (
        <Box
          bg="bg.inverted"
          color="fg.inverted"
          rounded="md"
          boxShadow="pop"
          px="4"
          py="2.5"
          maxW="44rem"
          textStyle="sm"
          animation="rise-in 140ms"
        >
          <chakra.p fontWeight="semibold">{sentenceOf(board, carry, matchName(item.wire))}</chakra.p>
          {landing ? <Faults board={board} carry={carry} /> : null}
        </Box>
      ) : null}
    </Box>
  );
}

function sentenceOf(board: Board, { landing, by }: Carry, name: string): string {
  if (!landing) return by === 'keys' ? texts.board.lifted(name) : name;
  if (!landing.place) return texts.tray.drop;
  const { arenaId, start } = landing.place;
  const pushed = landing.pushed > 0 ? ` ${texts.task.pushes(landing.pushed)}` : '';
  return `${name}: ${texts.board.at(board.arenaName(arenaId), clockTime(wallTime(start)))}.${pushed}`;
}

function Faults({ board, carry: { landing } }: { board: Board; carry: Carry }) {
  if (!landing || landing.warnings.length === 0) return null;
  const told = landing.warnings.slice(0, TOLD);
  const more = landing.warnings.length - told.length;
  const lines = told.flatMap((warning) => saidOf(board, warning, landing));
  return (
    <chakra.ul mt="1" display="grid" gap="0.5">
      {lines.map((line) => (
        <chakra.li key={line} display="flex" gap="2" alignItems="baseline">
          <chakra.span flex="none" alignSelf="center">
            <TriangleAlert size={14} aria-hidden="true" />
          </chakra.span>
          {line}
        </chakra.li>
      ))}
      {more > 0 ? <chakra.li color="fg.inverted.muted">{texts.warnings.more(more)}</chakra.li> : null}
    </chakra.ul>
  );
}

/** Of one that moves aside, with its name: the sentence is not about the match in hand. */
export function saidOf(board: Board, warning: BoardWarning, { id, items }: Landing): string[] {
  const isOwn = warning.id === id || ('otherId' in warning && warning.otherId === id);
  if (isOwn) return board.say([warning], id, items);
  const pushed = board.byId.get(warning.id);
  return board.say([warning], warning.id, items).map((text) => (pushed ? `${matchName(pushed.wire)}: ${text}` : text));
}
