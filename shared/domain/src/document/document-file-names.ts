import { type DocumentType, documentType, endingOf, promisedType } from './document-types.ts';

/** Bytes of a file name: file systems take 255, and a number may be added. */
const longest = 180;

/** Names that Windows keeps for devices, whatever their ending. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The beginning of a text in at most this many bytes, with whole letters. */
function within(text: string, bytes: number): string {
  let length = 0;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    length += bytesOf(segment);
    if (length > bytes) break;
    kept += segment;
  }
  return kept;
}

/**
 * A name that every file system takes (CALL-42): letters of all scripts stay; path separators, signs that Windows
 * refuses, and characters that cannot be seen or turn the direction of the text do not. '' if nothing is left.
 */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[/\\:*?"<>|]+/g, '-')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^[\s.-]+/u, '')
    .replace(/[\s.-]+$/u, '');
  return reserved.test(plain) ? `file-${plain}` : plain;
}

/**
 * The name of a document's file: as it is wanted, with the ending that its content has (CALL-42). An ending that
 * promises another type is replaced; what only looks like one, as in `audit v2.1`, stays.
 */
export function documentFileName(wanted: string, type: DocumentType, otherwise = 'document'): string {
  const { endings } = documentType(type);
  const safe = safeFileName(wanted);
  const ending = endingOf(safe);
  const isRight = endings.includes(ending);
  const isOther = !isRight && promisedType(safe) !== undefined;
  const stem = isRight || isOther ? safe.slice(0, -ending.length - 1) : safe;
  const kept = within(safeFileName(stem), longest).replace(/[\s.-]+$/u, '');
  return `${kept === '' ? otherwise : kept}.${isRight ? ending : endings[0]}`;
}

/** The name of a file as it was on somebody's device: their folders are nobody's business. */
export const uploadedFileName = (name: string, type: DocumentType): string =>
  documentFileName(name.split(/[/\\]/).at(-1) ?? '', type);

/** Names of which no two are equal on any file system: `audit.pdf`, `audit (2).pdf` (CALL-42). */
export function numberedNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const key = (name: string) => name.normalize('NFC').toLocaleLowerCase('en');
  // A name that was wanted as it is comes before one that is made by numbering.
  const wanted = new Set(names.map(key));
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let tried = name;
    for (let number = 2; taken.has(key(tried)) || (tried !== name && wanted.has(key(tried))); number += 1)
      tried = `${stem} (${number})${ending}`;
    taken.add(key(tried));
    return tried;
  });
}
