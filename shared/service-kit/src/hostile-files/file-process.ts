import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loaderOf, type WorkerFile } from '../documents/worker-pool.ts';

/** What the process of one file may take. The system enforces memory and processor time, whatever the process does. */
export interface FileProcessLimits {
  /** Milliseconds from start to answer. */
  timeMs: number;
  /** Seconds of processor time. */
  processorSeconds: number;
  /** MiB of all memory that it writes to: objects, and bytes outside of them. */
  dataMb: number;
  /** MiB of JavaScript objects; Node's own limit if absent. */
  heapMb?: number;
  /** Bytes of its answer. */
  answerBytes: number;
}

export interface FileProcess {
  /** The program: it reads the file from its input, writes JSON and ends. */
  file: WorkerFile;
  limits: FileProcessLimits;
  args?: readonly string[];
  /** It opens the file with a native library. */
  usesAddons?: boolean;
}

/** `peak` is the most memory that the process had, in bytes, if it is known. */
export type FileOutcome = { answer: unknown; peak?: number } | { failed: string; peak?: number };

/**
 * It may read the files of the program, and nothing else: no file is written, no process is started, no text becomes
 * code, and no native library is loaded unless it is said. Tests run sources, whose loader needs what is forbidden here.
 */
function hardening({ file, usesAddons = false }: FileProcess): string[] {
  const loader = loaderOf(file);
  if (loader.length > 0) return loader;
  const flags = process.allowedNodeEnvironmentFlags;
  const permission = ['--permission', '--experimental-permission'].find((flag) => flags.has(flag));
  // A Node that knows permissions without addons would refuse the library.
  const guarded = permission && (!usesAddons || flags.has('--allow-addons'));
  return [
    ...(guarded ? [permission, '--allow-fs-read=*', ...(usesAddons ? ['--allow-addons'] : [])] : []),
    ...(usesAddons ? [] : ['--no-addons']),
    '--disallow-code-generation-from-strings',
    '--no-warnings',
  ];
}

/** On Linux the system ends a process that takes more; elsewhere Node's limit and the time have to do. */
function start(program: FileProcess): ChildProcess {
  const { heapMb, dataMb, processorSeconds } = program.limits;
  const heap = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
  const own = [...hardening(program), ...heap, fileURLToPath(program.file.url), ...(program.args ?? [])];
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

/** Opens a file of a stranger in a process of its own, which ends with it. Never rejects. */
export async function openInProcess(program: FileProcess, bytes: Buffer): Promise<FileOutcome> {
  const { timeMs, answerBytes } = program.limits;
  const child = start(program);
  const chunks: Buffer[] = [];
  let [length, peak] = [0, 0];
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid) ?? 0);
  }, 50);
  const timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
  child.stdout?.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > answerBytes) child.kill('SIGKILL');
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
  if (code !== 0) return { failed: `the process of the file ended with ${code}`, ...known };
  try {
    return { answer: JSON.parse(Buffer.concat(chunks).toString('utf8')), ...known };
  } catch {
    return { failed: 'the process of the file gave no answer', ...known };
  }
}
