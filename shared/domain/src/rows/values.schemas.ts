import { type TSchema, Type } from 'typebox';
import type { ValueColumn, ValueColumns } from './columns.ts';

/** Made by the browser; unique within its table. */
export const RowId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,24}$' });

/** The schema of a column's values: their type and upper limits. */
export function valueSchema(column: ValueColumn): TSchema {
  switch (column.kind) {
    case 'line':
    case 'text':
      return Type.String({ maxLength: column.max });
    case 'figure': {
      const bounds = { minimum: column.minimum, maximum: column.maximum };
      return Type.Union([column.isWhole ? Type.Integer(bounds) : Type.Number(bounds), Type.Null()]);
    }
    case 'choice': {
      const names = Object.keys(column.choices);
      return Type.Unsafe<string>({ type: 'string', enum: column.isAlwaysSet ? names : ['', ...names] });
    }
    case 'flag':
      return Type.Boolean();
    case 'day':
      return Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' });
    case 'clock':
      return Type.String({ pattern: '^(([01]\\d|2[0-3]):[0-5]\\d)?$' });
    case 'zone':
      return Type.String({ maxLength: 60 });
  }
}

/** The schemas of several columns, by name. */
export const valueSchemas = (columns: ValueColumns): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, valueSchema(column)]));
