import { randomId } from '@harambee/service-kit';
import { newActor, testApp, withinOneMinute } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';

const api = testApp(proposals, { config: { rateLimit: 300 } });

test('one person asks ten times a minute, and another is not kept waiting by it', () =>
  withinOneMinute(async () => {
    const [ours, theirs] = [await newActor(), await newActor()];
    const ask = (actor: typeof ours) =>
      api.as(actor).post(`/api/proposals/${randomId()}/sections/impact/variants`, { kind: 'shorter' });
    for (let asked = 0; asked < 10; asked++) expect((await ask(ours)).statusCode).toBe(404);
    const refused = await ask(ours);
    expect([refused.statusCode, refused.json().error]).toEqual([429, expect.stringMatching(/\S/)]);
    expect((await ask(theirs)).statusCode).toBe(404);
  }));
