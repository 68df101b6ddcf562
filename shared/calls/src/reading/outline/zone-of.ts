import { folded } from '../text/folded.ts';
import { anyPhrase, phrasesOf } from '../text/phrases.ts';
import { type Zone, zonesByContent, zonesByName } from './zone-words.ts';

const contents = Object.entries(zonesByContent).map(([zone, words]) => ({
  zone: zone as Zone,
  pattern: anyPhrase(words),
}));
const names = new Map(
  Object.entries(zonesByName).flatMap(([zone, words]) =>
    phrasesOf(words).map((name): [string, Zone] => [name, zone as Zone]),
  ),
);

const partName =
  /^(?:part|section|step|stage|partie|etape|volet|parte|seccion|secao|etapa|passo|paso|bloque|bloco)\s(?:\d{1,2}|[ivx]{1,4}|[a-h])\s?[.:)|-]?\s+|^\p{L}{3,10}\s(?:\d{1,2}|[ivx]{1,4}|[a-h])(?:\s?(?:of|de|sur|\/)\s?\d{1,2})?\s?[.:)|-]+\s+/u;
/** Further words of a heading than those that say what it is for. */
const mostOtherWords = 5;
/** "Quem pode concorrer?" */
const mostAsked = 5;
const countWords = (text: string): number => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;

/** What the part is for that a folded heading opens, if its words say so: the longest phrase decides. */
export function zoneOf(heading: string, isAsking = false): Zone | undefined {
  const bare = heading.replace(/^[¿¡"\s]+|[\s:.?!*"]+$/g, '');
  // "Step 3 - Annexes".
  const named = names.get(bare) ?? names.get(bare.replace(partName, ''));
  if (named) return named;
  const words = bare.replace(partName, '');
  return byContent(words, heading, isAsking);
}

/** By the longest phrase that it contains. */
function byContent(bare: string, heading: string, isAsking: boolean): Zone | undefined {
  let found: { zone: Zone; length: number; at: number } | undefined;
  for (const { zone, pattern } of contents) {
    for (const match of bare.matchAll(pattern)) {
      if (match[0].length > (found?.length ?? 0)) found = { zone, length: match[0].length, at: match.index };
    }
  }
  if (!found) return undefined;
  const said = bare.length - found.length;
  // A list below a colon may be opened by a sentence; a question of the form may have one of the words in passing.
  const most = /:$/.test(heading) ? 18 : mostOtherWords + 5;
  const isOpening = found.at === 0 && countWords(bare) <= mostAsked;
  if (
    isAsking &&
    ((said > found.length && !isOpening) || !bare.slice(0, 14).includes(bare.slice(found.at, found.at + 6)))
  )
    return undefined;
  if (countWords(bare) > most || said > (most > 10 ? 90 : 45)) return undefined;
  // "No podrán postular" has the words of those who may.
  const isDenied =
    found.zone === 'eligibility' && /(?<!\p{L})(?:no|not|ne|nao|cannot)\s$/u.test(bare.slice(0, found.at));
  return isDenied ? 'excluded' : found.zone;
}

const longestLabel = 40;

/** Whether a few words are the heading of a part. */
export const isPartHead = (text: string): boolean =>
  text.length <= longestLabel && !/[.;,\d]$/.test(text) && zoneOf(folded(text)) !== undefined;

/** Whether the first cell of a line says that its other cells are conditions, documents or criteria. */
export const isPartLabel = (text: string): boolean => {
  const zone = text.length <= longestLabel ? zoneOf(folded(text)) : undefined;
  return zone === 'eligibility' || zone === 'excluded' || zone === 'attachments' || zone === 'criteria';
};
