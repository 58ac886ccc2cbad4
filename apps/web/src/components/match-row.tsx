// One match in a ruled row: its number, both corners, its class, and when. Pressed, it shows full names and more.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { chakra } from '@chakra-ui/react';
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import { Star } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { classOf } from '@gelanggang/domain/words/match-class';
import { cornerLines, cornersOf } from '../live/corners-of';
import { texts } from '../site/texts';
import { LARGE_LETTERS } from '../theme/large-letters';
import { CornerMark } from './corner-mark';
import { KEPT } from './kept-place';
import { ResultTag } from './result-state';

const Row = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(38px, max-content) minmax(0, 1fr) auto',
    columnGap: '2.5',
    alignItems: 'center',
    w: '100%',
    minH: '72px',
    px: '4',
    py: '2.5',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[data-followed]': { bg: 'marun.subtle' },
    [LARGE_LETTERS]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1' },
  },
});
const Number = chakra('span', { base: { textStyle: 'display.partai' } });
const Names = chakra('span', { base: { display: 'grid', gap: '1', minW: '0' } });
const WHOLE = {
  whiteSpace: { base: 'pre-line', md: 'normal' },
  overflow: 'visible',
  overflowWrap: 'anywhere',
} as const;
const Name = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: '0',
    fontSize: '15px',
    lineHeight: '1.25',
    fontWeight: 'medium',
    '& > span:nth-of-type(2)': { truncate: true, minW: '0' },
    // pairs, teams and the names of events do not fit into one line of a phone
    '&[data-whole] > span:nth-of-type(2)': WHOLE,
    [LARGE_LETTERS]: { '& > span:nth-of-type(2)': WHOLE },
    '&[data-followed]': { color: 'marun.fg', fontWeight: 'bold' },
    '&[data-won]': { fontWeight: 'bold' },
    '&[data-empty]': { color: 'fg.subtle', fontWeight: 'normal' },
    '& svg': { flex: 'none', fill: 'currentColor' },
  },
});
const Note = chakra('span', {
  base: { textStyle: 'xs', color: 'fg.muted', truncate: true, '&[data-whole]': WHOLE, [LARGE_LETTERS]: WHOLE },
});
const Side = chakra('span', {
  base: {
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    fontSize: '13px',
    lineHeight: '1.35',
    color: 'fg.subtle',
    [LARGE_LETTERS]: { justifyItems: 'start', textAlign: 'start' },
  },
});

/** A found part of a name stays marked. */
export function Found({ text, query }: { text: string; query: string }) {
  const start = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <chakra.mark bg="status.warn.subtle" color="inherit" rounded="xs">
        {text.slice(start, start + query.length)}
      </chakra.mark>
      {text.slice(start + query.length)}
    </>
  );
}

interface WhoProps {
  match: LiveMatch;
  isBlueFollowed: boolean;
  isRedFollowed: boolean;
  /** What was searched for, to be marked. */
  query: string;
}

interface MatchRowProps extends WhoProps {
  /** Where a link to this match lands. */
  id?: string;
  isOpen: boolean;
  side: ReactNode;
  onToggle(matchId: number): void;
  children?: ReactNode;
}

function CornerLine(props: { match: LiveMatch; corner: Corner; isFollowed: boolean; query: string }) {
  const { match, corner, isFollowed } = props;
  const who = match[corner];
  return (
    <Name
      data-whole={match.kind === 'seni' || undefined}
      data-followed={isFollowed || undefined}
      data-won={match.winner === corner || undefined}
      data-empty={who.state !== 'unit' || undefined}
    >
      {match.mode === 'battle' ? <CornerMark corner={corner} /> : <chakra.span display="none" />}
      <span>
        <Found text={cornerLines(who, match.round)} query={props.query} />
      </span>
      {isFollowed ? <Star size={13} aria-label={texts.live.followed} /> : null}
    </Name>
  );
}

/** The contingent for which the row is found or followed; its name is then shown instead of the class. */
function contingentToName(match: LiveMatch, query: string, isBlueFollowed: boolean, isRedFollowed: boolean): string {
  const isFound = (corner: LiveCorner) => query !== '' && corner.contingent.toLowerCase().includes(query.toLowerCase());
  const who = [match.blue, match.red].find(isFound);
  if (who) return shownName(who.contingent);
  if (isBlueFollowed) return shownName(match.blue.contingent);
  return isRedFollowed ? shownName(match.red.contingent) : '';
}

/** Its number and who they are: most of a row, and the same when only its time moves. */
const Who = memo(function Who({ match, isBlueFollowed, isRedFollowed, query }: WhoProps) {
  const contingent = contingentToName(match, query, isBlueFollowed, isRedFollowed);
  return (
    <>
      <Number>{match.partai ?? '–'}</Number>
      <Names>
        {cornersOf(match).map((corner) => (
          <CornerLine
            key={corner}
            match={match}
            corner={corner}
            isFollowed={corner === 'blue' ? isBlueFollowed : isRedFollowed}
            query={query}
          />
        ))}
        <Note data-whole={match.kind === 'seni' || undefined}>
          {contingent ? <Found text={contingent} query={query} /> : classOf(match)}{' '}
          {match.round_label ? ` · ${roundText(match.round_label)}` : ''}
        </Note>
        {match.standing?.state ? (
          <chakra.span justifySelf="start">
            <ResultTag match={match} />
          </chakra.span>
        ) : null}
      </Names>
    </>
  );
});

/** Many at once belong in rows of their own that are kept while nothing changes: what comes in here is new each time. */
export function MatchRow(props: MatchRowProps) {
  const { id, match, isBlueFollowed, isRedFollowed, isOpen, query, side, onToggle, children } = props;
  const isFollowed = isBlueFollowed || isRedFollowed;
  return (
    <chakra.li
      id={id}
      scrollMarginTop="96px"
      borderBottomWidth="1px"
      borderColor="border"
      data-match={match.id}
      data-status={match.status}
      {...KEPT}
    >
      <Row
        type="button"
        aria-expanded={isOpen}
        data-followed={isFollowed || undefined}
        onClick={() => onToggle(match.id)}
      >
        <Who match={match} isBlueFollowed={isBlueFollowed} isRedFollowed={isRedFollowed} query={query} />
        <Side>{side}</Side>
      </Row>
      {isOpen ? children : null}
    </chakra.li>
  );
}
