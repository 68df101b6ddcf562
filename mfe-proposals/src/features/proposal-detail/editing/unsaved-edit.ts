import { saysTheSame } from '@harambee/domain';
import type { Proposal, ProposalFields } from '@harambee/domain/schemas';
import { bodyOf } from '../../../form-values/proposal-values.ts';
import { repaired } from '../../../form-values/repaired-values.ts';
import { type DetailTab, detailTabNames } from '../tabs.ts';

/** What was typed into a saved proposal and is not saved yet. */
export interface UnsavedEdit {
  values: ProposalFields;
  /** What it was made from. */
  base: { revision: number; values: ProposalFields };
  tab: DetailTab;
}

/** Under which the browser keeps it: each proposal has its own. */
export const unsavedEditName = (id: string): string => `proposal:${id}`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Undefined for what is no text of this form, or does not tell what it was made from. */
export function parseUnsavedEdit(content: unknown): UnsavedEdit | undefined {
  const { values, base, tab } = (content ?? {}) as {
    values?: unknown;
    base?: { revision?: unknown; values?: unknown };
    tab?: unknown;
  };
  if (!isObject(values) || !isObject(base?.values) || !Number.isInteger(base.revision)) return undefined;
  return {
    values: repaired(values),
    base: { revision: base.revision as number, values: repaired(base.values) },
    tab: detailTabNames.find((name) => name === tab) ?? 'overview',
  };
}

/** Whether somebody else has changed an answer since it was started. That its text was written meanwhile is no such change. */
export const isChangedSince = ({ base }: UnsavedEdit, { revision, draftContent }: Proposal): boolean =>
  base.revision !== revision && !saysTheSame(bodyOf(base.values), draftContent);

/** It has been saved meanwhile, here or elsewhere: there is nothing to go on with. */
export const isSavedMeanwhile = ({ values }: UnsavedEdit, { draftContent }: Proposal): boolean =>
  saysTheSame(bodyOf(values), draftContent);
