import { newActor, testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';

const api = testApp(identityService());

test('where WhatsApp is not set up it is not offered, and linking is refused in words', async () => {
  const actor = await newActor();
  expect((await api.as(actor).get('/api/auth/whatsapp-status')).json()).toEqual({ available: false });
  const answer = await api.as(actor).post('/api/auth/link-whatsapp', { phone: '+254700000001' });
  expect([answer.statusCode, answer.json().error]).toEqual([503, 'WhatsApp integration is not available']);
});
