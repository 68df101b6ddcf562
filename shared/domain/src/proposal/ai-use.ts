import { formatDay } from '../format/date-words.ts';
import {
  type ProposalSectionKey,
  proposalSectionKeys,
  proposalSections,
} from '../proposal-form/proposal-sections.ts';
import { modelsOf } from './text-writers.ts';

/** The parts of a text that the statement uses; a `Proposal` has them. */
export interface WrittenText {
  sections: readonly { key: ProposalSectionKey; engine?: 'built-in' | 'model'; model?: string }[];
  /** What people made of its paragraphs. */
  edits?: readonly { section: ProposalSectionKey; blocks: unknown; model?: string | undefined }[] | undefined;
  readiness?: { readAt?: string | undefined } | undefined;
}

/**
 * A statement on the use of AI for funders (DRAFT-40): which sections a language model drafted, what people changed,
 * and whether somebody confirmed having read it. It claims nothing that is not stored.
 */
export function aiUseStatement({ sections, edits = [], readiness }: WrittenText): string {
  const byModel = sections.filter(({ engine }) => engine === 'model');
  const byEngine = sections.filter(({ engine }) => engine !== 'model');
  const laid = edits.filter(({ blocks }) => blocks !== null);
  const changed = laid.filter(({ model }) => !model);
  const taken = laid.filter(({ model }) => model);
  const models = modelsOf(sections);
  return [
    models.length === 0 &&
      taken.length === 0 &&
      'No language model was used to write the text of this proposal.',
    models.length > 0 && `A language model (${models.join(', ')}) drafted ${titlesOf(byModel)}.`,
    taken.length > 0 &&
      `A language model (${[...new Set(taken.map(({ model }) => model))].join(', ')}) wrote ${paragraphs(taken)} again, in ${titlesOf(keysOf(taken))}, and people of the applicant took what it wrote.`,
    models.length + taken.length > 0 &&
      'What it wrote was checked against the facts that the applicant entered.',
    byEngine.length > 0 &&
      `The software Harambee drafted ${models.length === 0 ? 'the text' : titlesOf(byEngine)} from the applicant’s answers, with fixed wording and computed tables.`,
    changed.length > 0 &&
      `People of the applicant changed ${paragraphs(changed)} of the draft, in ${titlesOf(keysOf(changed))}.`,
    laid.length === 0 && 'The draft was not changed afterwards.',
    readiness?.readAt !== undefined &&
      `A person confirmed on ${formatDay(readiness.readAt.slice(0, 10), 'en-GB')} to have read the whole text.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

const paragraphs = ({ length }: readonly unknown[]): string =>
  length === 1 ? 'one paragraph' : `${length} paragraphs`;

const keysOf = (edits: readonly { section: ProposalSectionKey }[]) =>
  edits.map(({ section }) => ({ key: section }));

/** "Methodology and Impact", in reading order, each once. */
function titlesOf(sections: readonly { key: ProposalSectionKey }[]): string {
  const titles = proposalSectionKeys
    .filter((key) => sections.some((section) => section.key === key))
    .map((key) => proposalSections[key]);
  const last = titles.at(-1) ?? '';
  return titles.length < 2 ? last : `${titles.slice(0, -1).join(', ')} and ${last}`;
}
