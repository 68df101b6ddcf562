import { createConnection } from 'node:net';
import { type Document, deserialize, serialize } from 'bson';
import { Framer } from '../wire.ts';

/** Sends one command as an OP_MSG of our own making and gives the reply, errors included. */
export async function sendRaw(port: number, command: Document): Promise<Document> {
  const socket = send(port, command);
  const framer = new Framer();
  for await (const chunk of socket) {
    for (const message of framer.push(chunk as Buffer)) {
      socket.destroy();
      expect(message.readInt32LE(8)).toBe(7);
      return deserialize(message.subarray(21));
    }
  }
  throw new Error('the connection was closed without a reply');
}

/** Sends one command and closes the connection once the database has answered somebody else. */
export async function sendAndLeave(port: number, command: Document): Promise<void> {
  const socket = send(port, command);
  await new Promise((resolve) => socket.once('connect', resolve));
  await sendRaw(port, { ping: 1, $db: 'test' });
  socket.destroy();
}

function send(port: number, command: Document) {
  const body = serialize(command);
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(2013, 12);
  const socket = createConnection(port, '127.0.0.1');
  socket.write(Buffer.concat([head, body]));
  return socket;
}
