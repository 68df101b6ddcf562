import type { LimitUnit } from '@harambee/domain';

/**
 * How much a reviewer would miss a sentence: it answers what is asked, or states a fact that the decision rests on
 * (`essential`); it helps (`useful`); nobody would miss it (`expendable`).
 */
export type Importance = 'essential' | 'useful' | 'expendable';

export interface CutSentence {
  importance: Importance;
  text: string;
  /** Words of an essential sentence that must be left, however it is shortened. */
  keeps: string[];
}

export interface CutCase {
  id: string;
  language: 'en' | 'fr' | 'es' | 'pt';
  question: string;
  limit: number;
  unit: LimitUnit;
  /** Sentences by paragraph. */
  paragraphs: CutSentence[][];
}

const importances = { '!': 'essential', '+': 'useful', '-': 'expendable' } as const;

/**
 * Builds a case. Each line is a sentence behind its importance: `!` essential, `+` useful, `-` expendable. What must be
 * left stands in braces, a blank line ends a paragraph.
 */
export const cutCase = (
  id: string,
  language: CutCase['language'],
  [limit, unit]: [number, LimitUnit],
  question: string,
  text: string,
): CutCase => ({
  id,
  language,
  question,
  limit,
  unit,
  paragraphs: text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph.split('\n').map((line) => {
        const sentence = line.trim();
        const importance = importances[sentence[0] as keyof typeof importances];
        const keeps = [...sentence.matchAll(/\{([^}]*)\}/g)].map(([, words = '']) => words);
        return { importance, keeps, text: sentence.slice(2).replaceAll(/[{}]/g, '') };
      }),
    ),
});

/** The whole text, or what is left of it if only sentences of these importances stay. */
export const textOfCut = (
  { paragraphs }: CutCase,
  left: Importance[] = ['essential', 'useful', 'expendable'],
) =>
  paragraphs
    .map((sentences) =>
      sentences
        .filter(({ importance }) => left.includes(importance))
        .map(({ text }) => text)
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n');
