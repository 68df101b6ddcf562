import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inSpan } from '@harambee/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { forgetLetters } from './mail-folder.ts';

/** A message to one person; plain text, so that it reads the same everywhere and contains no markup. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** False when mail cannot be sent: features that need mail then say so. */
  readonly available: boolean;
  /**
   * Sends a letter without waiting: neither the response time nor the answer reveals whether a letter was sent.
   * Failures are retried and then logged, without the address and the text. `copy: false` is for people whose
   * account is gone: the letter is only sent, and not saved in the development folder, which would keep the
   * address.
   */
  send(letter: Letter, options?: { copy: boolean }): void;
  /**
   * Deletes letters from the development folder: those to or about one of these addresses, and those that contain
   * all of these words. With a mail server nothing is stored here.
   */
  forget(addresses: readonly string[], words: readonly string[]): Promise<void>;
  /** For tests and shutdown: resolves when nothing is in progress. */
  settled(): Promise<void>;
}

export interface MailSettings {
  /** `smtp://user:password@host:587`. */
  smtpUrl: string | undefined;
  from: string;
  dataDir: string;
  production: boolean;
}

type Deliver = (letter: Letter) => Promise<void>;

const pauses = [1_000, 10_000];

/** Sends by SMTP when configured; in development each message becomes a file in the data folder. */
export function createMailer(settings: MailSettings, log: FastifyBaseLogger): Mailer {
  const deliver = delivery(settings, log);
  const underWay = new Set<Promise<void>>();
  return {
    available: deliver !== undefined,
    send(letter, { copy } = { copy: true }) {
      if (!deliver || (!copy && !settings.smtpUrl)) return;
      const sending = inSpan({ name: 'send mail' }, () => deliverWithRetries(deliver, letter, log)).finally(
        () => underWay.delete(sending),
      );
      underWay.add(sending);
    },
    async forget(addresses, words) {
      await Promise.all([...underWay]);
      if (!settings.smtpUrl) await forgetLetters(join(settings.dataDir, 'mail'), addresses, words);
    },
    async settled() {
      await Promise.all([...underWay]);
    },
  };
}

async function deliverWithRetries(deliver: Deliver, letter: Letter, log: FastifyBaseLogger): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    try {
      await deliver(letter);
      return;
    } catch (error) {
      // Neither the address nor the mail server's message, which repeats the address.
      const reason = (error as { code?: unknown }).code ?? 'unknown';
      log.warn({ reason }, 'mail: a message could not be handed over');
      if (pause === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }
}

/** Loaded with the first letter. */
const mailing = () => import('nodemailer');

/** The same promise for every call. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function delivery({ smtpUrl, from, dataDir, production }: MailSettings, log: FastifyBaseLogger) {
  if (smtpUrl) {
    const transport = once(async () => (await mailing()).createTransport(smtpUrl, { from }));
    return async (letter: Letter) => {
      await (await transport()).sendMail({ ...letter, disableFileAccess: true, disableUrlAccess: true });
    };
  }
  if (production) {
    log.warn(
      'SMTP_URL is not set: resetting passwords, changing addresses and inviting by e-mail are switched off',
    );
    return undefined;
  }
  const transport = once(async () =>
    (await mailing()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from }),
  );
  const folder = join(dataDir, 'mail');
  return async (letter: Letter) => {
    const { message } = await (await transport()).sendMail({
      ...letter,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
    log.info(
      // Not the subject: it may name the person who invites.
      { file: `mail/${name}` },
      'mail: written to the data folder, SMTP_URL is not set',
    );
  };
}
