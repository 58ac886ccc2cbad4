// What a manager has told before stands in the form of a new contingent: name and address of the account, phone and home.
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSessionUser } from '@web/lib/session';
import { useCall } from '@web/lib/use-call';
import type { ContingentValues } from './components/contingent-values';

const HOME = ['country_id', 'province_id', 'district_id', 'subdistrict_id', 'ward_id'] as const;

/** `isAsked`: a manager makes a contingent; staff make those of others. What was typed stands. */
export function useOwnDetails(form: UseFormReturn<ContingentValues>, isAsked: boolean): void {
  const user = useSessionUser();
  const mine = useCall(contingentCalls.mine, isAsked ? { query: {} } : null);
  const newest = mine.data?.reduce<number | null>((last, { id }) => (last === null || id > last ? id : last), null);
  const { data: before } = useCall(contingentCalls.read, isAsked && newest ? { params: { id: newest } } : null);
  const name = isAsked ? (user?.name ?? '') : '';
  const email = isAsked ? (user?.email ?? '') : '';

  useEffect(() => {
    const fill = (field: 'pic_name' | 'pic_phone' | 'pic_email', value: string) => {
      if (value !== '' && form.getValues(field) === '') form.setValue(field, value);
    };
    fill('pic_name', name);
    fill('pic_email', email);
    fill('pic_phone', before?.pic_phone ?? '');
    // a place is one thing: all of it, or what was chosen
    if (!before || form.getValues('province_id') !== '') return;
    for (const level of HOME) form.setValue(level, before[level] === null ? '' : String(before[level]));
    if (form.getValues('address') === '') form.setValue('address', before.address);
  }, [form, name, email, before]);
}
