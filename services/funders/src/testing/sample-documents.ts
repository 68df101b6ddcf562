import { documentLimits } from '@harambee/domain';
import type { DocumentUpload, OrganizationDocument } from '@harambee/domain/schemas';
import type { TestActor, TestApp } from '@harambee/service-kit/testing';
import { strToU8, zipSync } from 'fflate';
import { base } from './sample-call.ts';

export const documentsBase = `${base}/documents`;
export const uploadsBase = `${documentsBase}/uploads`;

const { chunkBytes, chunksInPart } = documentLimits;

/** A PDF of exactly this many bytes; its text says what it is. */
export function pdfOf(text: string, bytes = 900): Buffer {
  const head = Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${text}\n`);
  const tail = Buffer.from('\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n');
  const filler = Buffer.alloc(bytes - head.length - tail.length, 'x');
  return Buffer.concat([head, filler, tail]);
}

const types = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
export const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word file with more parts, where they are given. */
export const wordOf = (parts: Record<string, string> = {}, main = wordMain): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(types(main)),
      'word/document.xml': strToU8('<w:document/>'),
      ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
    }),
  );

export const partUrl = (id: string, first: number) => `${uploadsBase}/${id}/parts/${first}`;

export const putPart = (api: TestApp, actor: TestActor, id: string, first: number, bytes: Buffer) =>
  api.inject({
    method: 'PUT',
    url: partUrl(id, first),
    headers: { ...actor.headers, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });

/** The parts of a file as a fast line sends them. */
export const partsOf = (bytes: Buffer, chunks: number = chunksInPart): [first: number, part: Buffer][] =>
  Array.from({ length: Math.ceil(bytes.length / (chunks * chunkBytes)) }, (_, index) => [
    index * chunks,
    bytes.subarray(index * chunks * chunkBytes, (index + 1) * chunks * chunkBytes),
  ]);

export async function startedUpload(
  api: TestApp,
  actor: TestActor,
  bytes: number,
  fileName = 'audit.pdf',
): Promise<DocumentUpload> {
  const answer = await api.as(actor).post(uploadsBase, { fileName, bytes });
  expect([answer.statusCode, answer.json().error]).toEqual([201, undefined]);
  return answer.json().upload;
}

/** A whole upload, not yet a document. */
export async function uploaded(
  api: TestApp,
  actor: TestActor,
  bytes: Buffer,
  fileName?: string,
): Promise<string> {
  const { id } = await startedUpload(api, actor, bytes.length, fileName);
  for (const [first, part] of partsOf(bytes))
    expect((await putPart(api, actor, id, first, part)).statusCode).toBe(204);
  return id;
}

export const auditFields = { name: 'Audit 2025', kind: 'accounts', expiresOn: '', notes: '' } as const;

export async function createFrom(api: TestApp, actor: TestActor, uploadId: string, fields = {}) {
  return api.as(actor).post(documentsBase, { uploadId, ...auditFields, ...fields });
}

/** A document with its file. */
export async function givenDocument(
  api: TestApp,
  actor: TestActor,
  {
    bytes = pdfOf('audit'),
    fileName = 'audit.pdf',
    ...fields
  }: Record<string, unknown> & {
    bytes?: Buffer;
    fileName?: string;
  } = {},
): Promise<OrganizationDocument> {
  const answer = await createFrom(api, actor, await uploaded(api, actor, bytes, fileName), fields);
  expect([answer.statusCode, answer.json().error]).toEqual([201, undefined]);
  return answer.json().document;
}

export const download = (api: TestApp, actor: TestActor, id: string) =>
  api.as(actor).get(`${documentsBase}/${id}/file`);
