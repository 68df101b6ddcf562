import { proposalSectionKeys } from '@harambee/domain';
import type { Visit } from './visit.model.ts';

/** The number of records of one name and label. */
export interface Counted {
  name: string;
  label: string;
  count: number;
}

/** A text that started or ended. */
export interface DraftMove {
  subject?: string;
  name: string;
  at: Date;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
/** Average in minutes, with the precision of seconds, because a page shows seconds. 0 for an empty list. */
const averageMinutes = (minutes: readonly number[]): number =>
  minutes.length === 0 ? 0 : Math.round((sum(minutes) / minutes.length) * 60) / 60;

export const countOf = (counted: readonly Counted[], wanted: (row: Counted) => boolean): number =>
  sum(counted.filter(wanted).map(({ count }) => count));

/** The most frequent labels, the most frequent first. */
export function ranking(counted: readonly Counted[], length: number): [label: string, count: number][] {
  const labels = new Map<string, number>();
  for (const { label, count } of counted) labels.set(label, (labels.get(label) ?? 0) + count);
  return [...labels]
    .sort(([one, count], [other, than]) => than - count || (one < other ? -1 : 1))
    .slice(0, length);
}

/** Minutes that completed texts took, from their events in order; 0 only if none was completed. */
export function draftMinutes(moves: readonly DraftMove[], started: string, completed: string): number {
  const began = new Map<string | undefined, number>();
  const minutes: number[] = [];
  for (const { subject, name, at } of moves) {
    if (name === started) began.set(subject, at.getTime());
    const since = began.get(subject);
    if (name !== completed || since === undefined) continue;
    minutes.push((at.getTime() - since) / 60_000);
    began.delete(subject);
  }
  return minutes.length === 0 ? 0 : Math.max(averageMinutes(minutes), 1 / 60);
}

/** The page that a path belongs to: `/proposals/:id` is `Proposals`. */
function pageOf(path: string): string {
  const [first = ''] = path.split('/').filter(Boolean);
  return first.charAt(0).toUpperCase() + first.slice(1);
}

/** The name of a counted use under Feature Usage; undefined if it is not a feature. */
export function featureOf({ name, label }: Counted): string | undefined {
  if (name === 'feature_used') return label || undefined;
  if (name === 'page_viewed') return pageOf(label) || undefined;
  if (name === 'proposal_exported') return 'Proposal export';
  return name === 'profile_viewed' ? 'Public profile' : undefined;
}

/** A complete text has all sections. */
export const sectionsOf = (completed: number): number => completed * proposalSectionKeys.length;

type Seen = Pick<Visit, 'person' | 'firstAt' | 'lastAt'>;

/** People and sessions of a period, and how many of the previous period returned. */
export function visitFigures(present: readonly Seen[], before: readonly Seen[]) {
  const people = new Set(present.map(({ person }) => person));
  const earlier = new Set(before.map(({ person }) => person));
  return {
    activeUsers: people.size,
    sessions: present.length,
    averageMinutes: averageMinutes(
      present.map(({ firstAt, lastAt }) => (lastAt.getTime() - firstAt.getTime()) / 60_000),
    ),
    returned: [...earlier].filter((person) => people.has(person)).length,
    earlier: earlier.size,
  };
}

/** Averages with one decimal. */
export const perPerson = (points: number, people: number): number =>
  people === 0 ? 0 : oneDecimal(points / people);
