// Every colour by what it means, light and dark (mocks/tokens.md). Corner colours are for corners alone.
import { defineSemanticTokens } from '@chakra-ui/react';

const pair = (base: string, dark: string) => ({ value: { base, _dark: dark } });
const same = (value: string) => ({ value });

const marun = {
  solid: pair('#741A2F', '#94253F'),
  emphasized: pair('#5A1122', '#AB3350'),
  contrast: pair('#FFF8F0', '#FFF8F0'),
  fg: pair('#741A2F', '#F09AA6'),
  subtle: pair('#F4E3DF', '#35171E'),
  muted: pair('#E3C2BE', '#5A2431'),
  focusRing: pair('#741A2F', '#F09AA6'),
};

export const colors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair('#F7F2E9', '#14110E'),
    panel: pair('#FFFDF8', '#1D1915'),
    muted: pair('#EFE8DB', '#28231E'),
    inverted: pair('#17130F', '#F5EEE2'),
  },
  fg: {
    DEFAULT: pair('#17130F', '#F5EEE2'),
    muted: pair('#4A4239', '#CFC4B4'),
    subtle: pair('#695F54', '#A79B8B'),
    inverted: { DEFAULT: pair('#F7F2E9', '#17130F'), muted: pair('#C2B6A5', '#4A4239') },
    success: pair('#2A653C', '#8CCB9B'),
    warning: pair('#7D5008', '#E8BE66'),
    error: pair('#953C11', '#F2A682'),
  },
  border: {
    DEFAULT: pair('#E0D7C8', '#352E28'),
    emphasized: pair('#B5A792', '#62574B'),
    control: pair('#8D7F69', '#7F7263'),
    error: pair('#953C11', '#F2A682'),
  },
  marun,
  corner: {
    blue: {
      solid: pair('#1549B8', '#2459D6'),
      contrast: same('#FFFFFF'),
      fg: pair('#1549B8', '#93B4FF'),
    },
    red: {
      solid: pair('#CE1B28', '#D32431'),
      contrast: same('#FFFFFF'),
      fg: pair('#BE1722', '#FF938F'),
    },
  },
  status: {
    ok: { fg: pair('#2A653C', '#8CCB9B'), subtle: pair('#E0EDDD', '#182A1D') },
    warn: { fg: pair('#7D5008', '#E8BE66'), subtle: pair('#F6E8C9', '#30240D') },
    danger: { fg: pair('#953C11', '#F2A682'), subtle: pair('#F9E2D5', '#361D10') },
  },
  chart: {
    tanding: pair('#741A2F', '#D4627A'),
    seni: pair('#B57A1E', '#DDA648'),
    paid: pair('#3E6B5C', '#7DB5A1'),
    pending: pair('#93B5A4', '#47695D'),
    rest: pair('#CFC4B3', '#564C42'),
  },
  /** Of gold, silver and bronze: a disc with its place in it. */
  medal: {
    gold: pair('#A06A12', '#D9A43A'),
    silver: pair('#6E6A66', '#B9B4AD'),
    bronze: pair('#8A4A2B', '#CC8A63'),
    contrast: pair('#FFFDF8', '#17130F'),
  },
  /** The sidebar is ink in both themes. */
  ink: {
    bg: same('#17130F'),
    raised: same('#2B241E'),
    line: same('#332B24'),
    fg: same('#C9BEAE'),
    muted: same('#B5A998'),
    strong: same('#FFF8F0'),
    accent: same('#C05A6E'),
    mark: same('#94253F'),
  },
  /** Hall televisions, always dark. */
  screen: {
    bg: same('#100D0B'),
    panel: same('#1D1915'),
    fg: same('#F5EEE2'),
    blue: same('#1549B8'),
    red: same('#C31A26'),
  },
});

export const shadows = defineSemanticTokens.shadows({
  pop: pair(
    '0 12px 32px -8px rgba(23,19,15,.28), 0 0 0 1px rgba(23,19,15,.08)',
    '0 12px 32px -8px #000, 0 0 0 1px rgba(245,238,226,.1)',
  ),
});
