import { blocksOf, countWords, sentencesOf } from '@harambee/drafting';

/** More characters than the longest section can have; reading stops there. */
export const maximumCharacters = 16_000;
/** One and a half times what funders read of one section. */
const maximumWords = 1_050;
export const minimumWords = 20;

const refusal =
  /^(?:i[’']?m sorry|i am sorry|sorry[,. ]|i (?:can[’']?t|cannot|can not|am unable|am not able|won[’']?t)\b)|\bas an? (?:ai|artificial intelligence|large language|language) (?:language )?(?:model|assistant)?\b/i;

/** Why a text cannot be a section; undefined if it can. */
export function whyUnusable(text: string, fewestWords = minimumWords): string | undefined {
  const words = countWords(text);
  if (text === '') return 'it is empty';
  if (text.length > maximumCharacters || words > maximumWords) return 'it is far too long';
  const letters = text.match(/[\p{L}\p{M}\p{N}\p{P}\s]/gu)?.length ?? 0;
  if (text.includes('\ufffd') || letters < text.length * 0.9 || /^[{[]\s*["{[]/.test(text))
    return 'it is no prose';
  if (refusal.test(text)) return 'it is a refusal';
  if (words < fewestWords) return 'it is too short';
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
