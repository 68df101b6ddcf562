import type { ExportScope } from '@harambee/domain/schemas';
import type { ExportLine } from '@harambee/service-kit';
import { askService } from '../proxy/ask-service.ts';
import { traceHeaders } from '../proxy/headers.ts';

export type PartHead = Extract<ExportLine, { part: string }>;

/** One service's part of an archive: its head, and its files, read on demand. */
export interface ExportPart {
  head: PartHead;
  files(): AsyncGenerator<{ path: string; bytes: AsyncGenerator<Buffer> }>;
  /** Stops reading. */
  cancel(): Promise<void>;
}

/** On whose behalf the services are called. */
export interface ExportAsker {
  authorization: string;
  requestId: string;
  address: string;
  scope: ExportScope;
}

/** A service refused; the error has its message. */
export class PartRefused extends Error {
  override name = 'PartRefused';

  constructor(
    readonly status: number,
    readonly retryAfter: string | null,
    readonly words: string,
  ) {
    super(words);
  }
}

/** A service did not answer or stopped halfway: without its part the archive would be incomplete. */
export class PartMissing extends Error {
  override name = 'PartMissing';
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<ExportLine> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as ExportLine;
  }
}

async function nextLine(lines: AsyncGenerator<ExportLine>, part: string): Promise<ExportLine> {
  const { value, done } = await lines.next().catch((cause) => {
    throw new PartMissing(`${part} broke off`, { cause });
  });
  if (done || !value) throw new PartMissing(`${part} broke off`);
  return value;
}

/** Files in order. The bytes of one file must be read before the next is requested. */
async function* filesOf(lines: AsyncGenerator<ExportLine>, part: string) {
  let line = await nextLine(lines, part);
  while ('file' in line) {
    const path = line.file;
    async function* bytes(): AsyncGenerator<Buffer> {
      for (;;) {
        line = await nextLine(lines, part);
        if (!('data' in line)) return;
        yield Buffer.from(line.data, 'base64');
      }
    }
    yield { path, bytes: bytes() };
  }
}

async function refusal(answer: Response): Promise<Error> {
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  if (answer.status >= 500 || error === undefined) return new PartMissing(`status ${answer.status}`);
  return new PartRefused(answer.status, answer.headers.get('retry-after'), error);
}

/** Requests a service's part and reads the head. */
export async function openPart(
  name: string,
  addresses: readonly string[],
  asker: ExportAsker,
): Promise<ExportPart> {
  const { authorization, requestId, address: from, scope } = asker;
  const control = new AbortController();
  const late = setTimeout(() => control.abort(), 15_000);
  try {
    const answer = await askService(addresses, `/internal/export?scope=${scope}`, {
      headers: { authorization, 'x-request-id': requestId, 'x-forwarded-for': from, ...traceHeaders() },
      redirect: 'manual',
      signal: control.signal,
    });
    if (!answer.ok || !answer.body) throw await refusal(answer);
    const lines = linesOf(answer.body);
    const head = await nextLine(lines, name);
    if (!('part' in head)) throw new PartMissing(`${name} sent no head`);
    return {
      head,
      files: () => filesOf(lines, name),
      cancel: async () => {
        control.abort();
        await lines.return(undefined).catch(() => undefined);
      },
    };
  } catch (error) {
    if (error instanceof PartRefused || error instanceof PartMissing) throw error;
    throw new PartMissing(`${name} does not answer`, { cause: error });
  } finally {
    clearTimeout(late);
  }
}
