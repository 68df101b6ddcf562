import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A letter in searchable form: long lines and non-ASCII letters are encoded as quoted-printable. */
function readable(message: string): string {
  const bytes = message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `${message}\n${Buffer.from(bytes, 'latin1').toString('utf8')}`.toLowerCase();
}

/** Deletes letters from the development folder that contain any of the addresses, or all of the words. */
export async function forgetLetters(
  folder: string,
  addresses: readonly string[],
  words: readonly string[],
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const text = readable(await readFile(join(folder, name), 'utf8').catch(() => ''));
    const holds = (part: string) => part !== '' && text.includes(part.toLowerCase());
    if (addresses.some(holds) || (words.length > 0 && words.every(holds))) {
      await rm(join(folder, name), { force: true });
    }
  }
}
