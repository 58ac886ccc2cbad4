// How a match was won, chosen from all the ways there are.
import { WIN_KIND_LABELS, WIN_KINDS, type WinKind } from '@gelanggang/domain/results/win-kinds';
import { FormField, Select } from './form-field';

interface WinKindFieldProps {
  label: string;
  error?: string | undefined;
  kind: WinKind;
  onChange: (kind: WinKind) => void;
}

export function WinKindField({ label, error, kind, onChange }: WinKindFieldProps) {
  return (
    <FormField label={label} error={error}>
      {(props) => (
        <Select {...props} value={kind} onChange={(event) => onChange(event.target.value as WinKind)}>
          {WIN_KINDS.map((one) => (
            <option key={one} value={one}>
              {WIN_KIND_LABELS[one]}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
