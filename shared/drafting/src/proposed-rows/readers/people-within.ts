import type { PlanRow } from '@harambee/domain';
import { spelledNumber, spelledValue } from '../../reading/numbers/spelled-numbers.ts';
import { fullName, postOf, shareIn } from '../pieces/persons.ts';
import { clause, part, type Reading, type Words } from '../pieces/words.ts';

type Cells = Partial<PlanRow<'people'>>;
type Person = Reading<PlanRow<'people'>>;

/** "Three community mobilizers, full-time: Alice Nakiru, Joseph Lokol and one to be recruited." */
export function listed(sentence: Words): Person[] {
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
export function pairs(sentence: Words): Person[] {
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
  String.raw`^The (?:project|work|program(?:me)?) is (?:managed|led|directed|coordinated) by (?<name>${fullName}), who (?<about>.+)$`,
  'u',
);

/** "The project is managed by A, who gives half of her time to it and who brings twelve years in ...". */
export function managed(sentence: Words): Person[] {
  const { name, about = '' } = manager.exec(sentence.text)?.groups ?? {};
  const share = shareIn(about)?.share;
  if (!name || share === undefined) return [];
  const [, brings] = /\bwho (?:brings|has) (.+)$/u.exec(about) ?? [];
  return [{ cells: { name, share, ...(brings && { brings: clause(brings) }) }, sources: [sentence] }];
}

const passing = new RegExp(
  String.raw`\bthe (?<post>\p{Ll}[\p{L} -]{2,40}), (?<name>${fullName}), (?:for|with) (?<time>[^,;.]+)`,
  'u',
);

/** "and by the accountant, Mercy Adongo, for a quarter of her time". */
export function inPassing(sentence: Words): Person[] {
  const found = passing.exec(sentence.text);
  const { post, name, time = '' } = found?.groups ?? {};
  const share = shareIn(time)?.share;
  if (!found || !post || !name || share === undefined || !postOf(post)) return [];
  return [
    { cells: { name, post, share }, sources: [part(sentence, found.index, found.index + found[0].length)] },
  ];
}
