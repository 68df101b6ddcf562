import type { TaskSnapshot, TeamSnapshot } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** Who leads a proposal, and who has which task of it (OWNER-06). */
export interface KnownTeam extends Pick<TeamSnapshot, 'ownerId' | 'helperIds' | 'tasks' | 'revision'> {
  /** The proposal's id. */
  _id: string;
  tenantId: string;
}

const { text, emptyText, number, flag } = fields;

const task = new Schema<TaskSnapshot>(
  {
    taskId: text,
    kind: text,
    label: emptyText,
    personId: emptyText,
    dueOn: emptyText,
    isDone: flag,
    askedIn: number,
  },
  { _id: false, id: false },
);

const knownTeam = new Schema<KnownTeam>(
  { _id: text, tenantId, ownerId: emptyText, helperIds: [String], tasks: [task], revision: number },
  { collection: 'assistant_teams', versionKey: false },
);
knownTeam.index({ tenantId: 1, ownerId: 1 });
knownTeam.index({ tenantId: 1, helperIds: 1 });
knownTeam.index({ tenantId: 1, 'tasks.personId': 1 });
knownTeam.plugin(tenantPlugin);

export const KnownTeamModel = model<KnownTeam>('AssistantTeam', knownTeam);
