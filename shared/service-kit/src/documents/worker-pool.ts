import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';

/** The module that makes the documents of a service; each function it exports is one kind. */
export interface WorkerFile {
  url: URL;
}

/**
 * Names the worker module beside the one that asks: `workerFile(import.meta.url, './report-worker')`. Built code has the
 * built one, sources have the source.
 */
export const workerFile = (from: string, path: string): WorkerFile => ({
  url: new URL(`${path}${from.endsWith('.ts') ? '.ts' : '.js'}`, from),
});

/**
 * A thread does not pass through what made this module run from its source (Jest), so it brings its own loader. Nothing
 * is taken over from the process: what `npm start` loads into it is not made for threads.
 */
function loaderOf({ url }: WorkerFile): string[] {
  if (!url.pathname.endsWith('.ts')) return [];
  const loader = createRequire(import.meta.url).resolve('@harambee/config/typescript-sources.mjs');
  return ['--conditions=source', '--import', pathToFileURL(loader).href];
}

export interface PoolSize {
  threads: number;
  /** A thread without work ends after this time, and its memory returns. */
  idleMs: number;
  /** What one thread may hold; one that wants more ends, and the service goes on. */
  memoryMb: number;
}

/** Threads that come when there is work, and go when there is none. */
export const openPool = (file: WorkerFile, { threads, idleMs, memoryMb }: PoolSize): Piscina =>
  new Piscina({
    filename: file.url.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: loaderOf(file),
  });
