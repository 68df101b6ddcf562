import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createMailer } from './mailer.ts';

const letter = { to: 'amina@maji.example', subject: 'Set a new password', text: 'Open #secret' };

function givenLog() {
  const lines: string[] = [];
  const write = (...given: unknown[]) => lines.push(JSON.stringify(given));
  return { lines, log: { info: write, warn: write, error: write } as unknown as FastifyBaseLogger };
}

let made = '';
beforeEach(async () => {
  made = await mkdtemp(join(tmpdir(), 'mailer-'));
});
afterEach(() => rm(made, { recursive: true }));

const folder = () => made;
const from = 'Harambee <no-reply@harambee.example>';

/** Just enough SMTP to accept one message; answers what it received. */
function smtpServer(refuseFirst = 0) {
  const messages: string[] = [];
  let refusals = refuseFirst;
  const server = createServer((socket: Socket) => {
    let data = '';
    let inMessage = false;
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      data += chunk;
      for (let end = data.indexOf('\r\n'); end !== -1; end = data.indexOf('\r\n')) {
        const line = data.slice(0, end);
        data = data.slice(end + 2);
        if (inMessage) {
          if (line !== '.') {
            messages[messages.length - 1] += `${line}\n`;
            continue;
          }
          inMessage = false;
          socket.write('250 kept\r\n');
        } else if (/^DATA/i.test(line)) {
          inMessage = true;
          messages.push('');
          socket.write('354 go on\r\n');
        } else if (/^MAIL/i.test(line) && refusals > 0) {
          refusals -= 1;
          socket.write('451 amina@maji.example later\r\n');
        } else if (/^QUIT/i.test(line)) {
          socket.end('221 bye\r\n');
        } else {
          socket.write('250 fine\r\n');
        }
      }
    });
  });
  return new Promise<{ url: string; messages: string[]; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      resolve({ url: `smtp://127.0.0.1:${port}`, messages, close: () => server.close() });
    });
  });
}

test('by SMTP where it is set up', async () => {
  const smtp = await smtpServer();
  const { log } = givenLog();
  const mailer = createMailer({ smtpUrl: smtp.url, from, dataDir: folder(), production: true }, log);
  mailer.send(letter);
  await mailer.settled();
  smtp.close();
  expect(smtp.messages).toHaveLength(1);
  expect(smtp.messages[0]).toContain('Subject: Set a new password');
  expect(smtp.messages[0]).toContain('To: amina@maji.example');
});

test('a server that refuses is asked again, and the log holds neither address nor text', async () => {
  const smtp = await smtpServer(1);
  const { log, lines } = givenLog();
  const mailer = createMailer({ smtpUrl: smtp.url, from, dataDir: folder(), production: true }, log);
  mailer.send(letter);
  await mailer.settled();
  smtp.close();
  expect(smtp.messages).toHaveLength(1);
  expect(lines).toHaveLength(1);
  expect(lines.join('')).not.toMatch(/amina|secret/);
});

test('in development each message is a file of the data folder, and the log says where', async () => {
  const dataDir = folder();
  const { log, lines } = givenLog();
  const mailer = createMailer({ smtpUrl: undefined, from, dataDir, production: false }, log);
  mailer.send(letter);
  await mailer.settled();
  const [name = ''] = await readdir(join(dataDir, 'mail'));
  expect(await readFile(join(dataDir, 'mail', name), 'utf8')).toContain('Open #secret');
  expect(lines.join('')).toContain(`mail/${name}`);
  expect(lines.join('')).not.toMatch(/amina|#secret/);
});

test('in production without SMTP nothing is sent, and the start says what is switched off', async () => {
  const { log, lines } = givenLog();
  const mailer = createMailer({ smtpUrl: undefined, from, dataDir: folder(), production: true }, log);
  expect(mailer.available).toBe(false);
  mailer.send(letter);
  await mailer.settled();
  expect(lines.join('')).toContain('switched off');
});
