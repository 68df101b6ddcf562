import type { Slot, SlotKind } from '@harambee/drafting/slots';

/** What a fact can be about. */
export type RecordFamily =
  | 'proposal'
  /** A funder's call. */
  | 'call'
  /** A whole line, such as who has what to do: its name says all of it (`wholeLine`). */
  | 'line'
  | 'status'
  | 'category'
  | 'badge'
  /** All proposals together. */
  | 'all'
  /** The deadlines of all proposals that are not sent. */
  | 'due'
  /** Points and level of the organization. */
  | 'standing'
  | 'profile'
  | 'today'
  /** A text of the product: help, messages. */
  | 'text'
  /** What somebody said: the question, earlier talk. It may be supposed, or out of date. */
  | 'said';

/** One proposal, one status …: whose fact it is. */
export interface FactRecord {
  family: RecordFamily;
  /** Which of its family: an id, or its name. */
  key: string;
}

/** What a record states, as the model is told. */
export const factFields = {
  name: 'name',
  grantId: 'grant ID',
  status: 'status',
  category: 'category',
  requested: 'amount requested',
  deadline: 'deadline, still ahead',
  passedDeadline: 'deadline, which has passed',
  daysLeft: 'days left until the deadline',
  daysPast: 'days since the deadline passed',
  openQuestions: 'required questions without an answer',
  count: 'number of proposals',
  dueCount: 'unsent proposals whose deadline is ahead',
  overdueCount: 'unsent proposals whose deadline has passed',
  points: 'points',
  level: 'level',
  toNextLevel: 'points still missing for the next level',
  nextLevel: 'next level',
  badgesEarned: 'badges earned',
  condition: 'what it takes',
  progress: 'progress so far',
  type: 'type',
  location: 'location',
  foundedYear: 'year it was founded',
  mission: 'mission',
  goals: 'Sustainable Development Goals',
  missingCount: 'fields that are still missing',
  today: 'date of today',
  quantity: 'figure of a text',
} as const;

export type FactField = keyof typeof factFields;

/** A value on its way to the model, as a part of what a tool answers or of what was said. */
export class FactValue {
  constructor(
    readonly record: FactRecord,
    readonly field: FactField,
    readonly kind: SlotKind,
    /** What the reader sees: a figure with its unit, or words that somebody typed. */
    readonly value: string,
    /** What the model reads instead of its record and field. */
    readonly subject?: string,
  ) {}
}

/**
 * One whole line, with record, person and day: a model can leave it out, but give no part of it to somebody else
 * (ASSIST-16).
 */
export const wholeLine = (key: string, value: string): FactValue =>
  new FactValue({ family: 'line', key }, 'name', 'title', value);

/** A reference that the model hands back to a tool: it is no figure, and stays as it is. */
export class Reference {
  constructor(readonly id: string) {}
}

/** A fact as a slot: the model writes `{{F3}}`, and the value is put there (ASSIST-16). */
export interface Fact extends Slot {
  record: FactRecord;
  field: FactField;
}

export const isSameRecord = (one: FactRecord, other: FactRecord): boolean =>
  one.family === other.family && one.key === other.key;

/** True for a fact that says whose the others are. */
export const isName = ({ field }: Pick<Fact, 'field'>): boolean => field === 'name' || field === 'grantId';
