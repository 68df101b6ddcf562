import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPart } from '../pages/measured-pages.ts';
import { repositoryFolder } from '../repository-folder.ts';

interface Import {
  to: string;
  request: string;
  files: string[];
  /** Packages of the shell. */
  asksFor: string[];
}

/** Written by each build (`BuildReportPlugin` in shared/config). */
interface BuildReport {
  entries: Record<string, string[]>;
  /** What every `import()` loads, as far as the page that contains it has not. */
  imports: Import[];
  /** Minified characters of each module of each file. */
  modules: Record<string, Record<string, number>>;
}

/** The built tree of one part. */
export class Build {
  readonly #folder: string;
  readonly #report: BuildReport;

  constructor(
    readonly part: BuiltPart,
    repository: string,
  ) {
    this.#folder = join(repository, part);
    const path = join(this.#folder, '.cache/build-report.json');
    if (!existsSync(path)) throw new Error(`${path} is missing: build with "npm run build".`);
    this.#report = JSON.parse(readFileSync(path, 'utf8')) as BuildReport;
  }

  get entryFiles(): string[] {
    return Object.values(this.#report.entries).flat();
  }

  /** What `import()` of a module loads. */
  importsOfModule(module: string): Import[] {
    const imports = this.#report.imports.filter(({ to }) => to === module);
    if (imports.length === 0) throw new Error(`Nothing in ${this.part} imports ${module} on demand.`);
    return imports;
  }

  /** Nothing, if the package is part of what is always there. */
  importsOfPackage(name: string): Import[] {
    return this.#report.imports.filter(({ request }) => request === name);
  }

  /** Minified characters of each module of a file, by its path in the part's folder. */
  modulesOf(file: string): Record<string, number> {
    return this.#report.modules[file] ?? {};
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, 'dist', file), 'utf8');
  }

  has(file: string): boolean {
    return existsSync(join(this.#folder, 'dist', file));
  }

  /** As the gateway sends it: compressed, unless it is too short for that. */
  bytesOf(file: string): number {
    const path = join(this.#folder, 'dist', file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }
}

export type Builds = (part: BuiltPart) => Build;

export function readBuilds(repository: string = repositoryFolder): Builds {
  const builds = new Map<BuiltPart, Build>();
  return (part) => {
    const build = builds.get(part) ?? new Build(part, repository);
    builds.set(part, build);
    return build;
  };
}
