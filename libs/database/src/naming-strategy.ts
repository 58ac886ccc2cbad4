// Gives columns and constraints the names that PostgreSQL itself would give them, so that a plain migration matches.
import { DefaultNamingStrategy, Table } from 'typeorm';

const NAME_LENGTH = 63;

/** PostgreSQL's makeObjectName(): shortens the longer of both parts until the whole fits into 63 characters. */
export function postgresName(table: string, columns: string, label: string): string {
  let tableLength = table.length;
  let columnsLength = columns.length;
  const available = NAME_LENGTH - label.length - 1 - (columns ? 1 : 0);
  while (tableLength + columnsLength > available) {
    if (tableLength > columnsLength) tableLength -= 1;
    else columnsLength -= 1;
  }
  return [table.slice(0, tableLength), ...(columns ? [columns.slice(0, columnsLength)] : []), label].join('_');
}

export function snakeCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

export class PostgresNamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return snakeCase([...embeddedPrefixes, customName ?? propertyName].join('_'));
  }

  override primaryKeyName(table: Table | string): string {
    return postgresName(tableOf(table), '', 'pkey');
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return postgresName(tableOf(table), columns.join('_'), 'key');
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return postgresName(tableOf(table), columns.join('_'), 'fkey');
  }

  override indexName(table: Table | string, columns: string[]): string {
    return postgresName(tableOf(table), columns.join('_'), 'idx');
  }
}

function tableOf(table: Table | string): string {
  const name = typeof table === 'string' ? table : table.name;
  return name.slice(name.lastIndexOf('.') + 1);
}
