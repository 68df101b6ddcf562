import { KnownCallModel } from './known-call.model.ts';
import { type KnownDocument, KnownDocumentModel } from './known-document.model.ts';
import { KnownPersonModel } from './known-person.model.ts';

/** What a question can name besides proposals. */

/** The funders of an organization's calls. */
export async function fundersOf(tenantId: string): Promise<string[]> {
  const found = await KnownCallModel.distinct('funder', { tenantId, isDeleted: false, isTemplate: false });
  return found.filter((funder) => funder.trim() !== '');
}

/** The names of an organization's calls. */
export async function callNamesOf(tenantId: string): Promise<{ id: string; title: string }[]> {
  const found = await KnownCallModel.find({ tenantId, isDeleted: false, isTemplate: false }, { name: 1 })
    .limit(500)
    .lean();
  return found.map(({ _id, name }) => ({ id: _id, title: name }));
}

export const peopleOf = (tenantId: string) =>
  KnownPersonModel.find({ tenantId }).sort({ name: 1 }).limit(500).lean();

/** The documents, the first to expire first. */
export async function documentsOf(
  tenantId: string,
): Promise<(KnownDocument & { id: string; title: string })[]> {
  const found = await KnownDocumentModel.find({ tenantId, isDeleted: false })
    .sort({ expiresOn: 1 })
    .limit(500)
    .lean();
  return found.map((document) => ({ ...document, id: document._id, title: document.name }));
}
