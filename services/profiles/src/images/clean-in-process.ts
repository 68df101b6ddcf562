import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type ImageKind,
  type ImageRefusal,
  imageLimits,
  imageTypes,
  storedImageTypes,
} from '@harambee/domain';
import type { CleanImage, Wanted } from './process/clean-image.ts';

/** What the process of one picture may take. The system enforces memory and processor time. */
export const cleaningLimits = {
  /** Milliseconds from start to answer. */
  timeMs: 13_000,
  /** Seconds of processor time. */
  processorSeconds: 8,
  /** MiB of all memory that it writes to. */
  dataMb: 500,
  /** Bytes of its answer. */
  answerBytes: 8 * 1_024 * 1_024,
};

const isSource = import.meta.url.endsWith('.ts');
const main = fileURLToPath(new URL(`process/main${isSource ? '.ts' : '.js'}`, import.meta.url));

/**
 * It may read the files of the program, among them the library that opens pictures, and nothing else: no file is written,
 * no process or thread is started. Tests run sources, whose loader needs what is forbidden here.
 */
function hardening(): string[] {
  if (isSource) {
    const loader = createRequire(import.meta.url).resolve('@harambee/config/typescript-sources.mjs');
    return ['--conditions=source', '--import', pathToFileURL(loader).href];
  }
  const flags = process.allowedNodeEnvironmentFlags;
  const permission = ['--permission', '--experimental-permission'].find((flag) => flags.has(flag));
  const addons = flags.has('--allow-addons') ? ['--allow-addons'] : [];
  const guarded = permission && addons.length > 0 ? [permission, '--allow-fs-read=*', ...addons] : [];
  return [...guarded, '--disallow-code-generation-from-strings', '--no-warnings'];
}

const wantedOf = (kind: ImageKind): Wanted => ({
  pixels: imageLimits.pixels,
  side: imageLimits.side[kind],
  previewSide: imageLimits.previewSide,
  as: storedImageTypes[kind].ending === 'png' ? 'png' : 'jpeg',
  takesDrawings: imageTypes[kind].includes('image/svg+xml'),
});

type Cleaning = CleanImage | { refusal: ImageRefusal };

/** Cleans a picture in a process of its own, which ends with it (PROF-55). Never throws: what goes wrong is a refusal. */
export async function cleanInProcess(bytes: Buffer, kind: ImageKind): Promise<Cleaning> {
  const { timeMs, processorSeconds, dataMb, answerBytes } = cleaningLimits;
  const own = [...hardening(), main, JSON.stringify(wantedOf(kind))];
  const stdio: ['pipe', 'pipe', 'ignore'] = ['pipe', 'pipe', 'ignore'];
  // Elsewhere than on Linux the time has to do.
  const bounds = `ulimit -d ${dataMb * 1_024}; ulimit -t ${processorSeconds}; ulimit -c 0; exec "$0" "$@"`;
  const [command, before] =
    process.platform === 'linux' ? ['/bin/sh', ['-c', bounds, process.execPath]] : [process.execPath, []];
  const child = spawn(command, [...before, ...own], { stdio, env: {} });
  const chunks: Buffer[] = [];
  let length = 0;
  const timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
  child.stdout.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > answerBytes) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  // A process that ends early does not take the rest of the picture.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  clearTimeout(timer);
  if (code !== 0) return { refusal: 'tooHeavy' };
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Cleaning;
  } catch {
    return { refusal: 'tooHeavy' };
  }
}
