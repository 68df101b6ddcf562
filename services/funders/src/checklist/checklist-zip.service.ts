import { Readable } from 'node:stream';
import { documentFileName, fileWords, numberedNames } from '@harambee/domain';
import { type Actor, Conflict } from '@harambee/service-kit';
import yazl from 'yazl';
import { findCall } from '../calls/calls.service.ts';
import { readFile } from '../documents/files/file-bytes.ts';
import { findFile } from '../documents/files/uploads.service.ts';
import type { SentFile } from '../documents/send-file.ts';
import { checklistWithFiles } from './checklist.service.ts';

/**
 * GET /api/calls/{id}/documents: the chosen documents of a call in one ZIP, in the funder's order and under its file
 * names (CALL-42). It is made while it is sent. If a file cannot be read, the download breaks off: nobody takes a part
 * for the whole.
 */
export async function zipOfCall(actor: Actor, callId: string): Promise<SentFile> {
  const call = await findCall(actor, callId);
  const chosen = (await checklistWithFiles(actor, call)).flatMap(({ asked, document }) =>
    document ? [{ asked, document }] : [],
  );
  if (chosen.length === 0) throw new Conflict('Choose the documents for this call first');
  const names = numberedNames(
    chosen.map(({ asked, document }) => documentFileName(asked.fileName || asked.name, document.file.type)),
  );
  const files = await Promise.all(chosen.map(({ document }) => findFile(actor, document.file.id)));
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const [index, file] of files.entries()) {
    // Packed already: PDF, pictures and Office files. Each is opened when the one before is sent.
    const options = { compress: false, mtime: file.uploadDate };
    zip.addReadStreamLazy(names[index] as string, options, (done) => {
      const content = Readable.from(readFile(file), { objectMode: false });
      content.on('error', (error) => output.destroy(error));
      done(null, content);
    });
  }
  zip.end();
  return { name: `${fileWords(call.name, 'call')}-documents.zip`, media: 'application/zip', content: output };
}
