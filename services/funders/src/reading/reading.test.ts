import { harmlessFiles, seenCalls } from '@harambee/calls/testing';
import { callFileRefusals, readingIsBusyMessage } from '@harambee/domain';
import type { CallRead } from '@harambee/domain/schemas';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { funders } from '../app.ts';
import { base } from '../testing/sample-call.ts';
import { readInProcess, readingLimits } from './reading-process.ts';

jest.setTimeout(60_000);

const api = testApp(funders);
const url = `${base}/read`;

const sendFile = (actor: Pick<TestActor, 'headers'>, payload: Buffer) =>
  api.inject({
    method: 'POST',
    url,
    headers: { ...actor.headers, 'content-type': 'application/octet-stream', 'idempotency-key': 'read' },
    payload,
  });
const bytesOf = (id: string) => {
  const file = harmlessFiles.find((one) => one.id === id);
  if (!file) throw new Error(`the judges have no ${id}`);
  return Buffer.from(file.bytes());
};

test('pasted text is read with what rules find in it, each beside its line, and nothing is stored', async () => {
  const actor = await newActor();
  const call = seenCalls[0];
  const text = call?.pages.map((page) => page.join('\n')).join('\f');
  const answer = await api.as(actor).post(url, { text });
  expect(answer.statusCode).toBe(200);
  const { kind, pages, findings, unread } = answer.json<CallRead>();
  expect([kind, pages]).toEqual(['text', call?.pages.map((page) => page.map((line) => line.trimEnd()))]);
  expect(findings.length).toBeGreaterThan(3);
  for (const { source } of findings) expect(pages[source.page - 1]?.[source.line - 1]).toBeDefined();
  for (const { page, line } of unread) expect(pages[page - 1]?.[line - 1]).toBeDefined();
  for (const name of ['calls', 'idempotency_keys'])
    expect(await mongoose.connection.collection(name).countDocuments({ tenantId: actor.tenantId })).toBe(0);
});

test('a file is read whatever it is called, and its key does not keep it', async () => {
  const actor = await newActor();
  const answer = await sendFile(actor, bytesOf('plain-docx'));
  expect(answer.json()).toMatchObject({ kind: 'docx', pages: [['Describe your project.']] });
  expect(
    await mongoose.connection.collection('idempotency_keys').countDocuments({ tenantId: actor.tenantId }),
  ).toBe(0);
});

test('what is too large is refused before it is read, in words', async () => {
  const answer = await sendFile(await newActor(), Buffer.alloc(20 * 1_024 * 1_024 + 1, 'x'));
  expect([answer.statusCode, answer.json().error]).toEqual([400, callFileRefusals.tooLarge]);
  expect(answer.json().details).toEqual([{ field: 'file', message: callFileRefusals.tooLarge }]);
});

test.each([[{}], [{ text: 3 }], [{ text: 'x', tenantId: 'another' }]])(
  '%j is no text to read',
  async (body) => {
    expect((await api.as(await newActor()).post(url, body)).statusCode).toBe(400);
  },
);

test('nobody without a sign-in is read for', async () => {
  expect((await api.anonymous.post(url, { text: 'x' })).statusCode).toBe(401);
  expect((await sendFile({ headers: {} as TestActor['headers'] }, Buffer.from('x'))).statusCode).toBe(401);
});

test('one organization has three files read at a time; the fourth waits its turn, and others need not', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  const text = Buffer.from('What changes?');
  const answers = await Promise.all([ours, ours, ours, ours, theirs].map((actor) => sendFile(actor, text)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 429]);
  expect(answers.find(({ statusCode }) => statusCode === 429)?.json().error).toBe(readingIsBusyMessage);
  expect(answers[4]?.statusCode).toBe(200);
  expect((await sendFile(ours, text)).statusCode).toBe(200);
});

describe('the process of one file', () => {
  test.each([
    ['time', { timeMs: 1 }],
    ['memory', { dataMb: 60 }],
    ['objects', { heapMb: 8 }],
    ['output', { answerBytes: 10 }],
  ])('ends when it takes more %s than it may', async (_what, limit) => {
    const reading = await readInProcess(bytesOf('pdf-of-120-pages'), { ...readingLimits, ...limit });
    expect(reading).toMatchObject({ refusal: 'tooHeavy' });
  });
});
