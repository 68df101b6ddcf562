import type { Proposal } from '@harambee/domain/schemas';
import { median } from './load.ts';
import { exampleApplication, type Product, post, type Tenant } from './product.ts';

const runs = 9;
/** Requests to the bare route that one run is compared with, one after the other like drafting. */
const bareRequests = 200;

/** From the request for a text until its PDF has arrived completely. */
async function draftAndPdf({ origin }: Product, { headers }: Tenant): Promise<number> {
  const began = performance.now();
  const { proposal } = await post(origin, '/api/proposals', exampleApplication, headers);
  const url = `${origin}/api/proposals/${proposal.id}`;
  for (;;) {
    const answer = (await (await fetch(url, { headers })).json()) as { proposal: Proposal };
    if (answer.proposal.status === 'completed') break;
    if (answer.proposal.status === 'failed') throw new Error(`not drafted: ${answer.proposal.failure}`);
  }
  const pdf = await fetch(`${url}/pdf`, { headers });
  const bytes = await pdf.arrayBuffer();
  if (pdf.status !== 200 || bytes.byteLength < 5_000) throw new Error(`no PDF: ${pdf.status}`);
  return performance.now() - began;
}

async function bareTime(url: string): Promise<number> {
  const began = performance.now();
  for (let made = 0; made < bareRequests; made++) await (await fetch(url)).arrayBuffer();
  return (performance.now() - began) / bareRequests;
}

/**
 * Drafting plus PDF of one proposal through the gateway, as a number of bare requests: same client, same loopback, same
 * minute, measured in turn.
 */
export async function measureDrafting(product: Product, tenant: Tenant, bareUrl: string): Promise<string> {
  await draftAndPdf(product, tenant);
  const drafts: number[] = [];
  const bares: number[] = [];
  for (let run = 0; run < runs; run++) {
    bares.push(await bareTime(bareUrl));
    drafts.push(await draftAndPdf(product, tenant));
  }
  const [ours, bare] = [median(drafts), median(bares)];
  return (
    `drafting plus PDF of one proposal through the gateway: as long as ${(ours / bare).toFixed(0)} requests ` +
    `to a bare Fastify route, one after the other (${ours.toFixed(0)} ms against ${bare.toFixed(2)} ms)`
  );
}
