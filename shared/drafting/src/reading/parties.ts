import { isPlural, lowerFirst } from './grammar.ts';

/** People and bodies that are responsible for something, as they appear inside a sentence. */

const roles =
  /(?<![\p{L}’'-])(?:accountant|advis[oe]r|agronomist|assistant|attorney|auditor|bookkeeper|chair|chief|chairperson|commissioner|consultant|controller|coordinator|counsell?or|director|doctor|educator|engineer|evaluator|examiner|executive|facilitator|governor|head|hydrologist|hydrogeologist|inspector|lead|leader|lecturer|librarian|magistrate|manager|mayor|mentor|midwife|minister|mobili[sz]er|nurse|officer|organi[sz]er|owner|physician|president|principal|researcher|secretary|specialist|statistician|superintendent|supervisor|surgeon|teacher|technician|trainer|treasurer)$/iu;
/** Bodies that take an article: "the Water Directorate", but "Southwark Council". */
const bodies =
  /(?<![\p{L}’'-])(?:administration|agency|alliance|assembly|association|authority|board|bureau|chamber|coalition|commission|committee|consortium|cooperative|department|directorate|division|federation|foundation|fund|government|institute|ministry|municipality|network|office|secretariat|service|services|society|union|unit)$/iu;
/** The same, if the kind comes first: "Ministry of Health", "Municipalidad Provincial de Cangallo". */
const bodyFirst =
  /^(?:(?:board|bureau|college|council|department|directorate|directorate[ -]general|institute|ministry|office|school|secretariat|university)(?= of\b)|asociación|comité|consejo|dirección|federación|gobierno|instituto|ministerio|municipalidad|secretaría|universidad|direction|mairie|ministère|préfecture|câmara|ministério|prefeitura|secretaria)(?![\p{L}])/iu;
const company = /\b(?:Ltd|Limited|Inc|LLC|LLP|plc|GmbH|S\.A|& \p{Lu}\p{L}+)\.?$/u;
const article = /^(?:the|an?)\s/i;
const determiner =
  /^(?:our|its|their|each|every|all|both|some|many|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|\p{Nd}+)\s/iu;

/** Only its first word has a capital: "Medical coordinator", not "Southwark Council". */
const looksLikeRole = /^\p{Lu}[\p{Ll}’'-]+(?: \p{Ll}[\p{L}’'-]*)+$/u;
const isLower = (text: string): boolean => !/\p{Lu}/u.test(text);

/** "Civil Surgeon" of "Civil Surgeon, Sunamganj", "officer" of "officer for girls’ education". */
const headOf = (words: string): string =>
  (words.split(/\s(?:of|for|at|in|from|with|who|which|that|on)\s|[,(;]/)[0] ?? '').trim();

/** A plural with its group: "water guards of the communities". */
const areToldWhich = (words: string): boolean =>
  /\s(?:of|in|from|at)\s(?:the|our|all|both|each|\p{L}+teen|two|three|four|five|six|seven|eight|nine|ten|\p{Lu}|\p{Nd})/u.test(
    words,
  );

/**
 * A party inside a sentence: a post takes an article and lower case ("the medical coordinator"), an office takes an
 * article ("the Water Directorate"), and a name stays as it is. A single word is a post if the team has it.
 */
export function asPerson(words: string, people: readonly { name: string; post: string }[]): string {
  const known = words.toLowerCase();
  if (people.some(({ name }) => name.toLowerCase() === known)) return words;
  if (article.test(words)) return lowerFirst(words);
  if (determiner.test(words)) return lowerFirst(words);
  const posts = people.map(({ post }) => post.toLowerCase());
  if (posts.some((post) => post !== '' && (post === known || `${post}s` === known)))
    return `the ${lowerFirst(words)}`;
  if (company.test(words)) return words;
  if (bodyFirst.test(words)) return `the ${words}`;
  const head = headOf(words);
  const isKind = roles.test(head) || bodies.test(head);
  if (looksLikeRole.test(words) || isLower(words)) {
    const phrase = lowerFirst(words);
    if (isPlural(head)) return areToldWhich(words) ? `the ${phrase}` : phrase;
    return isKind || looksLikeRole.test(words) ? `the ${phrase}` : phrase;
  }
  return isKind ? `the ${words}` : words;
}

/**
 * In a sentence that continues, a party with a comma in it is closed with a comma: "the Civil Surgeon, Sunamganj,
 * will".
 */
export const closing = (words: string): string => (/,/.test(words) && !/[,)]$/.test(words) ? ',' : '');
