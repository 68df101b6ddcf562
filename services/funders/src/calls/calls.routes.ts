import {
  CallBody,
  CallChanged,
  CallFile,
  CreateCallBody,
  ErrorResponse,
  IdParams,
  ImportCallBody,
  UpdateCallBody,
} from '@harambee/domain/schemas';
import { type Adds, addsItsBody, IfMatch, type Routes, revisionOf } from '@harambee/service-kit';
import { Type } from 'typebox';
import { fileOfCall, importCall } from './call-files.service.ts';
import { callSize, createCall, deleteCall, getCall, restoreCall, updateCall } from './calls.service.ts';

const refusals = { '4xx': ErrorResponse };
const params = IdParams;
/** 1 MiB: ten times the longest call that we know. Its event carries it whole. */
const bodyLimit = 1_024 * 1_024;

/** A save replaces what was there: what is made shorter is saved also where there is no room. */
const replacesCall: Adds = {
  ...addsItsBody,
  insteadOf: ({ actor, params: of }) => callSize(actor, (of as { id: string }).id),
};

export const callsRoutes: Routes = async (app) => {
  app.post(
    '/',
    {
      bodyLimit,
      schema: { body: CreateCallBody, response: { 201: CallBody, ...refusals } },
      config: { adds: addsItsBody },
    },
    async (request, reply) =>
      reply.code(201).send({ call: await createCall(request.actor, request.newId(), request.body) }),
  );

  app.post(
    '/import',
    {
      bodyLimit,
      schema: { body: ImportCallBody, response: { 201: CallBody, ...refusals } },
      config: { adds: addsItsBody },
    },
    async (request, reply) =>
      reply.code(201).send({ call: await importCall(request.actor, request.newId(), request.body) }),
  );

  app.get(
    '/:id',
    { schema: { params, response: { 200: CallBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ call: await getCall(actor, id) }),
  );

  app.put(
    '/:id',
    {
      bodyLimit,
      schema: {
        params,
        headers: IfMatch,
        body: UpdateCallBody,
        response: { 200: CallBody, 412: CallChanged, ...refusals },
      },
      config: { adds: replacesCall },
    },
    async ({ actor, params: { id }, headers, body }) => ({
      call: await updateCall(actor, id, body, revisionOf(headers['if-match'])),
    }),
  );

  app.delete(
    '/:id',
    {
      schema: { params, headers: IfMatch, response: { 204: Type.Null(), 412: CallChanged, ...refusals } },
    },
    async ({ actor, params: { id }, headers }, reply) => {
      await deleteCall(actor, id, revisionOf(headers['if-match']));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/:id/restore',
    { schema: { params, response: { 200: CallBody, ...refusals } } },
    async ({ actor, params: { id } }) => ({ call: await restoreCall(actor, id) }),
  );

  app.get(
    '/:id/file',
    { schema: { params, response: { 200: CallFile, ...refusals } } },
    async ({ actor, params: { id } }, reply) => {
      const { file, name } = await fileOfCall(actor, id);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return file;
    },
  );
};
