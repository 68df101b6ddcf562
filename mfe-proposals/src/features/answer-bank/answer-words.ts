import { type AnswerOutcome, answerOutcomes, formatNumber, isReviewDue, listWords } from '@harambee/domain';
import type { AnswerMatch, AnswerUse, BankAnswer } from '@harambee/domain/schemas';
import type { IconName } from '@harambee/ui';

export const outcomeIcons: Record<AnswerOutcome, IconName> = {
  draft: 'pencil',
  submitted: 'send',
  approved: 'check-circle',
  rejected: 'close',
};

/** Local day of this device. */
const today = (): string => {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

export const isDue = ({ reviewOn }: Pick<BankAnswer, 'reviewOn'>): boolean => isReviewDue(reviewOn, today());

export const wordsInWords = (count: number): string =>
  count === 1 ? '1 word' : `${formatNumber(count)} words`;

/** How often it was used: "Used twice"; nothing if it never was. */
export function usesInWords(uses: readonly AnswerUse[]): string | undefined {
  const sent = uses.filter(({ outcome }) => outcome !== 'draft').length;
  if (sent === 0) return undefined;
  if (sent === 1) return 'Used once';
  return sent === 2 ? 'Used twice' : `Used ${formatNumber(sent)} times`;
}

const weight: readonly AnswerOutcome[] = ['approved', 'submitted', 'rejected', 'draft'];

/** The outcome that tells most: once approved is worth more than rejected elsewhere. */
export const bestOutcome = (uses: readonly AnswerUse[]) => {
  const best = weight.find((outcome) => uses.some((use) => use.outcome === outcome));
  return best && { outcome: best, ...answerOutcomes[best] };
};

/** Why it was found: "Same subject: Risks. Same words: drilling and prices." */
export function whyFound({ subjects, words }: AnswerMatch): string {
  const about = subjects.slice(0, 3);
  const said = words.slice(0, 5);
  return [
    about.length > 0 && `About ${listWords(about)}`,
    said.length > 0 && `Same words: ${listWords(said)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
