import { type PointWindow, pointWindows } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';
import type { OrganizationFigures, WindowPoints } from './organization-figures.ts';

/** What is known of an organization's profile, from the newest event about it. */
export interface KnownProfile {
  profileId: string;
  revision: number;
  name: string;
  type: string;
  location: string;
  isActive: boolean;
  onLeaderboard: boolean;
  /** In which the organization's own amounts are; events of before 2026-11 do not say it. */
  currency?: string;
}

/** An organization with its figures: one document for each tenant, whose `_id` is the tenant's. */
export interface Organization extends OrganizationFigures {
  _id: string;
  tenantId: string;
  /** Increases with every change, so that of two simultaneous recalculations the later one starts again. */
  revision: number;
  /** As given at sign-up; the profile's name takes precedence. */
  registeredName: string;
  /** Revision of a name given after sign-up; an older one changes nothing. */
  nameRevision?: number;
  registeredAt?: Date;
  profile?: KnownProfile;
  /** What was announced already. */
  announced: { level: number; badges: string[] };
}

const { count, emptyText } = fields;
const windowPoints = new Schema<WindowPoints>(
  { number: count, points: count, before: count },
  { _id: false },
);
const knownProfile = new Schema<KnownProfile>(
  {
    profileId: { type: String, required: true },
    revision: { type: Number, required: true },
    name: emptyText,
    type: emptyText,
    location: emptyText,
    isActive: { type: Boolean, required: true },
    onLeaderboard: { type: Boolean, required: true },
    currency: String,
  },
  { _id: false },
);

const organization = new Schema<Organization>(
  {
    _id: String,
    tenantId,
    revision: count,
    registeredName: emptyText,
    nameRevision: Number,
    registeredAt: Date,
    profile: { type: knownProfile, default: undefined },
    counts: {
      created: count,
      total: count,
      completed: count,
      under_review: count,
      approved: count,
      awards: count,
    },
    points: count,
    level: { type: Number, default: 1 },
    windows: Object.fromEntries(
      pointWindows.map((window) => [window, { type: windowPoints, default: () => ({}) }]),
    ) as Record<PointWindow, object>,
    announced: { level: { type: Number, default: 1 }, badges: { type: [String], default: [] } },
  },
  { collection: 'impact_organizations', versionKey: false },
);
organization.plugin(tenantPlugin);
organization.index({ tenantId: 1 });

export const OrganizationModel = model<Organization>('ImpactOrganization', organization);

/** An organization of which nothing is known yet. */
export const unknownOrganization = (tenantId: string, figures: OrganizationFigures): Organization => ({
  _id: tenantId,
  tenantId,
  revision: 0,
  registeredName: '',
  announced: { level: 1, badges: [] },
  ...figures,
});
