import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** The name behind a reference of the record of actions. It goes with the person; the reference stays and names nobody. */
export interface ActionName {
  /** Follows from tenant, person and name: a person has one row for each name they had. */
  _id: string;
  tenantId: string;
  /** A user id, a guest id, or `address:` with the key of an invited address. */
  personId: string;
  name: string;
  /** Random: without it nobody can find out a name by trying names. */
  salt: string;
  /** `referenceOf` the fields above, so that a changed name is found. */
  ref: string;
  /** The day of the newest entry with this reference, so that names go with the entries that use them. */
  usedAt: Date;
}

const { text } = fields;

const actionNameSchema = new Schema<ActionName>(
  {
    _id: text,
    tenantId,
    personId: text,
    name: text,
    salt: text,
    ref: text,
    usedAt: { type: Date, required: true },
  },
  { collection: 'action_names', versionKey: false },
);
actionNameSchema.plugin(tenantPlugin);
actionNameSchema.index({ tenantId: 1, personId: 1 });
actionNameSchema.index({ tenantId: 1, ref: 1 });

export const ActionNameModel = model('ActionName', actionNameSchema);
