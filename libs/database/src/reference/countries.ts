// Countries by ISO 3166-1 with their Indonesian names.
import { getNames, getNumericCodes, registerLocale } from 'i18n-iso-countries';
import indonesian from 'i18n-iso-countries/langs/id.json';
import type { EntityManager } from 'typeorm';

export async function loadCountries(manager: EntityManager): Promise<void> {
  registerLocale(indonesian);
  const names = getNames('id', { select: 'official' });
  const rows = Object.entries(getNumericCodes()).flatMap(([numeric, code]) => {
    const name = names[code];
    return name ? [{ id: Number(numeric), code, name }] : [];
  });
  await manager.query(
    `insert into country (id, code, country_name)
     select * from unnest($1::bigint[], $2::text[], $3::text[]) on conflict do nothing`,
    [rows.map((row) => row.id), rows.map((row) => row.code), rows.map((row) => row.name)],
  );
}
