// Whom a printed billing pays for, with class and fee; the head is repeated on each page.
import { PrintTable } from '@web/components/print-table';
import { chakra } from '@chakra-ui/react';
import type { PrintBilling, PrintBillingMember } from '@gelanggang/contract/print';
import { shareText } from '@gelanggang/domain/billing/fee-per';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { grouped } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { documentTexts as texts } from '../document-texts';

const namesOf = (members: readonly PrintBillingMember[]): string[] => [
  ...new Set(members.map((one) => shownName(one.contingent))),
];

/** At most three by name: a mixed billing of an office may have many. */
export function contingentsOf(members: readonly PrintBillingMember[]): string {
  const names = namesOf(members);
  return names.length > 3 ? texts.andOthers(names.slice(0, 3).join(', '), names.length - 3) : names.join(', ');
}

type PrintMembersProps = Pick<PrintBilling, 'members' | 'charges'>;

/** What else is asked stands below them. */
export function PrintMembers({ members, charges }: PrintMembersProps) {
  const isMixed = namesOf(members).length > 1;
  return (
    <PrintTable
      tableLayout="auto"
      borderTopWidth="1px"
      borderColor="border.emphasized"
      css={{
        '& thead th': { p: '1.5mm 2mm 1.5mm 0' },
        '& td': { p: '1mm 2mm 1mm 0', verticalAlign: 'baseline' },
        '& [data-end]': { pe: '0', whiteSpace: 'nowrap' },
      }}
    >
      <thead>
        <tr>
          <chakra.th scope="col" w="9mm">
            {texts.columns.number}
          </chakra.th>
          <th scope="col">{texts.columns.name}</th>
          {isMixed ? <th scope="col">{texts.columns.contingent}</th> : null}
          <th scope="col">{texts.columns.category}</th>
          <th scope="col" data-end>
            {texts.columns.fee}
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member, index) => (
          <tr key={index}>
            <chakra.td color="fg.muted">{index + 1}</chakra.td>
            <chakra.td fontWeight="semibold">{shownName(member.name)}</chakra.td>
            {isMixed ? <td>{shownName(member.contingent)}</td> : null}
            <td>{categoryOf(member)}</td>
            <td data-end>{grouped(member.amount)}</td>
          </tr>
        ))}
        {charges.map(({ text, amount }, index) => (
          <tr key={text}>
            <chakra.td color="fg.muted">{members.length + index + 1}</chakra.td>
            <td colSpan={isMixed ? 3 : 2}>{text}</td>
            <td data-end>{grouped(amount)}</td>
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

const categoryOf = (member: PrintBillingMember): string =>
  [
    member.match_category,
    `${member.age_category} ${GENDER_LABELS[member.gender]}`,
    ...(member.class_name === null ? [] : [texts.classOf(member.class_name)]),
    ...(member.nomor === '' ? [] : [member.nomor]),
    ...[shareText(member.fee_per, member.unit_size)].filter(Boolean),
  ].join(' · ');
