import { type ProposalFormSection, proposalFormSectionNames } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { repaired } from '../../form-values/repaired-values.ts';

/** What was typed into a proposal that is not sent yet, so that a reload or a crash loses nothing. */
export interface UnsavedDraft {
  values: ProposalFields;
  section: ProposalFormSection;
}

/** Under which the browser keeps it; the change of one that waits to be sent, and one for a call, have names of their own. */
export function unsavedName(queuedId?: string, callId?: string): string {
  if (queuedId !== undefined) return `unsent-proposal:${queuedId}`;
  return callId === undefined ? 'new-proposal' : `new-proposal:${callId}`;
}

/** Undefined for what is no text of this form. */
export function parseUnsavedDraft(content: unknown): UnsavedDraft | undefined {
  const unsaved = content as Partial<UnsavedDraft> | null;
  if (typeof unsaved?.values !== 'object' || unsaved.values === null) return undefined;
  const section = proposalFormSectionNames.find((name) => name === unsaved.section) ?? 'basic';
  return { values: repaired(unsaved.values), section };
}
