import { newActor, testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';

const api = testApp(identityService({ whatsappLogCodes: true }), { logs: true });

test('in development, when asked for, the code is shown in the log', async () => {
  const actor = await newActor();
  const phone = '+254700000001';
  await api.as(actor).post('/api/auth/link-whatsapp', { phone });
  const otp = /"oneTimeCode":"(\d{6})"/.exec(api.logLines.join(''))?.[1] ?? '';
  expect((await api.as(actor).post('/api/auth/verify-whatsapp', { phone, otp })).statusCode).toBe(200);
});
