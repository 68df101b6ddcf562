import { type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import type { TextChange } from '@harambee/domain/schemas';

/** What was typed into a section and is not saved yet. */
export interface UnsavedSection {
  section: ProposalSectionKey;
  changes: TextChange[];
}

export const unsavedTextName = (proposalId: string): string => `proposal-text:${proposalId}`;

const isChange = (change: unknown): change is TextChange => {
  const { paragraph, revision, blocks } = (change ?? {}) as Partial<TextChange>;
  return (
    typeof paragraph === 'string' && Number.isInteger(revision) && (blocks === null || Array.isArray(blocks))
  );
};

/** Undefined for what is no text of a section. */
export function parseUnsavedSection(content: unknown): UnsavedSection | undefined {
  const { section, changes } = (content ?? {}) as Partial<UnsavedSection>;
  const key = proposalSectionKeys.find((one) => one === section);
  if (!key || !Array.isArray(changes) || changes.length === 0 || !changes.every(isChange)) return undefined;
  return { section: key, changes };
}
