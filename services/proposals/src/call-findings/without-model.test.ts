import { newActor, testApp, withinOneMinute } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { nordsee } from './testing/sample-lines.ts';

const api = testApp(proposals, { config: { rateLimit: 300 } });
const url = '/api/proposals/call-findings';

test('without a language model nobody is asked, and that is said; one person asks six times a minute', () =>
  withinOneMinute(async () => {
    const [ours, theirs] = [await newActor(), await newActor()];
    const ask = (actor: typeof ours) => api.as(actor).post(url, { pages: nordsee });
    const first = await ask(ours);
    expect([first.statusCode, first.json().error]).toEqual([
      409,
      'No language model is set: Harambee writes alone.',
    ]);
    for (let asked = 1; asked < 6; asked++) expect((await ask(ours)).statusCode).toBe(409);
    expect((await ask(ours)).statusCode).toBe(429);
    expect((await ask(theirs)).statusCode).toBe(409);
  }));
