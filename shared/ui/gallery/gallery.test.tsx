/** @jest-environment @harambee/config/jest/web-env.cjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings } from '@harambee/config/axe-findings.mjs';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { frame, Gallery } from './gallery.tsx';
import { addressOf, parts } from './parts.ts';

const shown = Object.entries(parts).flatMap(([part, components]) =>
  components.map((component) => ({ part, ...component })),
);

const folder = join(__dirname, '..');
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/** Former names of published remotes are the same components, or pass everything on to them. */
const formerNames = Object.keys(require('../src/former-names.tsx'));

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

test('every component that the package exports is in the gallery', () => {
  const exported = Object.values(exports).flatMap((entry) =>
    Object.entries(require(join(folder, entry)) as object).filter(isComponent),
  );
  expect(exported.length).toBeGreaterThan(100);
  const known = new Set([...frame, ...shown.map(({ component }) => component)]);
  const missing = exported.filter(
    ([name, component]) => !known.has(component) && !formerNames.includes(name),
  );
  expect([...new Set(missing.map(([name]) => name))]).toEqual([]);
});

test('each state has a name and an address of its own', () => {
  const addresses = shown.flatMap(({ part, states, ...component }) =>
    states.map(({ name }) => addressOf(part, { ...component, states }, name)),
  );
  expect(addresses.filter((address, place) => addresses.indexOf(address) !== place)).toEqual([]);
});

beforeAll(() => {
  document.documentElement.lang = 'en';
  document.title = 'Gallery';
});

// axe reads every element, which takes long on a busy machine.
jest.setTimeout(60_000);

async function open(address: string) {
  location.hash = `#${address}`;
  render(<Gallery />);
  await act(async () => {});
}

test.each(Object.keys(parts))('axe finds nothing serious in the part %s', async (part) => {
  await open(part);
  expect(screen.getByRole('link', { name: part, current: 'page' })).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('[data-part="chart"]:empty')).toBeNull());
  expect(await axeFindings()).toEqual([]);
});

const alone = shown.filter(({ isAlone }) => isAlone);
test.each(alone.map((component) => [component.name, component] as const))(
  'axe finds nothing serious in %s, which covers the page',
  async (_name, { part, states, ...component }) => {
    // `LONG=1` opens all of them; the others differ by their words.
    for (const { name } of process.env.LONG ? states : states.slice(0, 1)) {
      await open(addressOf(part, { ...component, states }, name));
      expect(await axeFindings()).toEqual([]);
      cleanup();
    }
  },
);
