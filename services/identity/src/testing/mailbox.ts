import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from '@harambee/service-kit/testing';

export interface ReadLetter {
  to: string;
  subject: string;
  text: string;
  /** The secret in its link. */
  token: string;
}

const header = (message: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'm').exec(message)?.[1]?.replace(/\n\s+/g, ' ') ?? '';

const proof = 'Is this your address?';

/** What was mailed to an address, oldest first, without the mail that everybody gets at sign-up. */
export const mailTo = async (api: TestApp, address: string): Promise<ReadLetter[]> =>
  (await allMailTo(api, address)).filter(({ subject }) => subject !== proof);

/** The links that prove an address, oldest first. */
export const proofsTo = async (api: TestApp, address: string): Promise<ReadLetter[]> =>
  (await allMailTo(api, address)).filter(({ subject }) => subject === proof);

/** Resolves when all mail in progress has arrived. */
async function allMailTo(api: TestApp, address: string): Promise<ReadLetter[]> {
  await api.app.answered();
  await api.app.mailer.settled();
  const folder = join(api.app.config.dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).sort();
  // A letter to somebody who is just being removed may go between the two reads: it is nobody's of this test.
  const messages = await Promise.all(
    names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
  );
  return messages
    .map((message) => message.replaceAll('\r', ''))
    .map((message) => {
      const [, body = ''] = /\n\n([\s\S]*)$/.exec(message) ?? [];
      // Quoted-printable, as long lines are sent.
      const text = body
        .replace(/=\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      const token = /#([\w-]{43})/.exec(text)?.[1] ?? '';
      return { to: header(message, 'To'), subject: header(message, 'Subject'), text, token };
    })
    .filter(({ to }) => to === address);
}
