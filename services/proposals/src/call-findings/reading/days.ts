import { dayOf, momentOf, monthNames, westernDigits } from '@harambee/domain';

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Between the figures of a date. */
const sign = String.raw`(?:\s?[-/.]\s?|\s|\s?(?:年|月|년\s?|월\s?)|\s(?:tháng|năm)\s)`;

/** True where a text names a day: in figures, in whatever order, or with the name of its month. */
export function namesDay(text: string, day: string): boolean {
  const moment = momentOf(day);
  if (Number.isNaN(moment.getTime()) || dayOf(moment) !== day) return false;
  const [year = '', month = 0, date = 0] = [day.slice(0, 4), Number(day.slice(5, 7)), Number(day.slice(8))];
  const [d, m] = [`(?<!\\d)0?${date}(?!\\d)`, `(?<!\\d)0?${month}(?!\\d)`];
  const y = `(?<!\\d)${year}(?!\\d)`;
  const shortYear = `(?<!\\d)(?:${year}|${year.slice(2)})(?!\\d)`;
  const name = `(?<!\\p{L})(?:${[...monthNames(month)].map(escaped).join('|')})(?!\\p{L})`;
  const forms = [
    `${d}${sign}${m}${sign}${shortYear}`,
    `${m}${sign}${d}${sign}${shortYear}`,
    `${y}${sign}${m}${sign}${d}`,
    `${d}\\D{0,12}?${name}\\D{0,8}?${y}`,
    `${name}\\D{0,8}?${d}\\D{0,8}?${y}`,
    `${y}\\D{0,4}?${name}\\D{0,4}?${d}`,
  ];
  const plain = westernDigits(text).normalize('NFC').toLowerCase();
  return forms.some((form) => new RegExp(form, 'u').test(plain));
}

/** True where a text names an hour: `17:00`, `17h`, `5 pm`, `noon`. */
export function namesHour(text: string, time: string): boolean {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  const half = hour < 12 ? 'a' : 'p';
  const forms = [
    `(?<![\\d:.,])0?${hour}\\s?[:.h]\\s?${minutes}(?!\\d)(?!\\s?[ap]\\.?\\s?m\\b)`,
    `(?<![\\d:.,])0?${hour % 12 || 12}(?:[:.]${minutes})${minute === 0 ? '?' : ''}\\s?${half}\\.?\\s?m\\b`,
    ...(minute === 0
      ? [`(?<![\\d:.,])0?${hour}\\s?(?:h|hrs|hours|heures|horas|uhr|часов)(?![\\p{L}\\d])`]
      : []),
    ...(time === '12:00' ? ['(?<!\\p{L})(?:noon|midday|midi|mediod[ií]a|meio[- ]dia|mittag)(?!\\p{L})'] : []),
  ];
  const plain = westernDigits(text).toLowerCase();
  return forms.some((form) => new RegExp(form, 'u').test(plain));
}
