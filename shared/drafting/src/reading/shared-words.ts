import { remembered } from './remembered.ts';

const han = /\p{Script=Han}/u;
/** Words that every proposal has, so they say nothing about the topic. */
const common = new Set(
  'about above after also among before being below between children could december each every first from have households increase into january july june least less march month months more most number october other people people’s percent project projects reduce share second september shall should their them there these they this those through under until using water when where which while will with within would year years'
    .split(' ')
    .filter((word) => !['children', 'households', 'water'].includes(word))
    .map((word) => word.slice(0, 5)),
);

/** The words that say what a text is about, reduced to their stems; in Chinese and Japanese, pairs of characters. */
export const topicWords: (text: string) => ReadonlySet<string> = remembered((text) => {
  const found = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)) {
    if (han.test(word)) {
      for (let index = 0; index + 2 <= word.length; index += 1) found.add(word.slice(index, index + 2));
      continue;
    }
    const stem = word.replace(/^ال/, '').slice(0, 5);
    if (stem.length >= 4 && !common.has(stem)) found.add(stem);
  }
  return found;
});

/** How many topics two texts share. */
export function sharedTopics(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared;
}
