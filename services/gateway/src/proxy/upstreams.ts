import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StrictObject } from '@harambee/domain/schemas';
import { ConfigurationError } from '@harambee/service-kit';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const Path = Type.String({ pattern: '^/api(/[a-z0-9-]+)+$' });
const Milliseconds = Type.Integer({ minimum: 1 });
const Bytes = Type.Integer({ minimum: 1 });

/** A service behind the gateway: the `upstream` of its service.json. */
const Upstream = Type.Object({
  /** First path segments of its ordinary calls. */
  prefixes: Type.Array(Path, { minItems: 1 }),
  /**
   * First path segments of calls whose answers stay open. They use separate connections, so that other calls need not
   * wait for them.
   */
  streams: Type.Optional(Type.Array(Path)),
  /** Bytes of the largest body of its ordinary calls, if it is larger than usual. */
  longestBody: Type.Optional(Bytes),
  /** Paths to which files are sent, and the bytes of the largest. They are forwarded as they come, never held here. */
  uploads: Type.Optional(Type.Record(Path, Bytes)),
  /** What it is called in a sentence. */
  label: Type.String({ minLength: 1 }),
  /** Milliseconds until its answer must begin; longer than the service's own limit. */
  answersWithin: Milliseconds,
  /**
   * Calls that may take longer than the others, by a regular expression of their path: a page must not wait as long for
   * a service that hangs.
   */
  slow: Type.Optional(StrictObject({ paths: Type.String(), answersWithin: Milliseconds })),
});
type Upstream = Static<typeof Upstream>;

/** The name of a service: that of its folder in `services/`. */
export type ServiceName = string;

/** `FIELD_VISITS_URL` for the service `field-visits`. */
export const urlVariable = (name: ServiceName): string => `${name.toUpperCase().replaceAll('-', '_')}_URL`;

/**
 * Which service handles which paths: `GATEWAY_UPSTREAMS` (JSON by name, written by infra/deploy), because a container holds the
 * gateway alone; otherwise the `service.json` of each folder beside this one. Throws a `ConfigurationError`.
 */
export function readUpstreams(
  environment: NodeJS.ProcessEnv,
  folder: string = fileURLToPath(new URL('../../../', import.meta.url)),
): Record<ServiceName, Upstream> {
  const told = environment.GATEWAY_UPSTREAMS;
  const found: [string, unknown, string][] = told
    ? Object.entries(inJson(told, 'GATEWAY_UPSTREAMS')).map(([name, one]) => [
        name,
        one,
        `GATEWAY_UPSTREAMS (${name})`,
      ])
    : foldersWith(folder, 'service.json').map(([name, file]) => [
        name,
        inJson(readFileSync(file, 'utf8'), file).upstream,
        file,
      ]);
  const known = new Map<string, string>();
  for (const [name, one, from] of found) {
    if (!Value.Check(Upstream, one)) {
      const [problem] = Value.Errors(Upstream, one);
      throw new ConfigurationError(
        `${from}: its upstream is wrong at ${problem?.instancePath || '/'}: ${problem?.message}.`,
      );
    }
    for (const path of [...one.prefixes, ...(one.streams ?? [])]) {
      const other = known.get(path);
      if (other)
        throw new ConfigurationError(`${from}: ${path} belongs to ${other} already. Take another path.`);
      known.set(path, name);
    }
  }
  return Object.fromEntries(found.map(([name, one]) => [name, one as Upstream]));
}

function inJson(text: string, from: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (cause) {
    throw new ConfigurationError(`${from} is not JSON: ${(cause as Error).message}`);
  }
}

const foldersWith = (folder: string, file: string): [string, string][] =>
  readdirSync(folder)
    .sort()
    .map((name): [string, string] => [name, join(folder, name, file)])
    .filter(([, path]) => existsSync(path));

export const upstreams = readUpstreams(process.env);
export const serviceNames = Object.keys(upstreams);

/** What is known of a service. Throws for one that is not installed: a mistake in this program. */
export function upstreamOf(name: ServiceName): Upstream {
  const found = upstreams[name];
  if (!found) throw new Error(`No service is called ${name}`);
  return found;
}

const slowPaths = new Map(
  Object.entries(upstreams).flatMap(([name, { slow }]) => (slow ? [[name, new RegExp(slow.paths)]] : [])),
);

/** Milliseconds until the answer to this call must begin, where they are not those of its service. */
export function slowCallWithin(name: ServiceName, path: string): number | undefined {
  return slowPaths.get(name)?.test(path) ? upstreamOf(name).slow?.answersWithin : undefined;
}

/** The paths of a service whose answers stay open. */
export const streamsOf = (name: ServiceName): readonly string[] => upstreamOf(name).streams ?? [];

/** The paths of a service to which files are sent, with the bytes of the largest. */
export const uploadsOf = (name: ServiceName): Readonly<Record<string, number>> =>
  upstreamOf(name).uploads ?? {};

/** Bytes of the largest body of a service's ordinary calls; undefined if it is the usual one. */
export const longestBodyOf = (name: ServiceName): number | undefined => upstreamOf(name).longestBody;
