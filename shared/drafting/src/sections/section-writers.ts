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

interface SectionWriter {
  write: (context: DraftContext) => SectionContent;
  /**
   * The instructions for a language model: what a reviewer looks for, with the usual length; a funder's limit takes
   * precedence. Absent for sections of computed sums and months, which a model never writes.
   */
  modelTask?: string;
}

/** One writer for each section of the text (DRAFT-01). */
const sectionWriters: Record<ProposalSectionKey, SectionWriter> = {
  executive_summary: {
    write: executiveSummary,
    modelTask:
      'the problem, what will be done, for whom, the amount asked for and who asks. 150 to 250 words, for a reader who reads nothing else.',
  },
  project_description: {
    write: projectDescription,
    modelTask:
      'the need: where, who is affected, what the given figures show and where they come from; then the objectives, each with who, verb, baseline, target and date as far as they are given. 300 to 500 words.',
  },
  methodology: {
    write: methodology,
    modelTask:
      'how the work is done step by step, who does it, how progress is measured, the risks that are given and the answer to them. 300 to 500 words.',
  },
  budget: { write: budget },
  timeline: { write: timeline },
  impact: {
    write: impact,
    modelTask:
      'what changes for whom, measured by the given objectives and by nothing else. 200 to 350 words.',
  },
  team: {
    write: team,
    modelTask: 'who does the work, with role, share of time and earlier results as given. 120 to 250 words.',
  },
  sustainability: {
    write: sustainability,
    modelTask: 'how results last after the grant, by the given means. 120 to 250 words.',
  },
};

/** What to ask a language model for; undefined if only this engine writes the section. */
export const modelTaskOf = (key: ProposalSectionKey): string | undefined => sectionWriters[key].modelTask;

/** Drafts one section from a context that all sections share. */
export const draftedSectionOf = (key: ProposalSectionKey, context: DraftContext): DraftedSection => ({
  key,
  ...sectionWriters[key].write(context),
});

/** All sections, in reading order. */
export const draftedSections = (context: DraftContext): DraftedSection[] =>
  proposalSectionKeys.map((key) => draftedSectionOf(key, context));
