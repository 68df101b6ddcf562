import { anyPhrase } from '../reading/text/phrases.ts';

/** Whether a figure is the least or the most that is allowed; `above` and `below` leave the figure itself out. */
export type Direction = 'least' | 'most' | 'above' | 'below';

const directions: readonly (readonly [Direction, RegExp])[] = [
  [
    'least',
    anyPhrase({
      en: 'at least|no less than|not less than|no fewer than|not fewer than|not under|not below|not younger than|minimum|minimum of|min.|or more|and above|and over|from|starting at|not smaller than|no younger than|or older',
      fr: "au moins|au minimum|minimum|minimale|pas moins de|non inferieur* a|a partir de|ou plus|et plus|d'au moins",
      es: 'al menos|como minimo|minimo|minima|por lo menos|no menos de|no inferior* a|igual o superior* a|igual o mayor* a|a partir de|o mas|en adelante|minimo de',
      pt: 'pelo menos|no minimo|minimo|minima|nao menos de|nao inferior* a|igual ou superior* a|a partir de|ou mais|minimo de|ao menos',
    }),
  ],
  [
    'most',
    anyPhrase({
      en: 'at most|no more than|not more than|not exceed|not exceeding|may not exceed|must not exceed|cannot exceed|does not exceed|do not exceed|not above|not over|not older than|no older than|not greater than|no greater than|not be more than|up to|maximum|maximum of|max.|or less|or under|or below|and below|or younger|within|cap of|capped at',
      fr: "au plus|au maximum|maximum|maximale|pas plus de|ne depasse pas|ne depassant pas|ne depassent pas|ne peut depasser|ne peut pas depasser|ne doit pas depasser|ne peut exceder|ne peut pas exceder|n'excede pas|n'excedant pas|n'excedent pas|non superieur* a|jusqu'a|ou moins|et moins|plafond|plafonne* a",
      es: 'como maximo|maximo|maxima|no mas de|no exceda* de|no excedan de|no exceda|no excedera|no podra exceder|no puede exceder|no supere|no superen|no superior* a|no podra superar|no debe superar|no debe rebasar|no rebase|igual o inferior* a|igual o menor* a|hasta|o menos|a lo sumo|tope',
      pt: 'no maximo|maximo|maxima|nao mais de|nao exceda|nao excedam|nao ultrapasse|nao ultrapassem|nao ultrapassa|nao pode ultrapassar|nao pode exceder|nao superior* a|igual ou inferior* a|ate|ou menos|teto|nao passa de|nao passe de',
    }),
  ],
  [
    'above',
    anyPhrase({
      en: 'more than|greater than|above|over|exceeding|exceed|exceeds|in excess of|older than|higher than|larger than',
      fr: 'plus de|superieur* a|superieur* aux|au-dessus de|depasse|depassant|depassent|excede|excedant|au-dela de',
      es: 'mas de|superior* a|superen|supere|mayor* a|mayor* de|por encima de|exceda|excedan|mayor* que',
      pt: 'mais de|superior* a|acima de|ultrapasse|ultrapassem|exceda|excedam|maior* que|maior* do que|mais do que',
    }),
  ],
  [
    'below',
    anyPhrase({
      en: 'less than|fewer than|under|below|younger than|lower than|smaller than',
      fr: 'moins de|inferieur* a|inferieur* aux|en dessous de|en-dessous de|au-dessous de',
      es: 'menos de|inferior* a|menor* a|menor* de|por debajo de|menor* que',
      pt: 'menos de|inferior* a|abaixo de|menor* que|menor* do que|menos do que',
    }),
  ],
];

interface Said {
  direction: Direction;
  start: number;
  end: number;
}

/** Every direction a folded text states; where one phrase holds another, the longer. */
function directionsIn(plain: string): Said[] {
  const all = directions.flatMap(([direction, words]) =>
    [...plain.matchAll(words)].map(({ index, 0: said }) => ({
      direction,
      start: index,
      end: index + said.length,
    })),
  );
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          one.end <= other.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
}

/** How far from its figure a word may stand. */
const near = 40;

/**
 * The direction of a figure in a folded text: what is said before it, else right behind it ("2 years or more"). Of
 * several, the nearest; undefined if none is near.
 */
export function directionAt(plain: string, start: number, end: number): Direction | undefined {
  const said = directionsIn(plain);
  const before = said.filter((one) => one.end <= start && start - one.end <= near).at(-1);
  const behind = said.find(
    (one) =>
      one.start >= end &&
      /^[\s,)]*(?:years?|ans?|anos?|months?|mois|meses)?[\s,)]*$/.test(plain.slice(end, one.start)),
  );
  // "50,000 or more", "10 years minimum": closer than what stands before another figure.
  if (behind && (!before || /\d/.test(plain.slice(before.end, start)))) return behind.direction;
  return before?.direction ?? behind?.direction;
}

const opposites = { least: 'below', most: 'above', above: 'most', below: 'least' } as const;

/** What is allowed where those named are ruled out. */
export const opposite = (direction: Direction): Direction => opposites[direction];
