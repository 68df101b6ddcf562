import { proposalPdfName } from '@harambee/domain';
import type { ProposalVersion } from '@harambee/domain/schemas';
import { type Actor, NotFound } from '@harambee/service-kit';
import mongoose from 'mongoose';
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

export interface PdfFile {
  name: string;
  content: Awaited<ReturnType<typeof proposalPdf>>;
}

/**
 * GET /api/proposals/{id}/pdf: a finished text with the facts it was made of, so that its cover never names another
 * amount than its sections. Earlier versions stay reachable in every status (reading A-10).
 */
export async function versionPdf(actor: Actor, id: string, wanted?: number): Promise<PdfFile> {
  const card = await findCard(actor, id);
  const version = wanted ?? card.version;
  if (version === 0 || version > card.version) throw new NotFound();
  const { tenantId } = card;
  const text = await ProposalTextModel.findOne({ tenantId, proposalId: id, version }).lean<FinishedText>();
  if (!text) throw new NotFound();
  const { proposal, organization } = text.facts;
  const content = await proposalPdf({
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
  });
  return { name: proposalPdfName(proposal.grantId, version), content };
}
