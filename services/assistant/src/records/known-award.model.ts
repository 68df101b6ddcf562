import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** Points that the server granted in addition to those of the formula. */
export interface KnownAward {
  /** The event's id, so that an event that arrives twice counts once. */
  _id: string;
  tenantId: string;
  points: number;
}

const knownAward = new Schema<KnownAward>(
  { _id: String, tenantId, points: { type: Number, required: true } },
  { collection: 'assistant_awards', versionKey: false },
);

knownAward.index({ tenantId: 1 });
knownAward.plugin(tenantPlugin);

export const KnownAwardModel = model<KnownAward>('AssistantAward', knownAward);
