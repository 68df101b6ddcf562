/** An unusable answer; the message says why, but never quotes the answer. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer';
}

/** Far above any real answer including its envelope. Reading stops here even if the answer continues. */
const maximumBytes = 4_000_000;
/**
 * An event of a stream holds a few words. Without a limit, a line that never ends would be copied again with every
 * chunk.
 */
const maximumLineBytes = 256_000;

/** `fetch`, but limited to event streams of a reasonable size. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  if (!answer.ok || !answer.body) return answer;
  const { status, statusText, headers } = answer;
  if (!headers.get('content-type')?.toLowerCase().startsWith('text/event-stream')) {
    await answer.body.cancel();
    throw new UnusableAnswer('it is no event stream');
  }
  return new Response(answer.body.pipeThrough(bounded()), { status, statusText, headers });
}

function bounded(): TransformStream<Uint8Array, Uint8Array> {
  let [total, line] = [0, 0];
  return new TransformStream({
    transform(piece, controller) {
      const newline = piece.lastIndexOf(10);
      total += piece.length;
      line = newline === -1 ? line + piece.length : piece.length - newline - 1;
      if (total > maximumBytes || Math.max(line, piece.length) > maximumLineBytes)
        controller.error(new UnusableAnswer('it is far too long'));
      else controller.enqueue(piece);
    },
  });
}
