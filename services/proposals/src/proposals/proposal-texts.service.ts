import { proposalDocxName, proposalPdfName } from '@harambee/domain';
import type {
  DraftingEngine,
  GeneratedSection,
  PageQuery,
  ProposalVersion,
  ProposalVersionCard,
  ProposalVersionList,
} from '@harambee/domain/schemas';
import { type Actor, decodeCursor, encodeCursor, NotFound } from '@harambee/service-kit';
import mongoose from 'mongoose';
import { proposalDocx } from '../docx/proposal-docx.ts';
import type { ProposalExport } from '../export/proposal-export.ts';
import { proposalPdf } from '../pdf/proposal-pdf.ts';
import { ProposalTextModel, type ProposalTextRecord } from './proposal-text.model.ts';
import { findCard } from './proposals.service.ts';

type FinishedText = ProposalTextRecord & Required<Pick<ProposalTextRecord, 'metadata'>>;

const pageSize = 20;

/** The list needs of a section only who wrote it; the texts stay where they are. */
const cardFields = { version: 1, createdAt: 1, metadata: 1, 'sections.engine': 1 };

const enginesOf = (sections: Pick<GeneratedSection, 'engine'>[]): DraftingEngine[] => [
  ...new Set(sections.map(({ engine = 'built-in' }) => engine)),
];

const toVersionCard = ({ version, createdAt, metadata, sections }: FinishedText): ProposalVersionCard => ({
  version,
  createdAt: createdAt.toISOString(),
  metadata,
  engines: enginesOf(sections),
});

/** GET /api/proposals/{id}/versions: the finished texts, newest first; one that is being written is none yet. */
export async function listVersions(actor: Actor, id: string, query: PageQuery): Promise<ProposalVersionList> {
  const { tenantId, version } = await findCard(actor, id);
  const [after = null] = query.cursor ? decodeCursor(query.cursor, ['number']) : [];
  const newest = typeof after === 'number' ? Math.min(version, after - 1) : version;
  if (newest < 1) return { versions: [] };
  const size = Number(query.limit ?? pageSize);
  const texts = await ProposalTextModel.find({
    tenantId,
    proposalId: id,
    version: mongoose.trusted({ $lte: newest }),
  })
    .select(cardFields)
    .sort({ version: -1 })
    .limit(size + 1)
    .lean<FinishedText[]>();
  const versions = texts.slice(0, size).map(toVersionCard);
  const last = versions.at(-1);
  if (texts.length <= size || !last) return { versions };
  return { versions, nextCursor: encodeCursor([last.version]) };
}

/** GET /api/proposals/{id}/versions/{version}: the whole text. */
export async function getVersion(actor: Actor, id: string, wanted: string): Promise<ProposalVersion> {
  const { text } = await finishedText(actor, id, wanted);
  return { ...toVersionCard(text), sections: text.sections };
}

/** A text that is there for readers; any other number is unknown. The newest when none is named. */
async function finishedText(actor: Actor, id: string, wanted?: string) {
  const card = await findCard(actor, id);
  const version = wanted === undefined ? card.version : Number(wanted);
  if (!Number.isInteger(version) || version < 1 || version > card.version) throw new NotFound();
  const { tenantId } = card;
  const text = await ProposalTextModel.findOne({ tenantId, proposalId: id, version }).lean<FinishedText>();
  if (!text) throw new NotFound();
  return { text, version };
}

export interface ProposalFile {
  name: string;
  content: Buffer;
}

/** GET /api/proposals/{id}/pdf */
export async function versionPdf(actor: Actor, id: string, wanted?: string): Promise<ProposalFile> {
  const text = await exportOf(actor, id, wanted);
  return { name: proposalPdfName(text.grantId, text.version), content: await proposalPdf(text) };
}

/** GET /api/proposals/{id}/docx */
export async function versionDocx(actor: Actor, id: string, wanted?: string): Promise<ProposalFile> {
  const text = await exportOf(actor, id, wanted);
  return { name: proposalDocxName(text.grantId, text.version), content: await proposalDocx(text) };
}

/**
 * A finished text with the facts it was made of, so that its cover never names another amount than its sections.
 * Earlier versions stay reachable in every status (reading A-10).
 */
async function exportOf(actor: Actor, id: string, wanted?: string): Promise<ProposalExport> {
  const { text, version } = await finishedText(actor, id, wanted);
  const { proposal, organization } = text.facts;
  return {
    title: proposal.title,
    grantId: proposal.grantId,
    organization: proposal.organization || organization.name,
    version,
    requestedAmount: proposal.requestedAmount,
    deadline: proposal.deadline,
    projectDuration: proposal.projectDuration,
    budget: proposal.budget,
    budgetLines: proposal.budgetLines,
    indirectCost: proposal.indirectCost,
    category: proposal.category,
    beneficiaries: proposal.beneficiaries,
    sections: text.sections,
    generatedAt: text.createdAt,
  };
}
