import { newActor, testApp, withinOneMinute } from '@harambee/service-kit/testing';
import { funders } from '../app.ts';
import { base } from '../testing/sample-call.ts';

const api = testApp(funders, { config: { rateLimit: 300 } });

test('a person has twenty files read in a minute, and lists calls all the while', () =>
  withinOneMinute(async () => {
    const [often, other] = [await newActor(), await newActor()];
    const read = async (actor: typeof often) => (await api.as(actor).post(`${base}/read`, {})).statusCode;
    for (let times = 0; times < 20; times += 1) expect(await read(often)).toBe(400);
    expect(await read(often)).toBe(429);
    expect(await read(other)).toBe(400);
    expect((await api.as(often).get(base)).statusCode).toBe(200);
  }));
