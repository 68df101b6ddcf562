import { formatDay, momentOf } from '@harambee/domain';
import type { ForEach, Language } from '../../understanding/languages.ts';
import type { Span } from '../../understanding/spans.ts';

const locales: ForEach<string> = { en: 'en-US', sw: 'sw', fr: 'fr', es: 'es', pt: 'pt' };

const written = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(momentOf(day));

/** A day in the words of a language; in English as the pages write it. */
export const dayIn = (day: string, language: Language): string =>
  language === 'en'
    ? formatDay(day)
    : written(day, language, { day: 'numeric', month: 'long', year: 'numeric' });

/** A month, `YYYY-MM`, in the words of a language. */
export const monthIn = (month: string, language: Language): string =>
  written(`${month}-01`, language, { month: 'long', year: 'numeric' });

const dayBefore = (day: string): string =>
  new Date(momentOf(day).getTime() - 86_400_000).toISOString().slice(0, 10);

const since: ForEach<(day: string) => string> = {
  en: (day) => `since ${day}`,
  sw: (day) => `tangu ${day}`,
  fr: (day) => `depuis le ${day}`,
  es: (day) => `desde el ${day}`,
  pt: (day) => `desde ${day}`,
};
const before: ForEach<(day: string) => string> = {
  en: (day) => `before ${day}`,
  sw: (day) => `kabla ya ${day}`,
  fr: (day) => `avant le ${day}`,
  es: (day) => `antes del ${day}`,
  pt: (day) => `antes de ${day}`,
};

/** A span as people name it: "October 2026", "2025", "before December 25, 2026". */
export function spanIn({ kind, from, until }: Span, language: Language): string {
  if (kind === 'since') return since[language](dayIn(from, language));
  if (kind === 'before') return before[language](dayIn(until, language));
  if (kind === 'year') return from.slice(0, 4);
  if (kind === 'month') return written(from, language, { month: 'long', year: 'numeric' });
  if (kind === 'day') return dayIn(from, language);
  return `${dayIn(from, language)} – ${dayIn(dayBefore(until), language)}`;
}

const or: ForEach<string> = { en: 'or', sw: 'au', fr: 'ou', es: 'o', pt: 'ou' };

/** "September 2026 or October 2026". */
export const spansIn = (spans: readonly Span[], language: Language): string =>
  spans.map((span) => spanIn(span, language)).join(` ${or[language]} `);

/** "in 7 days", "7 days ago", in the words of a language. */
export function daysFrom(days: number, language: Language): string {
  return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(days, 'day');
}
