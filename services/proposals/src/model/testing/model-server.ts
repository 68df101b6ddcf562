import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The answer to one request. */
export type Answer = (response: ServerResponse, request: RecordedRequest) => void | Promise<void>;

export interface RecordedRequest {
  path: string;
  authorization: string | undefined;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
}

export interface ModelServer {
  baseUrl: string;
  requests: RecordedRequest[];
  close(): Promise<void>;
}

/** A server that speaks chat completions; gives `answers` in turn, then repeats the last one. */
export async function modelServer(...answers: [Answer, ...Answer[]]): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const asked = {
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body: JSON.parse(await bodyOf(request)),
      };
      const answer = answers[Math.min(requests.length, answers.length - 1)] as Answer;
      requests.push(asked);
      await answer(response, asked);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

const event = (choice: object) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`;

/** The events of a text, a few characters in each. */
export const textEvents = (text: string): string =>
  [event({ delta: { role: 'assistant', content: '' } })]
    .concat(text.match(/[\s\S]{1,40}/g)?.map((content) => event({ delta: { content } })) ?? [])
    .join('');

export const endOf = (finish_reason = 'stop'): string =>
  `${event({ delta: {}, finish_reason })}data: [DONE]\n\n`;

const sse = { 'content-type': 'text/event-stream; charset=utf-8' };

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The bytes in pieces of this size, wherever that cuts them. */
export function raw(
  body: string | Buffer,
  pieceSize = 1_000_000,
  headers: Record<string, string> = sse,
): Answer {
  return async (response) => {
    const bytes = Buffer.from(body);
    response.writeHead(200, headers);
    for (let at = 0; at < bytes.length && !response.destroyed; at += pieceSize) {
      response.write(bytes.subarray(at, at + pieceSize));
      await nextTurn();
    }
    response.end();
  };
}

export const says = (text: string, pieceSize?: number): Answer => raw(textEvents(text) + endOf(), pieceSize);

export const fails =
  (status: number, headers: Record<string, string> = {}, body = '{"error":{"message":"no"}}'): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

/** Starts an answer, then breaks the connection. */
export const breaks =
  (text: string): Answer =>
  async (response) => {
    response.writeHead(200, sse);
    response.write(textEvents(text));
    await nextTurn();
    response.destroy();
  };

/** Accepts the request and never answers. */
export const hangs: Answer = (response) => {
  response.writeHead(200, sse).flushHeaders();
};
