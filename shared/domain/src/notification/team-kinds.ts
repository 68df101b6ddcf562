import { formatDay } from '../format/date-words.ts';
import { paths } from '../paths.ts';
import { dueIn, type Kind } from './kind.ts';

export interface TeamFacts {
  proposalId: string;
  /** Of the proposal. */
  title: string;
  /** Who did it; empty when nobody knows, or the person has left. */
  by: string;
}

export interface TaskFacts extends TeamFacts {
  kind: 'section' | 'answer';
  /** Title of the section, or the question. */
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  dueOn: string;
}

const named = ({ title }: TeamFacts): string => title.trim() || 'An untitled proposal';
const leadsTo = ({ proposalId }: TeamFacts): string => paths.proposal(proposalId);
const type = 'proposal_update' as const;

const shortest = 80;
const shortened = (text: string): string =>
  text.length > shortest ? `${text.slice(0, shortest - 1).trimEnd()}…` : text;

/** What a task is called within a sentence. */
const place = ({ kind, label }: Pick<TaskFacts, 'kind' | 'label'>): string =>
  kind === 'section' ? label : `“${shortened(label)}”`;
const work = (facts: TaskFacts): string => `${facts.kind === 'section' ? 'write' : 'answer'} ${place(facts)}`;

const taskAsked: Kind<TaskFacts> = {
  type,
  title: (facts) => (facts.by ? `${facts.by} asks you to ${work(facts)}` : `You are asked to ${work(facts)}`),
  message: (facts) =>
    facts.dueOn ? `In ${named(facts)}. It is due on ${formatDay(facts.dueOn)}.` : `In ${named(facts)}.`,
  leadsTo,
};

const taskTaken: Kind<TaskFacts> = {
  type,
  title: (facts) => `You no longer have to ${work(facts)}`,
  message: (facts) =>
    facts.by
      ? `${facts.by} has changed who does it in ${named(facts)}.`
      : `It has changed in ${named(facts)}.`,
  leadsTo,
};

const taskDue: Kind<TaskFacts & { daysLeft: number }> = {
  type: 'other',
  title: (facts) => `${place(facts)} ${dueIn(facts.daysLeft)}`,
  message: (facts) => `It is your task in ${named(facts)}.`,
  leadsTo,
};

const taskOverdue: Kind<TaskFacts> = {
  type: 'other',
  title: (facts) => `${place(facts)} is overdue`,
  message: (facts) => `It was due on ${formatDay(facts.dueOn)}, and it is your task in ${named(facts)}.`,
  leadsTo,
};

/** To who leads the proposal; `by` is the person of the task. */
const taskLate: Kind<TaskFacts> = {
  type: 'other',
  title: (facts) => `${place(facts)} is overdue`,
  message: (facts) =>
    `It was due on ${formatDay(facts.dueOn)}. ${facts.by || 'A colleague'} has it in ${named(facts)}.`,
  leadsTo,
};

const proposalLed: Kind<TeamFacts> = {
  type,
  title: (facts) => `You lead ${named(facts)} now`,
  message: (facts) =>
    facts.by
      ? `${facts.by} has chosen you. See who helps, and what is open.`
      : 'You have been chosen. See who helps, and what is open.',
  leadsTo,
};

/** What people hear about their part in proposals (OWNER-07). */
export const teamKinds = { taskAsked, taskTaken, taskDue, taskOverdue, taskLate, proposalLed };

/** How many days before its due date the person of a task is reminded, earliest first; -1: the day after (OWNER-07). */
export const taskDistances = [3, 1, 0, -1] as const;
