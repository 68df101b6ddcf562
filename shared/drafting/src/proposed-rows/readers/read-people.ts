import type { PlanRow } from '@harambee/domain';
import { namesRole } from '../../reading/roles.ts';
import { type Frame, stretchesIn } from '../pieces/months-in.ts';
import { fullName, postOf, shareIn } from '../pieces/persons.ts';
import { clause, linesIn, longestRow, type Reading, sentencesIn, type Words } from '../pieces/words.ts';
import { inPassing, listed, managed, pairs } from './people-within.ts';

type Cells = Partial<PlanRow<'people'>>;
type Person = Reading<PlanRow<'people'>>;

const atStart = new RegExp(`^(?<name>${fullName})(?![\\p{L}\\p{M}])`, 'u');
const aboutBefore = /^(?:She|He|They) (?!(?:is|are) supported\b)/u;

/** "Civil engineer, has supervised 31 boreholes": it has no subject. */
const aboutOwn =
  /^(?:[^,.:;]{3,60}, )?(?:[Hh]as|[Hh]ad|[Rr]an|[Ll]ed|[Hh]olds|[Hh]eld|[Bb]rings|[Ww]orked|[Ff]ounded|[Tt]aught) /u;

/** Reads people with a post from a team text, and posts to be filled (PROP-50). */
export function readPeople(team: Words, frame: Frame): Person[] {
  return linesIn(team)
    .filter(({ text }) => !/[|\t]/.test(text))
    .flatMap((line) => {
      const people: Person[] = [];
      let named: Person | undefined;
      for (const sentence of sentencesIn(line).filter(({ text }) => text.length <= longestRow)) {
        const read = [...listed(sentence), ...pairs(sentence), ...managed(sentence), ...inPassing(sentence)];
        const person = read.length > 0 ? undefined : (byName(sentence, frame) ?? byPost(sentence));
        if (person) people.push(person);
        people.push(...read);
        const before = read.length > 0 || person ? undefined : named;
        if (before) withMore(before, sentence);
        named = person;
      }
      return people;
    });
}

/** "She founded the school in 2014": a sentence about the person mentioned before. */
function withMore(person: Person, sentence: Words) {
  if (person.cells.brings || namesAnother(sentence.text)) return;
  if (!aboutBefore.test(sentence.text) && !aboutOwn.test(sentence.text)) return;
  person.cells.brings = clause(sentence.text.replace(aboutBefore, ''));
  person.sources.push(sentence);
}

const namesAnother = (text: string): boolean => new RegExp(`^${fullName}`, 'u').test(text);

function byName(sentence: Words, frame: Frame): Person | undefined {
  const name = atStart.exec(sentence.text)?.groups?.name;
  // "Project Manager – Kevin Otieno" begins with a post.
  if (!name || namesRole(name)) return undefined;
  const rest = sentence.text.slice(name.length);
  const read = apposed(rest) ?? stated(rest) ?? leading(rest);
  if (!read) return undefined;
  const months = stretchesIn(rest, frame)[0]?.months;
  const share = shareIn(rest)?.share;
  const cells: Cells = {
    name,
    ...(read.post && { post: read.post }),
    ...(share !== undefined && { share }),
    ...(months && /\bmonths? \d/i.test(rest) && { months }),
    ...(read.brings && { brings: read.brings }),
  };
  return cells.post || cells.share !== undefined ? { cells, sources: [sentence] } : undefined;
}

const postFirst = new RegExp(
  String.raw`^(?:The |Our )?(?<post>\p{L}[\p{L}&/ -]{2,60}?)(?: [-–—] |: )(?:(?<open>(?:still )?to be (?:hired|recruited|appointed)\b|vacant\b)|(?<name>${fullName})(?![\p{L}\p{M}]))(?<tail>.*)$`,
  'iu',
);

const openPost =
  /^(?:(?:one|a|an|the|our) )?(?<post>\p{L}[\p{L}&/ -]{2,60}?) \((?<open>(?:still )?to be (?:hired|recruited|appointed)|vacant)(?<tail>[^()]*)\)/iu;

/** "Project manager: Jane Wanjiru (80%)" and "Site engineer: to be hired". */
function byPost(sentence: Words): Person | undefined {
  const {
    post = '',
    name,
    open,
    tail = '',
  } = (openPost.exec(sentence.text) ?? postFirst.exec(sentence.text))?.groups ?? {};
  if (!namesRole(post) || (!open && !(name && new RegExp(`^${fullName}$`, 'u').test(name)))) return undefined;
  const share = shareIn(tail)?.share;
  return {
    cells: { name: name ?? '', post: clause(post), ...(share !== undefined && { share }) },
    sources: [sentence],
  };
}

interface Told {
  post?: string;
  brings?: string | undefined;
}

/** ", project engineer, 80%." and ", lead and coordinator (20%), is a social worker by training." */
function apposed(rest: string): Told | undefined {
  const [, words = '', tail = ''] =
    /^(?:,| [–—-]) ([^,;:()–—]{3,80}?)(?= [–—-] |[,;:(]|$)(.*)$/u.exec(rest) ?? [];
  if (/^\s*,\s*\p{Ll}+s (?:the|our|this)\b/u.test(tail)) return undefined;
  const post = postOf(words);
  if (!post || shareIn(words)) return undefined;
  const [, is] = /\),? (?:is|was) (.+)$/u.exec(tail) ?? [];
  return { post, brings: is && clause(is) };
}

/** " is lead artist: a director, with us for 96 days", " of the University serves as independent evaluator". */
function stated(rest: string): Told | undefined {
  const [, words = '', tail = ''] =
    /^(?: of (?:the )?[\p{Lu}][\p{L} ]{2,60}?)? (?:is|serves as|works as|acts as|will be) (?:(?:the|our|an?) )?([^,;:().]{3,80}?)(?= at \d|, | \(|[;:.(]|$)(.*)$/u.exec(
      rest,
    ) ?? [];
  const post = postOf(words);
  if (!post || !(namesRole(post) || shareIn(tail) || /^(?:lead|head)\b/i.test(post))) return undefined;
  return { post, brings: bringsIn(tail) };
}

/**
 * ", agronomist of Vilcanchos, coordinates the project with her whole time; she led ...": her profession, not her
 * post.
 */
function leading(rest: string): Told | undefined {
  const [, tail] =
    /^(?:, [^,]{3,60},)? (?:coordinates|manages|leads|directs) (?:the|this|our) \p{Ll}+(?= \(|[,;.]| with\b)(.*)$/u.exec(
      rest,
    ) ?? [];
  return tail === undefined ? undefined : { brings: bringsIn(tail) };
}

/** What the text says about somebody in addition to post and time. */
function bringsIn(tail: string): string | undefined {
  const parts = tail
    .split(/;\s|:\s|,\s(?=and \p{Ll})|\),\s/u)
    .map((one) => clause(one.replace(/^\s*and (?=\p{Ll})/u, '')))
    .map((one) => clause(one.replace(/,? with us (?:for|on) [^,;]+$/u, '')))
    .filter((one) => /\p{L}/u.test(one) && !shareIn(one) && one.split(/\s+/).length >= 3);
  return parts[0];
}
