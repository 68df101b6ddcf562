import { LinkifyIt } from 'linkify-it';

/** As generous as mail programs that turn anything link-like into a link. */
const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });
const longest = 200;

/** Characters that browsers treat as a dot in a host name. */
const dots = /[。｡․]/g;

const withoutLinks = (text: string): string =>
  (links.match(text) ?? []).reduceRight(
    (rest, { index, lastIndex }) => `${rest.slice(0, index)} ${rest.slice(lastIndex)}`,
    text,
  );

/** Host names that no list knows yet: a dot inside a word becomes the end of a sentence. */
const broken = (text: string): string =>
  text
    .replace(/\.(?=[\p{L}\p{N}]{2})|(?<=\p{N})\.(?=\p{N})/gu, '. ')
    .replace(/:\/\/|@/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Repeats until nothing changes: removing one link may create another. */
function settled(text: string): string {
  const next = broken(withoutLinks(text));
  return next === text ? text : settled(next);
}

/**
 * The name of a person or organization, made safe for a letter to others: one line, no control or direction
 * characters, and no links, so that our letters carry nobody's advertising. `instead` is used when nothing is left
 * of the name.
 */
export function nameInMail(name: string, instead: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(dots, '.');
  const short = settled([...plain].slice(0, longest).join(''));
  return /[\p{L}\p{N}]/u.test(short) ? short : instead;
}
