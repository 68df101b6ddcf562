import { join } from 'node:path';
import { readServices, urlVariable } from '@harambee/config/workspace/services.mjs';
import { byHand, composeFile } from '../compose/compose.ts';
import { deployFolder, filesBelow, readText, repositoryFolder } from '../files.ts';
import { manifests } from '../kubernetes/manifests.ts';

/** Every variable that the code reads by name. */
const read = new Set(
  ['services', join('shared', 'service-kit', 'src'), join('infra', 'registry', 'src')]
    .flatMap((folder) => filesBelow(join(repositoryFolder, folder), /(?<!\.test)\.ts$/))
    .flatMap((file) => [
      ...readText(file).matchAll(/\b(?:env\.)?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|HOST|PORT)\b/g),
    ])
    .map(([, name]) => name ?? ''),
);
// Read by Node, or by the bucket's client.
for (const name of ['NODE_OPTIONS', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) read.add(name);
// Derived from the names of the services.
for (const { name } of readServices()) read.add(urlVariable(name));

const assigned = (text: string) =>
  [...text.matchAll(/^\s*(?:- )?([A-Z][A-Z0-9_]+)[=:]/gm)].map(([, name]) => name ?? '');

const base = manifests().get('base/kustomization.yaml') ?? '';
const ofFile = (file: string): [string, string] => [file, readText(file)];

test.each([
  ...filesBelow(join(deployFolder, 'compose'), /\.env\.example$/).map(ofFile),
  ofFile(join(deployFolder, 'kubernetes', 'overlays', 'production', 'secrets.example.yaml')),
  ofFile(join(deployFolder, 'kubernetes', 'overlays', 'production', 'kustomization.yaml')),
  ['base/kustomization.yaml', base],
  ofFile(join(deployFolder, 'compose', 'compose.yaml')),
  ['parts.yaml', composeFile()],
])('%s sets only variables that the code reads', (_file, text) => {
  // Used by the compose file, not by a process.
  const names = assigned(text).filter((name) => !['NAME', 'PAGES'].includes(name));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !read.has(name))).toEqual([]);
});

test('a process that stops is unready for longer than a gateway keeps an unused connection to it', () => {
  const replicas = readText(repositoryFolder, 'services', 'gateway', 'src', 'proxy', 'replicas.ts');
  const unusedFor = Number(/unusedFor = ([\d_]+)/.exec(replicas)?.[1]?.replace('_', ''));
  expect(unusedFor).toBeGreaterThan(0);
  for (const text of [base, readText(deployFolder, 'compose', 'compose.yaml')])
    expect(Number(/DRAIN_MS(?:=|: ")(\d+)/.exec(text)?.[1])).toBeGreaterThan(unusedFor);
});

test('everything without which a process does not start in production is set in both', () => {
  const cluster = [
    base,
    ...['kustomization.yaml', 'secrets.example.yaml'].map((path) =>
      readText(deployFolder, 'kubernetes', 'overlays', 'production', path),
    ),
  ].join('\n');
  const machine = [
    JSON.stringify(byHand),
    composeFile(),
    ...filesBelow(join(deployFolder, 'compose'), /\.env\.example$/).map((file) => readText(file)),
  ].join('\n');
  for (const name of [
    'MONGODB_URI',
    'JWT_PRIVATE_KEY',
    'TWO_STEP_KEY',
    'REGISTRY_PUBLIC_KEYS',
    'PUBLIC_ORIGIN',
    'TRUST_PROXY',
    'IDENTITY_URL',
    'GATEWAY_UPSTREAMS',
  ]) {
    expect(cluster).toContain(name);
    expect(machine).toContain(name);
  }
});
