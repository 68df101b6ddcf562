import { proposalSectionKeys } from '@harambee/domain';
import type { Visit } from './visit.model.ts';

/** Records of one name and label, counted. */
export interface Counted {
  name: string;
  label: string;
  count: number;
}

/** A text that began or ended. */
export interface DraftMove {
  subject?: string;
  name: string;
  at: Date;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
/** Minutes on average, to the second: a page that shows seconds shows true ones. 0 of nothing. */
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

/** Minutes that completed texts took, of moves in their order; 0 only where none was completed. */
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

/** A path as the page it belongs to: `/proposals/:id` is `Proposals`. */
function pageOf(path: string): string {
  const [first = ''] = path.split('/').filter(Boolean);
  return first.charAt(0).toUpperCase() + first.slice(1);
}

/** What a counted use is called under Feature Usage; undefined for what is no feature. */
export function featureOf({ name, label }: Counted): string | undefined {
  if (name === 'feature_used') return label || undefined;
  if (name === 'page_viewed') return pageOf(label) || undefined;
  if (name === 'proposal_exported') return 'Proposal export';
  return name === 'profile_viewed' ? 'Public profile' : undefined;
}

/** A complete text has all sections. */
export const sectionsOf = (completed: number): number => completed * proposalSectionKeys.length;

type Seen = Pick<Visit, 'person' | 'firstAt' | 'lastAt'>;

/** People and sittings of a period, and how many of the period before came again. */
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
