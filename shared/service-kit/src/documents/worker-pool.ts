import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';

/** The module that makes a service's documents; each exported function is one kind. */
export interface WorkerFile {
  url: URL;
}

/**
 * The worker module next to the calling module: `workerFile(import.meta.url, './report-worker')`. Compiled code loads
 * the compiled worker, source loads the source.
 */
export const workerFile = (from: string, path: string): WorkerFile => ({
  url: new URL(`${path}${from.endsWith('.ts') ? '.ts' : '.js'}`, from),
});

/**
 * A thread or process does not inherit the loader that lets this process run TypeScript (Jest's, for instance), so it brings its
 * own. It takes no other options from the process: what `npm start` preloads does not work in threads.
 */
export function loaderOf({ url }: WorkerFile): string[] {
  if (!url.pathname.endsWith('.ts')) return [];
  const loader = createRequire(import.meta.url).resolve('@harambee/config/typescript/sources.mjs');
  return ['--conditions=source', '--import', pathToFileURL(loader).href];
}

export interface PoolSize {
  threads: number;
  /** A thread without work ends after this time, which frees its memory. */
  idleMs: number;
  /** Memory limit of one thread. A thread that exceeds it is terminated; the service continues. */
  memoryMb: number;
}

/** Starts threads when there is work, and ends them when there is none. */
export const openPool = (file: WorkerFile, { threads, idleMs, memoryMb }: PoolSize): Piscina =>
  new Piscina({
    filename: file.url.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: loaderOf(file),
  });
