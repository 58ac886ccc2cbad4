// What the form of a rule set holds of events is what the rules read again.
import fc from 'fast-check';
import { JURUS, type Nomor, PANEL_FORMS } from '@gelanggang/domain/rules/jurus-rules';
import { SENI_MATCH_TYPES } from '@gelanggang/domain/seni/performance-time';
import { IPSI_2025_JURUS } from '@gelanggang/domain/rules/ipsi-2025-jurus';
import { NEW_NOMOR, nomorOf, nomorValues } from './nomor-values';

const withoutEmpty = (rows: unknown): unknown =>
  JSON.parse(JSON.stringify(rows), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).filter(
            ([key, one]) => (one !== null || key === 'jurus') && !(Array.isArray(one) && one.length === 0),
          ),
        )
      : value,
  );

it('the events of IPSI 2025 come back as they are', () => {
  for (const nomor of Object.values(IPSI_2025_JURUS.nomor)) {
    expect(withoutEmpty(nomorOf(nomorValues(nomor)))).toEqual(nomor);
  }
});

it('whatever an event has comes back', () => {
  const movement = fc.record({
    name: fc.constantFrom('Jurus 1', 'Jurus Golok', 'Pukulan: lurus'),
    count: fc.integer({ min: 1, max: 200 }),
  });
  const one = fc.record({
    ...{ event: fc.constantFrom(...SENI_MATCH_TYPES), jurus: fc.constantFrom(null, ...JURUS) },
    time: fc.option(fc.record({ min: fc.nat(900), max: fc.nat(900) }), { nil: undefined }),
    judges: fc.option(fc.constantFrom(4, 6, 8, 10), { nil: undefined }),
    form: fc.option(fc.constantFrom(...PANEL_FORMS), { nil: undefined }),
    movements: fc.option(fc.array(movement, { minLength: 1, maxLength: 5 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 4 }), (rows) => {
      const nomor = rows.map((row, n): Nomor => ({ id: `nomor-${n}`, name: `Nomor ${n}`, ...row }));
      expect(withoutEmpty(nomorOf(nomorValues(nomor)))).toEqual(withoutEmpty(nomor));
    }),
  );
});

it('a new one gets an id of its name, and two of one name each their own', () => {
  const rows = ['Jurus Baku', 'Jurus Baku', 'Festival Anak'].map((name) => ({ ...NEW_NOMOR, name }));
  expect(nomorOf(rows)).toMatchObject([{ id: 'jurus-baku' }, { id: 'jurus-baku-2' }, { id: 'festival-anak' }]);
  expect(nomorOf([{ ...NEW_NOMOR, key: 'jurus-baku', name: 'Lain' }, rows[0]!])).toMatchObject([
    { id: 'jurus-baku' },
    { id: 'jurus-baku-2' },
  ]);
});

it('movements are a line each, with or without a colon; a line without a number is refused by the rules', () => {
  const movements = 'Jurus 1: 7\n\n Jurus Golok 12 \nPenutup';
  expect(nomorOf([{ ...NEW_NOMOR, name: 'X', movements }])).toMatchObject([
    {
      movements: [
        { name: 'Jurus 1', count: 7 },
        { name: 'Jurus Golok', count: 12 },
        { name: 'Penutup', count: '' },
      ],
    },
  ]);
});
