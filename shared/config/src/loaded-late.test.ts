import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest } from './structure.ts';
import { root, trackedPaths } from './tracked-files.ts';

/** What many modules belong to and a start does not need: a service loads it with `import()` when it is used (ADR 35). */
const late =
  /^(?:openai|@simplewebauthn\/server|nodemailer|libphonenumber-js|semver|@harambee\/calls)(?:\/|$)/;
/** One module each. */
const small = /^(?:openai\/core\/error|semver\/(?:functions|ranges)\/\w+\.js)$/;
/** Processes and threads of their own. */
const apart = /\/(?:reading\/process|testing)\//;

const importedBy = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export) (?!type\b)[^;']*?from '([^']+)'/gm)].map(([, name = '']) => name);

const isLate = (name: string) => late.test(name) && !small.test(name);

test('no service waits at its start for what it may never use', () => {
  const files = trackedPaths().filter(
    (path) =>
      /^(?:services\/\w+|shared\/service-kit|infra\/registry)\/src\/.*\.ts$/.test(path) &&
      !isTest(path) &&
      !apart.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) =>
    importedBy(readFileSync(join(root, path), 'utf8'))
      .filter(isLate)
      .map((name) => `${path} imports ${name}`),
  );
  expect(found).toEqual([]);
});

test('types and what is loaded later are no imports of a start', () => {
  const text = `import type OpenAI from 'openai';
import { APIError } from 'openai/core/error';
import {
  createTransport,
} from 'nodemailer';
const later = () => import('libphonenumber-js/min');
`;
  expect(importedBy(text).filter(isLate)).toEqual(['nodemailer']);
});
