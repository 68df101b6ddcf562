import { topicWords } from '../../reading/shared-words.ts';
import { monthName } from '../pieces/months-in.ts';
import { fullName } from '../pieces/persons.ts';
import { tablesIn } from '../pieces/tables.ts';
import { blocksIn, clause, longestRow, part, sentencesIn, type Words } from '../pieces/words.ts';

/** How something is measured, in the writer's own words. */
export interface Measure {
  /** What is measured. */
  topic: string;
  method?: string;
  responsible?: string;
  frequency?: string;
  words: Words;
}

const often = String.raw`(?:(?:every|each|once an?|once in each|once in every|twice an?) (?:\p{L}+ )?\p{L}+|monthly|quarterly|yearly|annually|weekly|daily|(?:in )?months? \d{1,2}(?:(?:,| and) (?:months? )?\d{1,2})*|in ${monthName})`;

/** Reads how results are measured: typed tables, lists under a heading, and plain statements. */
export const readMeasures = (answer: Words): Measure[] => [
  ...tablesIn(answer).flatMap((typed) => {
    const place = (pattern: RegExp) => typed.heads.findIndex((head) => pattern.test(head));
    const [topic, method] = [
      place(/^(?:indicator|what is counted)$/i),
      place(/^(?:method|how measured|means of)/i),
    ];
    const who = place(/^(?:by whom|who|responsible)/i);
    const frequency = place(/^(?:how often|frequency)/i);
    if (topic < 0 || method < 0 || place(/^(?:baseline|target)/i) >= 0) return [];
    return typed.rows.map(({ cells, words }) => ({
      topic: cells[topic] ?? '',
      words,
      ...(cells[method] && { method: cells[method] }),
      ...(cells[who] && { responsible: cells[who] }),
      ...(cells[frequency] && { frequency: cells[frequency] }),
    }));
  }),
  ...blocksIn(answer).flatMap((lines) => {
    const [first, ...rest] = lines;
    const isList =
      first &&
      /^(?:how we (?:measure|know)\b[^:]*|measurement|monitoring(?: and evaluation)?|evaluation):$/iu.test(
        first.text,
      );
    if (isList) return rest.flatMap(listItem);
    return lines
      .flatMap(sentencesIn)
      .filter(({ text }) => text.length <= longestRow)
      .flatMap(statement);
  }),
];

const item = new RegExp(
  String.raw`^(?<method>[^:]{5,120}?)(?:, (?<frequency>${often}))?: (?<topic>[^.:]{3,120})(?:\. (?<who>${fullName}))?\.?$`,
  'iu',
);

/** "Copies of the clinic registers, every month: diarrhoea. Peter Ekidor." */
function listItem(line: Words): Measure[] {
  const { method, frequency, topic, who } = item.exec(line.text)?.groups ?? {};
  if (!method || !topic) return [];
  return [
    {
      topic,
      words: line,
      method: clause(method),
      ...(frequency && { frequency }),
      ...(who && { responsible: who }),
    },
  ];
}

const passive = new RegExp(
  String.raw`^(?:[Tt]he )?(?<topic>[^,;:.()]{3,60}?) (?:is|are) (?:taken|read|established|counted|tested|measured|recorded|inspected)(?: (?<early>${often}))? (?:from|in|by means of|by|with)(?: the| a)? (?<method>.{3,120}?)(?=,? (?:${often})(?:[,.;]| by )| by the |, which |[.;]|$)(?:,? (?<late>${often}))?(?:,? by (?:the )?(?<who>[\p{Ll}][^,.;]{3,60}?))?(?= and in the presence\b|[,.;]|$)(?<rest>.*)$`,
  'u',
);
const answers = new RegExp(
  String.raw`(?:, and (?<one>${fullName}) (?:answers for|is responsible for) (?:them|it|this)\b|, and it is (?<other>${fullName})\b[^.;]{0,60} who is responsible\b)`,
  'u',
);

/** "Yield is taken from the crop cuts each May, and A answers for it." */
function statement(sentence: Words): Measure[] {
  return Array.from(sentence.text.matchAll(/[^;]+/g), ({ 0: text, index }) =>
    part(sentence, index, index + text.length),
  ).flatMap((words) => {
    const found = passive.exec(words.text);
    const { topic, method, early, late, who, rest = '' } = found?.groups ?? {};
    const frequency = early ?? late;
    if (!topic || !method) return [];
    const responsible = who ?? answers.exec(rest)?.groups?.one ?? answers.exec(rest)?.groups?.other;
    return [
      {
        topic,
        words,
        method: clause(method),
        ...(frequency && { frequency }),
        ...(responsible && { responsible: clause(responsible) }),
      },
    ];
  });
}

/** The one measure with the same topic; undefined if there is none or two match equally. */
export function measureOf(what: string, measures: readonly Measure[]): Measure | undefined {
  const stems = [...topicWords(what)];
  const isWanted = (stem: string) => stems.some((other) => other.startsWith(stem) || stem.startsWith(other));
  const scored = measures
    .map((measure) => ({ measure, shared: [...topicWords(measure.topic)].filter(isWanted).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  const tied = scored.filter(({ shared }) => shared === scored[0]?.shared).map(({ measure }) => measure);
  // Two that name the same method do not conflict; the more detailed one is used.
  const [most, ...others] = tied.sort((a, b) => Object.keys(b).length - Object.keys(a).length);
  return most && others.every(({ method }) => isSameMethod(method, most.method)) ? most : undefined;
}

const isSameMethod = (one = '', other = ''): boolean =>
  one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
