// Where the server's refusals appear in a form, and where the cursor goes.
import '../server/window';
import type { UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from './form-errors';
import { HttpError } from './http';

function refusedForm(fields: Record<string, string[]>) {
  const marked: Record<string, string> = {};
  const focused: string[] = [];
  const form = {
    getValues: () => ({ name: '', nik: '', details: [], body_weight: '' }),
    setError: (name: string, { message }: { message: string }) => (marked[name] = message),
    setFocus: (name: string) => focused.push(name),
  } as unknown as UseFormReturn;
  const elsewhere = showFieldErrors(form, new HttpError(422, 'Ditolak', fields));
  return { marked, focused, elsewhere };
}

describe('the refusals of a form', () => {
  it('stand on their fields, and the cursor goes to the first one of the page, whatever was checked first', () => {
    const { marked, focused } = refusedForm({ body_weight: ['Paling besar 300.'], nik: ['NIK harus 16 angka.'] });
    expect(marked).toEqual({ nik: 'NIK harus 16 angka.', body_weight: 'Paling besar 300.' });
    expect(focused).toEqual(['nik']);
  });

  it('of a part stand on the whole, and those of no field are told elsewhere', () => {
    const { marked, focused, elsewhere } = refusedForm({ 'details.0.order': ['Ganda.'], photo: ['Terlalu besar.'] });
    expect(marked).toEqual({ details: 'Ganda.' });
    expect(focused).toEqual(['details']);
    expect(elsewhere).toEqual(['Terlalu besar.']);
  });
});
