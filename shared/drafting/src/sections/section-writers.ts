import { type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import type { DraftContext } from '../context/draft-context.ts';
import type { DraftedSection, SectionContent } from '../context/draft-text.ts';
import { budget } from './budget.ts';
import { executiveSummary } from './executive-summary.ts';
import { impact } from './impact.ts';
import { methodology } from './methodology.ts';
import { projectDescription } from './project-description.ts';
import { sustainability } from './sustainability.ts';
import { team } from './team.ts';
import { timeline } from './timeline.ts';

/** One writer for each of the eight sections (DRAFT-01). */
export const sectionWriters: Record<ProposalSectionKey, (context: DraftContext) => SectionContent> = {
  executive_summary: executiveSummary,
  project_description: projectDescription,
  methodology,
  budget,
  timeline,
  impact,
  team,
  sustainability,
};

/** All eight, of a context that is read once. */
export const draftedSections = (context: DraftContext): DraftedSection[] =>
  proposalSectionKeys.map((key) => ({ key, ...sectionWriters[key](context) }));
