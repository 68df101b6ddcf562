import { folded } from '../text/folded.ts';
import { zoneNames } from './zone-names.ts';

let cities: Map<string, string> | undefined;

/** Every city of the list of zones, and the names above. */
function known(): Map<string, string> {
  cities ??= new Map([
    ...Intl.supportedValuesOf('timeZone').map((zone): [string, string] => [
      folded(zone.slice(zone.lastIndexOf('/') + 1)).replaceAll('_', ' '),
      zone,
    ]),
    ...Object.entries(zoneNames),
  ]);
  return cities;
}

const place = String.raw`(?<place>[\p{L}.'-]+(?:\s[\p{L}.'-]+){0,3})`;
const offset = /(?<!\p{L})(?:utc|gmt)?\s?(?<sign>[+-])\s?(?<h>\d{1,2})(?::?(?<min>00|30|45))?(?!\d)/u;
const abbreviation =
  /(?<![\p{L}\d])(?<place>UTC|GMT|BST|CES?T|EAT|WAT|CAT|SAST|BRT|IST|NPT|PKT|EET|WET|JST|SGT|AEST|E[SD]?T|C[SD]T|M[SD]T|P[SD]?T|Eastern|Pacific|Central|Mountain)(?![\p{L}\d+])/u;
const forms = [
  /\((?<place>\p{L}[\p{L}.'-]*(?:\s[\p{L}.'-]+){0,2})\)/u,
  /^[^\p{L}(]*\((?<place>[\p{L}.'-]+(?:\s[\p{L}.'-]+){0,2})\)/u,
  new RegExp(
    String.raw`(?:heure|hora|horario|fuso)s?\s(?:locale\s|local\s|legale?\s|oficial\s)?(?:de la |de l'|de los |de las |del |de |das |dos |da |do |d'|des |du |en )(?:la ciudad de |ciudad de |la )?${place}`,
    'u',
  ),
  new RegExp(String.raw`${place}\s(?:local\s|standard\s|daylight\s)?time(?!\p{L})`, 'u'),
  new RegExp(String.raw`(?:hora|heure|horario)\s${place}`, 'u'),
  // Short names that are no words of a language.
  /(?<![\p{L}\d])(?<place>utc|gmt|bst|ces?t|sast|brt|pacific|eastern)(?![\p{L}\d+-])/u,
];

/** The zone whose name the words contain, from the longest run of them on. */
function zoneOf(place: string): string | undefined {
  const words = place.replace(/[()]/g, '').split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const zone = known().get(
        words
          .slice(from, from + length)
          .join(' ')
          .replace(/[.,]+$/, ''),
      );
      if (zone) return zone;
    }
  }
  return undefined;
}

/** The IANA name of the zone that a short folded text names: "Brussels time", "heure de Paris", "GMT-3". */
export function zoneIn(text: string): string | undefined {
  const plain = folded(text);
  const shift = offset.exec(plain);
  const hours = Number(shift?.groups?.h);
  const isFixed = shift !== null && /utc|gmt/.test(shift[0]) && hours <= 14;
  if (isFixed) {
    const minutes = shift.groups?.min ?? '00';
    return hours === 0 && minutes === '00'
      ? 'UTC'
      : `${shift.groups?.sign}${String(hours).padStart(2, '0')}:${minutes}`;
  }
  // "et" is a word of French: short names of zones are written in capitals.
  const short = abbreviation.exec(text)?.groups?.place;
  const named = short && zoneNames[short.toLowerCase()];
  if (named) return named;
  for (const form of forms) {
    const found = zoneOf(form.exec(plain)?.groups?.place ?? '');
    if (found) return found;
  }
  return undefined;
}
