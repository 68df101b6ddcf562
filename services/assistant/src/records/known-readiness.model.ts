import type { EventMap } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** The readiness of a proposal's text, 0 to 100 (ASSIST-31). */
export interface KnownReadiness
  extends Pick<EventMap['proposal.judged'], 'readiness' | 'version' | 'revision'> {
  /** The proposal's id. */
  _id: string;
  tenantId: string;
}

const { number } = fields;

const knownReadiness = new Schema<KnownReadiness>(
  { _id: String, tenantId, readiness: number, version: number, revision: number },
  { collection: 'assistant_readiness', versionKey: false },
);
knownReadiness.index({ tenantId: 1 });
knownReadiness.plugin(tenantPlugin);

export const KnownReadinessModel = model<KnownReadiness>('AssistantReadiness', knownReadiness);
