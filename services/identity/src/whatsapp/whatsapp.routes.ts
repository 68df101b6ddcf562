import { ErrorResponse, LinkWhatsAppBody, StrictObject, VerifyWhatsAppBody } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { sendCode, verifyCode } from './whatsapp.service.ts';

const refusals = { '4xx': ErrorResponse, '5xx': ErrorResponse } as const;

/** Linking a phone, for the onboarding wizard (ONBOARD-11). */
export const whatsAppRoutes: Routes = async (app) => {
  app.get(
    '/whatsapp-status',
    { schema: { response: { 200: StrictObject({ available: Type.Boolean() }), ...refusals } } },
    async () => ({ available: app.sendWhatsAppCode !== undefined }),
  );

  app.post(
    '/link-whatsapp',
    {
      schema: {
        body: LinkWhatsAppBody,
        response: { 200: StrictObject({ sent: Type.Literal(true) }), ...refusals },
      },
    },
    async ({ actor, body }) => {
      await sendCode(app, actor, body);
      return { sent: true as const };
    },
  );

  app.post(
    '/verify-whatsapp',
    {
      schema: {
        body: VerifyWhatsAppBody,
        response: { 200: StrictObject({ verified: Type.Literal(true) }), ...refusals },
      },
    },
    async ({ actor, body }) => {
      await verifyCode(actor, body);
      return { verified: true as const };
    },
  );
};
