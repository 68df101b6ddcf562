import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The secret of the link in the newest letter to an address, once it has arrived: in development mails are files. */
export async function secretMailedTo(address: string, dataDir: string, signal: AbortSignal): Promise<string> {
  const folder = join(dataDir, 'mail');
  for (let look = 1; look <= 200; look += 1) {
    const names = (await readdir(folder).catch(() => [])).sort().reverse();
    // The newest ones, because a letter comes within moments.
    for (const name of names.slice(0, 60)) {
      const letter = await readFile(join(folder, name), 'utf8').catch(() => '');
      if (!letter.includes(`To: ${address}`)) continue;
      const secret = /https?:\S+#([\w-]{43})/.exec(letter.replaceAll('\r', '').replace(/=\n/g, ''))?.[1];
      if (secret) return secret;
    }
    await wait(50, undefined, { signal });
  }
  throw new Error(`No letter with a link has come to ${address} in ${folder}`);
}
