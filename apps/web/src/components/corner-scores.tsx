// What each corner has in a result that is put right by hand.
import { type Corner, CORNER_LABELS, CORNERS } from '@gelanggang/domain/words/corners';
import { FormField, Input } from './form-field';

/** Below zero too, with either sign of minus; null: no score. */
export function scoreOf(text: string): number | null {
  const plain = text.trim().replace('−', '-');
  return /^-?\d{1,3}$/.test(plain) ? Number(plain) : null;
}

interface CornerScoresProps {
  scores: Readonly<Record<Corner, string>>;
  isOptional?: boolean;
  labelOf(corner: string): string;
  faultOf(corner: Corner): string | undefined;
  onChange(corner: Corner, text: string): void;
}

export const CornerScores = ({ scores, isOptional = false, labelOf, faultOf, onChange }: CornerScoresProps) =>
  CORNERS.map((corner) => (
    <FormField key={corner} label={labelOf(CORNER_LABELS[corner])} error={faultOf(corner)} isOptional={isOptional}>
      {(props) => (
        <Input
          {...props}
          inputMode="numeric"
          maxLength={4}
          value={scores[corner]}
          onChange={(event) => onChange(corner, event.target.value)}
        />
      )}
    </FormField>
  ));
