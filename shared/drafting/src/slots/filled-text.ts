import type { TextSource } from '@harambee/domain/schemas';
import { type CheckOptions, checkSentence } from './check-sentence.ts';
import type { Finding } from './finding.ts';
import { type Slot, slotsIn } from './slot.ts';

/** A sentence that was refused, and why. */
export interface RefusedSentence {
  sentence: string;
  findings: Finding[];
}

export interface FilledText {
  /** The remaining text with its facts; whole sentences only. */
  text: string;
  sources: TextSource[];
  /** The slots that stand in it. */
  used: ReadonlySet<string>;
  refused: RefusedSentence[];
}

/** Between two sentences, with or without Markdown; "Ing. Julio Palomino" is no end of one. */
export const sentenceEnd =
  /(?<=[.!?…]["”’)\]*_]*)(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|Eng|Ing|Rev|Sr|Fr|St|No|approx|e\.g|i\.e|Mme|Mlle)\.)\s+/u;

/** Where a sentence stands: after an empty line, at the beginning of a line (an item of a list), or behind another. */
type Joint = '\n\n' | '\n' | ' ';
const joints: readonly Joint[] = ['\n\n', '\n', ' '];

const sentencesWithJoints = (text: string): { sentence: string; joint: Joint }[] =>
  text.split(/\n{2,}/).flatMap((paragraph) =>
    paragraph.split('\n').flatMap((line, lineIndex) =>
      line
        .trim()
        .split(sentenceEnd)
        .filter((sentence) => sentence !== '')
        .map((sentence, index) => ({
          sentence,
          joint: joints[index > 0 ? 2 : lineIndex > 0 ? 1 : 0] as Joint,
        })),
    ),
  );

/** The wider of two gaps around a sentence that is left out. */
const wider = (one: Joint, other: Joint): Joint =>
  joints.indexOf(one) < joints.indexOf(other) ? one : other;

/** A statement is a sentence, also where the model left out its full stop. */
const withStatementsEnded = (text: string, slots: ReadonlyMap<string, Slot>): string =>
  text.replace(/\{\{(F\d+)\}\}(?=\s+(?:\{\{|\p{Lu}|•)|\s*$|\n)/gu, (mark, id: string) =>
    slots.get(id)?.kind === 'statement' ? `${mark}.` : mark,
  );

/** The same words, whatever their capitals and stops. */
const sameness = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();

/**
 * A model's text with the facts in their places (DRAFT-20). What a check refuses is left out as a whole sentence, never
 * masked inside one.
 */
export function filledText(answer: string, options: CheckOptions): FilledText {
  const refused: RefusedSentence[] = [];
  const used = new Set<string>();
  const sources: TextSource[] = [];
  const said = new Set<string>();
  let text = '';
  let gap: Joint = ' ';
  for (const { sentence, joint } of sentencesWithJoints(withStatementsEnded(answer, options.slots))) {
    gap = wider(gap, joint);
    const findings = checkSentence(sentence, options);
    if (said.has(sameness(sentence))) findings.push({ refusal: 'repeated', words: sentence });
    if (findings.length > 0) {
      refused.push({ sentence, findings });
      continue;
    }
    said.add(sameness(sentence));
    const filled = fill(sentence, options.slots);
    if (text !== '') text += gap;
    sources.push(...filled.sources.map((source) => shifted(source, text.length)));
    text += filled.text;
    for (const { id } of slotsIn(sentence, options.slots)) used.add(id);
    gap = ' ';
  }
  return { text, sources, used, refused };
}

const shifted = ({ start, end, fact }: TextSource, by: number): TextSource => ({
  start: start + by,
  end: end + by,
  fact,
});

/** One sentence with its values. */
function fill(sentence: string, slots: ReadonlyMap<string, Slot>): { text: string; sources: TextSource[] } {
  const sources: TextSource[] = [];
  let [text, from] = ['', 0];
  for (const slot of slotsIn(sentence, slots)) {
    text += sentence.slice(from, slot.start);
    const value = text.trim() === '' ? capitalized(slot.value) : slot.value;
    sources.push(...(slot.sources ?? []).map((source) => shifted(source, text.length)));
    text += value;
    from = slot.end;
    // The applicant's own sentence brings its full stop.
    if (slot.kind === 'statement' && /[.!?…]["”’)]*$/u.test(value))
      from += sentence.slice(from).match(/^\.+/)?.[0].length ?? 0;
  }
  return { text: text + sentence.slice(from), sources };
}

/** "Eight boreholes" at the beginning of a sentence. */
const capitalized = (value: string): string => value.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
