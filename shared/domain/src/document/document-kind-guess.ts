import type { AttachmentKind } from '../call/call-vocabulary.ts';

/**
 * Words of file names and attachments, in the languages that calls are read in; the first kind that has one is
 * proposed. Letters are compared without accents.
 */
const kindWords: readonly (readonly [AttachmentKind, RegExp])[] = [
  ['budget', /budget|presupuesto|orcamento|costing|cost plan|devis/],
  [
    'accounts',
    /audit|account|financial statement|annual report|balance|comptes|bilan|financ|contas|balanco|estados|cuentas/,
  ],
  [
    'policy',
    /polic[yi]|politi|safeguard|procurement|code of conduct|code de conduite|codigo de|protecc|protec|manual/,
  ],
  [
    'registration',
    /regist|incorporat|statut|estatut|certificat|licen[cs]e|constitution|articles|memorandum|enregistr|acte|acta|tax|vat|charity/,
  ],
  ['people', /\bcvs?\b|curricul|resume|biograph|\bbios?\b|organigram|organogram|team|equipe|equipo|staff/],
  ['letter', /letter|lettre|carta|support|endorse|partner|soutien|apoyo|apoio|referen/],
  [
    'plan',
    /logframe|logical framework|theory of change|work ?plan|timeline|gantt|cadre logique|marco logico|plan/,
  ],
];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[_.-]+/g, ' ');

/** The kind that a name speaks of; a person chooses (CALL-42). `other` if it speaks of none. */
export const guessDocumentKind = (name: string): AttachmentKind =>
  kindWords.find(([, words]) => words.test(plain(name)))?.[0] ?? 'other';

/** A name for people, made of a file name: no ending, no underscores. */
export function nameOfFile(fileName: string, max = 200): string {
  const name = fileName
    .replace(/\.[\p{L}\p{N}]{1,12}$/u, '')
    .replaceAll(/[_\s]+/gu, ' ')
    .trim();
  return Array.from(name).slice(0, max).join('').trim();
}

/** How alike two names are, 0 to 1: the share of the words of `wanted` that `name` has. Two letters are no word. */
export function nameLikeness(wanted: string, name: string): number {
  const wordsOf = (text: string) => [...new Set(plain(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [])];
  const [asked, there] = [wordsOf(wanted), wordsOf(name)];
  if (asked.length === 0) return 0;
  const hits = asked.filter((word) =>
    there.some((other) => other.startsWith(word) || word.startsWith(other)),
  );
  return hits.length / asked.length;
}
