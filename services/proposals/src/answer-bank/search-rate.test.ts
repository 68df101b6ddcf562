import { newActor, testApp, withinOneMinute } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { answersUrl } from '../testing/sample-answer.ts';

const api = testApp(proposals, { config: { rateLimit: 300 } });

test('a person searches 120 times in a minute, and lists answers all the while', () =>
  withinOneMinute(async () => {
    const [often, other] = [await newActor(), await newActor()];
    const search = async (actor: typeof often) =>
      (await api.as(actor).get(`${answersUrl}/search?question=risks`)).statusCode;
    for (let times = 0; times < 120; times += 1) expect(await search(often)).toBe(200);
    expect(await search(often)).toBe(429);
    expect(await search(other)).toBe(200);
    expect((await api.as(often).get(answersUrl)).statusCode).toBe(200);
  }));
