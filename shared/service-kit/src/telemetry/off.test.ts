import { execFile } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const script = `
  import { createRequire } from 'node:module';
  const { defineService } = await import(${JSON.stringify(pathToFileURL(here('../index.ts')).href)});
  const app = await defineService({ name: 'plain', database: false }).build({ config: { logLevel: 'silent' } });
  await app.inject('/healthz');
  await app.close();
  const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('@opentelemetry'));
  console.log(JSON.stringify(loaded.map((file) => file.split('@opentelemetry/')[1].split(/[\\\\/]/)[0])));
`;

async function loadedWith(env: NodeJS.ProcessEnv): Promise<Set<string>> {
  const loader = pathToFileURL(here('../../../config/typescript/sources.mjs')).href;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=source', '--import', loader, '--input-type=module', '-e', script],
    { env: { ...process.env, NODE_OPTIONS: '', ...env } },
  );
  return new Set(JSON.parse(stdout) as string[]);
}

jest.setTimeout(60_000);

test('without an endpoint nothing of OpenTelemetry is loaded but the types of the metrics library (OPS-30)', async () => {
  const [off, on] = await Promise.all([
    loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }),
    loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
  ]);
  // prom-client loads the API by itself, for exemplars.
  expect([...off]).toEqual(['api']);
  expect(on).toContain('sdk-trace');
});
