import { startsWithPhrase } from '../text/phrases.ts';

const forms = [
  // 5pm, 5:00 p.m., 11.59 pm
  /(?<![\d.,:])(?<h>\d{1,2})(?:[:.](?<min>\d{2}))?\s?(?<half>a|p)\.?\s?m\b/gu,
  // 17h00, 16 h 30, 17h
  /(?<![\d.,:])(?<h>\d{1,2})\s?h(?:\s?(?<min>\d{2})(?:\s?min)?)?(?![\p{L}\d])/gu,
  // 17:00, 17:00h
  /(?<![\d.,:])(?<h>\d{1,2}):(?<min>\d{2})(?::\d{2})?(?![\d:])/gu,
  // 17.00 hours, 1700 hours, 17 horas
  /(?<![\d.,:])(?<h>\d{1,2})\.?(?<min>\d{2})?\s?(?:hours|hrs|heures?|horas|hs)(?!\p{L})/gu,
  // a las 17.00
  /(?<=\b(?:a las|as|at|by|a)\s)(?<h>\d{1,2})\.(?<min>\d{2})(?!\d)/gu,
  // 17.00 behind a date
  /(?<=^[\s,(-]{0,4})(?<h>\d{1,2})\.(?<min>[0-5]\d)(?![\d.,]|\s?[€$£%])/gu,
  // las 5 de la tarde
  /(?<![\d.,:])(?<h>\d{1,2})(?::(?<min>\d{2}))?\s(?:de la|da|du|de l')\s?(?<part>tarde|noche|noite|manana|manha|matin|soir|apres-midi)/gu,
];
const words =
  /(?<!\p{L})(?<noon>(?:12\s)?(?:noon|midday|midi|mediodia|meio-dia|meio dia)|12 del mediodia|(?<=las )12 m(?=[.,;)\s]|$))(?!\p{L})|(?<!\p{L})(?<midnight>(?:12\s)?(?:midnight|minuit|medianoche|meia-noite|meia noite))(?!\p{L})/gu;
const afternoon = startsWithPhrase('tarde|noche|noite|soir|apres-midi|p');

export interface ClockFound {
  /** `HH:MM`; empty for midnight, which is the end of the day. */
  time: string;
  start: number;
  end: number;
}

/** The first time of day in a folded text. */
export function clockIn(plain: string): ClockFound | undefined {
  const found = forms.flatMap((form) => {
    form.lastIndex = 0;
    const match = form.exec(plain);
    if (!match) return [];
    const { h, min = '00', half, part } = match.groups ?? {};
    const isLater = afternoon.test(half ?? part ?? '');
    const hour = (half ? Number(h) % 12 : Number(h)) + (isLater && (half || Number(h) < 12) ? 12 : 0);
    if (hour > 24 || Number(min) > 59) return [];
    const time = hour === 24 ? '' : `${String(hour).padStart(2, '0')}:${min}`;
    return [{ time, start: match.index, end: match.index + match[0].length }];
  });
  words.lastIndex = 0;
  const word = words.exec(plain);
  if (word) {
    const time = word.groups?.noon === undefined ? '' : '12:00';
    found.push({ time, start: word.index, end: word.index + word[0].length });
  }
  // At one place the longest reading stands: "12 noon" is not "12".
  return found.sort((one, other) => one.start - other.start || other.end - one.end)[0];
}
