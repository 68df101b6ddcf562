import { type Language, languages } from './languages.ts';
import { courtesyAt, type Deed, deedsAt, wordsIn } from './lexicon.ts';
import type { Named } from './names.ts';
import type { Names } from './reading.ts';
import { address, tokensOf } from './tokens.ts';

/** A question begins so, and orders nothing: "how do I delete …?", "what happens if I submit it?" */
const asking: Record<Language, RegExp> = {
  en: /^(?:how|what|when|who|which|where|why|whos|whose|hows|can i|can we|may i|could i|do i|should i|is|are|was|were|did|does|has|have|if|am i|whats|wich|will) /,
  fr: /^(?:de qui|a qui|pour qui|c est qui|y a|il y a|il nous|on a|ca fait|comment|que|qu|quand|qui|quel|quelle|quels|quelles|ou|pourquoi|puis je|peut on|est ce|combien|lesquelles|c est|cest|quoi|on peut|faut il|je peux) /,
  es: /^(?:de quien|a quien|de cuanto|para cuando|a cuanto|desde cuando|hasta cuando|hay|tenemos|como|que|cuando|quien|cual|cuales|donde|por que|puedo|podemos|cuanto|cuantos|cuantas|se puede|si) /,
  pt: /^(?:de quem|para quem|com quem|a quem|desde quando|ate quando|ha|temos|tem|como|que|o que|quando|quem|qual|quais|onde|por que|porque|posso|podemos|quanto|quantos|quantas|da para) /,
  sw: /^(?:ya nani|za nani|kuna|tuna|mna|nani|tangu lini|nawezaje|ninawezaje|tunawezaje|naweza|tunaweza|je|nini|lini|nani|gani|wapi|kwa nini|jinsi|namna|vipi) /,
};

/**
 * The language in which a clause may order something: that of the message, or another one that alone knows its first
 * word. "Haz a Grace owner" is too short to tell its language.
 */
export function languageOfOrder(tokens: readonly string[], language: Language): Language {
  const isKnown = wordsIn(tokens.slice(0, 1), language).size > 0 || deedsAt(tokens, 0, language).length > 0;
  const isPolite = courtesyAt(tokens, 0, language) > 0;
  const other = languages.find((one) => one !== 'en' && deedsAt(tokens, 0, one).length > 0);
  return !isKnown && !isPolite && other ? other : language;
}

/** The languages that have every word of an order. Addresses are no words. */
export function languagesOfOrder(message: string): Language[] {
  const tokens = tokensOf(message.replace(address, ' '));
  return languages.filter(
    (one) => deedsAt(tokens, 0, one).length > 0 && wordsIn(tokens, one).size === tokens.length,
  );
}

const tellings = new Set(['tell', 'ask', 'get', 'message']);

/** The order of the first clause that is one; words in quotes are a clause of their own. */
export function orderIn(
  message: string,
  language: Language,
  { proposals, people }: Pick<Names, 'proposals' | 'people'>,
): Deed | undefined {
  const names = new Set(people.flatMap(({ name }) => tokensOf(name)));
  const titled = new Set(proposals.flatMap(({ title }) => tokensOf(title)));
  const clauses = message.split(/[.:;,!?\n"“”«»()]+|(?<=^|\s)['‘’]|['‘’](?=\s|$)/u);
  for (const clause of clauses) {
    const tokens = tokensOf(clause);
    if (tokens.length === 0) continue;
    if (asking[language].test(`${tokens.join(' ')} `)) return undefined;
    const spoken = languageOfOrder(tokens, language);
    let at = 0;
    for (;;) {
      const polite = courtesyAt(tokens, at, spoken);
      if (polite === 0 || (deedsAt(tokens, at, spoken)[0]?.length ?? 0) > polite) break;
      at += polite;
    }
    // "Ile ya Tree nurseries jaribu tena": the record that it is about comes first.
    if (spoken === 'sw' && fronting.test(tokens[at] ?? ''))
      while (fronted.test(tokens[at] ?? '') || titled.has(tokens[at] ?? '')) at += 1;
    // "Tell me" asks, "tell Brian" orders.
    if (tellings.has(tokens[at] ?? '') && names.has(tokens[at + 1] ?? '')) return 'reply';
    const [deed] = deedsAt(tokens, at, spoken);
    // A title may begin with such a word.
    if (deed && !startsTitle(tokens.slice(at), proposals)) return deed.name;
  }
  return undefined;
}

const fronting = /^(?:ile|lile|zile|yale|hii|hilo|hiyo)$/;
const fronted = /^(?:ile|lile|zile|yale|hii|hilo|hiyo|ya|la|za|kwa)$/;

const startsTitle = (tokens: readonly string[], proposals: readonly Named[]): boolean =>
  tokens.length > 1 &&
  proposals.some(({ title }) => tokensOf(title).slice(0, 2).join(' ') === tokens.slice(0, 2).join(' '));
