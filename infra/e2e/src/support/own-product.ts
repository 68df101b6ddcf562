import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningHarambee, startHarambee } from '@harambee/local';

const builtShell = fileURLToPath(new URL('../../../../shell/dist', import.meta.url));

/** What a test adds to a worker is gone in the next test. */
const workerMark = '/* of a test */ ';
const withoutMark = (worker: string): string =>
  worker.startsWith(workerMark) ? worker.slice(worker.indexOf('\n') + 1) : worker;

/**
 * A second product, for specs that stop it, kill its processes, deploy another shell, or watch it draft slowly. One
 * test at a time has it (`ownProduct` in `support/test.ts`) and finds it running.
 */
export class OwnProduct {
  readonly #folder = mkdtempSync(join(tmpdir(), 'harambee-own-'));
  readonly dataDir = join(this.#folder, 'data');
  readonly #shellDir = join(this.#folder, 'shell');
  #running: RunningHarambee | undefined;
  /** Each build has unique names, whichever test deployed the one before. */
  #builds = 0;
  origin = '';

  get processes(): RunningHarambee['processes'] {
    return this.#running?.processes ?? [];
  }

  async start(): Promise<void> {
    if (this.#running) return;
    if (this.origin === '') cpSync(builtShell, this.#shellDir, { recursive: true });
    this.#running = await startHarambee({
      port: this.origin === '' ? 0 : Number(new URL(this.origin).port),
      dataDir: this.dataDir,
      env: {
        SHELL_DIR: this.#shellDir,
        // Makes the stages of drafting visible, even on a busy machine.
        DRAFTING_PACE_MS: '600',
        RATE_LIMIT_PER_MINUTE: '0',
        SIGN_UPS_PER_HOUR: '100000',
      },
    });
    this.origin = this.#running.origin;
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }

  /**
   * Deploys what looks to browsers like another build of the shell: other contents under other names. Returns its
   * main file. `inWorker` is put at the beginning of this build's worker.
   */
  deployShell(note: string, inWorker = ''): string {
    const files = readdirSync(this.#shellDir);
    const main = files.find((name) => /^main\.[0-9a-f]{8}\.js$/.test(name));
    const page = files.find((name) => /^page\.[0-9a-f]{8}\.html$/.test(name));
    if (!main || !page) throw new Error('the shell is not built');
    this.#builds += 1;
    const hash = String(this.#builds).padStart(8, '0');
    const names = { [main]: `main.${hash}.js`, [page]: `page.${hash}.html` };
    for (const file of files) {
      if (/\.(br|gz)$/.test(file)) rmSync(join(this.#shellDir, file));
    }
    for (const [from, to] of Object.entries(names))
      renameSync(join(this.#shellDir, from), join(this.#shellDir, to));
    for (const file of ['index.html', names[page] as string, 'sw.js']) {
      const path = join(this.#shellDir, file);
      const text = Object.entries(names).reduce(
        (before, [from, to]) => before.replaceAll(from, to),
        readFileSync(path, 'utf8'),
      );
      writeFileSync(path, file === 'sw.js' ? `${workerMark}${inWorker}\n${withoutMark(text)}` : text);
    }
    writeFileSync(join(this.#shellDir, names[main] as string), `\n/* ${note} */\n`, { flag: 'a' });
    return names[main] as string;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
