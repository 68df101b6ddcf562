import { setTimeout as sleep } from 'node:timers/promises';
import { longestText, proposalFields } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { exampleApplication, type Product, post, type Tenant } from './product.ts';

const filled = (text: string, length: number = longestText) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Every text as long as the limits allow, of the most expensive kinds: ordinary words, one word, letters of many scripts. */
export const heaviest = {
  words: filled('Fourteen villages get safe water within one kilometer of every home by 2028. '),
  word: 'w'.repeat(longestText),
  scripts: filled('مياه نظيفة ማሕበር 农村清洁水 Élmina 👩‍🌾 aم1清 '),
  lines: filled('Months 1-6: survey of the sites (project manager)\n'),
  list: filled('1. Drill the wells\n2. Train the committees of the villages\n\n'),
} as const;

/** The heaviest proposal that the limits allow; its texts rotate with the index, so that no two are the same. */
export function heaviestApplication(place: number) {
  const kinds = Object.values(heaviest);
  const text = (field: number) => kinds[(place + field) % kinds.length] as string;
  return {
    ...exampleApplication,
    title: filled(`Safe water ${place} for fourteen villages `, proposalFields.title.max),
    description: text(0),
    methodology: text(1),
    timeline: text(2),
    sustainability: text(3),
    team: text(4),
    budget: filled('Boreholes and pumps of one of the villages: $1,000\n'),
    // Together with the other texts, the most that one request may contain.
    objectives: Array.from({ length: 40 }, (_, index) => filled(`Train ${index} committees by 2028 `, 400)),
  };
}

/** Creates a proposal through the API and waits for its text. */
export async function draft({ origin }: Product, { headers }: Tenant, body: object): Promise<Proposal> {
  const { proposal } = await post(origin, '/api/proposals', body, headers);
  for (;;) {
    const answer = await fetch(`${origin}/api/proposals/${proposal.id}`, { headers });
    if (answer.ok) {
      const { proposal: now } = (await answer.json()) as { proposal: Proposal };
      if (now.status === 'completed') return now;
      if (now.status === 'failed') throw new Error(`not drafted: ${now.failure}`);
    }
    await sleep(250);
  }
}
