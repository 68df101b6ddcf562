import type { Checked, CheckedProposal } from '../checked.ts';
import { numbersIn, singular } from './numbers.ts';

type Person = NonNullable<CheckedProposal['people']>[number];

/** "Nurse supervisors (five)" is one row of five people. */
const headsIn = ({ post }: Person): number => numbersIn(/\(([^)]*)\)/.exec(post)?.[1] ?? '')[0]?.value ?? 1;

export const postWords = (text: string): string[] =>
  text
    .replace(/,.*|\(.*?\)/g, '')
    .trim()
    .split(/\s+/)
    .map(singular);

/** Rows of people whose post is that of a phrase. */
export const peopleOfPost = ({ proposal }: Checked, phrase: readonly string[]): Person[] =>
  (proposal.people ?? []).filter(({ post }) => {
    const words = postWords(post);
    return phrase.every((word) => words.includes(word)) && words.length <= phrase.length + 2;
  });

/** How many people have a post. */
export const countOfPost = (checked: Checked, phrase: readonly string[]): number =>
  peopleOfPost(checked, phrase).reduce((sum, person) => sum + headsIn(person), 0);

/** Their shares of time together, in hundredths of a post; nothing where one is not known. */
export function shareOfPost(checked: Checked, phrase: readonly string[]): number | undefined {
  const people = peopleOfPost(checked, phrase);
  if (people.length === 0 || people.some(({ share }) => share === null)) return undefined;
  return people.reduce((sum, person) => sum + (person.share ?? 0) * headsIn(person), 0);
}
