interface SectionRow {
  title: string;
  /** The form's field that determines it most: where to shorten it or add to it. */
  mainAnswer: string;
}

/**
 * The sections of the drafted text, in reading order (DRAFT-01). Wire and database enums, titles, limits and progress
 * derive from this table. The code that writes a section is listed in
 * `shared/drafting/src/sections/section-writers.ts`.
 */
const sections = {
  executive_summary: { title: 'Executive Summary', mainAnswer: 'description' },
  project_description: { title: 'Project Description', mainAnswer: 'description' },
  methodology: { title: 'Methodology', mainAnswer: 'methodology' },
  budget: { title: 'Budget', mainAnswer: 'budget' },
  timeline: { title: 'Timeline', mainAnswer: 'timeline' },
  impact: { title: 'Impact', mainAnswer: 'objectives' },
  team: { title: 'Team', mainAnswer: 'team' },
  sustainability: { title: 'Sustainability', mainAnswer: 'sustainability' },
} as const satisfies Record<string, SectionRow>;

type Table = typeof sections;
export type ProposalSectionKey = keyof Table;
export const proposalSectionKeys = Object.keys(sections) as ProposalSectionKey[];

/** One column of the table, keyed by section. */
const column = <Column extends 'title' | 'mainAnswer'>(name: Column) =>
  Object.fromEntries(proposalSectionKeys.map((key) => [key, sections[key][name]])) as {
    readonly [Key in ProposalSectionKey]: Table[Key][Column];
  };

export const proposalSections = column('title');

/** The most important form field for each section. */
export const mainAnswerOf = column('mainAnswer');
