/** Languages that name a month in a text; each with its own words and short forms. */
const languages =
  'en fr es pt de it nl sv da nb fi is pl cs sk hu ro bg ru uk el tr az kk uz hy ka sq sr hr sl lt lv et ar fa ps he ur hi bn ne ta te si th vi id ms fil km lo my mn sw am so ha yo zu xh af rw';

const names: (ReadonlySet<string> | undefined)[] = [];

/** As it is compared: small letters, composed. */
const plain = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\.$/, '');

/** What the languages of our users call a month (1 to 12), in small letters, also beside a day and in short. */
export function monthNames(month: number): ReadonlySet<string> {
  const known = names[month];
  if (known) return known;
  const date = new Date(Date.UTC(2026, month - 1, 1));
  const forms = [
    { month: 'long' },
    { month: 'long', day: 'numeric' },
    { month: 'short' },
    { month: 'short', day: 'numeric' },
  ] as const;
  const found = languages
    .split(' ')
    .flatMap((language) =>
      forms.map(
        (form) =>
          new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...form, timeZone: 'UTC' })
            .formatToParts(date)
            .find(({ type }) => type === 'month')?.value ?? '',
      ),
    )
    // A browser or server without the language has figures instead.
    .filter((name) => /^\P{N}{2,}$/u.test(name));
  const all = new Set(found.map(plain));
  names[month] = all;
  return all;
}
