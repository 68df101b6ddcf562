import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import {
  type Answer,
  fails,
  hangs,
  type ModelServer,
  modelServer,
  raw,
  says,
} from './testing/model-server.ts';

let server: ModelServer;
let answer: Answer = says('yes');

beforeAll(async () => {
  server = await modelServer((response, request) => answer(response, request));
  Object.assign(process.env, {
    LLM_BASE_URL: server.baseUrl,
    LLM_API_KEY: 'k3y',
    LLM_MODEL: 'maji-1',
    LLM_TIMEOUT_MS: '1000',
    LLM_PRICE_IN: '0.15',
    LLM_PRICE_OUT: '0.6',
  });
});
afterAll(() => server.close());

const api = testApp(proposals);

test('everybody sees which model writes, where, and its prices; nobody sees the key', async () => {
  const response = await api.as(await newActor({ role: 'Member' })).get('/api/proposals/model');
  expect(response.json()).toEqual({
    model: {
      name: 'maji-1',
      host: new URL(server.baseUrl).host,
      prices: { currency: 'USD', input: 0.15, output: 0.6 },
    },
  });
  expect(response.body).not.toContain('k3y');
});

test.each<[string, Answer]>([
  ['works', says('yes')],
  ['wrong_key', fails(401, {}, '{"error":{"message":"Wrong key k3y"}}')],
  ['unknown_model', fails(404, {}, '{"error":{"message":"The model maji-1 does not exist"}}')],
  ['wrong_address', fails(404, {}, '{"error":{"message":"no such page"}}')],
  ['busy', fails(429)],
  ['busy', fails(503)],
  ['too_slow', hangs],
  ['unusable', says(' ')],
  ['wrong_address', raw('<html>hello</html>', 99, { 'content-type': 'text/html' })],
])('a test of the connection says in which way it is: %s', async (outcome, given) => {
  answer = given;
  const response = await api.as(await newActor()).post('/api/proposals/model/check');
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { outcome, milliseconds: expect.any(Number) },
  ]);
  expect(response.body).not.toContain('k3y');
});

test('only an owner may test it, and not all the time', async () => {
  answer = says('yes');
  const member = await api.as(await newActor({ role: 'Member' })).post('/api/proposals/model/check');
  expect(member.statusCode).toBe(403);
  expect((await api.inject({ method: 'POST', url: '/api/proposals/model/check' })).statusCode).toBe(401);
});
