import { listWords } from '../format/list-words.ts';
import { type ProposalStatus, proposalStatuses } from '../proposal/proposal-status.ts';
import {
  type ProposalSectionKey,
  proposalSectionKeys,
  proposalSections,
} from '../proposal-form/proposal-sections.ts';
import type { Author } from '../schemas/author.schemas.ts';
import { authorName } from '../sign-off/sign-off-words.ts';
import { shortHash } from '../sign-off/signed-hash.ts';
import type { TimelineEntry } from './timeline.schemas.ts';
import type { TimelineKind } from './timeline-kinds.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const names = (authors: readonly Author[]): string => listWords(authors.map(authorName));
/** Words of people in a sentence. */
const inShort = (text: string, most = 120): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

const moves: Partial<Record<ProposalStatus, string>> = {
  generating: 'asked Harambee for a text',
  submitted: 'submitted it',
  draft: 'reopened it as a draft',
};

/** What happened, to follow the name of who did it (TIMELINE-01). Whoever adds a kind adds its words here. */
export const timelineWords = {
  created: () => 'created the proposal',
  status: (to: ProposalStatus, hash?: string) =>
    `${moves[to] ?? `marked it as ${proposalStatuses[to].label.toLowerCase()}`}${hash ? `, text ${shortHash(hash)}` : ''}`,
  submittedWithout: (missing: readonly Author[], hash: string) =>
    `submitted it, text ${shortHash(hash)}, without the agreement of ${names(missing)}`,
  version: (version: number) => `had version ${version} of the text written`,
  edits: (paragraphs: number, sections: readonly ProposalSectionKey[]) =>
    `changed ${count(paragraphs, 'paragraph', 'paragraphs')} of ${sectionNames(sections)}`,
  named: (name: string) => `named the text “${inShort(name)}”`,
  answers: (questions: readonly string[]) =>
    questions.length === 1
      ? `wrote the answer to “${inShort(questions[0] ?? '')}”`
      : `wrote ${count(questions.length, 'answer', 'answers')}`,
  asked: (signers: readonly Author[]) => `asked ${names(signers)} to agree`,
  notAsked: (signers: readonly Author[]) => `no longer asks ${names(signers)} to agree`,
  agreed: (hash: string) => `agreed with the text ${shortHash(hash)}`,
  withdrawn: (hash: string) => `took back the agreement with the text ${shortHash(hash)}`,
} as const;

interface NoteRow {
  kind: TimelineKind;
  /** After the name of who did it. */
  text: (item: string, about?: Author) => string;
  /** Of somebody who is not known any more, or of nobody. */
  sentence: (item: string, about?: Author) => string;
}

const name = (about: Author | undefined): string => (about ? authorName(about) : 'somebody');

const noteRows = {
  answers: { kind: 'answers', text: () => 'wrote answers', sentence: () => 'Answers were written' },
  file: {
    kind: 'file',
    text: (what) => `downloaded ${what}`,
    sentence: (what) => `Somebody downloaded ${what}`,
  },
  led: {
    kind: 'team',
    text: (_item, about) => `made ${name(about)} lead the proposal`,
    sentence: (_item, about) => `${name(about)} leads the proposal now`,
  },
  task: {
    kind: 'team',
    text: (label, about) => `asked ${name(about)} to write “${inShort(label)}”`,
    sentence: (label, about) => `${name(about)} was asked to write “${inShort(label)}”`,
  },
} satisfies Record<string, NoteRow>;
export type TimelineNoteName = keyof typeof noteRows;
/** What is noted because nothing else tells it, by the name that a note has in the database (TIMELINE-02). */
export const timelineNotes: Readonly<Record<TimelineNoteName, NoteRow>> = noteRows;

/** What Harambee did: whole sentences. */
export const timelineSentences = {
  failed: () => 'The text could not be written',
  sent: () => 'Harambee kept the answers as they were sent',
  voided: (signers: readonly Author[], hash: string) =>
    `The text changed to ${shortHash(hash)}: the agreement of ${names(signers)} no longer holds`,
} as const;

const sectionNames = (sections: readonly ProposalSectionKey[]): string =>
  listWords(proposalSectionKeys.filter((key) => sections.includes(key)).map((key) => proposalSections[key]));

/** An entry in one plain sentence, without what people said in their own words. */
export const timelineSentence = ({ by, text }: Pick<TimelineEntry, 'by' | 'text'>): string =>
  `${by ? `${authorName(by)} ` : ''}${text}.`;
