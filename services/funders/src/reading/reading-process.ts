import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CallFileRefusal } from '@harambee/domain';
import type { CallRead } from '@harambee/domain/schemas';

/** What the process of one file may take. The system enforces memory and processor time, whatever the process does. */
export const readingLimits = {
  /** Milliseconds from start to answer. */
  timeMs: 15_000,
  /** Seconds of processor time. */
  processorSeconds: 15,
  /** MiB of JavaScript objects. */
  heapMb: 192,
  /** MiB of all memory that it writes to: objects, and bytes outside of them. */
  dataMb: 400,
  /** Bytes of its answer. */
  answerBytes: 16 * 1_024 * 1_024,
};
export type ReadingLimits = typeof readingLimits;

/** What came of reading a file; `peak` is the most memory that its process had, in bytes, if it is known. */
export type FileReading = (CallRead | { refusal: CallFileRefusal; error?: string }) & { peak?: number };

const isSource = import.meta.url.endsWith('.ts');
const main = fileURLToPath(new URL(`process/main${isSource ? '.ts' : '.js'}`, import.meta.url));

/**
 * It may read the files of the program, and nothing else: no file is written, no process or thread is started, no native
 * library is loaded, no text becomes code. Tests run sources, whose loader needs what is forbidden here.
 */
function hardening(): string[] {
  if (isSource) {
    const loader = createRequire(import.meta.url).resolve('@harambee/config/typescript-sources.mjs');
    return ['--conditions=source', '--import', pathToFileURL(loader).href];
  }
  const permission = ['--permission', '--experimental-permission'].find((flag) =>
    process.allowedNodeEnvironmentFlags.has(flag),
  );
  return [
    ...(permission ? [permission, '--allow-fs-read=*'] : []),
    '--no-addons',
    '--disallow-code-generation-from-strings',
    '--no-warnings',
  ];
}

/** On Linux the system ends a process that takes more; elsewhere Node's limit and the time have to do. */
function start({ heapMb, dataMb, processorSeconds }: ReadingLimits): ChildProcess {
  const own = [...hardening(), `--max-old-space-size=${heapMb}`, main];
  const options = { stdio: ['pipe', 'pipe', 'ignore'] as ['pipe', 'pipe', 'ignore'], env: {} };
  if (process.platform !== 'linux') return spawn(process.execPath, own, options);
  const bounds = `ulimit -d ${dataMb * 1_024}; ulimit -t ${processorSeconds}; ulimit -c 0; exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', bounds, process.execPath, ...own], options);
}

/** The most memory a process has had so far, in bytes; undefined where the system does not tell. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
  } catch {
    return undefined;
  }
}

/** Reads a file in a process of its own, which ends with it (CALL-22). Never throws: what goes wrong is a refusal. */
export async function readInProcess(
  bytes: Buffer,
  limits: ReadingLimits = readingLimits,
): Promise<FileReading> {
  const child = start(limits);
  const chunks: Buffer[] = [];
  let [length, peak] = [0, 0];
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid) ?? 0);
  }, 50);
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.timeMs);
  child.stdout?.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > limits.answerBytes) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  // A process that ends early does not take the rest of the file.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(bytes);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  clearInterval(watch);
  clearTimeout(timer);
  const known = peak > 0 && { peak };
  if (code !== 0) return { refusal: 'tooHeavy', error: `the reading process ended with ${code}`, ...known };
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as FileReading;
  } catch {
    return { refusal: 'tooHeavy', error: 'the reading process gave no answer', ...known };
  }
}
