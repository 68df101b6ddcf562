import type { Doc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { userName } from './access-key.ts';
import { answerFinal, answerFirst, type Conversation, type Credentials, credentialsOf } from './scram.ts';

export const mechanism = 'SCRAM-SHA-256';

const failed = () => new CommandError(18, 'AuthenticationFailed', 'Authentication failed.');

/** What anybody may ask before showing the key. */
const openToAll = new Set(['hello', 'ismaster', 'saslstart', 'saslcontinue']);

/** Which connections have shown the key of the data folder. */
export class Access {
  readonly #key: string;
  #credentials: Credentials | undefined;
  readonly #signedIn = new Set<number>();
  readonly #conversations = new Map<number, { state: Conversation; proven: boolean }>();

  constructor(key: string) {
    this.#key = key;
  }

  isSignedIn(connectionId: number): boolean {
    return this.#signedIn.has(connectionId);
  }

  /** Throws unless the connection has shown the key, or the command is one of those that come before. */
  require(connectionId: number, command: string): void {
    if (this.#signedIn.has(connectionId) || openToAll.has(command.toLowerCase())) return;
    throw new CommandError(
      13,
      'Unauthorized',
      `Command ${command} requires authentication: use the address that the start of the product gives, with the key in the data folder.`,
    );
  }

  forget(connectionId: number): void {
    this.#signedIn.delete(connectionId);
    this.#conversations.delete(connectionId);
  }

  /** `saslStart`. */
  start(connectionId: number, command: Doc): Doc {
    if (command.mechanism !== mechanism)
      throw new CommandError(334, 'MechanismUnavailable', `Only ${mechanism} is supported.`);
    this.#credentials ??= credentialsOf(userName, this.#key);
    const state = answerFirst(textOf(command.payload), this.#credentials);
    if (!state) throw failed();
    this.#conversations.set(connectionId, { state, proven: false });
    return { conversationId: 1, done: false, payload: Buffer.from(state.serverFirst) };
  }

  /** `saslContinue`: the proof, and after it an empty message from clients that do not leave it out. */
  continue(connectionId: number, command: Doc): Doc {
    const conversation = this.#conversations.get(connectionId);
    if (!conversation || !this.#credentials) throw failed();
    if (conversation.proven) return { conversationId: 1, done: true, payload: Buffer.alloc(0) };
    const answer = answerFinal(textOf(command.payload), conversation.state, this.#credentials);
    if (!answer) {
      this.forget(connectionId);
      throw failed();
    }
    conversation.proven = true;
    this.#signedIn.add(connectionId);
    return { conversationId: 1, done: true, payload: Buffer.from(answer) };
  }
}

function textOf(payload: unknown): string {
  if (payload instanceof Uint8Array) return Buffer.from(payload).toString('utf8');
  const { buffer, position } = (payload ?? {}) as { buffer?: Uint8Array; position?: number };
  return buffer ? Buffer.from(buffer.subarray(0, position)).toString('utf8') : String(payload ?? '');
}
