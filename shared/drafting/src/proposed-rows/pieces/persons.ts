import { clause } from './words.ts';

const title = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof|Eng|Ing|Rev|Sr|Fr|Mme|Sister|Father)\.? )?`;
const word = String.raw`\p{Lu}[\p{L}\p{M}’'-]*[\p{Ll}\p{M}]`;
/** A name of two to five words. */
export const fullName = `${title}${word}(?: (?:${word}|wa|de|da|du|la|van|der|den|bin|al|ole|arap)){1,4}`;
/** The same, or a first name alone, where the context shows that it is a person. */
export const anyName = `(?:${fullName}|${word})`;

const share =
  /(?<fte>\d(?:\.\d+)?) ?FTE\b|(?<percent>\d{1,3}(?:\.\d+)?)\s?(?:%|per ?cent)|(?<whole>\bfull[- ]time\b|\b(?:with )?(?:her|his|their|the) (?:whole|full) time\b|\bwhole time\b)|(?<part>\b(?:half|a quarter|three[- ]quarters)(?:[- ]time\b| of (?:her|his|their|the|working|full) (?:working )?time\b))/iu;

/** Percent of full time, with its place; undefined if not stated. */
export function shareIn(text: string): { share: number; start: number; end: number } | undefined {
  const found = share.exec(text);
  if (!found) return undefined;
  const { fte, percent, part } = found.groups ?? {};
  const fraction = part && (/^half/i.test(part) ? 50 : /^three/i.test(part) ? 75 : 25);
  const value = fte ? Math.round(Number(fte) * 100) : percent ? Number(percent) : fraction || 100;
  if (value > 100) return undefined;
  return { share: value, start: found.index, end: found.index + found[0].length };
}

const owners: readonly RegExp[] = [
  // "(Marcia)", "(Ing. Julio Palomino Rojas with the water guards)", "(project engineer)".
  /\s*\((?<who>[^()]{2,60}?)(?: with [^()]*)?\)[.\s]*$/u,
  /[.;,]?\s*\b(?:Owner|Responsible|Lead)\s*:\s*(?<who>[^.;()]{2,60})[.\s]*$/iu,
  new RegExp(
    String.raw`[,;]\s*(?:and )?(?<who>${fullName}) (?:watches|looks|answers|is responsible)\b[^.;]{0,30}[.\s]*$`,
    'u',
  ),
  /,?\s+under the (?:responsibility|lead|supervision) of (?:the )?(?<who>[^.,;]{2,60})[.\s]*$/iu,
  /,\s+led by (?<who>[^.,;]{2,60})[.\s]*$/iu,
  new RegExp(String.raw`\s[–—-]\s(?<who>${fullName})[.\s]*$`, 'u'),
  /,\s+under the (?<who>\p{Ll}[^.,;]{2,40})[.\s]*$/u,
  new RegExp(String.raw`,?\s+(?:under|by) (?<who>${fullName})[.\s]*$`, 'u'),
  /(?<=\b(?:is|are|was|were|be|been) \p{L}{3,20})\s+by (?<who>the \p{Ll}[^.,;]{2,40})[.\s]*$/u,
];

/** The person responsible, if the end of the text names one, and the rest of the text. */
export function ownerAtEnd(text: string): { who?: string; rest: string } {
  for (const pattern of owners) {
    const found = pattern.exec(text);
    const who = found?.groups?.who?.trim();
    if (!found || !who || !/^\p{L}/u.test(who) || /\d/.test(who)) continue;
    return { who, rest: text.slice(0, found.index) };
  }
  return { rest: text };
}

/** True if the words are a post rather than a profession: short, and nothing else. */
export function postOf(text: string): string | undefined {
  const post = clause(text.replace(/^(?:as )?(?:the|an?|our|your) /iu, ''));
  const isShort = post !== '' && post.split(/\s+/).length <= 8 && /^\p{L}/u.test(post);
  return isShort && !/\d|\b(?:who|which|has|years?|born|lives?|from)\b/i.test(post) ? post : undefined;
}
