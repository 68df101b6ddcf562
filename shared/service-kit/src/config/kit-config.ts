import { resolve } from 'node:path';
import { Type } from 'typebox';
import {
  list,
  oneOf,
  optionalText,
  origin,
  readEnvironment,
  text,
  textRead,
  wholeNumber,
} from './environment.ts';

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** The settings every process has. */
export interface KitConfig {
  host: string;
  port: number;
  production: boolean;
  logLevel: (typeof logLevels)[number];
  /**
   * The address that people open in the browser. Writes from other origins are refused; https makes cookies secure.
   */
  publicOrigin: string;
  /** Folder for data that survives restarts, such as keys created in development. */
  dataDir: string;
  mongodbUri: string | undefined;
  mongodbDb: string;
  /** Proxies whose X-Forwarded-For is trusted. If undefined, only a service behind the gateway trusts it. */
  trustProxy: string[] | undefined;
  /** Port of /metrics. If undefined, the service's own port, or no port for a service that faces browsers. */
  metricsPort: number | undefined;
  /** How long /readyz fails before the service stops accepting requests, in milliseconds. */
  drainMs: number;
  /** Bytes one organization may store; 0 sets no limit. */
  storageQuota: number;
  /** Milliseconds after which the migration of a process that was killed is taken over. */
  migrationLeaseMs: number;
  /**
   * Calls per minute for one person, or for one address when signed out. 0 sets no limit; undefined uses the default.
   */
  rateLimit: number | undefined;
  /**
   * The share of traces that is kept, from 0 to 1, and how long spans wait to be sent together. Undefined: there are no
   * traces, and nothing for them is loaded.
   */
  traces: { ratio: number; delayMs: number } | undefined;
}

/** Made once, so that it is compiled once (`readEnvironment`). */
const settings = {
  HOST: text({ default: '127.0.0.1' }),
  PORT: wholeNumber({ minimum: 0, maximum: 65_535, default: 0 }),
  NODE_ENV: oneOf(['development', 'test', 'production'], 'development'),
  LOG_LEVEL: oneOf(logLevels, 'info'),
  PUBLIC_ORIGIN: origin({ default: 'http://localhost:3000' }),
  DATA_DIR: text({ default: '.data' }),
  MONGODB_URI: optionalText(),
  MONGODB_DB: text({ default: 'harambee' }),
  TRUST_PROXY: list(),
  METRICS_PORT: Type.Optional(wholeNumber({ minimum: 1, maximum: 65_535 })),
  DRAIN_MS: wholeNumber({ minimum: 0, maximum: 10_000, default: 0 }),
  MIGRATION_LEASE_MS: wholeNumber({ minimum: 100, maximum: 600_000, default: 15_000 }),
  STORAGE_QUOTA_MB: wholeNumber({ minimum: 0, maximum: 1_000_000, default: 250 }),
  RATE_LIMIT_PER_MINUTE: Type.Optional(wholeNumber({ minimum: 0, maximum: 1_000_000 })),
  // OpenTelemetry's exporter reads it again, with its headers and limits; here it is only checked.
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    textRead({
      read: (value) => (/^https?:\/\//.test(value) && URL.canParse(value) ? value : undefined),
      must: 'be an address such as http://127.0.0.1:4318',
    }),
  ),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber({ minimum: 1, maximum: 60_000, default: 5_000 }),
  OTEL_TRACES_SAMPLER_ARG: textRead({
    read: (value) => (/^(0(\.\d+)?|1(\.0+)?)$/.test(value) ? Number(value) : undefined),
    must: 'be a share from 0 to 1, such as 0.1',
    default: '1',
  }),
};

/** Reads the settings every process has from the environment. */
export function readKitConfig(environment: NodeJS.ProcessEnv = process.env): KitConfig {
  const values = readEnvironment(settings, environment);
  return {
    host: values.HOST,
    port: values.PORT,
    production: values.NODE_ENV === 'production',
    logLevel: values.LOG_LEVEL,
    publicOrigin: values.PUBLIC_ORIGIN,
    dataDir: resolve(values.DATA_DIR),
    mongodbUri: values.MONGODB_URI,
    mongodbDb: values.MONGODB_DB,
    trustProxy: values.TRUST_PROXY.length > 0 ? values.TRUST_PROXY : undefined,
    metricsPort: values.METRICS_PORT,
    drainMs: values.DRAIN_MS,
    migrationLeaseMs: values.MIGRATION_LEASE_MS,
    storageQuota: values.STORAGE_QUOTA_MB * 1_000_000,
    rateLimit: values.RATE_LIMIT_PER_MINUTE,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { ratio: values.OTEL_TRACES_SAMPLER_ARG, delayMs: values.OTEL_BSP_SCHEDULE_DELAY }
      : undefined,
  };
}
