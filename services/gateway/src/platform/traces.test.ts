import { setTimeout as pause } from 'node:timers/promises';
import { type ReceivedSpan, TraceReceiver } from '@harambee/service-kit/traces';
import { type Echo, echo } from '../testing/services.ts';
import { TestGateway } from '../testing/test-gateway.ts';

// OpenTelemetry is loaded for the first time, which takes a while on a busy machine.
jest.setTimeout(60_000);

const door = new TestGateway();
const receiver = new TraceReceiver();
let address = '';
beforeAll(async () => {
  address = await receiver.listen();
});
afterEach(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return door.close();
});
afterAll(() => receiver.close());

const traceId = 'c'.repeat(32);
const click = 'd'.repeat(16);
const headers = { traceparent: `00-${traceId}-${click}-01`, baggage: 'who=amina', tracestate: 'a=b' };

async function spanOf(service: string): Promise<ReceivedSpan> {
  for (let tries = 0; tries < 500; tries += 1) {
    const found = receiver.spans.find((span) => span.service === service && span.traceId === traceId);
    if (found) return found;
    await pause(20);
  }
  throw new Error(`no span of ${service}`);
}

const start = async () => door.build({ services: { proposals: await door.service(echo) } });

test('a click, the gateway and what the service is told are one trace (OPS-30)', async () => {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = address;
  process.env.OTEL_BSP_SCHEDULE_DELAY = '20';
  const app = await start();
  const read = await app.inject({ url: '/api/proposals/1', headers });
  const write = await app.inject({ method: 'POST', url: '/api/proposals', headers, payload: { a: 1 } });
  const body = { traceId, spanId: click, name: 'click', start: Date.now() - 50, end: Date.now() };
  expect((await app.inject({ method: 'POST', url: '/api/platform/spans', payload: body })).statusCode).toBe(
    204,
  );
  const named = { ...body, name: 'Amina opens her proposal' };
  expect((await app.inject({ method: 'POST', url: '/api/platform/spans', payload: named })).statusCode).toBe(
    400,
  );

  expect(await spanOf('browser')).toMatchObject({ spanId: click, name: 'click' });
  const span = await spanOf('gateway');
  expect(span).toMatchObject({ parentSpanId: click, name: 'GET /api/proposals/*' });
  expect(read.json<Echo>().headers.traceparent).toBe(`00-${traceId}-${span.spanId}-01`);
  expect(read.json<Echo>().headers['x-request-id']).toBe(span.attributes['harambee.request_id']);
  for (const answer of [read, write]) {
    const told = answer.json<Echo>().headers;
    expect(told.traceparent).toMatch(new RegExp(`^00-${traceId}-(?!${click})`));
    expect([told.baggage, told.tracestate]).toEqual([undefined, undefined]);
  }
  const page = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(String(page.headers['set-cookie'])).toContain('traces=1');
});

test('without an endpoint nothing is told to services or pages, and nothing is taken', async () => {
  const app = await start();
  const told = (await app.inject({ url: '/api/proposals/1', headers })).json<Echo>().headers;
  expect([told.traceparent, told.baggage, told.tracestate]).toEqual([undefined, undefined, undefined]);
  const page = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(page.headers['set-cookie']).toBeUndefined();
  expect((await app.inject({ method: 'POST', url: '/api/platform/spans', payload: {} })).statusCode).toBe(
    404,
  );
});
