import { ErrorResponse, IdParams, NoContent, StrictObject } from '@harambee/domain/schemas';
import { model, Schema } from 'mongoose';
import { Type } from 'typebox';
import type { RoutePermissions } from '../auth/route-permissions.ts';
import { jsonFile, leftOut, notAboutPersons, shown } from '../data-policy/data-policy.ts';
import { createOnce } from '../database/create-once.ts';
import { outboxPlugin } from '../database/outbox.plugin.ts';
import { tenantId, tenantPlugin } from '../database/tenant.plugin.ts';
import { NotFound } from '../errors.ts';
import { event } from '../events/event.ts';
import { defineService, type Routes, type ServiceDefinition } from '../service.ts';
import { addsItsBody } from '../storage/storage.ts';

/** The smallest service that uses everything: the kit's own tests call it. */
interface Note {
  _id: string;
  tenantId: string;
  text: string;
  outbox?: unknown[];
}

const noteSchema = new Schema<Note>(
  { _id: { type: String, required: true }, tenantId, text: { type: String, required: true } },
  { versionKey: false, timestamps: true },
);
noteSchema.plugin(tenantPlugin);
noteSchema.plugin(outboxPlugin);
noteSchema.index({ tenantId: 1, text: 1 });

export const NoteModel = model('Note', noteSchema);

const NoteText = StrictObject({ text: Type.String({ minLength: 1, maxLength: 100 }) });
const NoteBody = StrictObject({ id: Type.String(), text: Type.String() });

/** An event of the product that carries the note's text. */
export const noteEvent = (tenant: string, text: string) =>
  event('organization.registered', tenant, { name: text, userId: 'nobody' });

export const noteRoutes: Routes = async (app) => {
  app.post(
    '/',
    {
      schema: { body: NoteText, response: { 201: NoteBody, '4xx': ErrorResponse } },
      config: { adds: addsItsBody },
    },
    async (request, reply) => {
      const { tenantId: tenant } = request.actor;
      const { text } = request.body;
      const { document } = await createOnce(NoteModel, {
        _id: request.newId(),
        tenantId: tenant,
        text,
        outbox: [noteEvent(tenant, text)],
      });
      return reply.code(201).send({ id: document._id, text: document.text });
    },
  );

  app.get(
    '/:id',
    { schema: { params: IdParams, response: { 200: NoteBody, '4xx': ErrorResponse } } },
    async ({ actor, params }) => {
      const note = await NoteModel.findOne({ _id: params.id, tenantId: actor.tenantId }).lean();
      if (!note) throw new NotFound();
      return { id: note._id, text: note.text };
    },
  );

  app.put(
    '/:id',
    {
      schema: { params: IdParams, body: NoteText, response: { 204: NoContent, '4xx': ErrorResponse } },
      config: {
        adds: {
          ...addsItsBody,
          insteadOf: async ({ actor, params }) => {
            const { id } = params as { id: string };
            const note = await NoteModel.findOne({ _id: id, tenantId: actor.tenantId }).lean();
            return note ? Buffer.byteLength(JSON.stringify({ text: note.text })) : 0;
          },
        },
      },
    },
    async ({ actor, params, body }, reply) => {
      const changed = await NoteModel.updateOne(
        { _id: params.id, tenantId: actor.tenantId },
        { $set: { text: body.text }, $push: { outbox: noteEvent(actor.tenantId, body.text) } },
      );
      if (changed.matchedCount === 0) throw new NotFound();
      return reply.code(204).send(null);
    },
  );
};

const noteDataPolicy = {
  model: NoteModel,
  organization: jsonFile('notes.json', 'Notes', ({ tenantId: tenant }) =>
    shown(NoteModel.find({ tenantId: tenant }).lean().cursor(), ({ _id: id, text }) => ({ id, text })),
  ),
  ...notAboutPersons,
  person: leftOut('belongs to the organization'),
};

/** Tests add routes of their own, which everybody may call unless they say otherwise. */
const everybody: RoutePermissions = new Proxy({}, { get: () => 'account.use' });

export const notesService = (more: Partial<ServiceDefinition> = {}) =>
  defineService({
    name: 'notes',
    prefix: '/api/notes',
    routes: noteRoutes,
    permissions: everybody,
    models: [NoteModel],
    dataPolicies: [noteDataPolicy],
    ...more,
  });
