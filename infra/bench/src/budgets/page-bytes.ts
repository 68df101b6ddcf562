import { brotliCompressSync } from 'node:zlib';
import type { BuiltPart, MeasuredPage } from '../pages/measured-pages.ts';
import type { Build, Builds } from './build-reports.ts';
import { moduleName } from './module-name.ts';

interface ScriptFile {
  part: BuiltPart;
  file: string;
  bytes: number;
}

export interface PageBytes {
  files: ScriptFile[];
  /** Of scripts that are part of the document. */
  inline: number;
  /** Of all scripts, compressed as the gateway sends them. */
  bytes: number;
  /** Compressed bytes of each module, as its share of its file; the biggest first. */
  modules: [name: string, bytes: number][];
}

/** The scripts that a page needs until it is usable, from the built tree alone. */
export function pageBytes(page: MeasuredPage, builds: Builds): PageBytes {
  const shell = builds('shell');
  const { scripts, inline } = scriptsOfDocument(page.path, shell);
  const wanted = new Map<string, ScriptFile>();
  const add = (build: Build, file: string) =>
    wanted.set(`${build.part}/${file}`, { part: build.part, file, bytes: build.bytesOf(file) });
  const follow = (build: Build, { files, asksFor }: ReturnType<Build['importsOfModule']>[number]) => {
    for (const file of files) add(build, file);
    for (const name of asksFor) {
      for (const provided of shell.importsOfPackage(name)) follow(shell, provided);
    }
  };
  for (const file of scripts) add(shell, file);
  for (const [part, module] of page.needs) {
    const build = builds(part);
    // The federation loads the entry of a remote before what the remote exposes.
    for (const file of part === 'shell' ? [] : build.entryFiles) add(build, file);
    for (const one of build.importsOfModule(module)) follow(build, one);
  }
  const files = [...wanted.values()];
  const modules = new Map<string, number>();
  const count = (name: string, bytes: number) => modules.set(name, (modules.get(name) ?? 0) + bytes);
  for (const { part, file, bytes } of files) {
    const parts = Object.entries(builds(part).modulesOf(file));
    const total = parts.reduce((sum, [, characters]) => sum + characters, 0);
    if (total === 0) count(`${part}/${file}`, bytes);
    for (const [path, characters] of parts) count(moduleName(part, path), (bytes * characters) / total);
  }
  if (inline > 0) count('scripts inside the page', inline);
  return {
    files,
    inline,
    bytes: inline + files.reduce((sum, { bytes }) => sum + bytes, 0),
    modules: [...modules].sort(([, a], [, b]) => b - a),
  };
}

/** What the page at a path starts with: files, and the compressed bytes of scripts inside the page itself. */
function scriptsOfDocument(path: string, shell: Build): { scripts: string[]; inline: number } {
  const html = shell.read(documentAt(path, shell));
  const scripts: string[] = [];
  let inline = 0;
  for (const [, attributes = '', content = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    const source = /\bsrc="\/([^"]+)"/.exec(attributes)?.[1];
    if (source) scripts.push(source);
    else if (!attributes.includes('type="application/json"')) inline += brotliCompressSync(content).length;
  }
  return { scripts, inline };
}

function documentAt(path: string, shell: Build): string {
  if (!shell.has('documents.json')) return 'index.html';
  const { documents = {} } = JSON.parse(shell.read('documents.json')) as {
    documents?: Record<string, string>;
  };
  return documents[path] ?? 'index.html';
}
