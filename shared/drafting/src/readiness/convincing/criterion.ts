import type { Assessed } from '../loss.ts';
import { statements } from '../worth.ts';

/** One thing that a hard reviewer grades, with what a proposal earns of it. */
export interface Criterion {
  key: string;
  label: string;
  /** Not rounded; never above `outOf`. */
  points: number;
  outOf: number;
  /** What would bring most of what is missing, in one short sentence. */
  ask: string;
}

/** A part of a criterion: how far it is met, from 0 to 1, and what to do where it is not. */
export interface Part {
  worth: number;
  met: number;
  ask: string;
}

export const part = (worth: number, met: number, ask: string): Part => ({
  worth,
  met: Math.min(1, Math.max(0, Number.isFinite(met) ? met : 0)),
  ask,
});

/** Parts as one criterion: what is asked for is the part of which most is missing. */
export function criterion(key: string, label: string, parts: readonly Part[]): Criterion {
  const open = parts.toSorted((a, b) => b.worth * (1 - b.met) - a.worth * (1 - a.met))[0] as Part;
  return {
    key,
    label,
    points: parts.reduce((sum, { worth, met }) => sum + worth * met, 0),
    outOf: parts.reduce((sum, { worth }) => sum + worth, 0),
    ask: open.ask,
  };
}

/** What the first, second, third … of a kind are worth together, from 0 to 1: each further one shows less. */
export const steps = (count: number, ...shares: number[]): number =>
  count <= 0 ? 0 : (shares[Math.min(count, shares.length) - 1] as number);

export const shareOf = <Row>(rows: readonly Row[], holds: (row: Row) => boolean): number =>
  rows.length === 0 ? 0 : rows.filter(holds).length / rows.length;

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Statements of the applicant's own texts that a pattern is found in. */
export const stating = (
  { context }: Assessed,
  fields: readonly ('description' | 'methodology' | 'timeline' | 'sustainability' | 'team')[],
  pattern: RegExp,
): string[] =>
  fields.flatMap((field) => statements(context.ownText(field)).filter((one) => pattern.test(one)));
