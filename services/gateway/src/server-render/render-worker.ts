import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import vm from 'node:vm';

// Runs in a thread (`server-renderer.ts`), so that no page holds up the gateway and a broken one ends alone.

export interface RenderInput {
  /** The module on this disk, and its integrity from the signed release. */
  file: string;
  integrity: string;
  answer: { status: number; body?: unknown };
}

type Render = (answer: RenderInput['answer']) => unknown;

/** What React's renderer asks for. There are no files, no network and no process among it. */
const allowed = new Set(['async_hooks', 'crypto', 'stream', 'util']);
const load = createRequire(import.meta.url);
function require(name: string): unknown {
  if (!allowed.has(name)) throw new Error(`A module that renders pages may not load ${name}`);
  return load(`node:${name}`);
}

const given = () => ({
  TextEncoder,
  URL,
  setTimeout,
  clearTimeout,
  queueMicrotask,
  navigator: { userAgent: '' },
});

let loaded: { file: string; render: Promise<Render> } | undefined;

async function renderOf({ file, integrity }: RenderInput): Promise<Render> {
  const bytes = await readFile(file);
  if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity)
    throw new Error(`${file} is not the file that was published`);
  const made = { exports: {} as { render?: Render } };
  const code = new vm.Script(`(function (module, exports, require) {${bytes.toString()}\n})`, {
    filename: file,
  });
  // Names of this process are out of reach by mistake, not by malice: whoever signs a release is trusted.
  code.runInContext(vm.createContext(given()))(made, made.exports, require);
  if (typeof made.exports.render !== 'function') throw new Error(`${file} exports no render`);
  return made.exports.render;
}

/** A page as JSON; the module of the newest version stays loaded. */
export async function page(input: RenderInput): Promise<Buffer> {
  if (loaded?.file !== input.file) loaded = { file: input.file, render: renderOf(input) };
  try {
    const render = await loaded.render;
    return Buffer.from(JSON.stringify(render(input.answer)));
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}
