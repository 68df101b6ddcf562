import type { Readable } from 'node:stream';
import {
  CallChecklist,
  ChecklistParams,
  ChooseDocumentBody,
  ErrorResponse,
  IdParams,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { noLimit, sendFile } from '../documents/send-file.ts';
import { chooseDocument, getChecklist } from './checklist.service.ts';
import { zipOfCall } from './checklist-zip.service.ts';

const refusals = { '4xx': ErrorResponse };

const ZipAnswer = {
  description: 'The documents in one file',
  content: { 'application/zip': { schema: Type.Unsafe<Readable>({ type: 'string' }) } },
};

export const checklistRoutes: Routes = async (app) => {
  app.get(
    '/:id/checklist',
    { schema: { params: IdParams, response: { 200: CallChecklist, ...refusals } } },
    async ({ actor, params: { id } }) => getChecklist(actor, id),
  );

  app.put(
    '/:id/checklist/:attachmentId',
    {
      schema: {
        params: ChecklistParams,
        body: ChooseDocumentBody,
        response: { 200: CallChecklist, ...refusals },
      },
    },
    async ({ actor, params: { id, attachmentId }, body }) => chooseDocument(actor, id, attachmentId, body),
  );

  app.get(
    '/:id/documents',
    {
      handlerTimeout: noLimit,
      exposeHeadRoute: false,
      schema: { params: IdParams, response: { 200: ZipAnswer, ...refusals } },
      config: { rateLimit: { max: 20, timeWindow: 60_000 } },
    },
    async ({ actor, params: { id } }, reply) => sendFile(reply, await zipOfCall(actor, id)),
  );
};
