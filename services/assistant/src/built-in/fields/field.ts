import type { ChatAction } from '@harambee/domain/schemas';
import type { PagePath } from '../../tools/pages.ts';
import type { ForEach, Language } from '../../understanding/languages.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import type { Ask } from '../ask.ts';
import type { Row as ProposalRow } from '../query/rows.ts';
import type { Topic } from '../topic.ts';
import type { unseen } from '../words/general.ts';

/** What a value is decides which operators a question can use with it. */
export type FieldType = 'money' | 'number' | 'date' | 'choice' | 'yesNo' | 'person' | 'reference';
export type Value = string | number;

/** One thing that the records say of a row. */
export interface Field<Row> {
  type: FieldType;
  /** Its values: several for the people who must sign, none where the records say nothing. A date is `YYYY-MM-DD`, yes is 1. */
  of(row: Row, now: number): readonly Value[];
  /** The concepts by which a question names it. */
  concepts: readonly Concept[];
  label: ForEach<string>;
  /** Of a number: what it counts, where the label does not say it. */
  unit?: 'days';
  /** Days that are still to come: "in December" is the next one. */
  isAhead?: boolean;
  /** Rows of which it is asked where no status is named: what is due is not sent yet. */
  usual?(row: Row): boolean;
  /** It counts: 0 is none, and no value is unknown. */
  isCount?: boolean;
  /** To name it is to say that a row has it, and how an answer says so: "the late ones". */
  claim?: ForEach<string>;
  /** The concept that says that a row has none: "that nobody leads". */
  without?: Concept;
  /** What Rafiki cannot see as long as no event has told it of any row. */
  unseen?: keyof typeof unseen;
  /** Every row has it, so "without" it means something else. */
  isAlways?: boolean;
}

/** What a concept says of a field: "in dollars", "we are still considering". */
export interface Meaning {
  field: string;
  values: readonly Value[];
}

/** One kind of record: its fields, and how an answer shows it. A new field is one entry in its table. */
export interface Kind<Row> {
  rows(ask: Ask, isCounted: (proposal: ProposalRow) => boolean): Promise<Row[]>;
  /** The field that counts proposals: what a question says of those narrows which are counted. */
  countsProposals?: string;
  fields: Readonly<Record<string, Field<Row>>>;
  meanings: Partial<Record<Concept, Meaning>>;
  /** Concepts that name the kind itself, or what every line of a list shows anyway. */
  light: readonly Concept[];
  /** The date that a period is about where a question names none; absent: such a question is not understood. */
  dateOf?: string;
  /** Statuses that count for good once they were reached. */
  lasting: readonly Value[];
  /** Dates that say a status, so that no other is meant. */
  statusDays: readonly string[];
  /** The number that "more than three" and "the most" are about where a question names none. */
  main?: string;
  /** The field that "who" asks for. */
  who?: string;
  /** Whether a question is of what the person who asks has, without "mine". */
  isMine?(topic: Topic): boolean;
  /** Its rows are people, so that "who has no draft?" needs no noun. */
  isOfPeople?: true;
  /** Nothing tells what was not done. */
  isOnlyAffirmed?: true;
  /** The records of this kind that a question names. */
  named(topic: Topic): readonly { id: string; title: string }[];
  /** ISO 4217. */
  currencyOf(row: Row): string;
  titleOf(row: Row): string;
  lineOf(row: Row, language: Language): string;
  /** The row as a sentence, where it is the answer alone. */
  sentenceOf?(row: Row, language: Language): string;
  chipOf(row: Row, language: Language): ChatAction;
  page: PagePath;
  /** "3 calls" */
  counted: ForEach<(count: number) => string>;
  none: ForEach<(narrowing: string) => string>;
  found: ForEach<(counted: string, narrowing: string) => string>;
}

/** No value and an empty one are the same: nothing. */
export const some = (...values: readonly (Value | undefined | null)[]): Value[] =>
  values.filter((value): value is Value => value !== undefined && value !== null && value !== '');
