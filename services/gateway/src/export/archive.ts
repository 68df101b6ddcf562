import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ExportScope } from '@harambee/domain/schemas';
import yazl from 'yazl';
import type { ExportPart } from './export-part.ts';
import { readmeText } from './readme-text.ts';

/** These files are compressed already. */
const isPacked = (path: string): boolean =>
  /\.(pdf|docx|xlsx|pptx|odt|ods|odp|jpe?g|png|webp|gif|heic)$/i.test(path);

/**
 * Sends the parts as one zip file, read from the services only as fast as the browser reads it. If a part fails, the
 * download is aborted: otherwise people would take an incomplete archive for a complete one.
 */
export function archiveOf(parts: readonly ExportPart[], scope: ExportScope): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const over = new AbortController();
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => {
    over.abort();
    for (const part of parts) void part.cancel();
  });

  const add = async (path: string, bytes: AsyncIterable<Buffer>): Promise<void> => {
    const file = Readable.from(bytes, { objectMode: false });
    // If the browser disconnects while a service is silent, the service's answer is aborted after `finished` has
    // stopped listening. Its error would be unhandled and end the process.
    file.on('error', () => undefined);
    const read = finished(file, { signal: over.signal, writable: false });
    zip.addReadStream(file, path, { compress: !isPacked(path) });
    await read;
  };

  const fill = async (): Promise<void> => {
    const heads = parts.map(({ head }) => head);
    zip.addBuffer(Buffer.from(readmeText(heads, scope, new Date())), 'README.txt');
    for (const part of parts) {
      for await (const { path, bytes } of part.files()) await add(path, bytes);
    }
    zip.end();
  };
  fill().catch((error: Error) => output.destroy(error));
  return output;
}
