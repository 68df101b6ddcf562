import type { FastifyInstance } from 'fastify';
import type { KitConfig } from '../config/kit-config.ts';
import type { AnyModel } from '../database/connection.ts';

/** Runs several services in this process. */
export interface Host {
  /** Resolves when services may be built: the database answers. */
  mayStart: Promise<void>;
  /** Models whose indexes exist, or are being made. */
  indexes: Map<AnyModel, Promise<void>>;
  /** What differs between the services; everything else is in the environment, which they share. */
  configOf(name: string): Partial<KitConfig>;
  /** From now on the host closes this app. */
  started(app: FastifyInstance): void;
}

/** Set before the entry files of the services are loaded; undefined in a process of one service. */
export const hosting: { host: Host | undefined } = { host: undefined };
