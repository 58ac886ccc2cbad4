// How a picture card is laid out: a tree of boxes as satori takes it, in the house's colours.
import { type CardShape, CARD_SIZES } from '@gelanggang/contract/share-cards';
import { MEDAL_LABELS, MEDALS, type Medal } from '@gelanggang/domain/results/medal-table';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { SITE_NAME } from '@gelanggang/contract/public-pages';
import type { CardBody, CardSide, CardWinner, ShareCard } from './share-card';

/** Told with the content: a card that is drawn in another way is another picture. */
export const LAYOUT_VERSION = 1;

type Style = Readonly<Record<string, string | number>>;
export interface CardBox {
  type: string;
  key: null;
  props: { style: Style; children?: readonly CardBox[] | string } & Readonly<Record<string, unknown>>;
}

/** Ours, by sets of letters: what one lacks is looked for in the next. */
export const TYPEFACES = ['Archivo latin', 'Archivo latin-ext', 'Archivo vietnamese'] as const;

const INK = '#17130F';
const PAPER = '#F7F2E9';
const MUTED = '#C2B6A5';
const MARUN = '#741A2F';
const CORNER = { blue: '#1549B8', red: '#CE1B28' } as const;
const MEDAL: Readonly<Record<Medal, string>> = { gold: '#E2B33C', silver: '#C9CED6', bronze: '#CB8350' };

const box = (style: Style, ...children: (CardBox | null)[]): CardBox => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== null) },
});

/** On at most so many lines. */
const text = (content: string, style: Style, lines = 1): CardBox => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'block', lineClamp: lines, overflow: 'hidden', overflowWrap: 'anywhere', ...style },
    children: content,
  },
});

/** Long names are written smaller, so that they stay whole. */
const fitted = (content: string, size: number, wide: number): number =>
  content.length <= wide ? size : Math.max(Math.round((size * wide) / content.length), Math.round(size * 0.55));

export function cardLayout(card: ShareCard, shape: CardShape): CardBox {
  const { width, height } = CARD_SIZES[shape];
  const isTall = shape === 'poster';
  return box(
    {
      ...{ width, height, position: 'relative', overflow: 'hidden' },
      ...{ background: INK, color: PAPER, fontFamily: TYPEFACES.join(', ') },
    },
    // the corners' own colours stand alone
    card.body.kind === 'sides' ? null : mat(isTall),
    box(
      {
        ...{ position: 'absolute', left: 0, top: 0, width, height, boxSizing: 'border-box' },
        ...{ flexDirection: 'column', padding: isTall ? 72 : 56 },
      },
      head(card, isTall),
      box(
        {
          ...{ flex: 1, flexDirection: 'column', paddingTop: isTall ? 72 : 24, paddingBottom: 24 },
          justifyContent: isTall && card.body.kind !== 'sides' ? 'flex-start' : 'center',
        },
        bodyOf(card.body, isTall),
      ),
      foot(card, isTall),
    ),
  );
}

/** The mat from above, half outside the picture. */
function mat(isTall: boolean): CardBox {
  const size = 760;
  return box(
    {
      ...{ position: 'absolute', width: size, height: size, background: MARUN },
      ...(isTall ? { right: -300, bottom: -340 } : { right: -520, top: -65 }),
      ...{ alignItems: 'center', justifyContent: 'center' },
    },
    ...[0.94, 0.78, 0.3].map((part) =>
      box({
        position: 'absolute',
        ...{ width: size * part, height: size * part, left: (size * (1 - part)) / 2, top: (size * (1 - part)) / 2 },
        ...{ borderRadius: size, border: `3px solid ${PAPER}`, opacity: 0.28 },
      }),
    ),
  );
}

function head(card: ShareCard, isTall: boolean): CardBox {
  return box(
    { flexDirection: 'column', maxWidth: isTall ? 936 : 880 },
    card.tournament === ''
      ? null
      : text(card.tournament, { fontSize: isTall ? 40 : 34, fontWeight: 800, lineHeight: 1.15 }, 2),
    card.held === '' ? null : text(card.held, { fontSize: isTall ? 27 : 23, color: MUTED, marginTop: 6 }, 1),
    text(card.about, { fontSize: isTall ? 34 : 28, fontWeight: 600, color: '#E8BE66', marginTop: isTall ? 30 : 18 }, 2),
  );
}

function foot(card: ShareCard, isTall: boolean): CardBox {
  return box(
    { justifyContent: 'space-between', alignItems: 'flex-end', gap: 24 },
    box(
      { flexDirection: 'column', maxWidth: isTall ? 700 : 860, alignItems: 'flex-start' },
      card.state === null
        ? null
        : text(card.state, {
            ...{ fontSize: isTall ? 26 : 22, fontWeight: 600, color: INK, background: '#E8BE66' },
            ...{ padding: '4px 14px', borderRadius: 6, marginBottom: 12 },
          }),
      card.note === '' ? null : text(card.note, { fontSize: isTall ? 38 : 32, fontWeight: 600, lineHeight: 1.2 }, 2),
    ),
    text(SITE_NAME, { fontSize: isTall ? 26 : 22, fontWeight: 600, color: PAPER }),
  );
}

function bodyOf(body: CardBody, isTall: boolean): CardBox {
  switch (body.kind) {
    case 'sides':
      return box(
        { flexDirection: isTall ? 'column' : 'row', gap: 18, width: '100%' },
        ...body.sides.map((side) => sideBox(side, isTall)),
      );
    case 'name':
      return nameBox(body, isTall);
    case 'winners':
      return winnersBox(body, isTall);
    case 'counts':
      return countsBox(body, isTall);
  }
}

function sideBox({ corner, name, contingent, score, isWinner }: CardSide, isTall: boolean): CardBox {
  return box(
    {
      ...{ flex: 1, flexBasis: 0, boxSizing: 'border-box', flexDirection: 'column', background: CORNER[corner] },
      padding: isTall ? 36 : 28,
      ...{ borderRadius: 10, border: `5px solid ${isWinner ? PAPER : CORNER[corner]}`, minHeight: isTall ? 330 : 230 },
    },
    box(
      { justifyContent: 'space-between', fontSize: isTall ? 28 : 24, fontWeight: 600 },
      text(CORNER_LABELS[corner], {}),
      isWinner ? text('Menang', { background: PAPER, color: INK, padding: '2px 14px', borderRadius: 6 }) : null,
    ),
    box(
      { flex: 1, alignItems: 'center', justifyContent: 'space-between', gap: 20 },
      box(
        { flexDirection: 'column', flex: 1 },
        text(name, { fontSize: fitted(name, isTall ? 64 : 44, isTall ? 22 : 20), fontWeight: 800, lineHeight: 1.1 }, 3),
        contingent === '' ? null : text(contingent, { fontSize: isTall ? 30 : 24, marginTop: 8, opacity: 0.9 }, 2),
      ),
      score === null ? null : text(score, { fontSize: isTall ? 150 : 96, fontWeight: 800, lineHeight: 1 }),
    ),
  );
}

function nameBox({ name, under, medal, figure }: Extract<CardBody, { kind: 'name' }>, isTall: boolean): CardBox {
  return box(
    { flexDirection: 'column', maxWidth: isTall ? 936 : 860, alignItems: 'flex-start' },
    medal === null ? null : medalMark(medal, isTall ? 44 : 36),
    text(name, { fontSize: fitted(name, isTall ? 96 : 72, isTall ? 30 : 40), fontWeight: 800, lineHeight: 1.08 }, 4),
    under === '' ? null : text(under, { fontSize: isTall ? 40 : 34, color: MUTED, marginTop: 14 }, 2),
    figure === null
      ? null
      : text(figure, { fontSize: isTall ? 150 : 104, fontWeight: 800, lineHeight: 1, marginTop: 24 }),
  );
}

function medalMark(medal: Medal, size: number): CardBox {
  return box(
    { alignItems: 'center', gap: 14, marginBottom: 16 },
    box({ width: size, height: size, borderRadius: size, background: MEDAL[medal], border: `3px solid ${PAPER}` }),
    text(MEDAL_LABELS[medal], { fontSize: size * 0.95, fontWeight: 800, color: MEDAL[medal] }),
  );
}

function winnersBox({ rows, more }: Extract<CardBody, { kind: 'winners' }>, isTall: boolean): CardBox {
  const shown = isTall ? rows : rows.slice(0, 4);
  const left = more + rows.length - shown.length;
  return box(
    { flexDirection: 'column', gap: isTall ? 26 : 12, width: isTall ? 936 : 860 },
    ...shown.map((row) => winnerRow(row, isTall && rows.length <= 4, isTall)),
    left > 0 ? text(`dan ${left} lagi`, { fontSize: isTall ? 28 : 22, color: MUTED }) : null,
    rows.length === 0 ? text('Belum ada juara', { fontSize: 40, color: MUTED }) : null,
  );
}

function winnerRow({ medal, names, contingent }: CardWinner, isLarge: boolean, isTall: boolean): CardBox {
  const size = isLarge ? 92 : isTall ? 60 : 48;
  return box(
    { alignItems: 'center', gap: isTall ? 28 : 20 },
    box({ width: size, height: size, borderRadius: size, background: MEDAL[medal], flexShrink: 0 }),
    box(
      { flexDirection: 'column', flex: 1 },
      text(
        names,
        { fontSize: fitted(names, isLarge ? 52 : isTall ? 38 : 34, 34), fontWeight: 800, lineHeight: 1.12 },
        2,
      ),
      text(contingent, { fontSize: isLarge ? 32 : isTall ? 26 : 22, color: MUTED }, 1),
    ),
  );
}

function countsBox({ name, counts }: Extract<CardBody, { kind: 'counts' }>, isTall: boolean): CardBox {
  return box(
    { flexDirection: 'column', width: isTall ? 936 : 860 },
    text(name, { fontSize: fitted(name, isTall ? 88 : 68, isTall ? 24 : 28), fontWeight: 800, lineHeight: 1.08 }, 3),
    box(
      { gap: isTall ? 56 : 44, marginTop: isTall ? 56 : 30 },
      ...MEDALS.map((medal) =>
        box(
          { alignItems: 'center', gap: 16 },
          box({ width: isTall ? 60 : 46, height: isTall ? 60 : 46, borderRadius: 60, background: MEDAL[medal] }),
          text(String(counts[medal]), { fontSize: isTall ? 96 : 72, fontWeight: 800, lineHeight: 1 }),
          text(MEDAL_LABELS[medal], { fontSize: isTall ? 28 : 24, color: MUTED }),
        ),
      ),
    ),
  );
}
