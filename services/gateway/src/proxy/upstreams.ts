import { callFileLimits } from '@harambee/domain';

/** A service behind the gateway. */
interface Upstream {
  /** First path segments of its ordinary calls. */
  prefixes: readonly string[];
  /**
   * First path segments of calls whose answers stay open. They use separate connections, so that other calls need not
   * wait for them.
   */
  streams?: readonly string[];
  /** Bytes of the largest body of its ordinary calls, if it is larger than usual. */
  longestBody?: number;
  /** Paths to which files are sent, and the bytes of the largest. They are forwarded as they come, never held here. */
  uploads?: Readonly<Record<string, number>>;
  /** What it is called in a sentence. */
  label: string;
  /** Milliseconds until its answer must begin; longer than the service's own limit. */
  answersWithin: number;
  /** Calls that may take longer than the others: a page must not wait as long for a service that hangs. */
  slow?: { paths: RegExp; answersWithin: number };
}

const defaultTimeoutMs = 15_000;
const modelTimeoutMs = 65_000;

/** Which service handles which paths. */
export const upstreams = {
  identity: { prefixes: ['/api/auth'], label: 'Sign-in', answersWithin: defaultTimeoutMs },
  proposals: {
    prefixes: ['/api/proposals'],
    label: 'The proposals part',
    answersWithin: defaultTimeoutMs,
    // A language model writes a section again, or reads a call, while somebody waits.
    slow: {
      paths: /^\/api\/proposals\/(?:[^/]+\/sections\/[^/]+\/variants|call-findings)$/,
      answersWithin: modelTimeoutMs,
    },
  },
  profiles: { prefixes: ['/api/ngo'], label: 'The profiles part', answersWithin: defaultTimeoutMs },
  impact: {
    prefixes: ['/api/impact', '/api/analytics', '/api/test/leaderboard'],
    label: 'The impact part',
    answersWithin: defaultTimeoutMs,
  },
  // A language model takes a while before its first word.
  assistant: { prefixes: ['/api/chat'], label: 'The assistant', answersWithin: modelTimeoutMs },
  notifications: {
    prefixes: ['/api/test/notifications', '/api/notifications'],
    streams: ['/api/events'],
    label: 'The notifications part',
    answersWithin: defaultTimeoutMs,
  },
  funders: {
    prefixes: ['/api/calls'],
    longestBody: 1_024 * 1_024,
    // With room for a file that is a little too large: the service says in words what to do.
    uploads: { '/api/calls/read': callFileLimits.bytes + 1_024 * 1_024 },
    label: 'The calls part',
    // Reading a file may take a while, and wait for another one.
    answersWithin: 45_000,
  },
} as const satisfies Record<string, Upstream>;

export type ServiceName = keyof typeof upstreams;
export const serviceNames = Object.keys(upstreams) as ServiceName[];

/** Milliseconds until the answer to this call must begin, where they are not those of its service. */
export function slowCallWithin(name: ServiceName, path: string): number | undefined {
  const { slow } = upstreams[name] as Upstream;
  return slow?.paths.test(path) ? slow.answersWithin : undefined;
}

/** The paths of a service whose answers stay open. */
export const streamsOf = (name: ServiceName): readonly string[] =>
  (upstreams[name] as Upstream).streams ?? [];

/** The paths of a service to which files are sent, with the bytes of the largest. */
export const uploadsOf = (name: ServiceName): Readonly<Record<string, number>> =>
  (upstreams[name] as Upstream).uploads ?? {};

/** Bytes of the largest body of a service's ordinary calls; undefined if it is the usual one. */
export const longestBodyOf = (name: ServiceName): number | undefined =>
  (upstreams[name] as Upstream).longestBody;
