import { beginFrom, inlinesOfBlocks, type KnownFacts, todaysFact, withInlines } from '@harambee/domain';
import type { AnswerStart, CallQuestion, FactCard, FactInline, TextBlock } from '@harambee/domain/schemas';
import { anchorOfFact, answerRows, relinkedFact } from '@harambee/drafting/answers';
import type { AnswerRecord } from './answer.model.ts';
import type { TextSource } from './text-source.ts';

type Decided = Pick<AnswerRecord, 'start' | 'blocks' | 'anchors'>;

/** Where an answer begins, as a person chose it or as the question says. */
export const startOf = (
  { start }: Pick<Decided, 'start'>,
  question: CallQuestion | undefined,
  { hasRows }: TextSource,
): AnswerStart => start ?? (question ? beginFrom(question, hasRows) : { kind: 'nothing' });

/** Own words with the facts where they stand today; a fact that is gone is a note that something is needed. */
export function ownBlocks(
  { blocks, anchors = {} }: Pick<Decided, 'blocks' | 'anchors'>,
  { today, cards }: TextSource,
): TextBlock[] | null {
  if (!blocks) return null;
  return withInlines(blocks, (inline) => {
    if (!('fact' in inline)) return [inline];
    const linked = relinkedFact(inline, anchors[inline.fact], today);
    if (linked && cards.find(linked.fact)) return [linked];
    return [todaysFact(inline, { cards: new Map(), statements: new Map() }).inline];
  });
}

const factsIn = (blocks: readonly TextBlock[]): FactInline[] =>
  inlinesOfBlocks(blocks).filter((inline) => 'fact' in inline);

/** What is known today of the facts in these words. */
export function factsOf(blocks: readonly TextBlock[], { cards, statements }: TextSource): KnownFacts {
  const found = factsIn(blocks).flatMap(({ fact }) => cards.find(fact) ?? []);
  return { cards: new Map(found.map((one) => [one.id, one])), statements };
}

/** An answer as it reads today. */
export function textOf(
  start: AnswerStart,
  own: readonly TextBlock[] | null,
  source: TextSource,
): TextBlock[] {
  if (own) {
    const known = factsOf(own, source);
    return withInlines(own, (inline) => ['fact' in inline ? todaysFact(inline, known).inline : inline]);
  }
  if (start.kind === 'section') return source.section(start.section);
  if (start.kind === 'rows') return answerRows(source.today, start.table, source.cards);
  return [];
}

/** What the numbered facts of these words are about, to be stored with them. */
export function anchorsOf(blocks: readonly TextBlock[], { today }: TextSource): Record<string, string> {
  return Object.fromEntries(
    factsIn(blocks).flatMap(({ fact }) => {
      const anchor = anchorOfFact(fact, today);
      return anchor === undefined ? [] : [[fact, anchor]];
    }),
  );
}

/** The cards of all facts that answers state, with how often they do. */
export function cardsOfAnswers(
  answers: readonly (readonly TextBlock[])[],
  { cards }: TextSource,
): FactCard[] {
  const uses = new Map<string, number>();
  for (const { fact } of answers.flatMap(factsIn)) uses.set(fact, (uses.get(fact) ?? 0) + 1);
  return [...uses].flatMap(([id, count]) => {
    const known = cards.find(id);
    return known ? [{ ...known, uses: count }] : [];
  });
}
