import { createHash } from 'node:crypto';
import { currencyOf, knownFacts, mergedSection } from '@harambee/domain';
import type {
  Application,
  GeneratedSection,
  GuestAnswer,
  GuestProposal,
  GuestSection,
  ProposalFields,
} from '@harambee/domain/schemas';
import { budgetRows } from '@harambee/proposal-files';
import { type GuestActor, NotFound, retryOnConflict } from '@harambee/service-kit';
import { applicationOf } from '../applications/application.service.ts';
import { factsWithEdits } from '../proposals/edits/edit-facts.ts';
import { editsOf } from '../proposals/edits/text-edit.model.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { ProposalFormModel } from '../proposals/proposal-form.model.ts';
import { ProposalTextModel, type ProposalTextRecord } from '../proposals/proposal-text.model.ts';
import { busy } from '../proposals/proposals.service.ts';
import { plainBlocks } from './plain-blocks.ts';

type Text = Pick<ProposalTextRecord, 'sections' | 'cards' | 'version'>;

/** The one proposal that exists for a guest: no id of a request can name another (GUEST-05). */
export async function proposalOfGuest({ tenantId, proposalId }: GuestActor): Promise<ProposalRecord> {
  const record = await ProposalModel.findOne({ _id: proposalId, tenantId }).lean<ProposalRecord>();
  if (!record) throw new NotFound();
  return record;
}

const tablesOf = ({ tables = [] }: GeneratedSection): GuestSection['tables'] =>
  tables.map(({ kind, title, heads, rows }) => ({
    ...{ kind, title, heads },
    rows: rows.map((row) => row.map(({ text }) => text)),
  }));

async function sectionsOf(record: ProposalRecord): Promise<GuestSection[]> {
  const { tenantId, _id: proposalId, version } = record;
  const [text, edits] = await Promise.all([
    ProposalTextModel.findOne(
      { tenantId, proposalId, version },
      { sections: 1, cards: 1, version: 1 },
    ).lean<Text>(),
    editsOf(record),
  ]);
  if (!text) return [];
  const known = knownFacts(text.sections, await factsWithEdits(record, text, edits));
  return text.sections.map((section) => ({
    key: section.key,
    title: section.title,
    paragraphs: mergedSection(section, edits, known).map(({ paragraph, blocks }) => ({
      paragraph,
      blocks: plainBlocks(blocks),
    })),
    tables: tablesOf(section),
  }));
}

/** Of the built-in call only what people wrote for it: its other answers are the sections once more. */
function answersOf({ callId, call, answers }: Application): GuestAnswer[] {
  const questions = new Map(call.questions.map(({ id, text }) => [id, text]));
  return answers.flatMap(({ questionId, text, blocks, isGone }) => {
    const question = questions.get(questionId);
    if (isGone || question === undefined || (callId === undefined && blocks === null)) return [];
    return [{ questionId, question, blocks: plainBlocks(text) }];
  });
}

function budgetOf(fields: ProposalFields): GuestProposal['budget'] {
  const rows = budgetRows(fields);
  return rows && { heads: rows.heads, rows: rows.rows };
}

/** Undefined if the form was replaced between two reads; the caller reads the record again. */
async function shownTo(guest: GuestActor): Promise<GuestProposal | undefined> {
  const record = await proposalOfGuest(guest);
  const { formId, tenantId } = record;
  const [form, sections, application] = await Promise.all([
    ProposalFormModel.findOne({ _id: formId, tenantId }).lean(),
    sectionsOf(record),
    applicationOf(record),
  ]);
  if (!form || !application) return undefined;
  const { fields } = form;
  const budget = budgetOf(fields);
  return {
    title: fields.title,
    organization: fields.organization,
    status: record.status,
    requestedAmount: fields.requestedAmount,
    currency: currencyOf(fields),
    startDate: fields.startDate,
    deadline: fields.deadline,
    durationMonths: fields.projectDuration,
    sections,
    ...(budget && { budget }),
    answers: answersOf(application),
    updatedAt: record.updatedAt.toISOString(),
  };
}

/** GET /api/proposals/guest. */
export const guestProposal = (guest: GuestActor): Promise<GuestProposal> =>
  retryOnConflict(busy, () => shownTo(guest));

/** Tells a page that nothing has changed since it asked last. */
export const tagOf = (body: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;
