import {
  type PaperSize,
  proposalDocxName,
  proposalPdfName,
  staleTextLine,
  standardPaperSize,
} from '@harambee/domain';
import type {
  DraftingEngine,
  GeneratedSection,
  PageQuery,
  ProposalVersion,
  ProposalVersionItem,
  ProposalVersionList,
} from '@harambee/domain/schemas';
import { type ProposalExport, proposalExport } from '@harambee/proposal-files';
import { type Actor, decodeCursor, encodeCursor, NotFound } from '@harambee/service-kit';
import mongoose from 'mongoose';
import { factsWithEdits } from '../proposals/edits/edit-facts.ts';
import { editsOf } from '../proposals/edits/text-edit.model.ts';
import type { ProposalRecord } from '../proposals/proposal.model.ts';
import { ProposalFormModel } from '../proposals/proposal-form.model.ts';
import { ProposalTextModel, type ProposalTextRecord } from '../proposals/proposal-text.model.ts';
import { findProposal } from '../proposals/proposals.service.ts';
import { staleSectionsOf } from '../proposals/stale-text.ts';
import { documents } from '../workers/documents.ts';

type FinishedText = ProposalTextRecord & Required<Pick<ProposalTextRecord, 'metadata'>>;

const pageSize = 20;

/** The list only needs each section's writer; the texts are not read. */
const versionFields = { version: 1, createdAt: 1, metadata: 1, 'sections.engine': 1 };

const enginesOf = (sections: Pick<GeneratedSection, 'engine'>[]): DraftingEngine[] => [
  ...new Set(sections.map(({ engine = 'built-in' }) => engine)),
];

const toVersionItem = ({ version, createdAt, metadata, sections }: FinishedText): ProposalVersionItem => ({
  version,
  createdAt: createdAt.toISOString(),
  metadata,
  engines: enginesOf(sections),
});

/** GET /api/proposals/{id}/versions: the finished texts, newest first; one that is being written is not included. */
export async function listVersions(actor: Actor, id: string, query: PageQuery): Promise<ProposalVersionList> {
  const { tenantId, version } = await findProposal(actor, id);
  const [after = null] = query.cursor ? decodeCursor(query.cursor, ['number']) : [];
  const newest = typeof after === 'number' ? Math.min(version, after - 1) : version;
  if (newest < 1) return { versions: [] };
  const size = Number(query.limit ?? pageSize);
  const texts = await ProposalTextModel.find({
    tenantId,
    proposalId: id,
    version: mongoose.trusted({ $lte: newest }),
  })
    .select(versionFields)
    .sort({ version: -1 })
    .limit(size + 1)
    .lean<FinishedText[]>();
  const versions = texts.slice(0, size).map(toVersionItem);
  const last = versions.at(-1);
  if (texts.length <= size || !last) return { versions };
  return { versions, nextCursor: encodeCursor([last.version]) };
}

/** GET /api/proposals/{id}/versions/{version}: the whole text. */
export async function getVersion(actor: Actor, id: string, requested: string): Promise<ProposalVersion> {
  const { text } = await finishedText(actor, id, requested);
  const { sections, edits, cards } = text;
  return { ...toVersionItem(text), sections, ...(edits && { edits, facts: cards ?? [] }) };
}

/** A finished text; any other number is unknown. The newest one if none is named. */
async function versionOf(actor: Actor, id: string, requested?: string) {
  const record = await findProposal(actor, id);
  const version = requested === undefined ? record.version : Number(requested);
  if (!Number.isInteger(version) || version < 1 || version > record.version) throw new NotFound();
  return { record, version };
}

async function finishedText(actor: Actor, id: string, requested?: string) {
  const { record, version } = await versionOf(actor, id, requested);
  const { tenantId } = record;
  const text = await ProposalTextModel.findOne({ tenantId, proposalId: id, version }).lean<FinishedText>();
  if (!text) throw new NotFound();
  return { text, version, record };
}

/** Why a text is not up to date: there is a newer one, or its answers have changed since. */
async function stateOf(text: FinishedText, { formId, tenantId, version }: ProposalRecord) {
  if (text.version < version) return `Version ${text.version} of ${version}: a newer text has been written.`;
  const form = await ProposalFormModel.findOne({ _id: formId, tenantId }).lean();
  const stale = form ? await staleSectionsOf(text, form.fields) : [];
  return stale.length > 0 ? staleTextLine(stale) : undefined;
}

export interface ProposalFile {
  name: string;
  content: Buffer;
  /** Number of the text in it. */
  version: number;
}

/** Archives wait as long as necessary and count toward nobody's limit. */
export interface FileOptions {
  isBackground?: boolean;
  paper?: PaperSize;
}

const fileNames = { pdf: proposalPdfName, docx: proposalDocxName };

/**
 * GET /api/proposals/{id}/pdf and /docx. Each version and revision is rendered once; the text is read only for that.
 * Earlier versions stay available in every status (DRAFT-04).
 */
export async function versionFile(
  kind: keyof typeof fileNames,
  actor: Actor,
  id: string,
  requested?: string,
  { isBackground, paper = standardPaperSize }: FileOptions = {},
): Promise<ProposalFile> {
  const { version, revision, textSeq, grantId } = await fileFacts(actor, id, requested);
  const content = await documents.make({
    actor,
    kind,
    // Includes the revision, because the file may say how the text relates to today's answers, and the last edit.
    key: `${id}/${version}/${revision}/${textSeq}/${paper}`,
    input: async () => ({ ...(await exportOf(actor, id, version)), paper }),
    isBackground,
  });
  return { name: fileNames[kind](grantId, version), content, version };
}

/** The fields a file name needs, without the text. */
async function fileFacts(actor: Actor, id: string, requested?: string) {
  const { record, version } = await versionOf(actor, id, requested);
  const { tenantId, revision, textSeq = 0 } = record;
  const text = await ProposalTextModel.findOne({ tenantId, proposalId: id, version })
    .select({ 'facts.proposal.grantId': 1 })
    .lean<FinishedText>();
  if (!text) throw new NotFound();
  return { version, revision, textSeq, grantId: text.facts.proposal.grantId };
}

/** A finished text with the facts it was made from, so that cover and sections always show the same amount. */
async function exportOf(actor: Actor, id: string, requested: number): Promise<ProposalExport> {
  const { text, version, record } = await finishedText(actor, id, String(requested));
  const state = await stateOf(text, record);
  const edits = version === record.version ? await editsOf(record) : (text.edits ?? []);
  const cards = await factsWithEdits(record, text, edits);
  return proposalExport({ ...text, edits, cards, state });
}
