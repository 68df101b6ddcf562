import type { Content } from './content.ts';

/** Signs that no text has in any encoding of bytes: control signs except tab, line and page breaks. */
const noText = (byte: number): boolean => (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d)) || byte === 0x7f;

const isRichText = (head: Buffer): boolean => head.toString('latin1', 0, 5) === '{\\rtf';

/** Text in two bytes a sign, with the mark that says so, as Excel and Notepad write it. */
export function isUtf16(head: Buffer): boolean {
  const isLittle = head[0] === 0xff && head[1] === 0xfe;
  if (!isLittle && !(head[0] === 0xfe && head[1] === 0xff)) return false;
  const whole = head.subarray(2, head.length - (head.length % 2));
  const signs = isLittle ? whole : Buffer.from(whole).swap16();
  return Array.from({ length: signs.length / 2 }, (_, at) => signs.readUInt16LE(at * 2)).every(
    (sign) => sign > 0x7f || !noText(sign),
  );
}

/** Whether all of a file is text that people read: in UTF-8 or any older encoding, or in UTF-16 with its mark. */
export async function isText(content: Content): Promise<boolean> {
  const head = await content.range(0, 16);
  if (isRichText(head)) return false;
  if (isUtf16(head)) return true;
  for await (const piece of content.all()) if (piece.some(noText)) return false;
  return true;
}
