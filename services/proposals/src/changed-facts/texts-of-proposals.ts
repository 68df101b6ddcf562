import {
  inlinesOfBlocks,
  inlineText,
  isEditable,
  type ProposalFieldName,
  proposalFieldLabels,
  proposalFieldNames,
  proposalFieldTable,
  proposalSections,
  proposalStatusNames,
} from '@harambee/domain';
import type { ProposalFields, TextBlock } from '@harambee/domain/schemas';
import { trusted } from 'mongoose';
import { AnswerModel, type AnswerRecord } from '../applications/answer.model.ts';
import { saveAnswer } from '../applications/save-answer.service.ts';
import { TextEditModel, type TextEditRecord } from '../proposals/edits/text-edit.model.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { ProposalFormModel } from '../proposals/proposal-form.model.ts';
import { updateProposal } from '../proposals/proposals.service.ts';
import { changeText } from '../text-edits/text-edits.service.ts';
import type { Stating } from './stating.ts';

type Known = Pick<ProposalRecord, '_id' | 'title' | 'formId' | 'callId' | 'revision'>;

/** The newest; whoever writes more at a time finds the others once these are sent. */
const mostProposals = 200;

/** Words that people wrote in proposals that are not sent: what was sent never changes (CALL-36). */
export async function textsOfProposals(tenantId: string): Promise<Stating[]> {
  const proposals = await ProposalModel.find(
    { tenantId, status: trusted({ $in: proposalStatusNames.filter(isEditable) }) },
    { title: 1, formId: 1, callId: 1, revision: 1 },
  )
    .sort({ createdAt: -1, _id: -1 })
    .limit(mostProposals)
    .lean<Known[]>();
  const of = { tenantId, proposalId: trusted({ $in: proposals.map(({ _id }) => _id) }) };
  const [answers, edits, forms] = await Promise.all([
    AnswerModel.find({ ...of, blocks: trusted({ $ne: null }) }).lean<AnswerRecord[]>(),
    TextEditModel.find({ ...of, blocks: trusted({ $ne: null }) }).lean<TextEditRecord[]>(),
    ProposalFormModel.find(
      { tenantId, _id: trusted({ $in: proposals.map(({ formId }) => formId) }) },
      { fields: 1, proposalId: 1 },
    ).lean(),
  ]);
  return proposals.flatMap((proposal) => [
    ...answers
      .filter(({ proposalId }) => proposalId === proposal._id)
      .flatMap((answer) => ofAnswer(proposal, answer)),
    ...edits.filter(({ proposalId }) => proposalId === proposal._id).map((edit) => ofEdit(proposal, edit)),
    ...forms
      .filter(({ proposalId }) => proposalId === proposal._id)
      .flatMap(({ fields }) => ofForm(proposal, fields)),
  ]);
}

/** Answers to another call than today's are not shown anywhere. */
function ofAnswer({ _id: proposalId, title, callId = '' }: Known, answer: AnswerRecord): Stating[] {
  const { questionId, question, blocks, revision } = answer;
  if (answer.callId !== callId || !blocks) return [];
  return [
    {
      kind: 'answer',
      textId: `${proposalId}/${questionId}`,
      ...{ proposalId, title, place: question, blocks },
      save: (actor, restated) =>
        saveAnswer(actor, proposalId, { questionId, change: { blocks: restated }, revision }),
    },
  ];
}

function ofEdit({ _id: proposalId, title }: Known, edit: TextEditRecord): Stating {
  const { section, paragraph, base, revision } = edit;
  return {
    kind: 'edit',
    textId: `${proposalId}/${section}/${paragraph}`,
    ...{ proposalId, title, place: proposalSections[section], blocks: edit.blocks ?? [] },
    save: (actor, blocks) =>
      changeText(actor, proposalId, { changes: [{ section, paragraph, base, revision, blocks }] }),
  };
}

const asBlocks = (texts: readonly string[]): TextBlock[] =>
  texts.map((text) => ({ kind: 'paragraph', content: [{ text }] }));
/** One text for each block: those were made of plain texts. */
const asTexts = (blocks: readonly TextBlock[]): string[] =>
  blocks.map((block) => inlinesOfBlocks([block]).map(inlineText).join(''));

const isWritten = (name: ProposalFieldName): boolean =>
  ['text', 'list'].includes(proposalFieldTable[name].kind);

/** The long answers of a form; a budget of lines is written by its lines. */
function ofForm({ _id: proposalId, title, revision }: Known, fields: ProposalFields): Stating[] {
  const hasLines = (fields.budgetLines ?? []).length > 0;
  return proposalFieldNames
    .filter((name) => isWritten(name) && !(name === 'budget' && hasLines))
    .map((name) => {
      const value = fields[name] as string | string[];
      return {
        kind: 'field',
        textId: `${proposalId}/${name}`,
        ...{ proposalId, title, place: proposalFieldLabels[name] },
        blocks: asBlocks([value].flat()),
        save: (actor, blocks) => {
          const texts = asTexts(blocks);
          const changed = { ...fields, [name]: Array.isArray(value) ? texts : (texts[0] ?? '') };
          return updateProposal(actor, proposalId, changed, revision);
        },
      } satisfies Stating;
    });
}
