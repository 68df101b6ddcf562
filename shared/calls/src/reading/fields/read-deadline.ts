import { clockIn } from '../dates/clock-in.ts';
import { type DateReading, type DayFound, daysIn } from '../dates/days-in.ts';
import { zoneIn } from '../dates/zone-in.ts';
import { linesOf, type Passage, type Place, placeAt } from '../lines/passage.ts';
import type { Placed } from '../outline/outline.ts';
import type { CallLanguage } from '../text/language.ts';
import { monthPattern } from '../text/month-words.ts';
import { anyPhrase, says } from '../text/phrases.ts';
import { halvesOf, sentencesOf } from '../text/sentences.ts';
import {
  allTimesWords,
  closingWords,
  extendedWords,
  leaningWords,
  openingWords,
  otherDayWords,
  periodWords,
} from './deadline-words.ts';

export interface DeadlineFound {
  /** More than one where figures read two ways: a person chooses. */
  days: string[];
  /** '' is the end of the day. */
  time: string;
  zone: string;
  isSure: boolean;
  at: Place;
  lines: Place[];
}

interface Candidate extends DayFound {
  passage: Passage;
  score: number;
}

/** How figures of dates are read in this call: as its language does, or as another date of it must be read. */
function dateReadingOf(items: readonly Placed[], language: CallLanguage): DateReading & { isOpen: boolean } {
  let [dayFirst, monthFirst, spelledMonthFirst] = [0, 0, 0];
  for (const { passage } of items) {
    for (const [, one = '', two = ''] of passage.plain.matchAll(
      /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](?:20)?\d\d(?![\d/-])/g,
    )) {
      if (Number(one) > 12) dayFirst += 1;
      else if (Number(two) > 12) monthFirst += 1;
    }
    if (/\p{L}{3,9}\.? \d{1,2}, 20\d\d/u.test(passage.plain)) spelledMonthFirst += 1;
  }
  const isKnown = language !== 'en' || dayFirst !== monthFirst;
  return { monthFirst: isKnown ? monthFirst > dayFirst : spelledMonthFirst > 0, isOpen: !isKnown };
}

/** Between two days: "to", "hasta las 18 horas del dia", "until 5pm on". */
const through = String.raw`(?:-|–|to|until|up to|au|al|a|ate|hasta|jusqu'au|jusqu'a)(?:\s(?:as|a las|las|aos?)?\s?\d{1,2}(?:[:h.]\d{2}|h)?\s?(?:h|hs|hrs|horas?|heures?|hours|[ap]\.?m\.?)?(?:\s\([^()]{0,30}\))?)?\s?(?:do |del |de |du |on |of )?(?:el |le |o |the )?(?:dia )?`;
/** "1 March to", "du 1er mars au", "01/03/2027 a". */
const rangeEnd = new RegExp(
  String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|º|°)?(?:\s(?:de\s)?(?:${monthPattern})\.?)?(?:,?\s(?:de\s)?20\d\d)?|(?:${monthPattern})\.?\s\d{1,2}(?:,?\s20\d\d)?|[/.-]20\d\d)\s?${through}$`,
  'u',
);
const toNext = new RegExp(String.raw`^\s?${through}$`, 'u');
const before = 110;
const after = 60;

/** "Midday on Friday" before a day says when, not what. */
const clockWords =
  /(?<!\p{L})(?:midday|noon|midnight|midi|minuit|mediodia|meio-dia|medianoche|meia-noite|mon|tues|wednes|thurs|fri|satur|sun)?(?:day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|feira|on|at|by|le|el|al|ao|dia|the|a|as|las|hours|horas|heures|h|pm|am|p\.m\.|a\.m\.)?(?!\p{L})/gu;
/** Says of a day that was named before at what hour it ends. */
const thatDay = anyPhrase({
  en: 'that date|that day|this date|on the date|closing date|the deadline|in by|received by',
  fr: 'cette date|ce jour|le jour meme|ce jour-la',
  es: 'esa fecha|ese dia|dicha fecha|dicho dia|ese mismo dia',
  pt: 'nessa data|nesse dia|dessa data|esse dia|desse dia|mesmo dia',
});

/** Work begins or ends, not the call: "projects must start before". */
const workWords =
  /(?:project|projet|proyecto|projeto|activit|actividad|atividad|works?|action|accion|spending|grants?)\S{0,4}\s(?:\S{1,14}\s){0,3}(?:start|begin|commence|debut|demarr|empez|empiez|inici|comenz|comienz|comec|termin|end|finish|complet|conclu|finaliz|acab|derouler|realis|ejecut|execut|spent)/u;

function scoreOf(passage: Passage, day: DayFound, days: readonly DayFound[], label: string): number {
  const { plain, text } = passage;
  const clause = halvesOf(text).findLast(({ start }) => start <= day.start) ?? {
    start: 0,
    end: plain.length,
  };
  const prior = days.findLast(({ end }) => end <= day.start)?.end ?? 0;
  const next = days.find(({ start }) => start >= day.end)?.start ?? plain.length;
  const left = plain.slice(Math.max(clause.start, prior, day.start - before), day.start);
  const sentence = sentencesOf(text).findLast(({ start }) => start <= day.start) ?? clause;
  const whole = plain.slice(sentence.start, day.start).slice(-160);
  const right = plain.slice(day.end, Math.min(next, sentence.end, day.end + after));
  // A label above or before it: "Closing date" on a line of its own.
  const said = left.replace(clockWords, '').replace(/[^\p{L}]/gu, '').length < 4 ? `${label} ${left}` : left;
  let score = 0;
  // From one day to another: the call closes with the second.
  const isEnd = rangeEnd.test(plain.slice(Math.max(sentence.start, day.start - 70), day.start));
  const isStart = next < plain.length && next - day.end < 60 && toNext.test(plain.slice(day.end, next));
  if (isStart) return -3;
  if (isEnd) return says(whole, periodWords) ? 3.5 : 1.5;
  if (says(said, closingWords)) score += 3;
  else if (says(right, closingWords) && right.length < 40) score += 2;
  score += Math.min(2, [...said.matchAll(leaningWords)].length);
  if (says(said, extendedWords)) score += 4;
  const last = (pattern: RegExp) => [...said.matchAll(pattern)].at(-1)?.index ?? -1;
  if (last(openingWords) > last(closingWords) || workWords.test(said)) score -= 5;
  if (says(said, otherDayWords)) score -= says(said, closingWords) && !says(whole, otherDayWords) ? 0 : 5;
  else if (says(whole, otherDayWords) && !says(left, closingWords)) score -= 3;
  if (
    /^\s?[-:(]?\s?\p{L}/u.test(right) &&
    (says(right, otherDayWords) || says(right, openingWords)) &&
    !says(said, closingWords)
  )
    score -= 4;
  return score;
}

/** The day on which the call closes, of all days that it names; nothing where none seems to be it. */
function closingDay(
  items: readonly Placed[],
  language: CallLanguage,
  isUsed: (passage: Passage) => boolean,
  { year, isAnywhere = false }: { year?: number; isAnywhere?: boolean } = {},
): DeadlineFound | undefined {
  const reading = { ...dateReadingOf(items, language), ...(year !== undefined && { year }) };
  const candidates: Candidate[] = [];
  let total = 0;
  items.forEach(({ passage, part }, index) => {
    if ((part.zone === 'closed' && !isAnywhere) || part.zone === 'criteria' || isUsed(passage)) return;
    const days = daysIn(passage.plain, reading);
    total += days.length;
    const above = items[index - 1]?.passage;
    const label = above && above.text.length < 60 && !/\d{4}/.test(above.text) ? above.plain : '';
    for (const day of days) candidates.push({ ...day, passage, score: scoreOf(passage, day, days, label) });
  });
  const latest =
    candidates
      .map(({ day }) => day.slice(0, 4))
      .sort()
      .at(-1) ?? '';
  // Of two that are alike, the one of the later year: the other may be last year's.
  const ranked = candidates
    .map((one) => ({ ...one, score: one.score - (one.day.slice(0, 4) < latest ? 0.5 : 0) }))
    .sort((one, other) => other.score - one.score);
  const [best, second] = ranked;
  if (!best || (best.score <= 0 && !(total === 1 && best.score > -2))) return undefined;
  if ((year !== undefined || isAnywhere) && best.score < 3) return undefined;
  const isAlone = !second || second.day === best.day || second.score < best.score;
  return describe(best, items, reading.isOpen, isAlone && best.score >= 3 && year === undefined);
}

/** Where what is said about a day ends: before the next sentence that has a day or a number of its own. */
function endOfDay({ end }: DayFound, { text, plain }: Passage): number {
  const next = sentencesOf(text).find(({ start }) => start >= end);
  if (!next) return plain.length;
  const further = /(?<!\d)20\d\d(?!\d)/.exec(plain.slice(next.start, next.end));
  return further ? next.start : plain.length;
}

function describe(
  { passage, ...day }: Candidate,
  items: readonly Placed[],
  isOpen: boolean,
  isSure: boolean,
): DeadlineFound {
  const { plain } = passage;
  const sentence = sentencesOf(passage.text).findLast(({ start }) => start <= day.start) ?? {
    start: 0,
    end: plain.length,
  };
  const [from, to] = [
    Math.max(sentence.start, day.start - 70),
    Math.min(day.end + 90, Math.max(sentence.end, day.end) + 60, endOfDay(day, passage)),
  ];
  const behind = clockIn(plain.slice(day.end, to));
  const before = behind ? undefined : clockIn(plain.slice(from, day.start));
  const clock = behind ?? before;
  const general = items.find(({ passage: { plain: text } }) => says(text, allTimesWords))?.passage.text;
  const { text } = passage;
  const zone =
    zoneIn(text.slice(day.end, to)) ??
    zoneIn(text.slice(from, day.start)) ??
    (general && zoneIn(general)) ??
    '';
  const below = clock ? undefined : hourBelow(items, passage);
  const days = day.other && isOpen ? [day.day, day.other] : [day.day];
  return {
    days,
    time: clock?.time ?? below?.time ?? '',
    zone: zone || (below?.zone ?? ''),
    isSure: isSure && days.length === 1,
    // The words begin with the hour where that comes first.
    at: placeAt(passage, before ? from + before.start : day.start),
    lines: linesOf(passage),
  };
}

/** "Applications must be received by 5pm Eastern Time on that date." */
function hourBelow(items: readonly Placed[], passage: Passage): { time: string; zone: string } | undefined {
  const at = items.findIndex((item) => item.passage === passage);
  for (const { passage: below } of items.slice(at + 1, at + 4)) {
    const clock = says(below.plain, thatDay) ? clockIn(below.plain) : undefined;
    if (clock && !/20\d\d/.test(below.plain)) return { time: clock.time, zone: zoneIn(below.text) ?? '' };
  }
  return undefined;
}

/** The year that the call names most at its beginning: "Grow Fund 2027". */
function yearOf(items: readonly Placed[]): number | undefined {
  const years = items
    .slice(0, 12)
    .flatMap(({ passage }) =>
      [...passage.plain.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([year]) => Number(year)),
    );
  return years.length === 0 ? undefined : Math.max(...years);
}

/**
 * The day on which the call closes, of all days that it names; nothing where none seems to be it. A day without a year
 * is of the year that the call has in its name, and never sure.
 */
export function readDeadline(
  items: readonly Placed[],
  language: CallLanguage,
  isUsed: (passage: Passage) => boolean,
): DeadlineFound | undefined {
  const found = closingDay(items, language, isUsed);
  const year = yearOf(items);
  return (
    found ??
    (year === undefined ? undefined : closingDay(items, language, isUsed, { year })) ??
    closingDay(items, language, isUsed, { isAnywhere: true })
  );
}
