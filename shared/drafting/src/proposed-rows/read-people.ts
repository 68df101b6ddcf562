import type { PlanRow } from '@harambee/domain';
import { namesRole } from '../reading/roles.ts';
import { spelledNumber, spelledValue } from '../reading/spelled-numbers.ts';
import { type Frame, stretchesIn } from './months-in.ts';
import { fullName, shareIn } from './persons.ts';
import { clause, linesIn, longestRow, part, type Reading, sentencesIn, type Words } from './words.ts';

type Cells = Partial<PlanRow<'people'>>;
type Person = Reading<PlanRow<'people'>>;

const atStart = new RegExp(`^(?<name>${fullName})(?![\\p{L}\\p{M}])`, 'u');
const aboutBefore = /^(?:She|He|They) (?!(?:is|are) supported\b)/u;

/** "Civil engineer, has supervised 31 boreholes": no subject of its own. */
const aboutOwn =
  /^(?:[^,.:;]{3,60}, )?(?:[Hh]as|[Hh]ad|[Rr]an|[Ll]ed|[Hh]olds|[Hh]eld|[Bb]rings|[Ww]orked|[Ff]ounded|[Tt]aught) /u;

/** People of a team text who are named with a post, and posts that are to be filled (PROP-50). */
export function readPeople(team: Words, frame: Frame): Person[] {
  return linesIn(team)
    .filter(({ text }) => !/[|\t]/.test(text))
    .flatMap((line) => {
      const people: Person[] = [];
      let named: Person | undefined;
      for (const sentence of sentencesIn(line).filter(({ text }) => text.length <= longestRow)) {
        const read = [...listed(sentence), ...pairs(sentence), ...managed(sentence), ...inPassing(sentence)];
        const own = read.length > 0 ? undefined : byName(sentence, frame);
        if (own) people.push(own);
        people.push(...read);
        const before = read.length > 0 || own ? undefined : named;
        if (before) withMore(before, sentence);
        named = own;
      }
      return people;
    });
}

/** "She founded the school in 2014": a sentence about the person before it. */
function withMore(person: Person, sentence: Words) {
  if (person.cells.brings || namesAnother(sentence.text)) return;
  if (!aboutBefore.test(sentence.text) && !aboutOwn.test(sentence.text)) return;
  person.cells.brings = clause(sentence.text.replace(aboutBefore, ''));
  person.sources.push(sentence);
}

const namesAnother = (text: string): boolean => new RegExp(`^${fullName}`, 'u').test(text);

/** Whether words are a post, and not what somebody is by training: short, and nothing but the post. */
function postOf(text: string): string | undefined {
  const post = clause(text.replace(/^(?:as )?(?:the|an?|our|your) /iu, ''));
  const isShort = post !== '' && post.split(/\s+/).length <= 8 && /^\p{L}/u.test(post);
  return isShort && !/\d|\b(?:who|which|has|years?|born|lives?|from)\b/i.test(post) ? post : undefined;
}

function byName(sentence: Words, frame: Frame): Person | undefined {
  const name = atStart.exec(sentence.text)?.groups?.name;
  if (!name) return undefined;
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

interface Told {
  post?: string;
  brings?: string | undefined;
}

/** ", project engineer, 80%." and ", lead and coordinator (20%), is a social worker by training." */
function apposed(rest: string): Told | undefined {
  const [, words = '', tail = ''] = /^, ([^,;:()]{3,80})(.*)$/u.exec(rest) ?? [];
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

/** ", agronomist of Vilcanchos, coordinates the project with her whole time; she led ...": what she is, and no post. */
function leading(rest: string): Told | undefined {
  const [, tail] =
    /^(?:, [^,]{3,60},)? (?:coordinates|manages|leads|directs) (?:the|this|our) (?:project|work)\b(.*)$/u.exec(
      rest,
    ) ?? [];
  return tail === undefined ? undefined : { brings: bringsIn(tail) };
}

/** What is said of somebody beside post and time. */
function bringsIn(tail: string): string | undefined {
  const parts = tail
    .split(/;\s|:\s|,\s(?=and \p{Ll})|\),\s/u)
    .map((one) => clause(one.replace(/^\s*and (?=\p{Ll})/u, '')))
    .map((one) => clause(one.replace(/,? with us (?:for|on) [^,;]+$/u, '')))
    .filter((one) => /\p{L}/u.test(one) && !shareIn(one) && one.split(/\s+/).length >= 3);
  return parts[0];
}

/** "Three community mobilizers, full-time: Alice Nakiru, Joseph Lokol and one to be recruited." */
function listed(sentence: Words): Person[] {
  const found =
    /^(?<count>\p{L}+) (?<posts>\p{Ll}[\p{L} -]{2,60}s)(?<time>, [^:,]{3,40})?: (?<names>.+)$/u.exec(
      sentence.text,
    )?.groups;
  const count = spelledValue(found?.count ?? '');
  if (!found?.names || !found.posts || count === undefined || !isSpelled(found.count)) return [];
  const share = shareIn(found.time ?? '')?.share;
  const cells: Cells = { post: oneOf(found.posts), ...(share !== undefined && { share }) };
  const entries = found.names.replace(/[.\s]+$/, '').split(/\s*,\s*(?:and )?|\s+and\s+/u);
  const open = /^(?:one|the other|another) (?:is )?(?:still )?to be (?:recruited|hired|appointed|filled)$/iu;
  const isName = new RegExp(`^${fullName}$`, 'u');
  if (entries.length !== count || !entries.every((entry) => isName.test(entry) || open.test(entry)))
    return [];
  return entries.map((entry) => ({
    cells: { ...cells, name: open.test(entry) ? '' : entry },
    sources: [
      part(sentence, sentence.text.indexOf(entry), sentence.text.indexOf(entry) + entry.length),
      sentence,
    ],
  }));
}

const isSpelled = (word = ''): boolean => new RegExp(`^(?:${spelledNumber.source})$`, 'iu').test(word);
const oneOf = (posts: string): string => posts.replace(/s$/u, '');

const paired = new RegExp(
  String.raw`\b[Tt]wo (?<posts>\p{Ll}[\p{L} -]{2,40}?s), (?:(?<time>both [^,]{4,20}), )?(?:one is|of whom) (?<name>${fullName}), (?<brings>[^;]+?)(?:, is already in post)?,? and (?<open>the other (?:is to be recruited|will be \p{L}+[^,;.]{0,40}))(?:, (?<last>both [^,;.]{4,20}))?`,
  'u',
);

/** "Two field agronomists, both whole time, one is A, who ..., and the other will be called by public notice." */
function pairs(sentence: Words): Person[] {
  const found = paired.exec(sentence.text);
  const { posts, time, last, name, brings = '', open = '' } = found?.groups ?? {};
  if (!found || !posts || !name) return [];
  const share = shareIn(time ?? last ?? '')?.share;
  const cells: Cells = { post: oneOf(posts), ...(share !== undefined && { share }) };
  const whole = part(sentence, found.index, found.index + found[0].length);
  const at = sentence.text.indexOf(name);
  const openAt = sentence.text.indexOf(open);
  return [
    {
      cells: { ...cells, name, brings: clause(brings.replace(/^who /u, '')) },
      sources: [part(sentence, at, openAt - 5), whole],
    },
    { cells: { ...cells, name: '' }, sources: [part(sentence, openAt, openAt + open.length), whole] },
  ];
}

const manager = new RegExp(
  String.raw`^The (?:project|work|program(?:me)?) is (?:managed|led|directed|coordinated) by (?<name>${fullName}), who (?<told>.+)$`,
  'u',
);

/** "The project is managed by A, who gives half of her time to it and who brings twelve years in ...". */
function managed(sentence: Words): Person[] {
  const { name, told = '' } = manager.exec(sentence.text)?.groups ?? {};
  const share = shareIn(told)?.share;
  if (!name || share === undefined) return [];
  const [, brings] = /\bwho (?:brings|has) (.+)$/u.exec(told) ?? [];
  return [{ cells: { name, share, ...(brings && { brings: clause(brings) }) }, sources: [sentence] }];
}

const passing = new RegExp(
  String.raw`\bthe (?<post>\p{Ll}[\p{L} -]{2,40}), (?<name>${fullName}), (?:for|with) (?<time>[^,;.]+)`,
  'u',
);

/** "and by the accountant, Mercy Adongo, for a quarter of her time". */
function inPassing(sentence: Words): Person[] {
  const found = passing.exec(sentence.text);
  const { post, name, time = '' } = found?.groups ?? {};
  const share = shareIn(time)?.share;
  if (!found || !post || !name || share === undefined || !postOf(post)) return [];
  return [
    { cells: { name, post, share }, sources: [part(sentence, found.index, found.index + found[0].length)] },
  ];
}
