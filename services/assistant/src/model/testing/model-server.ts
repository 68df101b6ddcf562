import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  authorization: string | undefined;
  text: string;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: string | null; tool_call_id?: string }[];
    tools: { function: { name: string } }[];
  };
}

/** The answer to one request. */
export type Turn = (response: ServerResponse, request: RecordedRequest) => void | Promise<void>;

export interface ModelServer {
  baseUrl: string;
  requests: RecordedRequest[];
  /** Sets the next answers, in order; the last one repeats. */
  answers(...turns: Turn[]): void;
  close(): Promise<void>;
}

/** A server that speaks chat completions with tools, and fails on demand. */
export async function modelServer(): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  let turns: Turn[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const text = await textOf(request);
      const received = { authorization: request.headers.authorization, text, body: JSON.parse(text) };
      requests.push(received);
      const turn = turns.length > 1 ? turns.shift() : turns[0];
      await turn?.(response, received);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answers(...given) {
      turns = given;
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

const sse = { 'content-type': 'text/event-stream; charset=utf-8' };
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const event = (choice: object) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`;
const endOf = (finish_reason: string) => `${event({ delta: {}, finish_reason })}data: [DONE]\n\n`;
const piecesOf = (text: string): string[] => text.match(/[\s\S]{1,12}/g) ?? [];

async function send(response: ServerResponse, events: readonly string[]): Promise<void> {
  response.writeHead(200, sse);
  for (const one of events) {
    response.write(one);
    await nextTurn();
  }
}

export const says =
  (text: string, finish = 'stop'): Turn =>
  async (response) => {
    await send(response, [...piecesOf(text).map((content) => event({ delta: { content } })), endOf(finish)]);
    response.end();
  };

/** The slot of a value, as the legends of a request have it. */
export type SlotOf = (value: string, is?: string) => string;

const legend = /"(F\d+)":\{"is":"((?:[^"\\]|\\.)*)","value":"((?:[^"\\]|\\.)*)"\}/g;

/** Writes with the slots it was given. */
export const writes =
  (reply: (slot: SlotOf) => string): Turn =>
  async (response, request) => {
    const told = request.body.messages.flatMap(({ content }) => [...(content ?? '').matchAll(legend)]);
    const slot: SlotOf = (value, is = '') => {
      const found = told.find(([, , meaning, shown]) => shown === value && meaning?.includes(is));
      if (!found) throw new Error(`no slot for ${value}`);
      return `{{${found[1]}}}`;
    };
    await says(reply(slot))(response, request);
  };

/** Calls a tool, with its arguments in pieces. */
export const calls =
  (name: string, args: object | string = {}): Turn =>
  async (response) => {
    const text = typeof args === 'string' ? args : JSON.stringify(args);
    const piece = (part: object) => event({ delta: { tool_calls: [{ index: 0, ...part }] } });
    await send(response, [
      piece({ id: 'call-1', type: 'function', function: { name, arguments: '' } }),
      ...piecesOf(text).map((part) => piece({ function: { arguments: part } })),
      endOf('tool_calls'),
    ]);
    response.end();
  };

export const fails =
  (status: number, body = '{"error":{"message":"no"}}'): Turn =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

/** Starts an answer, then breaks the connection. */
export const breaks =
  (text: string): Turn =>
  async (response) => {
    await send(
      response,
      piecesOf(text).map((content) => event({ delta: { content } })),
    );
    response.destroy();
  };

/** Accepts the request and never answers. */
export const hangs: Turn = (response) => {
  response.writeHead(200, sse).flushHeaders();
};
