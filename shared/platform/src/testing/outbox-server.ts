import { requestInFlightMessage, stillWritingMessage } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';

/** What the network does with one call. */
export type NetworkOutcome =
  | 'arrives'
  | 'request lost'
  | 'answer lost'
  | 'busy'
  | 'in flight'
  | 'being written'
  | 'too many';

const json = (status: number, body: object) => Response.json(body, { status });
const draft = (id: string, { fields, revision }: Stored) => ({
  proposal: { id, revision, draftContent: { ...fields, location: '', focus_areas: [] } },
});

interface Stored {
  fields: ProposalFields;
  revision: number;
}

/** Stands where network and proposals service are: keeps keys, checks revisions, and loses what it is told to lose. */
export function outboxServer() {
  const proposals = new Map<string, Stored>();
  const keys = new Map<string, { text: string; id: string }>();
  const outcomes: NetworkOutcome[] = [];
  /** Every write that changed something, in order, with the token it came with. */
  const writes: { token: string | null; title: string }[] = [];
  let clashes = 0;

  const write = async (request: Request): Promise<Response> => {
    const text = await request.text();
    const { generate: _generate, ...fields } = JSON.parse(text) as ProposalFields & { generate?: boolean };
    const token = request.headers.get('authorization');
    const key = request.headers.get('idempotency-key') ?? '';
    if (request.method === 'POST') {
      const first = keys.get(key);
      if (first && first.text !== text) clashes += 1;
      if (first && first.text !== text) return json(409, { error: 'other body' });
      if (first) return json(201, draft(first.id, { fields, revision: 0 }));
      const id = `server-${proposals.size + 1}`;
      keys.set(key, { text, id });
      proposals.set(id, { fields, revision: 0 });
      writes.push({ token, title: fields.title });
      return json(201, draft(id, { fields, revision: 0 }));
    }
    const id = new URL(request.url).pathname.split('/').pop() ?? '';
    const present = proposals.get(id);
    if (!present) return json(404, { error: 'Not found' });
    if (request.headers.get('if-match') !== `"${present.revision}"`) return json(412, draft(id, present));
    const next = { fields, revision: present.revision + 1 };
    proposals.set(id, next);
    writes.push({ token, title: fields.title });
    return json(200, draft(id, next));
  };

  globalThis.fetch = async (input, init) => {
    const request = new Request(input as RequestInfo, init);
    const outcome = outcomes.shift() ?? 'arrives';
    if (outcome === 'request lost') throw new TypeError('Failed to fetch');
    if (outcome === 'busy') return json(503, { error: 'busy' });
    if (outcome === 'too many') return json(429, { error: 'too many' });
    if (outcome === 'being written') return json(409, { error: stillWritingMessage });
    if (outcome === 'in flight') return json(409, { error: requestInFlightMessage });
    const answer = await write(request);
    if (outcome === 'answer lost') throw new TypeError('Failed to fetch');
    return answer;
  };
  return { proposals, writes, outcomes, clashes: () => clashes };
}
