import { newActor, testApp, withinOneMinute } from '@harambee/service-kit/testing';
import { assistant } from '../app.ts';

const api = testApp(assistant, { config: { rateLimit: 300 } });

test('one person may ask thirty times a minute, and does not slow down anybody else', () =>
  withinOneMinute(async () => {
    const [ours, theirs] = [await newActor(), await newActor()];
    const ask = (actor: typeof ours) =>
      api.as(actor).post('/api/chat/respond', { message: 'hi', history: [] });
    for (let count = 0; count < 30; count++) expect((await ask(ours)).statusCode).toBe(200);
    const refused = await ask(ours);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(theirs)).statusCode).toBe(200);
  }));
