import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownApplicationModel } from './known-application.model.ts';

/** Stores every application as its newest event describes it. Events may arrive twice and in any order. */
export const onApplicationChanged: EventHandler<'application.changed'> = {
  name: 'funders.on-application-changed',
  events: ['application.changed'],
  async handle({ tenantId, payload }) {
    const { proposalId: _id, callId, title, status, questions, required, answered } = payload;
    const { overLimit, ticked, revision } = payload;
    await keepNewest(
      KnownApplicationModel,
      { _id, tenantId },
      {
        ...{ callId, title, status, questions, required, answered, overLimit, ticked },
        isRemoved: false,
        revision,
      },
    );
  },
};

export const onApplicationRemoved: EventHandler<'application.removed'> = {
  name: 'funders.on-application-removed',
  events: ['application.removed'],
  async handle({ tenantId, payload: { proposalId: _id, callId, revision } }) {
    await keepNewest(
      KnownApplicationModel,
      { _id, tenantId },
      { callId, title: '', isRemoved: true, revision },
    );
  },
};
