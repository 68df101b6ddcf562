import mongoose, { Schema } from 'mongoose';

/** The same collections as the product's services use, as an ordinary mongoose application declares them. */
const part = { _id: false, id: false } as const;
const mixed = Schema.Types.Mixed;

const proposal = new Schema(
  {
    _id: String,
    tenantId: String,
    callId: String,
    title: String,
    grantId: String,
    organization: String,
    category: String,
    status: String,
    progress: Number,
    currentSection: String,
    failure: String,
    requestedAmount: Number,
    currency: String,
    deadline: String,
    durationMonths: Number,
    openSections: { type: [String], default: undefined },
    version: Number,
    metadata: {
      type: new Schema({ words: Number, quality: Number, measure: Number }, part),
      default: undefined,
    },
    formId: String,
    week: String,
    reached: [String],
    history: [new Schema({ from: String, to: String, at: Date, userId: String, userName: String }, part)],
    revision: Number,
    job: { type: mixed, default: undefined },
    duplicateOf: { type: mixed, default: undefined },
    ownerId: String,
    helperIds: { type: [String], default: undefined },
    tasks: { type: [mixed], default: undefined },
    createdBy: String,
    createdAt: Date,
    updatedAt: Date,
  },
  { collection: 'proposals', versionKey: false },
);

const form = new Schema(
  { _id: String, tenantId: String, proposalId: String, fields: mixed },
  { collection: 'proposal_forms', versionKey: false },
);

const text = new Schema(
  {
    _id: String,
    tenantId: String,
    proposalId: String,
    version: Number,
    sections: { type: [mixed] },
    cards: { type: [mixed], default: undefined },
    advice: { type: [mixed], default: undefined },
    readiness: { type: mixed, default: undefined },
    readAt: Date,
    metadata: { type: mixed, default: undefined },
  },
  { collection: 'proposal_texts', versionKey: false },
);

const colleague = new Schema(
  { _id: String, tenantId: String, userId: String, name: String, role: String },
  { collection: 'proposal_colleagues', versionKey: false },
);

const notification = new Schema(
  {
    _id: String,
    tenantId: String,
    userId: String,
    type: String,
    title: String,
    message: String,
    actionUrl: String,
    createdAt: Date,
    read: Boolean,
  },
  { collection: 'express_notifications', versionKey: false },
);

// The inbox of a person is read by these, as in the product.
notification.index({ tenantId: 1, userId: 1, createdAt: -1, _id: -1 });
notification.index({ tenantId: 1, userId: 1, read: 1, createdAt: -1, _id: -1 });
notification.index({ createdAt: 1 }, { expireAfterSeconds: 90 * 24 * 60 * 60 });

const deadline = new Schema(
  { _id: String, tenantId: String, title: String, deadline: String, status: String, revision: Number },
  { collection: 'express_deadlines', versionKey: false },
);

const user = new Schema(
  {
    _id: String,
    tenantId: String,
    email: String,
    passwordHash: String,
    lastTenantId: String,
    answer: mixed,
  },
  { collection: 'express_users', versionKey: false },
);
user.index({ email: 1 }, { unique: true });

const session = new Schema(
  { _id: String, tenantId: String, userId: String, device: String, expiresAt: Date },
  { collection: 'express_sessions', versionKey: false },
);

const attempts = new Schema(
  { _id: String, count: Number, endsAt: Date },
  { collection: 'express_attempts', versionKey: false },
);
attempts.index({ endsAt: 1 }, { expireAfterSeconds: 0 });

const membership = new Schema(
  { _id: String, tenantId: String, userId: String, role: String, createdAt: Date },
  { collection: 'express_memberships', versionKey: false },
);
membership.index({ userId: 1 });

const actionEntry = new Schema(
  {
    _id: String,
    tenantId: String,
    seq: Number,
    at: Date,
    kind: String,
    who: String,
    before: String,
    hash: String,
  },
  { collection: 'express_actions', versionKey: false },
);
actionEntry.index({ tenantId: 1, seq: -1 });

export const Proposal = mongoose.model('Proposal', proposal);
export const Form = mongoose.model('Form', form);
export const Text = mongoose.model('Text', text);
export const ColleagueModel = mongoose.model('Colleague', colleague);
export const Notification = mongoose.model('Notification', notification);
export const Deadline = mongoose.model('Deadline', deadline);
export const User = mongoose.model('User', user);
export const Session = mongoose.model('Session', session);
export const Attempts = mongoose.model('Attempts', attempts);
export const Membership = mongoose.model('Membership', membership);
export const ActionEntry = mongoose.model('ActionEntry', actionEntry);
