import { AnswerIndex } from '@harambee/answers';
import { textOfBlocks } from '@harambee/domain';
import type { BankAnswer, FoundAnswer } from '@harambee/domain/schemas';

/** The same search as on the server, in the answers that were loaded (CALL-33). */
export class LoadedAnswers {
  readonly #index = new AnswerIndex();
  readonly #answers: ReadonlyMap<string, BankAnswer>;

  constructor(answers: readonly BankAnswer[]) {
    this.#answers = new Map(answers.map((answer) => [answer.id, answer]));
    for (const { id, question, blocks, language } of answers)
      this.#index.put({ id, question, text: textOfBlocks(blocks).text, language });
  }

  search(question: string, limit: number): FoundAnswer[] {
    return this.#index.search(question, { limit }).flatMap(({ id, words, subjects, fits }) => {
      const answer = this.#answers.get(id);
      return answer ? [{ answer, match: { words, subjects, fits } }] : [];
    });
  }
}
