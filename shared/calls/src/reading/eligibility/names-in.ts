import { folded } from '../text/folded.ts';
import { anyPhrase, firstOf, type WordsByLanguage } from '../text/phrases.ts';
import { legalForms } from './legal-form-words.ts';
import { sectors } from './sector-words.ts';

/** A name of a table with where its words stand. */
export interface NameFound {
  name: string;
  start: number;
  end: number;
}

const table = (words: Readonly<Record<string, WordsByLanguage>>) =>
  Object.entries(words).map(([name, phrases]) => ({ name, pattern: anyPhrase(phrases) }));
const forms = table(legalForms);
const fields = table(sectors);

/** Those behind these words are no examples of those before them: "nonprofits other than universities". */
const exceptWords =
  /(?<!\p{L})(?:other than|except(?: for)?|excluding|but not|sauf|hormis|hors|a l'exception d|a l'exclusion d|salvo|excepto|exceto|com excecao d|con excepcion d)(?!\p{L})/u;
/** No kind of their own behind another one: "asociaciones civiles sin fines de lucro". */
const nonProfit = 'non-profit organization';

/** What the longest words at each place mean, in their order; "entreprise sociale" is no "entreprise". */
function longest(tables: typeof forms, plain: string): NameFound[] {
  const all = tables.flatMap(({ name, pattern }) =>
    [...plain.matchAll(pattern)].map(({ index, 0: text }) => ({
      name,
      start: index,
      end: index + text.length,
    })),
  );
  const ordered = all.sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: NameFound[] = [];
  for (const one of ordered) {
    if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  }
  return kept;
}

const once = (found: readonly NameFound[]): NameFound[] =>
  found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index);

/** Whose word is needed, not who may apply: "with permission of the municipality". */
const supportWords = anyPhrase({
  en: 'permission|authori*ation|letter|letters|approval|agreement|support of|support from|in partnership with|endorse*|opinion|clearance|working with|work with',
  fr: "autorisation|accord|lettre|avis|en partenariat avec|partenariat avec|soutien de|soutien d'",
  es: 'permiso|autorizacion|carta|aval|visto bueno|acuerdo|convenio|en alianza con|respaldo',
  pt: 'autorizacao|parecer|carta|acordo|em parceria com|licenca|anuencia|protocolo',
});

/** Names of other things that have one of the words. */
const otherThings =
  /colegios profesionales|college of|ordens profissionais|school holidays|company number|business plan|business development/g;

/** The legal forms that a folded text names. */
export function formsIn(plain: string): NameFound[] {
  const text = plain.replace(otherThings, (words) => ' '.repeat(words.length));
  const end = Math.min(
    exceptWords.exec(text)?.index || text.length,
    firstOf(text, supportWords)?.index ?? text.length,
  );
  const found = once(longest(forms, text.slice(0, end)));
  const [one, other] = found;
  // The adjective says what kind of association, unless there are several.
  const isAdjective =
    found.length === 2 &&
    one &&
    other?.name === nonProfit &&
    !/[,;]|(?<!\p{L})(?:and|or|et|ou|y|o|u|e)(?!\p{L})/u.test(text.slice(one.end, other.start));
  return isAdjective && other ? [{ ...other, start: one.start }] : found;
}

/** The fields of work that a text names. */
export const sectorsIn = (text: string): NameFound[] => once(longest(fields, folded(text)));
