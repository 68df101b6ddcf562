import type { ChatBody } from '@harambee/domain/schemas';
import { personalDataIn } from '@harambee/drafting/checks';

const withheldWords = '[withheld: personal data]';

/** Uses the same check as the text of a proposal (CHECK-06). */
const isPrivate = (text: string): boolean => personalDataIn(text).length > 0;

/**
 * What a language model may see of a conversation and the records. Without consent, nothing that contains personal
 * data (CHECK-08).
 */
export class PrivateText {
  /** True if something this answer needed was left out. */
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

  /** Earlier messages. The person has already been told what was left out of them. */
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
