import { addDays, addMonths, dayOf, momentOf, startOfMonth, startOfWeek } from '@harambee/domain';

/** A span of calendar days. */
export interface Span {
  /** `YYYY-MM-DD`, the first day; '' for no beginning. */
  from: string;
  /** `YYYY-MM-DD`, the day after the last one; '' for no end. */
  until: string;
  kind: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'since' | 'before' | 'days';
}

/** A month without a year is the last one when asked what was, and the next one when asked what will be. */
export interface Period {
  past: Span;
  ahead: Span;
  /** Where it stands in the message. */
  used: ReadonlySet<number>;
}

const monthWords = [
  'january jan janvier janv enero ene janeiro januari',
  'february feb fevrier fevr febrero fevereiro fev februari',
  'march mars marzo marco machi',
  'april apr avril abril aprili',
  'may mai mayo maio mei',
  'june jun juin junio junho juni',
  'july jul juillet julio julho julai',
  'august aug aout agosto agosti',
  'september sept sep septembre septiembre setembro septemba',
  'october oct octobre octubre outubro oktoba',
  'november nov novembre noviembre novembro novemba',
  'december dec decembre diciembre dic dezembro desemba',
].map((words) => words.split(' '));

const swahiliNumbers = 'kwanza|pili|tatu|nne|tano|sita|saba|nane|tisa|kumi|kumi na moja|kumi na mbili'.split(
  '|',
);

const one = (...words: string[]): string => `(?:${words.join('|')})`;
const months = one(...monthWords.flat());
const words = {
  week: one('week', 'semaine', 'semana', 'wiki'),
  month: one('month', 'mois', 'mes', 'mwezi'),
  quarter: one('quarter', 'trimestre', 'robo mwaka', 'robo'),
  year: one('year', 'annee', 'an', 'ano', 'mwaka'),
  this: one('this', 'current', 'cette', 'ce', 'cet', 'esta', 'este', 'nesta', 'neste', 'desta', 'deste'),
  last: one('last', 'past', 'previous', 'ultimo', 'ultima', 'dernier', 'derniere'),
  next: one('next', 'coming', 'proxima', 'proximo', 'prochaine', 'prochain'),
  // After the unit: "semaine dernière", "mes que viene", "wiki hii".
  thisAfter: one('hii', 'huu', 'en cours', 'actual', 'atual'),
  lastAfter: one(
    'dernier',
    'derniere',
    'passe',
    'passee',
    'pasada',
    'pasado',
    'passada',
    'passado',
    'precedente',
    'iliyopita',
    'uliopita',
    'jana',
    'anterior',
    'd avant',
    'precedent',
    'antes',
  ),
  nextAfter: one(
    'prochain',
    'prochaine',
    'qui vient',
    'que viene',
    'que vem',
    'proxima',
    'proximo',
    'ijayo',
    'ujao',
    'entrante',
    'seguinte',
    'siguiente',
  ),
  since: one('since', 'from', 'depuis', 'desde', 'a partir de', 'tangu', 'kuanzia', 'toka'),
  after: one('after', 'apres', 'despues de', 'despues del', 'depois de', 'depois do', 'baada ya'),
  between: one('between', 'from', 'entre', 'du', 'de', 'del', 'do', 'kati ya', 'tangu', 'kuanzia'),
  and: one('and', 'to', 'until', 'et', 'au', 'y', 'e', 'al', 'a', 'ao', 'na', 'hadi', 'mpaka'),
  before: one(
    'before',
    'by',
    'until',
    'till',
    'avant',
    'd ici',
    'jusqu a',
    'antes del',
    'antes de',
    'antes do',
    'antes da',
    'hasta',
    'ate',
    'kabla ya',
    'mpaka',
    'hadi',
  ),
  christmas: one('christmas', 'xmas', 'noel', 'navidad', 'natal', 'krismasi', 'noeli'),
  newYear: one('new year', 'nouvel an', 'ano nuevo', 'ano novo', 'mwaka mpya'),
};

/** Monday first. */
const weekdays = [
  'monday mon lundi lunes segunda jumatatu',
  'tuesday tue mardi martes terca jumanne',
  'wednesday wed mercredi miercoles quarta jumatano',
  'thursday thu jeudi jueves quinta alhamisi',
  'friday fri vendredi viernes sexta ijumaa',
  'saturday sat samedi sabado jumamosi',
  'sunday sun dimanche domingo jumapili',
].map((names) => names.split(' '));
const weekdayNames = `${one(...weekdays.flat())}(?: feira)?`;

type Make = (found: RegExpExecArray, today: string) => Omit<Period, 'used'> | undefined;

const span = (kind: Span['kind'], from: string, until: string): Span => ({ kind, from, until });
const both = (given: Span) => ({ past: given, ahead: given });
const plus = (day: string, days: number): string => dayOf(addDays(momentOf(day), days));

function unitSpan(unit: Unit, today: string, offset: number): Span {
  const now = momentOf(today);
  if (unit === 'quarter') {
    const month = startOfMonth(now);
    const first = addMonths(month, 3 * offset - (month.getUTCMonth() % 3));
    return span('quarter', dayOf(first), dayOf(addMonths(first, 3)));
  }
  if (unit === 'week') {
    const monday = addDays(startOfWeek(now), 7 * offset);
    return span('week', dayOf(monday), dayOf(addDays(monday, 7)));
  }
  if (unit === 'month') {
    const first = addMonths(startOfMonth(now), offset);
    return span('month', dayOf(first), dayOf(addMonths(first, 1)));
  }
  const year = Number(today.slice(0, 4)) + offset;
  return span('year', `${year}-01-01`, `${year + 1}-01-01`);
}

const monthSpan = (year: number, month: number): Span => {
  const from = `${year}-${String(month).padStart(2, '0')}-01`;
  return span('month', from, dayOf(addMonths(momentOf(from), 1)));
};

/** A month by its number: the last one that has started, and the next one that has not ended. */
function namedMonth(month: number, today: string, year?: number): { past: Span; ahead: Span } {
  if (year) return both(monthSpan(year, month));
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return {
    past: monthSpan(month > thisMonth ? thisYear - 1 : thisYear, month),
    ahead: monthSpan(month < thisMonth ? thisYear + 1 : thisYear, month),
  };
}

const monthOf = (word: string): number => monthWords.findIndex((some) => some.includes(word)) + 1;

const sinceOf = ({ past }: { past: Span }) => both(span('since', past.from, ''));
const beforeOf = (day: string) => both(span('before', '', day));

/** A day that comes every year: the next one. */
const nextDay = (monthAndDay: string, today: string): string => {
  const day = `${today.slice(0, 4)}-${monthAndDay}`;
  return day >= today ? day : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`;
};

type Unit = 'week' | 'month' | 'quarter' | 'year';

const unitOf = (text: string): Unit | undefined =>
  (['week', 'month', 'quarter', 'year'] as const).find((unit) =>
    new RegExp(`\\b${words[unit]}\\b`).test(text),
  );

const shifted =
  (offset: number): Make =>
  ([text], today) => {
    const unit = unitOf(text);
    return unit && both(unitSpan(unit, today, offset));
  };

const unit = one(words.week, words.month, words.quarter, words.year);
const article = '(?:the |le |el |la |os |o |tarehe )?';
const days = one('days', 'jours', 'dias', 'weeks', 'semaines', 'semanas', 'months', 'mois', 'meses');
const numbersInSwahili = swahiliNumbers.toReversed().join('|');
const day =
  (offset: number): Make =>
  (_found, today) =>
    both(span('day', plus(today, offset), plus(today, offset + 1)));

/** How people name a period, the longest first. */
const rules: [pattern: string, make: Make][] = [
  [`${words.before} ${words.christmas}`, (_found, today) => beforeOf(nextDay('12-25', today))],
  [words.christmas, (_found, today) => oneDayFrom(nextDay('12-25', today))],
  [`${words.before} (?:the )?${words.newYear}`, (_found, today) => beforeOf(nextDay('01-01', today))],
  [`${words.before} (?:the )?end of (?:the|this) year`, (_found, today) => beforeOf(nextDay('01-01', today))],
  [
    `${words.between} ${article}(\\d{1,2}) ${words.and} ${article}(\\d{1,2}) (?:de |of )?(${months})`,
    ([, first, last, name = ''], today) => fromTo([first, name], [last, name], today),
  ],
  [
    `${words.between} ${article}(\\d{1,2}) (?:de |of )?(${months}) ${words.and} ${article}(\\d{1,2}) (?:de |of )?(${months})`,
    ([, first, name = '', last, other = ''], today) => fromTo([first, name], [last, other], today),
  ],
  [
    `${words.between} (?:mwezi wa )?(${months}) ${words.and} (?:mwezi wa )?(${months})`,
    ([, name = '', other = ''], today) => monthToMonth(monthOf(name), monthOf(other), today),
  ],
  [
    `(${words.since}|${words.after}) ${article}(\\d{1,2})(?:st|nd|rd|th|er)? (?:de |of )?(${months})`,
    ([, word = '', number, name = ''], today) =>
      forBoth((which) => {
        const day = dated(number, name, today, which);
        return span('since', new RegExp(`^${words.after}$`).test(word) ? plus(day, 1) : day, '');
      }),
  ],
  [
    `${words.before} ${article}(\\d{1,2})(?:st|nd|rd|th|er)? (?:de |of )?(${months})`,
    ([, number, name = ''], today) => beforeOf(dated(number, name, today)),
  ],
  [
    `${words.before} (${months}) (\\d{1,2})`,
    ([, name = '', number], today) => beforeOf(dated(number, name, today)),
  ],
  [
    `${words.before} (?:mwezi wa )?(${months})`,
    ([, name = ''], today) => beforeOf(namedMonth(monthOf(name), today).ahead.from),
  ],
  [
    `${words.since} (?:le |el |a |the )?${words.last} ${unit}`,
    (found, today) => sincePeriod(shifted(-1)(found, today)),
  ],
  [
    `(${words.since}|${words.before}|${words.after}) mwezi wa (${numbersInSwahili})`,
    ([, word = '', name = ''], today) => sinceOrBefore(word, swahiliNumbers.indexOf(name) + 1, today),
  ],
  [
    `${words.after} (?:mwezi wa |mes de |the end of )?(${months})`,
    ([, name = ''], today) => both(span('since', namedMonth(monthOf(name), today).past.until, '')),
  ],
  [
    `${words.since} (?:mwezi wa |mes de |beginning of |the start of )?(${months})(?: (?:de |of )?(20\\d\\d))?`,
    ([, name = '', year], today) => sinceOf(namedMonth(monthOf(name), today, Number(year) || undefined)),
  ],
  [`${words.since} (20\\d\\d)`, ([, year]) => both(span('since', `${year}-01-01`, ''))],
  [
    `mwezi wa (${numbersInSwahili})`,
    ([, name = ''], today) => namedMonth(swahiliNumbers.indexOf(name) + 1, today),
  ],
  [
    `(?:next|within|prochains|proximos|siku) (\\d{1,3}|seven|thirty|sept|siete|sete|saba) ?(?:days|jours|dias|zijazo)?`,
    inDays,
  ],
  [
    `(?:${words.last}|derniers|dernieres|ultimos|ultimas) (\\d{1,3}) (${days})`,
    ([, count, name = ''], today) => lastDays(count, name, today),
  ],
  [
    `(\\d{1,3}) (?:derniers|dernieres) (${days})`,
    ([, count, name = ''], today) => lastDays(count, name, today),
  ],
  [`siku (\\d{1,3}) zilizopita`, ([, count], today) => lastDays(count, 'siku', today)],
  [
    `(?:${words.last}|la|el) ${unit} ${words.lastAfter}|${words.last} ${unit}|${unit} ${words.lastAfter}|l an (?:dernier|passe)`,
    shifted(-1),
  ],
  [`${words.next} ${unit}|${unit} ${words.nextAfter}`, shifted(1)],
  ['mwakani', (_found, today) => both(unitSpan('year', today, 1))],
  [
    `${words.this} ${unit}|${unit} ${words.thisAfter}|no mes em curso|ce mois ci|cette semaine ci`,
    shifted(0),
  ],
  [
    `(?:on |le |el |dia |tarehe )?(\\d{1,2})(?:st|nd|rd|th|er)? (?:de |of )?(${months})`,
    ([, number, name = ''], today) => oneDay(number, name, today),
  ],
  [`(${months}) (\\d{1,2})(?:st|nd|rd|th)?`, ([, name = '', number], today) => oneDay(number, name, today)],
  [
    `(${months})(?: (?:de |of )?(20\\d\\d))?`,
    ([, name = '', year], today) => namedMonth(monthOf(name), today, Number(year) || undefined),
  ],
  [
    '(?:in |en |em |mwaka |year )?(20\\d\\d)',
    ([, year]) => both(span('year', `${year}-01-01`, `${Number(year) + 1}-01-01`)),
  ],
  [
    `(${words.since}|${words.before}|${words.after}) ${article}(${weekdayNames})`,
    ([, word = '', name = ''], today) => sinceWeekday(word, name, today),
  ],
  [
    `(?:on |le |el |no |na |la |next |last |this |ce |este |esta )?(${weekdayNames})(?: (?:${words.lastAfter}|${words.nextAfter}))?`,
    ([, name = ''], today) => weekday(name, today),
  ],
  ['today|tonight|aujourd hui|hoy|hoje|leo', day(0)],
  ['tomorrow|demain|amanha|kesho|(?:para |vence |vencer |entregar )?manana', day(1)],
  ['yesterday|hier|ayer|ontem', day(-1)],
];

function sincePeriod(period: Omit<Period, 'used'> | undefined) {
  return period && sinceOf(period);
}

function dated(
  number: string | undefined,
  name: string,
  today: string,
  which: 'past' | 'ahead' = 'ahead',
): string {
  const { from } = namedMonth(monthOf(name), today)[which];
  return `${from.slice(0, 8)}${String(number).padStart(2, '0')}`;
}

const forBoth = (make: (which: 'past' | 'ahead') => Span) => ({ past: make('past'), ahead: make('ahead') });

const oneDayFrom = (from: string) => both(span('day', from, plus(from, 1)));

const oneDay = (number: string | undefined, name: string, today: string) =>
  forBoth((which) => {
    const from = dated(number, name, today, which);
    return span('day', from, plus(from, 1));
  });

type DayOfMonth = [number: string | undefined, month: string];

/** "From the 10th to the 20th of December", both days included. */
const fromTo = (first: DayOfMonth, last: DayOfMonth, today: string) =>
  forBoth((which) => span('days', dated(...first, today, which), plus(dated(...last, today, which), 1)));

const monthToMonth = (first: number, last: number, today: string) =>
  forBoth((which) => {
    const end = namedMonth(last, today)[which];
    const year = Number(end.from.slice(0, 4)) - (first > last ? 1 : 0);
    return span('days', monthSpan(year, first).from, end.until);
  });

function sinceOrBefore(word: string, month: number, today: string) {
  const { past, ahead } = namedMonth(month, today);
  if (new RegExp(`^${words.before}$`).test(word)) return beforeOf(ahead.from);
  return both(span('since', new RegExp(`^${words.after}$`).test(word) ? past.until : past.from, ''));
}

/** The last one of what was, today included; the next one of what will be. */
function weekday(name: string, today: string) {
  const [plain = ''] = name.split(' ');
  const wanted = weekdays.findIndex((some) => some.includes(plain));
  const now = (momentOf(today).getUTCDay() + 6) % 7;
  const back = (now - wanted + 7) % 7;
  const dayFrom = (from: string) => span('day', from, plus(from, 1));
  return { past: dayFrom(plus(today, -back)), ahead: dayFrom(plus(today, (7 - back) % 7)) };
}

function sinceWeekday(word: string, name: string, today: string) {
  const { past, ahead } = weekday(name, today);
  if (new RegExp(`^${words.before}$`).test(word)) return beforeOf(ahead.from);
  return both(span('since', new RegExp(`^${words.after}$`).test(word) ? past.until : past.from, ''));
}

/** "The last 30 days", today included. */
function lastDays(count: string | undefined, name: string, today: string) {
  const size = /^(?:week|sem)/.test(name) ? 7 : /^(?:month|mo|mes)/.test(name) ? 30 : 1;
  return both(span('days', plus(today, -size * Number(count)), plus(today, 1)));
}

function inDays([, count = '']: RegExpExecArray, today: string) {
  const spoken = { seven: 7, thirty: 30, sept: 7, siete: 7, sete: 7, saba: 7 }[count] ?? Number(count);
  return both(span('days', today, plus(today, spoken + 1)));
}

const compiled = rules.map(([pattern, make]) => ({
  pattern: new RegExp(`(?<= )(?:${pattern})(?= )`, 'g'),
  make,
}));

/** Months that are common words, too: a month only beside another word of time. */
const unsure =
  /^(?:sun|sat|wed|mon|segunda|terca|quarta|quinta|sexta|may|mar|set|out|dic|ago|mars|mai|an|sept)$/;

/** All periods that a message names, in its order. */
export function periodsIn(tokens: readonly string[], today: string): Period[] {
  let text = ` ${tokens.join(' ')} `;
  const found: (Period & { at: number })[] = [];
  for (const { pattern, make } of compiled) {
    text = text.replace(pattern, (...match) => {
      const groups = match.slice(0, -2) as unknown as RegExpExecArray;
      const [whole, at] = [match[0] as string, match.at(-2) as number];
      if (unsure.test(whole.trim()) && !/ (?:in|en|em|since|last|next) $/.test(text.slice(0, at)))
        return whole;
      const made = make(groups, today);
      if (!made) return whole;
      const first = text.slice(0, at).trim().split(' ').filter(Boolean).length;
      const count = whole.trim().split(' ').length;
      found.push({ ...made, at, used: new Set(Array.from({ length: count }, (_, n) => first + n)) });
      return whole.replace(/\S+/g, (word) => '_'.repeat(word.length));
    });
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** Whether a day or moment lies in a span. */
export const isWithin = (day: string, { from, until }: Span): boolean =>
  day >= from && (until === '' || day < until);
