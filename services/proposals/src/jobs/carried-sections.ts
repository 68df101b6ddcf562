import { type ProposalSectionKey, staleSections } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { ProposalTextModel, type ProposalTextRecord } from '../proposals/proposal-text.model.ts';
import { formsOfSections } from '../proposals/stale-text.ts';
import type { Claim } from './claim.ts';

/** A section of the previous text, as the next text takes it over. */
export interface Carried {
  section: GeneratedSection;
  /** The version that wrote it. */
  version: number;
}

/** The sections that a job leaves as they are; empty if the job writes all of them. */
export async function carriedSections(
  { record, job }: Claim,
  facts: ProposalTextRecord['facts'],
): Promise<Map<ProposalSectionKey, Carried>> {
  const carried = new Map<ProposalSectionKey, Carried>();
  const { _id: proposalId, tenantId, version } = record;
  if (!job.sections || version === 0) return carried;
  const text = await ProposalTextModel.findOne({ tenantId, proposalId, version }).lean<ProposalTextRecord>();
  if (!text) return carried;
  const stale = staleSections(await formsOfSections(text), facts.proposal);
  for (const section of text.sections) {
    if (job.sections.includes(section.key)) continue;
    const isStale = stale.some((one) => one.section === section.key);
    const from = text.carried?.find((one) => one.section === section.key)?.version ?? version;
    carried.set(section.key, { section: isStale ? withoutMarks(section) : section, version: from });
  }
  return carried;
}

/** Links in a text lead to today's facts, so a section that states older facts gets none. */
function withoutMarks({ sources: _sources, tables, ...section }: GeneratedSection): GeneratedSection {
  if (!tables) return section;
  const plain = tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => row.map(({ text }) => ({ text }))),
  }));
  return { ...section, tables: plain };
}
