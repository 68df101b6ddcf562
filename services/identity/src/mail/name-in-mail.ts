import { LinkifyIt } from 'linkify-it';

/** As generous as the mail programs that make links of whatever looks like one. */
const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });
const longest = 200;

/** Dots that browsers read as dots in the name of a host. */
const dots = /[。｡․]/g;

const withoutLinks = (text: string): string =>
  (links.match(text) ?? []).reduceRight(
    (rest, { index, lastIndex }) => `${rest.slice(0, index)} ${rest.slice(lastIndex)}`,
    text,
  );

/** What no list of hosts knows yet: a dot within a word becomes the end of one. */
const broken = (text: string): string =>
  text
    .replace(/\.(?=[\p{L}\p{N}]{2})|(?<=\p{N})\.(?=\p{N})/gu, '. ')
    .replace(/:\/\/|@/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Until nothing changes: taking one link out may put another one together. */
function settled(text: string): string {
  const next = broken(withoutLinks(text));
  return next === text ? text : settled(next);
}

/**
 * A name somebody has given to themselves or to an organization, as it may stand in a letter to others: on one line, with
 * no control and direction characters, and without links, so that a letter of ours carries nobody's advertisement. `instead`
 * is for a name of which nothing is left.
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
