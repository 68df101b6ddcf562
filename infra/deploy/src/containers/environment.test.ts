import { join } from 'node:path';
import { deployFolder, filesBelow, readText, readYaml, repositoryFolder } from '../files.ts';

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
// `<NAME>_URL`, derived from the names of the services.
for (const name of ['identity', 'profiles', 'proposals', 'impact', 'notifications', 'assistant', 'funders'])
  read.add(`${name.toUpperCase()}_URL`);

const assigned = (text: string) =>
  [...text.matchAll(/^\s*(?:- )?([A-Z][A-Z0-9_]+)[=:]/gm)].map(([, name]) => name ?? '');

test.each([
  ...filesBelow(join(deployFolder, 'compose'), /\.env\.example$/),
  join(deployFolder, 'kubernetes', 'overlays', 'production', 'secrets.example.yaml'),
  join(deployFolder, 'kubernetes', 'overlays', 'production', 'kustomization.yaml'),
  join(deployFolder, 'kubernetes', 'base', 'kustomization.yaml'),
  join(deployFolder, 'compose', 'compose.yaml'),
])('%s sets only variables that the code reads', (file) => {
  // Used by the compose file, not by a process.
  const names = assigned(readText(file)).filter((name) => !['NAME', 'PAGES'].includes(name));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !read.has(name))).toEqual([]);
});

test('everything without which a process does not start in production is set in both', () => {
  const cluster = [
    'base/kustomization.yaml',
    'overlays/production/kustomization.yaml',
    'overlays/production/secrets.example.yaml',
  ]
    .map((path) => readText(deployFolder, 'kubernetes', path))
    .join('\n');
  const machine = [
    JSON.stringify(readYaml(join(deployFolder, 'compose', 'compose.yaml'))),
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
  ]) {
    expect(cluster).toContain(name);
    expect(machine).toContain(name);
  }
});
