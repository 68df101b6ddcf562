import type { CallQuestion } from '../call/call.schemas.ts';
import { proposalSectionKeys } from '../proposal-form/proposal-sections.ts';
import type { AnswerStart, AnswerTable } from './application.schemas.ts';
import { askedFor, askedOfApplicant } from './begin-from-words.ts';

/** Small letters without accents, one space between words, before the first and after the last. */
const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `;

const hits = (words: string, stems: readonly string[]): number =>
  stems.filter((stem) => words.includes(` ${stem}`)).length;

/** A question's own words say more than its guidance. */
const inQuestion = 2;

/**
 * Where an answer to this question would begin from (CALL-24): the section that was set for it, else what its words
 * ask for in English, French, Spanish or Portuguese, else nothing. Several questions may get the same section.
 *
 * @param hasRows whether the proposal has rows of a table; without, the section on the same matter is proposed
 */
export function beginFrom(
  { text, help, sectionKey }: Pick<CallQuestion, 'text' | 'help' | 'sectionKey'>,
  hasRows: (table: AnswerTable) => boolean = () => false,
): AnswerStart {
  const section = proposalSectionKeys.find((key) => key === sectionKey);
  if (section) return { kind: 'section', section };
  const [question, guidance] = [plainWords(text), plainWords(help)];
  if (hits(question, askedOfApplicant) > 0) return { kind: 'nothing' };
  let best: (typeof askedFor)[number] | undefined;
  let most = 0;
  for (const asked of askedFor) {
    const score = asked.weight * (inQuestion * hits(question, asked.stems) + hits(guidance, asked.stems));
    if (score <= most) continue;
    best = asked;
    most = score;
  }
  if (best?.table && hasRows(best.table)) return { kind: 'rows', table: best.table };
  return best?.section ? { kind: 'section', section: best.section } : { kind: 'nothing' };
}
