import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callFileLimits } from '@harambee/domain';
import { readUpstreams, upstreams, urlVariable } from './upstreams.ts';

const folder = mkdtempSync(join(tmpdir(), 'harambee-services-'));
afterAll(() => rmSync(folder, { recursive: true }));
const describeService = (name: string, text: string) => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'service.json'), text);
};
const visits = { label: 'The visits part', prefixes: ['/api/visits'], answersWithin: 15_000 };
const told = (services: object) => () => readUpstreams({ GATEWAY_UPSTREAMS: JSON.stringify(services) });

test('a service is found by its folder; in a container the environment names all', () => {
  describeService('field-visits', JSON.stringify({ upstream: visits, deploy: {} }));
  expect(readUpstreams({}, folder)).toEqual({ 'field-visits': visits });
  expect(readUpstreams({ GATEWAY_UPSTREAMS: JSON.stringify({ other: visits }) }, folder)).toEqual({
    other: visits,
  });
  expect(urlVariable('field-visits')).toBe('FIELD_VISITS_URL');
});

test('what is wrong is said with the place', () => {
  expect(told({ visits: { ...visits, prefixes: ['/visits'] } })).toThrow(
    /GATEWAY_UPSTREAMS \(visits\): its upstream is wrong at \/prefixes\/0/,
  );
  expect(told({ a: visits, b: visits })).toThrow('(b): /api/visits belongs to a already. Take another path.');
  describeService('broken', '{');
  expect(() => readUpstreams({}, folder)).toThrow(/broken\/service.json is not JSON/);
});

test('a call may be sent with a file that is a little too large, so that the service says in words what to do', () => {
  expect(upstreams.funders?.uploads?.['/api/calls/read']).toBe(callFileLimits.bytes + 1_024 * 1_024);
});
