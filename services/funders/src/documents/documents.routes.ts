import { Readable } from 'node:stream';
import { documentType } from '@harambee/domain';
import {
  CreateDocumentBody,
  DocumentBody,
  DocumentChanged,
  DocumentList,
  DocumentListQuery,
  ErrorResponse,
  IdParams,
  NoContent,
  ReplaceFileBody,
  UpdateDocumentBody,
} from '@harambee/domain/schemas';
import { IfMatch, type Routes, revisionOf } from '@harambee/service-kit';
import { Type } from 'typebox';
import { listDocuments } from './document-list.service.ts';
import {
  createDocument,
  deleteDocument,
  findDocument,
  getDocument,
  replaceFile,
  restoreDocument,
  restoreEarlierFile,
  updateDocument,
} from './documents.service.ts';
import { readFile } from './files/file-bytes.ts';
import { findFile } from './files/uploads.service.ts';
import { noLimit, sendFile } from './send-file.ts';

const refusals = { '4xx': ErrorResponse };
const params = IdParams;
const changed = { 200: DocumentBody, 412: DocumentChanged, ...refusals };
/** A whole file is read from the database and looked at, and a few ask for a process of their own. */
const handlerTimeout = 40_000;
/** Looking at a file takes a while; a person adds a few in a minute. */
const checksFile = { rateLimit: { max: 40, timeWindow: 60_000 } };

const FileAnswer = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: Type.Unsafe<Readable>({ type: 'string' }) } },
};

export const documentsRoutes: Routes = async (app) => {
  app.get(
    '/documents',
    { schema: { querystring: DocumentListQuery, response: { 200: DocumentList, ...refusals } } },
    async ({ actor, query }) => listDocuments(actor, query),
  );

  app.post(
    '/documents',
    {
      handlerTimeout,
      schema: { body: CreateDocumentBody, response: { 201: DocumentBody, ...refusals } },
      config: checksFile,
    },
    async (request, reply) => {
      const { actor, body, log } = request;
      return reply.code(201).send({ document: await createDocument(actor, request.newId(), body, log) });
    },
  );

  app.get(
    '/documents/:id',
    { schema: { params, response: { 200: DocumentBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ document: await getDocument(actor, id) }),
  );

  app.put(
    '/documents/:id',
    { schema: { params, headers: IfMatch, body: UpdateDocumentBody, response: changed } },
    async ({ actor, params: { id }, headers, body }) => ({
      document: await updateDocument(actor, id, body, revisionOf(headers['if-match'])),
    }),
  );

  app.put(
    '/documents/:id/file',
    {
      handlerTimeout,
      schema: { params, headers: IfMatch, body: ReplaceFileBody, response: changed },
      config: checksFile,
    },
    async ({ actor, params: { id }, headers, body, log }) => ({
      document: await replaceFile(actor, id, body, log, revisionOf(headers['if-match'])),
    }),
  );

  app.post(
    '/documents/:id/earlier-file',
    { schema: { params, headers: IfMatch, response: changed } },
    async ({ actor, params: { id }, headers }) => ({
      document: await restoreEarlierFile(actor, id, revisionOf(headers['if-match'])),
    }),
  );

  app.delete(
    '/documents/:id',
    { schema: { params, headers: IfMatch, response: { 204: NoContent, 412: DocumentChanged, ...refusals } } },
    async ({ actor, params: { id }, headers }, reply) => {
      await deleteDocument(actor, id, revisionOf(headers['if-match']));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/documents/:id/restore',
    { schema: { params, response: { 200: DocumentBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ document: await restoreDocument(actor, id) }),
  );

  app.get(
    '/documents/:id/file',
    {
      handlerTimeout: noLimit,
      exposeHeadRoute: false,
      schema: { params, response: { 200: FileAnswer, ...refusals } },
    },
    async ({ actor, params: { id } }, reply) => {
      const { file } = await findDocument(actor, id);
      const stored = await findFile(actor, file.id);
      const content = Readable.from(readFile(stored), { objectMode: false });
      return sendFile(reply, {
        name: file.name,
        media: documentType(file.type).media,
        bytes: file.bytes,
        content,
      });
    },
  );
};
