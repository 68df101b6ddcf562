import {
  type DocumentRefusal,
  type DocumentType,
  documentType,
  endingOf,
  promisedType,
} from '@harambee/domain';
import { fileTypeFromBuffer } from 'file-type/core';
import type { Content } from './content.ts';
import { isText, isUtf16 } from './is-text.ts';
import { lookAtOffice } from './look-at-office.ts';
import { lookAtOlderOffice } from './look-at-older-office.ts';
import { lookAtPdf } from './look-at-pdf.ts';
import { RefusedContent } from './refused-content.ts';

/** What the first bytes say is enough for everything except archives. */
const headBytes = 16 * 1_024;

const pictures: Readonly<Record<string, DocumentType>> = {
  jpg: 'jpg',
  png: 'png',
  apng: 'png',
  webp: 'webp',
  gif: 'gif',
  tif: 'tif',
  heic: 'heic',
};

const refusedTypes: readonly (readonly [RegExp, DocumentRefusal])[] = [
  [/^(?:exe|elf|macho|msi|dex|class|wasm|swf|lnk|crx|deb|rpm|apk|jar|com|dll)$/, 'program'],
  [/^(?:rar|7z|gz|bz2|xz|zst|lz|lz4|lzh|Z|tar|cab|ar|arj|cpio|iso|dmg|ace|asar|tar\.gz|br)$/, 'archive'],
];

const pdfSign = '%PDF-';
const zipSign = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const emptyZipSign = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const cfbSign = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const startsWith = (head: Buffer, sign: Buffer) => head.subarray(0, sign.length).equals(sign);

/** The beginning as text, in the encodings that browsers would try; without white space and comments before it. */
function beginningsOf(head: Buffer): string[] {
  const plain = (text: string) =>
    text
      .replaceAll(/[\0\uFEFF]/g, '')
      .replace(/^(?:\s|<!--[\s\S]*?-->|<\?[\s\S]*?\?>)+/, '')
      .slice(0, 2_000);
  return [plain(head.toString('utf8')), plain(head.toString('utf16le'))];
}

const isWebPage = (head: Buffer): boolean =>
  beginningsOf(head).some((text) =>
    /^<(?:!doctype\s+(?:html|svg)|html|head|body|script|svg|iframe|style|meta|title|table|div|p|a|img|br|h1)\b|^<!--|^<!doctype[\s\S]{0,600}<svg\b|^<(?:\w+:)?svg\b/i.test(
      text,
    ),
  );

const isScript = (head: Buffer): boolean => head.toString('latin1', 0, 2) === '#!';

/**
 * Whether a name promises one of the types that are kept, and the content is of another family: cameras and programs mix
 * up endings within one. Any other ending promises nothing; the file is kept under that of its content.
 */
export function promisesOther(fileName: string, type: DocumentType): boolean {
  const promised = promisedType(fileName);
  return promised !== undefined && documentType(promised).family !== documentType(type).family;
}

async function typeOf(content: Content, fileName: string): Promise<DocumentType> {
  if (content.bytes === 0) throw new RefusedContent('empty');
  const head = Buffer.from(await content.range(0, headBytes));
  if (startsWith(head, zipSign) || startsWith(head, emptyZipSign)) return lookAtOffice(content);
  if (startsWith(head, cfbSign)) return lookAtOlderOffice(content);
  if (isScript(head)) throw new RefusedContent('program');
  if (isWebPage(head)) throw new RefusedContent('webPage');
  const asText = endingOf(fileName) === 'csv' ? 'csv' : 'txt';
  if (isUtf16(head)) return asText;
  const found = await fileTypeFromBuffer(head);
  if (found?.ext === 'pdf' || (!found && head.subarray(0, 1_024).includes(pdfSign)))
    return lookAtPdf(content);
  const refusal = refusedTypes.find(([names]) => names.test(found?.ext ?? ''));
  if (refusal) throw new RefusedContent(refusal[1]);
  if (!found && (await isText(content))) return asText;
  const picture = pictures[found?.ext ?? ''];
  if (!picture) throw new RefusedContent('wrongKind');
  await mustBeWhole(content, picture);
  return picture;
}

/** How pictures end that say so; the others may end anywhere. */
const pictureEnds: Readonly<Partial<Record<DocumentType, Buffer>>> = {
  png: Buffer.from('IEND'),
  jpg: Buffer.from([0xff, 0xd9]),
};
const pictureEndsWithin = 1_024 * 1_024;

async function mustBeWhole(content: Content, picture: DocumentType): Promise<void> {
  const end = pictureEnds[picture];
  if (!end) return;
  const tail = await content.range(content.bytes - pictureEndsWithin, content.bytes);
  if (!tail.includes(end)) throw new RefusedContent('broken');
}

/** What a file is by its content (CALL-41). Throws `RefusedContent`. */
export async function lookAtContent(content: Content, fileName: string): Promise<DocumentType> {
  const type = await typeOf(content, fileName);
  if (promisesOther(fileName, type)) throw new RefusedContent('otherContent');
  return type;
}
