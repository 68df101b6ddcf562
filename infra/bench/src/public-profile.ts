import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Target, throughput } from './load.ts';
import type { Product } from './product.ts';

/** A profile with every field of the form. */
export const exampleProfile = {
  name: 'Bench Trust',
  type: 'Community Development',
  location: 'Lodwar, Turkana County, Kenya',
  foundedYear: 2014,
  website: 'https://bench.example',
  contactEmail: 'karibu@bench.example',
  contactPhone: '+254 712 345 678',
  mission: 'Safe water within thirty minutes of every home and every school in Turkana. '.repeat(3),
  description: 'We are 23 people in Lodwar, most of us from the villages we work in. '.repeat(10),
  sdgs: [6, 4, 5, 13],
};

async function bareServer(bytes: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(fileURLToPath(new URL('./bare.js', import.meta.url)));
  child.send(bytes);
  const [url] = (await once(child, 'message')) as [string];
  return { child, url };
}

/** The public profile call through the gateway against a bare Fastify route with the same bytes. */
export async function measurePublicProfile(product: Product): Promise<string> {
  const { headers } = await product.signUp();
  const made = await fetch(`${product.origin}/api/ngo/profile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(exampleProfile),
  });
  if (made.status !== 201) throw new Error(`the profile was not made: ${made.status} ${await made.text()}`);
  const { id } = ((await made.json()) as { profile: { id: string } }).profile;
  const url = `${product.origin}/api/ngo/profile/public/${id}`;
  const bytes = await (await fetch(url)).text();
  const { child, url: bareUrl } = await bareServer(bytes);
  try {
    const targets: Target[] = [
      { name: 'bare', url: bareUrl },
      { name: 'public profile', url },
    ];
    const results = await throughput(targets);
    const [bare = 1, ours = 0] = targets.map(({ name }) => results.get(name));
    return (
      `public profile (${bytes.length} bytes) through the gateway: ` +
      `${(ours / bare).toFixed(2)} of a bare Fastify process with the same bytes ` +
      `(${ours.toFixed(0)} against ${bare.toFixed(0)} requests/s)`
    );
  } finally {
    child.kill();
  }
}
