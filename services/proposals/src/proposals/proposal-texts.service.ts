import { proposalDocxName, proposalPdfName } from '@harambee/domain';
import type { ProposalVersion } from '@harambee/domain/schemas';
import { type Actor, NotFound } from '@harambee/service-kit';
import mongoose from 'mongoose';
import { proposalDocx } from '../docx/proposal-docx.ts';
import type { ProposalExport } from '../export/proposal-export.ts';
import { proposalPdf } from '../pdf/proposal-pdf.ts';
import { ProposalTextModel, type ProposalTextRecord } from './proposal-text.model.ts';
import { findCard } from './proposals.service.ts';

type FinishedText = ProposalTextRecord & Required<Pick<ProposalTextRecord, 'metadata'>>;

/** GET /api/proposals/{id}/versions: every finished text, newest first; one that is being written is none yet. */
export async function listVersions(actor: Actor, id: string): Promise<ProposalVersion[]> {
  const { tenantId, version } = await findCard(actor, id);
  if (version === 0) return [];
  const texts = await ProposalTextModel.find({
    tenantId,
    proposalId: id,
    version: mongoose.trusted({ $lte: version }),
  })
    .select({ version: 1, createdAt: 1, metadata: 1, sections: 1 })
    .sort({ version: -1 })
    .lean<FinishedText[]>();
  return texts.map((text) => ({
    version: text.version,
    createdAt: text.createdAt.toISOString(),
    metadata: text.metadata,
    sections: text.sections,
  }));
}

export interface ProposalFile {
  name: string;
  content: Buffer;
}

/** GET /api/proposals/{id}/pdf */
export async function versionPdf(actor: Actor, id: string, wanted?: number): Promise<ProposalFile> {
  const text = await exportOf(actor, id, wanted);
  return { name: proposalPdfName(text.grantId, text.version), content: await proposalPdf(text) };
}

/** GET /api/proposals/{id}/docx */
export async function versionDocx(actor: Actor, id: string, wanted?: number): Promise<ProposalFile> {
  const text = await exportOf(actor, id, wanted);
  return { name: proposalDocxName(text.grantId, text.version), content: await proposalDocx(text) };
}

/**
 * A finished text with the facts it was made of, so that its cover never names another amount than its sections.
 * Earlier versions stay reachable in every status (reading A-10).
 */
async function exportOf(actor: Actor, id: string, wanted?: number): Promise<ProposalExport> {
  const card = await findCard(actor, id);
  const version = wanted ?? card.version;
  if (version === 0 || version > card.version) throw new NotFound();
  const { tenantId } = card;
  const text = await ProposalTextModel.findOne({ tenantId, proposalId: id, version }).lean<FinishedText>();
  if (!text) throw new NotFound();
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
    category: proposal.category,
    beneficiaries: proposal.beneficiaries,
    sections: text.sections,
    generatedAt: text.createdAt,
  };
}
