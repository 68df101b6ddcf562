/** Somebody who can be mentioned. */
export interface MentionedPerson {
  id: string;
  name: string;
}

/** The name of somebody that is being typed. */
export interface TypedMention {
  /** Of the sign before it. */
  start: number;
  name: string;
}

const longestName = 60;

/** What is being typed before the caret, if it is the name of somebody: "@Ami". */
export function typedMention(text: string, caret: number): TypedMention | undefined {
  const start = caret > 0 ? text.lastIndexOf('@', caret - 1) : -1;
  if (start < 0 || caret - start > longestName) return undefined;
  // An address of mail is no mention.
  if (start > 0 && /[\p{L}\p{N}]/u.test(text[start - 1] as string)) return undefined;
  const name = text.slice(start + 1, caret);
  return /[\n@]|\s{2}|^\s/.test(name) ? undefined : { start, name };
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** As many as can be looked through. */
const most = 6;

/** Whose name begins with it, or one of whose names does. */
export function peopleNamed<Person extends MentionedPerson>(
  people: readonly Person[],
  name: string,
): Person[] {
  const wanted = plain(name);
  const isFirst = (person: Person) => plain(person.name).startsWith(wanted);
  return people
    .filter((person) => isFirst(person) || plain(person.name).includes(` ${wanted}`))
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
    .slice(0, most);
}

/** The text with the whole name in place of what was typed of it, and where the caret stands then. */
export function withMention(text: string, caret: number, { start }: TypedMention, { name }: MentionedPerson) {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

/** A piece of a comment: words, or the name of somebody who is mentioned. */
export type CommentPart = { text: string; person?: MentionedPerson };

/** The text with the names of those who are mentioned parted from the words. */
export function partsWithMentions(text: string, people: readonly MentionedPerson[]): CommentPart[] {
  // Of two names of which one begins with the other, the longer one is meant.
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length);
  const parts: CommentPart[] = [];
  let words = '';
  for (let at = 0; at < text.length; ) {
    const person = longestFirst.find(({ name }) => name !== '' && text.startsWith(`@${name}`, at));
    if (!person) {
      words += text[at];
      at += 1;
      continue;
    }
    if (words !== '') parts.push({ text: words });
    words = '';
    parts.push({ text: `@${person.name}`, person });
    at += person.name.length + 1;
  }
  return words === '' ? parts : [...parts, { text: words }];
}

/** Who of those who were picked is still named in the text. */
export const stillMentioned = <Person extends MentionedPerson>(
  text: string,
  picked: readonly Person[],
): Person[] => {
  const named = new Set(partsWithMentions(text, picked).flatMap(({ person }) => person?.id ?? []));
  return picked.filter(({ id }) => named.has(id));
};
