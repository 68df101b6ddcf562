import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

export interface Letter {
  subject: string;
  text: string;
  /** The first link with a secret, and the secret. */
  link: string;
  token: string;
}

const header = (message: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'm').exec(message)?.[1]?.replace(/\n\s+/g, ' ') ?? '';

function read(message: string): Letter & { to: string } {
  const [, body = ''] = /\n\n([\s\S]*)$/.exec(message) ?? [];
  // Decodes quoted-printable, the encoding of long lines.
  const text = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const [link = '', token = ''] = /https?:\S+#([\w-]{43})/.exec(text) ?? [];
  return { to: header(message, 'To'), subject: header(message, 'Subject'), text, link, token };
}

/** Mails to an address so far, oldest first. In development each mail is a file in the data folder. */
export async function mailTo(address: string, dataDir = process.env.HARAMBEE_DATA ?? ''): Promise<Letter[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).sort();
  const messages = await Promise.all(
    names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
  );
  return messages.map((message) => read(message.replaceAll('\r', ''))).filter(({ to }) => to === address);
}

/** The `count`th mail with this subject, once it has arrived. */
export async function letterTo(
  address: string,
  subject: string | RegExp,
  count = 1,
  dataDir?: string,
): Promise<Letter> {
  let found: Letter | undefined;
  await expect
    .poll(
      async () => {
        const letters = await mailTo(address, dataDir);
        const isMeant = (one: Letter) =>
          typeof subject === 'string' ? one.subject === subject : subject.test(one.subject);
        found = letters.filter(isMeant)[count - 1];
        return found !== undefined;
      },
      { message: `a letter to ${address}: ${subject}`, timeout: 20_000 },
    )
    .toBe(true);
  return found as Letter;
}

/** Like opening the sign-up link; without it nobody may invite. */
export async function proveAddress(
  request: APIRequestContext,
  address: string,
  dataDir?: string,
): Promise<void> {
  const { token } = await letterTo(address, 'Is this your address?', 1, dataDir);
  const answer = await request.post('/api/auth/email/confirm', { data: { token, reviewed: true } });
  expect(answer.status()).toBe(204);
}
