import type { ChatBody } from '@harambee/domain/schemas';
import { personalDataIn } from '@harambee/drafting/checks';

const withheldWords = '[withheld: personal data]';

/** By the same check as what is written in a proposal (CHECK-06). */
const isPrivate = (text: string): boolean => personalDataIn(text).length > 0;

/** What a language model may get of a conversation and of the records: without a yes, nothing with personal data (CHECK-08). */
export class PrivateText {
  /** Whether something was left out that this answer needed. */
  isWithheld = false;

  constructor(private readonly body: ChatBody) {}

  get #isConfirmed(): boolean {
    return this.body.confirmed === 'personal_data';
  }

  /** Without the question there is nothing to answer. */
  mayBeAsked(): boolean {
    this.isWithheld = !this.#isConfirmed && isPrivate(this.body.message);
    return !this.isWithheld;
  }

  /** What was said before. The person was told of what is missing when it was said. */
  get history() {
    return this.body.history
      .filter(({ content, confirmed }) => this.#isConfirmed || confirmed || !isPrivate(content))
      .map(({ role, content }) => ({ role, content }));
  }

  /** A text of the records; words in its place where it holds personal data and nobody has said yes. */
  shown(text: string): string {
    if (this.#isConfirmed || !isPrivate(text)) return text;
    this.isWithheld = true;
    return withheldWords;
  }
}
