import type { Model } from 'mongoose';
import { isDuplicateKey } from './database-errors.ts';

/**
 * Saves a new document, or returns the existing one with the same `_id`. Pass `_id: request.newId()`: then a request
 * that is repeated after a crash finds its document instead of creating a second one.
 */
export async function createOnce<
  Doc extends { _id: string; tenantId: string },
  Helpers,
  Methods,
  Virtuals,
  Hydrated,
  Definition,
  Lean,
>(
  model: Model<Doc, Helpers, Methods, Virtuals, Hydrated, Definition, Lean>,
  document: Partial<Doc> & { _id: string; tenantId: string },
): Promise<{ document: Doc; created: boolean }> {
  try {
    const made = await model.create(document as Doc);
    return { document: made as unknown as Doc, created: true };
  } catch (error) {
    if (!isDuplicateKey(error, '_id')) throw error;
    const { _id, tenantId } = document;
    const present = await model.findOne({ _id: { $eq: _id }, tenantId: { $eq: tenantId } }).lean();
    if (!present) throw error;
    return { document: present as unknown as Doc, created: false };
  }
}
