import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { phoneMessage, tooManyCodesWords, tooOften } from '@harambee/domain';
import {
  expectNoCollectionScan,
  newActor,
  type TestActor,
  testApp,
  travel,
} from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';
import { PhoneCodeModel } from './phone-code.model.ts';

interface Message {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: { to: string; template: { components: { parameters: { text: string }[] }[] } };
}

const messages: Message[] = [];
let answer = 200;
/** Stands for the Cloud API: keeps what it is given. */
const cloud = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    messages.push({ path: request.url, headers: request.headers, body: JSON.parse(text) });
    response.writeHead(answer).end('{}');
  });
});

const settings = { whatsappToken: 'cloud-token', whatsappPhoneNumberId: '4711', whatsappApiUrl: '' };
beforeAll(async () => {
  await new Promise<void>((resolve) => cloud.listen(0, '127.0.0.1', resolve));
  settings.whatsappApiUrl = `http://127.0.0.1:${(cloud.address() as AddressInfo).port}`;
});
afterAll(() => void cloud.close());

const api = testApp(identityService(settings), { logs: true });

let number = 0;
const aPhone = () => {
  number += 1;
  return `+25470000${String(number).padStart(4, '0')}`;
};
const link = (actor: TestActor, phone: string) => api.as(actor).post('/api/auth/link-whatsapp', { phone });
const verify = (actor: TestActor, phone: string, otp: string) =>
  api.as(actor).post('/api/auth/verify-whatsapp', { phone, otp });
const codeFor = (phone: string) =>
  messages.findLast(({ body }) => `+${body.to}` === phone)?.body.template.components[0]?.parameters[0]
    ?.text ?? '';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

async function givenCode() {
  const [actor, phone] = [await newActor(), aPhone()];
  expect((await link(actor, phone)).json()).toEqual({ sent: true });
  return { actor, phone, code: codeFor(phone) };
}

beforeEach(() => {
  answer = 200;
});

test('a code is sent by the Cloud API and links the phone, once', async () => {
  const { actor, phone, code } = await givenCode();
  expect((await api.as(actor).get('/api/auth/whatsapp-status')).json()).toEqual({ available: true });
  const message = messages.at(-1);
  expect([message?.path, message?.headers.authorization]).toEqual(['/4711/messages', 'Bearer cloud-token']);
  expect(code).toMatch(/^\d{6}$/);
  expect((await verify(actor, phone, code)).json()).toEqual({ verified: true });
  expect((await verify(actor, phone, code)).json().details).toEqual([
    { field: 'otp', message: 'Invalid OTP code' },
  ]);
  expect(api.logLines.join('')).not.toContain(code);
  expect(api.logLines.join('')).not.toContain(phone);
});

test('of ten who come with the right code at once, one gets in', async () => {
  const { actor, phone, code } = await givenCode();
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(actor, phone, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('five tries, then the right code is void too', async () => {
  const { actor, phone, code } = await givenCode();
  for (let n = 0; n < 5; n += 1) expect((await verify(actor, phone, otherThan(code))).statusCode).toBe(400);
  expect((await verify(actor, phone, code)).statusCode).toBe(400);
});

test('ten minutes', async () => {
  const { actor, phone, code } = await givenCode();
  const back = travel(10 * 60_000 + 1_000);
  const late = await verify(actor, phone, code);
  back();
  expect(late.statusCode).toBe(400);
});

test('a newer code replaces the older one; three an hour, for a person and for a phone', async () => {
  const { actor, phone, code } = await givenCode();
  await link(actor, phone);
  const newer = codeFor(phone);
  if (newer !== code) expect((await verify(actor, phone, code)).statusCode).toBe(400);
  expect((await link(actor, phone)).statusCode).toBe(200);
  expect((await link(actor, phone)).statusCode).toBe(429);
  expect((await link(actor, aPhone())).statusCode).toBe(429);
  expect((await link(await newActor(), phone)).statusCode).toBe(429);
});

test('the code of one person opens nothing for another, nor for another phone', async () => {
  const { actor, phone, code } = await givenCode();
  expect((await verify(await newActor(), phone, code)).statusCode).toBe(400);
  expect((await verify(actor, aPhone(), code)).statusCode).toBe(400);
  expect((await verify(actor, phone, code)).statusCode).toBe(200);
});

test.each(['', '0700 000 001', '+12', 'phone', '+254 700 000 00x'])(
  'the phone %p lacks its country code',
  async (phone) => {
    const refused = await link(await newActor(), phone);
    expect([refused.statusCode, refused.json().details]).toEqual([
      400,
      [{ field: 'phone', message: phoneMessage }],
    ]);
  },
);

test('the zero that is dialed within a country is not part of the number', async () => {
  const actor = await newActor();
  const phone = aPhone();
  const withZero = `${phone.slice(0, 4)} (0)${phone.slice(4)}`;
  expect((await link(actor, withZero)).statusCode).toBe(200);
  expect((await verify(actor, withZero, codeFor(phone))).statusCode).toBe(200);
});

test('a phone may be written with spaces and dashes', async () => {
  const actor = await newActor();
  const phone = aPhone();
  const spaced = `${phone.slice(0, 4)} (${phone.slice(4, 7)}) ${phone.slice(7, 10)}-${phone.slice(10)}`;
  expect((await link(actor, spaced)).statusCode).toBe(200);
  expect((await verify(actor, phone, codeFor(phone))).statusCode).toBe(200);
});

test('what cannot be sent is said, and leaves no code behind', async () => {
  answer = 500;
  const actor = await newActor();
  const refused = await link(actor, aPhone());
  expect([refused.statusCode, refused.json().error]).toEqual([503, 'Failed to send WhatsApp OTP']);
  expect(await PhoneCodeModel.countDocuments({ tenantId: actor.tenantId })).toBe(0);
});

test('what could not be sent counts for nothing: three more may be asked for', async () => {
  const [actor, phone] = [await newActor(), aPhone()];
  answer = 500;
  for (let n = 0; n < 3; n += 1) expect((await link(actor, phone)).statusCode).toBe(503);
  answer = 200;
  for (let n = 0; n < 3; n += 1) expect((await link(actor, phone)).statusCode).toBe(200);
  const refused = await link(actor, phone);
  expect([refused.statusCode, refused.json().error]).toEqual([429, tooOften(tooManyCodesWords, 3_600)]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
});

test('the database holds no code, and is read by its indexes', async () => {
  const { actor, phone, code } = await givenCode();
  const stored = await PhoneCodeModel.findOne({ tenantId: actor.tenantId, _id: actor.userId }).lean();
  expect(JSON.stringify({ ...stored, phone: '' })).not.toContain(code);
  await expectNoCollectionScan(() => verify(actor, phone, code));
});
