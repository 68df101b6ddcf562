import { inDigits } from './numerals.ts';
import {
  article,
  days,
  monthOf,
  months,
  numbersInSwahili,
  swahiliNumbers,
  unit,
  weekdayNames,
  words,
} from './period-words.ts';
import {
  beforeOf,
  both,
  dated,
  forBoth,
  fromTo,
  inDays,
  lastDays,
  monthToMonth,
  namedMonth,
  nextDay,
  nextDays,
  oneDay,
  oneDayFrom,
  plus,
  type Span,
  sinceOf,
  sinceOrBefore,
  sincePeriod,
  sinceWeekday,
  span,
  type Unit,
  unitSpan,
  weekday,
  weekend,
} from './spans.ts';

/** A month without a year is the last one when asked what was, and the next one when asked what will be. */
export interface Period {
  past: Span;
  ahead: Span;
  /** Where it stands in the message. */
  used: ReadonlySet<number>;
}

type Make = (found: RegExpExecArray, today: string) => Omit<Period, 'used'> | undefined;

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

const day =
  (offset: number): Make =>
  (_found, today) =>
    both(span('day', plus(today, offset), plus(today, offset + 1)));

/** How people name a period, the longest first. */
const rules: [pattern: string, make: Make][] = [
  [`${words.before} ${words.christmas}`, (_found, today) => beforeOf(nextDay('12-25', today))],
  [words.christmas, (_found, today) => oneDayFrom(nextDay('12-25', today))],
  [`${words.before} (?:the )?${words.newYear}`, (_found, today) => beforeOf(nextDay('01-01', today))],
  [
    `${words.before} (?:la |le |o |do |de |el |a |ao )?(?:fin de ano|fin del ano|fin d annee|fin de l annee|final do ano|fim do ano|fim de ano|mwisho wa mwaka|end of year)`,
    (_found, today) => beforeOf(nextDay('01-01', today)),
  ],
  [
    `${words.before} (?:la |le |o |do |de |el |the |a |ao )?(?:fin de mes|fin du mois|final do mes|fim do mes|fim de mes|mwisho wa mwezi|mwisho wa mwezi huu|end of (?:the |this )?month|month end)`,
    (_found, today) => beforeOf(unitSpan('month', today, 1).from),
  ],
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
    `${words.between} (?:mwezi wa |the beginning of |debut |principios de |inicio de )?(${months}) ${words.and} (?:the )?(?:end of |fin |fin de |finales de |fim de |o fim de |mwisho wa )?(?:mwezi wa )?(${months})(?: (?:de |of )?(20\\d\\d))?`,
    ([, name = '', other = '', year], today) =>
      monthToMonth(monthOf(name), monthOf(other), today, Number(year) || undefined),
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
    `(?:by|until|till|d ici|jusqu a|jusqu en|hasta|para|ate|mpaka|hadi|${words.before}) (?:the |la |el |a |o )?(?:end|fin|finales|final|fim|mwisho) (?:of |de |do |del |wa )?(?:mwezi wa )?(${months})(?: (?:of |de |do |ya )?(20\\d\\d))?`,
    ([, name = '', year], today) =>
      forBoth((which) =>
        span('before', '', namedMonth(monthOf(name), today, Number(year) || undefined)[which].until),
      ),
  ],
  [
    `${words.before} (${months}) (\\d{1,2})`,
    ([, name = '', number], today) => beforeOf(dated(number, name, today)),
  ],
  [
    `${words.before} (?:mwezi wa )?(${months})(?: (?:de |of |ya )?(20\\d\\d))?`,
    ([, name = '', year], today) =>
      forBoth((which) =>
        span('before', '', namedMonth(monthOf(name), today, Number(year) || undefined)[which].from),
      ),
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
    `${words.after} (?:mwezi wa |mes de |the end of )?(${months})(?: (?:de |of |ya )?(20\\d\\d))?`,
    ([, name = '', year], today) =>
      both(span('since', namedMonth(monthOf(name), today, Number(year) || undefined).past.until, '')),
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
    `(?:the )?(?:next|coming|within|in|dans les|d ici|prochains|prochaines|proximos|proximas|en los|en las|nos|nas|em|en) (?:the next |next |prochains |prochaines |proximos |proximas )?(\\d{1,3}) (?:prochains |proximos |proximas )?(${days})`,
    ([, count, name = ''], today) => nextDays(count, name, today),
  ],
  [
    `(?:the |les |los |las |os |as |nos |nas )?(\\d{1,3}) (?:next|prochains|prochaines|proximos|proximas) (${days})`,
    ([, count, name = ''], today) => nextDays(count, name, today),
  ],
  [
    `(?:miezi|wiki|siku) (\\d{1,3}) (?:ijayo|zijazo|inayokuja)`,
    (found, today) => nextDays(found[1], found[0], today),
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
  [
    '(?:this |ce |le |este |el |no |neste )?(?:weekend|fin de semana|fim de semana|wikendi)|(?:ce|le) week end',
    (_found, today) => weekend(today),
  ],
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
    `(?:mwezi wa |mes de |mois de |mes )?(${months})(?: (?:de |of |ya )?(20\\d\\d))?`,
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

const compiled = rules.map(([pattern, make]) => ({
  pattern: new RegExp(`(?<= )(?:${pattern})(?= )`, 'g'),
  make,
}));

/** Months that are common words, too: a month only beside another word of time. */
const unsure =
  /^(?:sun|sat|wed|mon|segunda|terca|quarta|quinta|sexta|may|mar|set|out|dic|ago|mars|mai|an|sept)$/;

/** All periods that a message names, in its order. */
export function periodsIn(tokens: readonly string[], today: string): Period[] {
  let text = ` ${inDigits(tokens).join(' ')} `;
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
