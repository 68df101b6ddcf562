import type { Field, Value } from './field.ts';
import type { Condition, Query } from './query.ts';

/** The rows that keep all conditions. */
export function kept<Row>(rows: readonly Row[], { kind, conditions, shape }: Query<Row>): Row[] {
  const fields = [...conditions.map(({ field }) => field), ...('field' in shape ? [shape.field] : [])];
  const isStatusSaid = conditions.some(
    ({ field, values }) => (field === 'status' && values) || kind.statusDays.includes(field),
  );
  const usual = isStatusSaid
    ? []
    : [
        ...conditions.filter(({ isPresence }) => !isPresence).map(({ field }) => field),
        ...fields.slice(conditions.length),
      ].flatMap((field) => kind.fields[field]?.usual ?? []);
  return rows.filter(
    (row) =>
      conditions.every(({ keeps }: Condition<Row>) => keeps(row)) && usual.every((isUsual) => isUsual(row)),
  );
}

/** The rows at one end of a field, with their value: all that share it; of money, of each currency. */
export function extremes<Row>(
  rows: readonly Row[],
  { of, type }: Field<Row>,
  {
    isMost,
    top,
    now,
    currencyOf,
  }: { isMost: boolean; top: number; now: number; currencyOf(row: Row): string },
): { row: Row; value: Value }[] {
  const valued = rows.flatMap((row) =>
    of(row, now)
      .slice(0, 1)
      .map((value) => ({ row, value })),
  );
  const sorted = valued.toSorted((a, b) => (isMost ? -1 : 1) * compared(a.value, b.value));
  const groups = type === 'money' ? [...new Set(rows.map((row) => currencyOf(row)))] : [''];
  return groups.flatMap((currency) => {
    const own = type === 'money' ? sorted.filter(({ row }) => currencyOf(row) === currency) : sorted;
    const last = own[top - 1]?.value ?? own.at(-1)?.value;
    return top > 1 ? own.slice(0, top) : own.filter(({ value }) => value === last);
  });
}

const compared = (one: Value, other: Value): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other));

/** The rows by the values of a field, the largest group first. */
export function grouped<Row>(
  rows: readonly Row[],
  { of }: Field<Row>,
  now: number,
  keyOf: (value: Value) => Value = (value) => value,
): { key: Value; rows: Row[] }[] {
  const keysOf = (row: Row): Value[] => of(row, now).map(keyOf);
  const keys = [...new Set(rows.flatMap(keysOf))];
  return keys
    .map((key) => ({ key, rows: rows.filter((row) => keysOf(row).includes(key)) }))
    .toSorted((a, b) => b.rows.length - a.rows.length || compared(a.key, b.key));
}

/** The mean of a field of each currency, and of how many rows; money of several currencies has no one mean. */
export function means<Row>(
  rows: readonly Row[],
  { of, type }: Field<Row>,
  now: number,
  currencyOf: (row: Row) => string,
): { currency: string; mean: number; count: number }[] {
  const valued = rows.flatMap((row) =>
    of(row, now)
      .slice(0, 1)
      .map((value) => ({ row, value: Number(value) })),
  );
  const keyOf = (row: Row) => (type === 'money' ? currencyOf(row) : '');
  return [...new Set(valued.map(({ row }) => keyOf(row)))].map((currency) => {
    const own = valued.filter(({ row }) => keyOf(row) === currency);
    return {
      currency,
      count: own.length,
      mean: Math.round(own.reduce((sum, { value }) => sum + value, 0) / own.length),
    };
  });
}

/** The groups none of whose rows has ever had what a status denies: "which funders have never said yes?" */
export function withNone<Row>(
  rows: readonly Row[],
  { conditions, kind }: Query<Row>,
  field: Field<Row>,
  now: number,
): { key: Value; rows: Row[] }[] {
  const others = conditions.filter(({ isDenied }) => !isDenied);
  const left = new Set(conditions.filter(({ isDenied }) => isDenied).flatMap(({ values = [] }) => values));
  const inside = rows.filter((row) => others.every(({ keeps }) => keeps(row)));
  // Who was approved once, was; who waits for an answer does so now.
  const isForGood = kind.lasting.some((value) => !left.has(value));
  const statusOf = (isForGood ? kind.fields.reached : undefined) ?? kind.fields.status;
  const isLeft = (row: Row): boolean => (statusOf?.of(row, now) ?? []).every((value) => left.has(value));
  return grouped(inside, field, now).filter(({ rows: own }) => own.every(isLeft));
}
