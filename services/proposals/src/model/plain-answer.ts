import { proposalSections } from '@harambee/domain';
import { blocksOf, countWords, plainText, sentencesOf } from '@harambee/drafting';

/** More characters than the longest section can have; the answer is not read any further. */
export const maximumCharacters = 16_000;
/** Half as much again as funders read of one section. */
const maximumWords = 1_050;
const minimumWords = 20;

/** Signs that are not seen but part words and numbers. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

const headings = new Set(Object.values(proposalSections).map((title) => title.toLowerCase()));
const isHeading = (line: string): boolean =>
  /^#{1,6} /.test(line) ||
  /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/.test(line) ||
  headings.has(
    line
      .replace(/[*_#:]/g, '')
      .trim()
      .toLowerCase(),
  );

/** Plain text of what may be Markdown or HTML: paragraphs, and lists with bullets. Nothing of it is ever run or shown as markup. */
export function plainAnswer(answer: string): string {
  const lines = withoutTags(plainText(answer.replace(invisible, '')))
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isHeading(line) && !/^(?:```|~~~|[-*_|: ]{3,}$)/.test(line))
    .map((line) =>
      line
        .replace(/^>+ ?/, '')
        .replace(/^(?:[-*+•–]|\p{Nd}{1,2}[.)]) +/u, '• ')
        .replace(/^\|(.*)\|$/, (_, cells: string) =>
          cells
            .split('|')
            .map((cell) => cell.trim())
            .join(', '),
        )
        .replace(/(\*\*|__|~~|`+)(.*?)\1/g, '$2')
        .replace(/(^|\s)[*_]([^*_]+)[*_](?=[\s.,;:!?)]|$)/g, '$1$2')
        .replace(/[*`]{2,}/g, ''),
    );
  return plainText(lines.join('\n'));
}

function withoutTags(text: string): string {
  let [before, after] = ['', text];
  // Again, until nothing changes: what is left after a removal may be a tag in its turn.
  for (let round = 0; before !== after && round < 20; round++) {
    before = after;
    after = before
      .replace(/<(script|style|think|thinking|reasoning)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(/<\/?[a-z!?][^<>]*>/gi, '');
  }
  return after.replace(/<(?=[a-z/!?])/gi, '');
}

const refusal =
  /^(?:i[’']?m sorry|i am sorry|sorry[,. ]|i (?:can[’']?t|cannot|can not|am unable|am not able|won[’']?t)\b)|\bas an? (?:ai|artificial intelligence|large language|language) (?:language )?(?:model|assistant)?\b/i;

/** Why a text cannot be a section; nothing when it can. */
export function whyUnusable(text: string): string | undefined {
  const words = countWords(text);
  if (text === '') return 'it is empty';
  if (text.length > maximumCharacters || words > maximumWords) return 'it is far too long';
  const letters = text.match(/[\p{L}\p{M}\p{N}\p{P}\s]/gu)?.length ?? 0;
  if (text.includes('\ufffd') || letters < text.length * 0.9 || /^[{[]\s*["{[]/.test(text))
    return 'it is no prose';
  if (refusal.test(text)) return 'it is a refusal';
  if (words < minimumWords) return 'it is too short';
  if (repeats(text)) return 'it repeats itself';
  return undefined;
}

function repeats(text: string): boolean {
  const counts = new Map<string, number>();
  for (const sentence of blocksOf(text).flatMap(sentencesOf)) {
    const count = (counts.get(sentence) ?? 0) + 1;
    if (count > 2 && sentence.length > 12) return true;
    counts.set(sentence, count);
  }
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.length > 40 && new Set(words).size < words.length * 0.2;
}
