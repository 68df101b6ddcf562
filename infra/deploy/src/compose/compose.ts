import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { urlVariable } from '@harambee/config/workspace/services.mjs';
import { stringify } from 'yaml';
import { deployFolder, readYaml, repositoryFolder } from '../files.ts';
import { type Part, port, services, upstreams } from '../kubernetes/parts.ts';

type Properties = Record<string, unknown>;

/** What is written by hand: databases, gateway, networks, and what services (`x-service`) and publishers share. */
export const byHand = readYaml(join(deployFolder, 'compose', 'compose.yaml'))[0] as {
  services: Record<string, Properties>;
  [key: string]: unknown;
};

const note =
  '# Written by `npm run manifests -w @harambee/deploy` from the folders of services and remotes, for use beside compose.yaml.\n';

const remotes = (): string[] =>
  readdirSync(repositoryFolder).filter((name) => existsSync(join(repositoryFolder, name, 'remote.json')));

const buildOf = (target: string, args: Record<string, string>) => ({
  context: '../../..',
  dockerfile: 'infra/deploy/containers/Dockerfile',
  target,
  args,
});

/** `mfe-proposals` is put into the registry by the container `publish-proposals`. */
const publisher = (folder: string): [string, Properties] => [
  folder.replace(/^mfe-/, 'publish-'),
  { ...(byHand['x-publish'] as Properties), build: buildOf('remote', { NAME: 'registry', PAGES: folder }) },
];

const serviceOf = ({ name, memory, secrets }: Part): [string, Properties] => {
  // Which database it is stands in the environment: it has no password here.
  const files = secrets.filter((secret) => secret.name !== 'database').map((secret) => `${secret.name}.env`);
  return [
    name,
    {
      ...(byHand['x-service'] as Properties),
      mem_limit: `${memory}m`,
      build: buildOf('service', { NAME: name }),
      ...(files.length > 0 && { env_file: files }),
      environment: byHand['x-service-environment'],
    },
  ];
};

/** Services and remotes as containers, and what the gateway has to know of them. */
export const composeParts = (): { services: Record<string, Properties> } => ({
  services: {
    ...Object.fromEntries(services.map(serviceOf)),
    gateway: {
      // Docker replaces variables in this file: a dollar sign is written twice.
      environment: {
        GATEWAY_UPSTREAMS: upstreams.replaceAll('$', '$$$$'),
        ...Object.fromEntries(services.map(({ name }) => [urlVariable(name), `http://${name}:${port}`])),
      },
      depends_on: Object.fromEntries(services.map(({ name }) => [name, { condition: 'service_healthy' }])),
    },
    ...Object.fromEntries(remotes().map(publisher)),
  },
});

export const composeFile = (): string => note + stringify(composeParts(), { aliasDuplicateObjects: false });
