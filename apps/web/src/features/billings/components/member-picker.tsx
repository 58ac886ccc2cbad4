// Members with tick boxes and a search; who cannot be billed is shown and locked (issue 5, point 2).
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { TeamMemberRow } from '@gelanggang/contract/team-members';
import { Button } from '@web/components/button';
import { Input } from '@web/components/form-field';
import { PageLoading } from '@web/components/states';
import { Tick } from '@web/components/table-selection';
import { Tag } from '@web/components/tag';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { billingTexts as texts } from '../texts';
import { MemberTable } from './member-table';
import { payableMember } from './payable-member';

interface MemberPickerProps {
  members: readonly TeamMemberRow[];
  isLoading: boolean;
  isFree(id: number): boolean;
  picked: readonly number[];
  onPick(ids: number[]): void;
}

export function MemberPicker({ members, isLoading, isFree, picked, onPick }: MemberPickerProps) {
  const [text, setText] = useState('');
  if (isLoading) return <PageLoading />;
  const wanted = text.trim().toLowerCase();
  const shown = members
    .map(payableMember)
    .filter((one) => `${one.name} ${one.contingent}`.toLowerCase().includes(wanted))
    // who can still be billed comes first
    .sort(
      (a, b) =>
        Number(isFree(b.id)) - Number(isFree(a.id)) ||
        a.contingent.localeCompare(b.contingent, 'id') ||
        a.name.localeCompare(b.name, 'id'),
    );
  const ticked = new Set(picked);
  const more = shown.flatMap(({ id }) => (isFree(id) && !ticked.has(id) ? [id] : []));
  const billed = new Set(members.filter((one) => one.exists_in_billing_details).map((one) => one.id));
  return (
    <>
      <Box display="flex" gap="2" mb="3" flexWrap="wrap">
        <Input
          type="search"
          aria-label={texts.memberSearch}
          placeholder={texts.memberSearch}
          value={text}
          onChange={(event) => setText(event.target.value)}
          flex="1 1 14rem"
          minW="0"
          w="auto"
        />
        <Button isIdle={more.length === 0} onClick={() => onPick([...picked, ...more])}>
          {texts.pickAll}
        </Button>
      </Box>
      <MemberTable
        members={shown}
        empty={members.length === 0 ? texts.noMembers : texts.noMatch}
        lead={(member) => (
          <Tick
            type="checkbox"
            aria-label={texts.pickRow(shownName(member.name))}
            checked={ticked.has(member.id)}
            disabled={!isFree(member.id)}
            onChange={(event) =>
              onPick(event.target.checked ? [...picked, member.id] : picked.filter((id) => id !== member.id))
            }
          />
        )}
        end={(member) => {
          if (isFree(member.id)) return rupiah(member.fee ?? 0);
          return <Tag>{billed.has(member.id) ? texts.billed : texts.notOffered}</Tag>;
        }}
      />
    </>
  );
}
