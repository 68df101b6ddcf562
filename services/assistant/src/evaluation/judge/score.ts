import { createHash } from 'node:crypto';

/** What an answer must and must not be, as the judge wrote it. */
export interface Expectation {
  type: string;
  mustContain: string[];
  mustNotContain: string[];
  /** Each as digits, grouped or not, or as a word of the language; dates and years do not count. */
  numbers?: number[];
  atLeast?: { count: number; of: string[] };
  /** One of the answer's links has this path. */
  link?: string;
  maxLinks?: number;
  /** Whether Confirm and Cancel may come. */
  confirm: boolean;
  /** A sign that the answer is in the language of the question; reported beside the score. */
  speaks: string;
}

export interface Entry {
  id: string;
  language: 'en' | 'sw' | 'fr' | 'es' | 'pt';
  /** The turns of the person; the answer to the last one is scored. */
  dialogue: string[];
  kind: string;
  expect: Expectation;
}

export interface Said {
  text: string;
  links: string[];
  confirm: boolean;
}

const strip = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/gu, ' ')
    .toLowerCase();

/** A pattern written as `/…/u`; undefined for plain words. */
function regex(words: string): RegExp | undefined {
  const parts = /^\/(.*)\/([a-z]*)$/s.exec(words);
  const flags = parts?.[2] ?? '';
  return parts ? new RegExp(parts[1] ?? '', flags.includes('u') ? flags : `${flags}u`) : undefined;
}

const has = (text: string, words: string): boolean => regex(words)?.test(text) ?? text.includes(strip(words));

const months =
  '(?:jan(?:uary|vier|eiro|uari)?|enero|ene|feb(?:ruary|rero|ruari)?|fevrier|fevereiro|fevr?|mar(?:ch|s|zo|co)?|machi|apr(?:il|ili)?|avril|avr|abril|abr|may|mai|mayo|maio|mei|june?|juin|junio|junho|juni|july?|juillet|julio|julho|julai|aug(?:ust)?|aout|agosto|ago|agosti|sept?(?:ember|embre|tiembre|emba)?|setembro|oct(?:ober|obre|ubre)?|outubro|out|okt(?:oba)?|nov(?:ember|embre|iembre|embro|emba)?|dec(?:ember|embre)?|diciembre|dic|dezembro|dez|des(?:emba)?)';
const dates = new RegExp(
  `\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}|\\b\\d{1,2}(?:st|nd|rd|th|er|o)?\\.? (?:de |of )?${months}\\b|\\b${months} \\d{1,2}\\b(?! ?(?:prop|map))|\\b20\\d\\d\\b`,
  'g',
);
const withoutDates = (text: string): string => text.replace(dates, ' ');

const numberWords: Record<Entry['language'], string> = {
  en: 'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen',
  fr: 'zero,une?,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize',
  es: 'cero,una?|uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciseis',
  pt: 'zero,uma?,dois|duas,tres,quatro,cinco,seis,sete,oito,nove,dez,onze,doze,treze,catorze|quatorze,quinze,dezasseis|dezesseis',
  sw: 'sifuri,moja|mmoja|kimoja|limoja,mbili|wawili|mawili|viwili|miwili,tatu|watatu|matatu|vitatu|mitatu,nne|wanne|manne|vinne|minne,tano|watano|matano|vitano|mitano,sita,saba,nane|wanane|manane|vinane|minane,tisa,kumi,kumi na moja,kumi na mbili,kumi na tatu,kumi na nne,kumi na tano,kumi na sita',
};
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+(?!\d))/g, "[ ,.']?");

function inDigits(count: number): string {
  const short = String(count / 1e6).replace('.', '[.,]');
  const millions =
    count >= 1e6 && count % 1e5 === 0
      ? `|${short} ?(?:m\\b|mn\\b|million|milioni|millon|milhao|milhoes|millions)(?:es)?(?: de)?|milioni ${short}`
      : '';
  return `(?:(?<![\\d.,])${grouped(count)}(?:[.,]00)?(?!\\d|[.,]\\d)${millions})`;
}

function says(text: string, count: number, language: Entry['language']): boolean {
  const word = count <= 16 ? `|\\b(?:${numberWords[language].split(',')[count]})\\b` : '';
  return (
    new RegExp(`${inDigits(count)}${word}`, 'u').test(withoutDates(text)) ||
    (count >= 2000 && count < 2100 && text.includes(String(count)))
  );
}

/** Why an answer is wrong; empty for a right one. */
export function score({ language, expect }: Entry, { text: said, links, confirm }: Said): string[] {
  const text = strip(said.replace(/\]\([^)]*\)/g, ']').replace(/[*_[\]]/g, ''));
  const { mustContain, mustNotContain, numbers = [], atLeast, link, maxLinks } = expect;
  return [
    ...mustContain.filter((words) => !has(text, words)).map((words) => `lacks ${words}`),
    ...mustNotContain.filter((words) => has(text, words)).map((words) => `has ${words}`),
    ...numbers.filter((count) => !says(text, count, language)).map((count) => `lacks the number ${count}`),
    ...(atLeast && atLeast.of.filter((words) => has(text, words)).length < atLeast.count
      ? [`fewer than ${atLeast.count} of the records`]
      : []),
    ...(maxLinks && new Set(links).size > maxLinks ? [`more than ${maxLinks} links`] : []),
    ...(link && !links.some((one) => new RegExp(link).test(one)) ? [`no link ${link}`] : []),
    ...(confirm && !expect.confirm ? ['asks to confirm where nobody asked to go'] : []),
  ];
}

/** Whether it is in the language of the question: reported beside the score. */
export const speaks = ({ expect }: Entry, text: string): boolean => !!regex(expect.speaks)?.test(strip(text));

const cannot: Record<Entry['language'], RegExp> = {
  en: /\b(?:cannot|can't|can not|don't|do not|does not|doesn't|unable|not able|no access|only (?:answer|know|help|see)|not something|no (?:information|record)|outside|not in)\b/u,
  fr: /(?:\bne (?:peux|peut|sais|vois|connais|dispose|trouve|reponds)|\bn'ai (?:pas|aucun)|impossible|\bje ne\b|hors de|\bpas acces|uniquement|seulement)/u,
  es: /(?:\bno (?:lo |la )?(?:puedo|se|tengo|veo|conozco|dispongo|encuentro|es posible|esta|respondo)|\bsolo (?:puedo|respondo|conozco|veo)|fuera de|imposible)/u,
  pt: /(?:\bnao (?:posso|consigo|sei|tenho|vejo|conheco|encontro|encontrei|e possivel|esta|respondo)|\bso (?:posso|respondo|conheco|vejo)|\bapenas\b|fora d|impossivel)/u,
  sw: /(?:\bsiwezi|\bsijui|\bsina\b|\bsioni|\bsipati|\bsifahamu|haiwezekani|\bhakuna|\bhaipo|nje ya|\bsijapata|\bsijibu)/u,
};
/** Whether it says plainly that it cannot. */
export const saysCannot = ({ language }: Entry, text: string): boolean => cannot[language].test(strip(text));

/**
 * The understanding was developed on the seen half; the fresh half was measured once, at the end. Which is which
 * follows from the id.
 */
export const isSeen = ({ id }: Entry): boolean =>
  Number.parseInt(createHash('sha256').update(`rafiki:${id}`).digest('hex').slice(0, 8), 16) % 2 === 0;
