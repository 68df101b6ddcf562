import { proposalStatuses, proposalStatusNames } from '@harambee/domain';
import { type Fact, type FactRecord, isName } from '../facts/fact.ts';
import { factsIn } from './passage.ts';

/** A place where a text names a record. */
export interface Mention {
  record: FactRecord;
  start: number;
  end: number;
}

/** By its label in small letters, as facts of a status have it. */
export const statusKey = (label: string): string => label.toLowerCase();

const statusLabels = proposalStatusNames.map((name) => proposalStatuses[name].label);
const statusWords = new RegExp(
  `\\b(${statusLabels.map((label) => label.replace(' ', '\\s+')).join('|')})(?:s)?\\b`,
  'giu',
);

/** The statuses that a text names. */
export const statusesIn = (text: string): Mention[] =>
  [...text.matchAll(statusWords)].map(({ 0: found, 1: label = '', index: start }) => ({
    record: { family: 'status', key: statusKey(label.replace(/\s+/g, ' ')) },
    start,
    end: start + found.length,
  }));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function categoriesIn(text: string, facts: readonly Fact[]): Mention[] {
  const names = new Set(facts.flatMap(({ record }) => (record.family === 'category' ? [record.key] : [])));
  return [...names].flatMap((key) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(key)}(?![\\p{L}\\p{N}])`, 'giu'))].map(
      ({ 0: found, index: start }) => ({
        record: { family: 'category' as const, key },
        start,
        end: start + found.length,
      }),
    ),
  );
}

/** "Safe water" for "Safe water for 14 schools": the first two words, where no other title begins so. */
function beginningsIn(text: string, facts: readonly Fact[]): Mention[] {
  const titles = facts.filter(
    ({ record, field }) => (record.family === 'proposal' || record.family === 'call') && field === 'name',
  );
  const beginnings = titles.map(({ value }) => /^\p{L}+\s+\p{L}+(?!\p{L})/u.exec(value)?.[0]?.toLowerCase());
  return titles.flatMap(({ record }, at) => {
    const beginning = beginnings[at];
    if (!beginning || beginnings.filter((one) => one === beginning).length > 1) return [];
    const start = text.toLowerCase().indexOf(beginning);
    return start === -1 ? [] : [{ record, start, end: start + beginning.length }];
  });
}

/** All records that a text names, in order. */
export function mentionsIn(text: string, facts: readonly Fact[]): Mention[] {
  const slots = factsIn(text, facts)
    .filter(isName)
    .map(({ record, start, end }) => ({ record, start, end }));
  return [...slots, ...statusesIn(text), ...categoriesIn(text, facts), ...beginningsIn(text, facts)].sort(
    (one, other) => one.start - other.start,
  );
}

/** A title, grant ID or badge that is written out is the slot it stands for; a figure that is written out is not. */
export function withNamesAsSlots(text: string, facts: readonly Fact[]): string {
  const names = facts
    .filter((fact) => isName(fact) && fact.value.length > 3)
    .toSorted((one, other) => other.value.length - one.value.length);
  return names.reduce(
    (all, { id, value, record }) =>
      all.replace(
        new RegExp(
          `(?<![\\p{L}\\p{N}])${escaped(value)}(?![\\p{L}\\p{N}])`,
          record.family === 'badge' ? 'gu' : 'giu',
        ),
        `{{${id}}}`,
      ),
    text,
  );
}
