import { type CallFileKind, textRefusal } from '@harambee/domain';
import { OfficeParts } from './open-zip.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readText } from './read-text.ts';
import { readXlsx } from './read-xlsx.ts';
import { relationsOf } from './read-xml.ts';
import { Refused } from './refused.ts';

export interface ReadPages {
  kind: CallFileKind;
  pages: string[][];
}

const beginsWith = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);

/** What a file is, by its content (CALL-21). */
async function pagesOf(bytes: Buffer): Promise<ReadPages> {
  if (bytes.length === 0) throw new Refused('empty');
  if (bytes.subarray(0, 1_024).includes('%PDF-'))
    return { kind: 'pdf', pages: await readPdf(new Uint8Array(bytes)) };
  if (beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return readOffice(bytes);
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Refused('olderOffice');
  return { kind: 'text', pages: readText(bytes) };
}

async function readOffice(bytes: Buffer): Promise<ReadPages> {
  const parts = await OfficeParts.open(bytes);
  const { byKind } = await relationsOf(parts, '');
  const main = byKind.get('officeDocument') ?? '';
  if (!parts.has(main)) throw new Refused('wrongKind');
  if (main.startsWith('word/')) return { kind: 'docx', pages: await readDocx(parts, main) };
  if (main.startsWith('xl/') && main.endsWith('.xml'))
    return { kind: 'xlsx', pages: await readXlsx(parts, main) };
  throw new Refused('wrongKind');
}

/** The pages of a file, or `Refused`. */
export async function readBytes(bytes: Buffer): Promise<ReadPages> {
  const read = await pagesOf(bytes);
  const refusal = textRefusal(read.pages);
  if (refusal) throw new Refused(refusal === 'noText' && read.kind === 'pdf' ? 'onlyPictures' : refusal);
  return read;
}
