import { folded } from '../text/folded.ts';
import { institutionWords } from './name-words.ts';

export const article = /^(?:the|la|le|el|a|o)\s/;
const institutionWord = new RegExp(institutionWords.source, 'gu');

/** An institution is named by its kind first or last: "Embassy of...", "... Foundation"; not "civil society for...". */
export function isInstitution(plain: string): boolean {
  const bare = plain.replace(article, '');
  return [...bare.matchAll(institutionWord)].some(
    ({ index, 0: word }) =>
      index === 0 ||
      index + word.length === bare.length ||
      /^\s(?:of|de|des|du|del|da|do|d')/.test(bare.slice(index + word.length)),
  );
}

const capitals =
  /(?:The )?\p{Lu}[\p{L}'’-]+(?:\s(?:of|de|du|des|da|do|dos|das|del|la|the|et|and|y|e|for|para|pour)(?=\s(?:(?:la|the|los|las|les)\s)?\p{Lu})|\s\p{Lu}[\p{L}'’-]+){1,8}/gu;

/** The first institution that a sentence names. */
export function institutionIn(text: string): { name: string; at: number } | undefined {
  for (const { 0: name, index } of text.slice(0, 600).matchAll(capitals))
    if (isInstitution(folded(name)) && name.includes(' ')) return { name, at: index };
  return undefined;
}
