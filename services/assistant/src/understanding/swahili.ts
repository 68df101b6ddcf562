/** What may stand before the stem of a Swahili verb: negation, subject, tense, relative and object, in this order. */
const before =
  '(?<no>ha|si)?(?:ni|na|u|a|tu|m|wa|i|li|ya|zi|ki|vi|ku|pa|mu)?(?<tense>me|li|na|taka|ta|ja|ku|ki|ka|nge|sipo|hu)?(?:sha)?(?:ye|yo|zo|vyo|po|cho|lo|o)?(?:ni|ku|m|mw|tu|wa|i|li|ya|zi|ki|vi|ji)?(?:ku)?';
/** What may stand after it: extensions and the last vowel. */
const after =
  '(?:ish|iw|w|an|ik|ian|isha|ishw|iki|ili|il|i|ek|ew|esh)?(?:w|an)?(?:a|e|i|ia|iwa|iye|wa|eni|ni|o|yo|zo|je|ka|wi|u)?';

/** Who or what does not: "yasiyoongozwa", "asiyesaini". */
const relativeNegation = '(?:a|wa|u|i|li|ya|ki|vi|zi|ku)(?<relative>si(?:ye|o|cho|vyo|lo|yo|zo))(?:ku)?';

const patterns = new Map<string, RegExp>();
function patternOf(stem: string): RegExp {
  const known = patterns.get(stem) ?? new RegExp(`^(?:${relativeNegation}|${before})${stem}${after}$`);
  patterns.set(stem, known);
  return known;
}

/** Whether a word is a form of the verb with this stem, and whether it is negated; undefined if it is not. */
export function verbForm(word: string, stem: string): { isNegated: boolean } | undefined {
  if (!word.includes(stem)) return undefined;
  const found = patternOf(stem).exec(word);
  if (!found) return undefined;
  const isVerb = /^(?:ha|si)(?!po)/.test(word) && word !== stem && !word.startsWith(stem);
  return { isNegated: isVerb || found.groups?.relative !== undefined };
}

const ordered = new Map<string, RegExp>();

/** Whether a word tells somebody to do it: the stem alone, "please do" (u-…-e), or what one asks for (ku-). */
export function isOrdered(word: string, stem: string): boolean {
  // "Ukitoa": if you take away.
  if (!word.includes(stem) || /^(?:u|tu|ni|wa|a|m)ki.*a$/.test(word)) return false;
  const known =
    ordered.get(stem) ??
    new RegExp(
      `^(?:u|m|ku|kum|kumw|i|ni|m|mw|ki|ya|zi|u?i|u?li|u?ya|u?zi|u?ki|u?m|u?ni|u?tu|nu)?${stem}(?:a|e|i|ea|ia|ie|eni|isha|ishe|o|u)?$`,
    );
  ordered.set(stem, known);
  return known.test(word);
}
