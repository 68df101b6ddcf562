import { buffer } from 'node:stream/consumers';
import { landscapeOf } from '../plan/pictures.ts';

// Both libraries are heavy, and only needed while a demo is made.

/** The photo of an organization as a JPEG, because a photo cannot be a drawing (SVG). */
export async function photoOf(organization: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(landscapeOf(organization)))
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** One page with a title and lines. */
export async function pdfOf([title = '', ...lines]: readonly string[]): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({ size: 'A4', margin: 72, info: { Title: title } });
  document.fontSize(20).text(title).moveDown().fontSize(11);
  for (const line of lines) document.text(line || ' ');
  document.end();
  return buffer(document);
}
