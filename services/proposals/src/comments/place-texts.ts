import {
  answerPlaceText,
  engineBlocks,
  engineParagraphs,
  type KnownFacts,
  knownFacts,
  type MergedParagraph,
  mergedSection,
  type PlaceText,
  sectionPlaceText,
  slottedText,
} from '@harambee/domain';
import type { Answer, GeneratedSection, ParagraphEdit, TextBlock } from '@harambee/domain/schemas';
import { retryOnConflict } from '@harambee/service-kit';
import { applicationOf } from '../applications/application.service.ts';
import { factsWithEdits } from '../proposals/edits/edit-facts.ts';
import { editsOf } from '../proposals/edits/text-edit.model.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { ProposalTextModel, type ProposalTextRecord } from '../proposals/proposal-text.model.ts';
import { busy, recordOf } from '../proposals/proposals.service.ts';
import type { CommentScope } from './comment-scope.ts';
import type { WordedPlace } from './commented-place.model.ts';

/** A paragraph of a section, with what a change of it is made from. */
export interface ReadParagraph {
  paragraph: string;
  blocks: TextBlock[];
  edit?: ParagraphEdit;
  base: string;
  /** What the engine writes here; nothing at a place of its own. */
  engine?: TextBlock[];
}

/** A place as everybody reads it today. */
export interface ReadPlace extends PlaceText {
  /** Of a section. */
  paragraphs: ReadParagraph[];
  /** Of an answer. */
  answer?: Answer;
}

const nothing: ReadPlace = { text: '', lines: [], paragraphs: [] };

type Text = Pick<ProposalTextRecord, 'sections' | 'cards'>;

function readSection(
  section: GeneratedSection,
  paragraphs: readonly MergedParagraph[],
  { cards }: KnownFacts,
): ReadPlace {
  const written = new Map(engineParagraphs(section).map((one) => [one.id, one]));
  return {
    ...sectionPlaceText(paragraphs),
    paragraphs: paragraphs.map(({ paragraph, blocks, edit }) => {
      const engine = written.get(paragraph);
      return {
        paragraph,
        blocks,
        ...(edit && { edit }),
        base: edit?.blocks ? edit.base : engine ? slottedText(engine) : '',
        ...(engine && { engine: engineBlocks(engine, (fact) => cards.get(fact)?.value) }),
      };
    }),
  };
}

async function readSections(record: ProposalRecord): Promise<(place: WordedPlace) => ReadPlace> {
  const { tenantId, _id: proposalId, version } = record;
  const [text, edits] = await Promise.all([
    ProposalTextModel.findOne({ tenantId, proposalId, version }, { sections: 1, cards: 1 }).lean<Text>(),
    editsOf(record),
  ]);
  if (!text) return () => nothing;
  const known = knownFacts(
    text.sections,
    await factsWithEdits(record, { version, cards: text.cards }, edits),
  );
  return (place) => {
    const section = place.kind === 'section' && text.sections.find(({ key }) => key === place.section);
    return section ? readSection(section, mergedSection(section, edits, known), known) : nothing;
  };
}

async function readAnswers(record: ProposalRecord): Promise<((place: WordedPlace) => ReadPlace) | undefined> {
  const application = await applicationOf(record);
  if (!application) return undefined;
  return (place) => {
    const answer =
      place.kind === 'answer' && application.answers.find((one) => one.questionId === place.questionId);
    return answer ? { ...answerPlaceText(answer.text), paragraphs: [], answer } : nothing;
  };
}

/** Places of a proposal as they read today, all of one moment; only what they need is read. */
export const readPlaces = (
  { tenantId, proposalId }: CommentScope,
  places: readonly WordedPlace[],
): Promise<ReadPlace[]> =>
  retryOnConflict(busy, async () => {
    const record = await recordOf(tenantId, proposalId);
    const [sections, answers] = await Promise.all([
      places.some(({ kind }) => kind === 'section') ? readSections(record) : () => nothing,
      places.some(({ kind }) => kind === 'answer') ? readAnswers(record) : () => nothing,
    ]);
    // The form was replaced meanwhile, or another text has come: what was read is of two moments.
    if (!answers) return undefined;
    const now = await ProposalModel.findOne({ _id: proposalId, tenantId }, { version: 1 }).lean();
    if (now?.version !== record.version) return undefined;
    return places.map((place) => (place.kind === 'section' ? sections(place) : answers(place)));
  });

export const readPlace = async (scope: CommentScope, place: WordedPlace): Promise<ReadPlace> =>
  (await readPlaces(scope, [place]))[0] ?? nothing;
