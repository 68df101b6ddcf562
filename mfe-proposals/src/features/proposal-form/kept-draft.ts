import { type ProposalFormSection, proposalFormSectionNames, storageKeys } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { emptyProposal, proposalFieldNames } from '../../proposal-fields/proposal-values.ts';

/** What was typed into a proposal that is not sent yet, so that a reload or a crash loses nothing. */
export interface KeptDraft {
  values: ProposalFields;
  section: ProposalFormSection;
}

const keyOf = (userId: string) => `proposal-draft:${userId}`;

/**
 * Beside the sign-in: somebody who asked not to be remembered on this computer
 * leaves no text of theirs behind on it either.
 */
function storage(): Storage {
  return localStorage.getItem(storageKeys.authToken) ? localStorage : sessionStorage;
}

/** Text kept by an earlier release may lack a field or hold another type; what does not fit is left out. */
function repaired(values: Partial<Record<keyof ProposalFields, unknown>>): ProposalFields {
  const repairedValues = { ...emptyProposal } as Record<keyof ProposalFields, unknown>;
  for (const name of proposalFieldNames) {
    if (typeof values[name] === typeof emptyProposal[name]) repairedValues[name] = values[name];
  }
  const rows = Array.isArray(values.objectives)
    ? values.objectives.filter((row) => typeof row === 'string')
    : [];
  repairedValues.objectives = rows.length > 0 ? rows : emptyProposal.objectives;
  return repairedValues as ProposalFields;
}

export function readKeptDraft(userId: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(storage().getItem(keyOf(userId)) ?? 'null');
    if (typeof kept?.values !== 'object' || kept.values === null) return undefined;
    const section = proposalFormSectionNames.includes(kept.section) ? kept.section : 'basic';
    return { values: repaired(kept.values), section };
  } catch {
    // Storage that is off or text that is cut: there is simply nothing kept.
    return undefined;
  }
}

/** False when the browser has no room or no storage; the page then must not claim that it is kept. */
export function keepDraft(userId: string, draft: KeptDraft): boolean {
  try {
    storage().setItem(keyOf(userId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function clearKeptDraft(userId: string): void {
  for (const place of [localStorage, sessionStorage]) {
    try {
      place.removeItem(keyOf(userId));
    } catch {
      // Storage that is off holds nothing.
    }
  }
}
