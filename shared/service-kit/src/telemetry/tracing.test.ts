import { setTimeout as pause } from 'node:timers/promises';
import { newActor, testApp } from '../testing/index.ts';
import { notesService } from '../testing/notes-service.ts';
import { spanAttributes } from './attributes.ts';
import { type ReceivedSpan, TraceReceiver } from './trace-receiver.ts';
import { inSpan, traceparent } from './tracing.ts';

const receiver = new TraceReceiver();
const heard: (string | undefined)[] = [];
beforeAll(async () => {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await receiver.listen();
  process.env.OTEL_BSP_SCHEDULE_DELAY = '20';
});
afterAll(() => receiver.close());

const service = notesService({
  publicRoutes: async (app) => {
    app.get('/fails/:id', async () => {
      await inSpan({ name: 'a step', attributes: { 'made.up': 'secret words' } as never }, async () => {
        throw new Error('the secret of Amina');
      });
    });
  },
  handlers: [
    {
      name: 'notes.listener',
      events: ['organization.registered'],
      handle: async () => void heard.push(traceparent()),
    },
  ],
});
const api = testApp(service, { logs: true });

const traceId = 'a'.repeat(31);
const header = (last: string) => ({ traceparent: `00-${traceId}${last}-${'b'.repeat(16)}-01` });

/** The spans of a trace, once these have come. */
async function spansOf(last: string, ...names: string[]): Promise<ReceivedSpan[]> {
  for (let tries = 0; tries < 500; tries += 1) {
    const spans = receiver.spans.filter((span) => span.traceId === traceId + last);
    if (names.every((name) => spans.some((span) => span.name === name))) return spans;
    await pause(20);
  }
  throw new Error(`not all of ${names.join(', ')} came`);
}
const named = (spans: readonly ReceivedSpan[], name: string): ReceivedSpan => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`no ${name} among ${spans.map((span) => span.name).join(', ')}`);
  return found;
};

test('a request, its commands and the handler of its event are one trace (OPS-30)', async () => {
  const actor = await newActor();
  const answer = await api.as(actor).post('/api/notes', { text: 'Amina Okafor' }, header('1'));
  expect(answer.statusCode).toBe(201);
  await (api.app.asService?.(() => api.settle()) ?? api.settle());
  const spans = await spansOf('1', 'POST /api/notes', 'insert notes', 'handle organization.registered');
  const request = named(spans, 'POST /api/notes');
  expect(request).toMatchObject({ parentSpanId: 'b'.repeat(16), service: 'notes', isError: false });
  expect(request.attributes).toMatchObject({ 'http.response.status_code': 201 });
  expect(named(spans, 'insert notes').parentSpanId).toBe(request.spanId);
  const handled = named(spans, 'handle organization.registered');
  expect(handled).toMatchObject({ parentSpanId: request.spanId, service: 'notes' });
  expect(heard).toEqual([`00-${traceId}1-${handled.spanId}-01`]);
});

test('the id of the trace is in the log lines of the request, and the request id in the trace', async () => {
  const answer = await api.anonymous.get('/api/notes/1', { ...header('2'), 'x-request-id': 'request-0002' });
  expect(answer.json()).toMatchObject({ requestId: 'request-0002' });
  const [span] = await spansOf('2', 'GET /api/notes/:id');
  expect(span?.attributes).toMatchObject({
    'harambee.request_id': 'request-0002',
    'http.route': '/api/notes/:id',
  });
  const line = api.logLines.map((text) => JSON.parse(text)).find(({ reqId }) => reqId === 'request-0002');
  expect(line).toMatchObject({ traceId: `${traceId}2`, msg: 'request' });
});

test('spans say only what is in the list: no path, value, person or message', async () => {
  await api.anonymous.get('/api/notes/fails/Amina?word=secret', header('3'));
  const spans = await spansOf('3', 'GET /api/notes/fails/:id', 'a step');
  expect(named(spans, 'a step').isError).toBe(true);
  const known: readonly string[] = spanAttributes;
  const all = [...receiver.spans];
  for (const { attributes } of all) for (const name of Object.keys(attributes)) expect(known).toContain(name);
  expect(JSON.stringify(all)).not.toMatch(/Amina|secret|word/);
  expect(all.length).toBeGreaterThan(8);
});

test('what belongs to no trace, a wrong header and probes make no spans', async () => {
  const before = receiver.spans.length;
  await api.anonymous.get('/readyz', header('4'));
  await inSpan({ name: 'housekeeping' }, async () => expect(traceparent()).toBeUndefined());
  const answer = await api.anonymous.get('/api/notes/1', { traceparent: '00-nonsense' });
  expect(answer.statusCode).toBe(401);
  await api.anonymous.get('/api/notes/1', header('5'));
  await spansOf('5', 'GET /api/notes/:id');
  const later = receiver.spans
    .slice(before)
    .map(({ name, traceId: of }) => ({ name, own: !of.startsWith(traceId) }));
  expect(later.filter(({ name }) => name.includes('readyz') || name === 'housekeeping')).toEqual([]);
  // It begins a trace of its own.
  expect(later).toContainEqual({ name: 'GET /api/notes/:id', own: true });
});
