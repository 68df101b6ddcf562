import { sentenceEnd } from '@harambee/drafting/slots';
import type { Fact } from '../facts/fact.ts';
import { checkSentence } from './check-sentence.ts';
import { filledSentence, withoutEchoes } from './fill.ts';
import type { ReplyFinding } from './finding.ts';
import { withNamesAsSlots } from './mentions.ts';
import { factsIn, unmarked } from './passage.ts';
import { linesOf, type ReplyLine, textOf } from './reply-lines.ts';

/** A sentence that was refused, and why. */
export interface RefusedSentence {
  sentence: string;
  findings: ReplyFinding[];
}

/** A model's reply after the check. */
export interface FilledReply {
  /** What stays, with its facts: whole sentences only. Markdown. */
  text: string;
  /** The slots that stand in it. */
  used: ReadonlySet<string>;
  refused: RefusedSentence[];
}

/** A reply with the facts in their places; what is refused is left out as a whole sentence (ASSIST-17). */
export function filledReply(reply: string, facts: readonly Fact[]): FilledReply {
  const refused: RefusedSentence[] = [];
  const lines: ReplyLine[] = [];
  for (const line of linesOf(withoutEchoes(withNamesAsSlots(reply, facts), facts))) {
    for (const sentence of line.text.split(sentenceEnd)) {
      if (sentence.trim() === '') continue;
      const said = unmarked(sentence);
      const context = line.context(lines, facts);
      const findings = checkSentence(
        { context: context === '' ? '' : `${context} `, sentence: said, placed: factsIn(said, facts) },
        facts,
      );
      if (findings.length > 0) refused.push({ sentence, findings });
      else line.kept.push(sentence);
    }
    lines.push(line);
  }
  const kept = textOf(lines, (sentence) => filledSentence(sentence, facts));
  return { ...kept, used: new Set(factsIn(kept.source, facts).map(({ id }) => id)), refused };
}

/** The part of a growing reply that ends with a whole sentence or line. */
export function wholeSentences(soFar: string): string {
  const ends = [...soFar.matchAll(new RegExp(`${sentenceEnd.source}|\\n`, 'gu'))];
  const last = ends.at(-1);
  return last ? soFar.slice(0, last.index) : '';
}
