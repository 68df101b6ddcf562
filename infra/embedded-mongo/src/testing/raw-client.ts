import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { Binary, type Document, deserialize, serialize } from 'bson';
import { Framer } from '../wire.ts';

/** A connection that sends commands as messages of our own making. */
export class RawClient {
  readonly #socket: Socket;
  readonly #framer = new Framer();

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static async connect(uri: string): Promise<RawClient> {
    const socket = createConnection(Number(new URL(uri).port), '127.0.0.1');
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  /** Gives the reply, errors included. `beside` are documents in a section of their own, as other drivers send them. */
  async send(command: Document, beside: { name: string; documents: Document[] } | undefined = undefined) {
    const body = Buffer.concat([serialize(command), ...(beside ? [sectionOf(beside)] : [])]);
    const head = Buffer.alloc(21);
    head.writeInt32LE(head.length + body.length, 0);
    head.writeInt32LE(7, 4);
    head.writeInt32LE(2013, 12);
    this.#socket.write(Buffer.concat([head, body]));
    for (;;) {
      const [chunk] = (await once(this.#socket, 'data')) as [Buffer];
      const [message] = [...this.#framer.push(chunk)];
      if (!message) continue;
      expect(message.readInt32LE(8)).toBe(7);
      return deserialize(message.subarray(21));
    }
  }

  /** Shows a key, as RFC 5802 says. Gives the last reply. */
  async signIn(user: string, key: string): Promise<Document> {
    const bare = `n=${user},r=abcdefghijkl`;
    const sasl = { mechanism: 'SCRAM-SHA-256', $db: 'admin' };
    const first = await this.send({ saslStart: 1, ...sasl, payload: new Binary(Buffer.from(`n,,${bare}`)) });
    const challenge = Buffer.from((first.payload as Binary).buffer).toString();
    const [, nonce = '', salt = '', rounds = ''] = /^r=(.*),s=(.*),i=(\d+)$/.exec(challenge) ?? [];
    const hmac = (secret: Buffer, text: string) => createHmac('sha256', secret).update(text).digest();
    const clientKey = hmac(
      pbkdf2Sync(key, Buffer.from(salt, 'base64'), Number(rounds), 32, 'sha256'),
      'Client Key',
    );
    const last = `c=biws,r=${nonce}`;
    const signature = hmac(
      createHash('sha256').update(clientKey).digest(),
      [bare, challenge, last].join(','),
    );
    const proof = Buffer.from(clientKey.map((byte, i) => byte ^ (signature[i] as number))).toString('base64');
    return this.send({
      saslContinue: 1,
      conversationId: 1,
      $db: 'admin',
      payload: new Binary(Buffer.from(`${last},p=${proof}`)),
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

function sectionOf({ name, documents }: { name: string; documents: Document[] }): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents.map((doc) => serialize(doc))]);
  const head = Buffer.alloc(5);
  head[0] = 1;
  head.writeInt32LE(4 + content.length, 1);
  return Buffer.concat([head, content]);
}

/** A connection of its own that has shown the key of the address. */
export async function signedIn(uri: string): Promise<RawClient> {
  const client = await RawClient.connect(uri);
  const { username, password } = new URL(uri);
  await client.signIn(username, password);
  return client;
}

/** Sends one command over a connection of its own. */
export async function sendRaw(uri: string, command: Document): Promise<Document> {
  const client = await signedIn(uri);
  try {
    return await client.send(command);
  } finally {
    client.close();
  }
}
