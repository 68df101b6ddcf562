import { formerMember, type TaskSnapshot } from '@harambee/domain';
import type { TaskPlace, TeamSummary, WaitedFor } from '@harambee/domain/schemas';
import { derivedId, fields } from '@harambee/service-kit';
import { Schema } from 'mongoose';
import type { People } from './people.service.ts';

/** A place of a proposal that somebody sees to (OWNER-03). */
export interface StoredTask {
  id: string;
  place: TaskPlace;
  /** Title of the section, or words of the question when it was stored last. */
  label: string;
  /** '' for nobody. */
  personId: string;
  /** `YYYY-MM-DD`, or empty. */
  dueOn: string;
  /** Who gave it to the person, and when; '' once that person has left. */
  askedBy: string;
  askedAt: Date;
  /** Revision of the team in which the person got it. */
  askedIn: number;
  doneAt?: Date;
  /** Of the person it was taken from because they left (`markOfLeaver`). */
  leaver?: string;
}

/** The people of a proposal, in its record: one write changes them and publishes the event. */
export interface TeamFields {
  /** Who leads it; '' once that person has left. Absent before 2026-12: who created it (`ownerOf`). */
  ownerId?: string;
  helperIds?: string[];
  tasks?: StoredTask[];
  /** Everybody with a part in it now: owner, helpers and the people of open tasks. For lists. */
  peopleIds?: string[];
  /** Marks of an owner and of helpers who have left, for a hand-over that arrives after that. */
  leavers?: { owner?: string; helpers?: string[] };
  /** Rises with each change of the team. */
  teamRevision?: number;
}

const { text, emptyText, number } = fields;
const part = { _id: false } as const;

const place = new Schema(
  {
    kind: { type: String, enum: ['section', 'answer'], required: true },
    section: String,
    questionId: String,
  },
  part,
);

const task = new Schema<StoredTask>(
  {
    id: text,
    place: { type: place, required: true } as never,
    label: emptyText,
    personId: emptyText,
    dueOn: emptyText,
    askedBy: emptyText,
    askedAt: { type: Date, required: true },
    askedIn: number,
    doneAt: Date,
    leaver: String,
  },
  { ...part, id: false },
);

/** For the schema of the record. */
export const teamFields = {
  ownerId: String,
  helperIds: { type: [String], default: undefined },
  tasks: { type: [task], default: undefined },
  peopleIds: { type: [String], default: undefined },
  leavers: {
    type: new Schema({ owner: String, helpers: { type: [String], default: undefined } }, part),
    default: undefined,
  },
  teamRevision: Number,
};

type Team = TeamFields & { createdBy: string };

/** Who leads a proposal; '' for nobody. One from before 2026-12 belongs to who created it (OWNER-01). */
export function ownerOf({ ownerId, createdBy }: Team): string {
  if (ownerId !== undefined) return ownerId;
  return createdBy === formerMember.userId ? '' : createdBy;
}

/** Everybody with a part in it now. */
export const peopleOf = (team: Team): string[] => {
  const open = (team.tasks ?? []).filter(({ doneAt }) => !doneAt);
  const all = [ownerOf(team), ...(team.helperIds ?? []), ...open.map(({ personId }) => personId)];
  return [...new Set(all)].filter((id) => id !== '');
};

/** Stands for somebody who has left: tells nobody who it was, and fits a hand-over that names them. */
export const markOfLeaver = (tenantId: string, userId: string): string =>
  derivedId(tenantId, 'leaver', userId);

/** Whom its open tasks wait for, the most urgent first. */
export function waitedFor({ tasks = [] }: TeamFields, people: People): WaitedFor[] {
  const found = new Map<string, WaitedFor>();
  for (const { personId, doneAt, dueOn } of tasks) {
    const person = people.get(personId);
    if (!person || doneAt) continue;
    const before = found.get(personId) ?? { id: personId, name: person.name, tasks: 0, dueOn: '' };
    const earliest = [before.dueOn, dueOn].filter((day) => day !== '').toSorted()[0] ?? '';
    found.set(personId, { ...before, tasks: before.tasks + 1, dueOn: earliest });
  }
  return [...found.values()].toSorted((a, b) => (a.dueOn || '9').localeCompare(b.dueOn || '9'));
}

/** What a list shows of the people. */
export function teamSummary(team: Team, people: People): TeamSummary {
  const owner = people.get(ownerOf(team));
  return {
    ...(owner && { owner: { id: owner.id, name: owner.name } }),
    waitingFor: waitedFor(team, people),
  };
}

export const taskSnapshot = ({
  id,
  place: { kind },
  label,
  personId,
  dueOn,
  doneAt,
  askedIn,
}: StoredTask): TaskSnapshot => ({
  taskId: id,
  ...{ kind, label, personId, dueOn, askedIn },
  isDone: doneAt !== undefined,
});
