import { resolve } from 'node:path';
import { RegistryProblem } from '../registry-problem.ts';
import { DiskStore } from './disk-store.ts';
import type { Store } from './store.ts';

/**
 * A folder (`/srv/remotes`), or a bucket:
 * `s3://bucket/prefix?region=eu-west-1&endpoint=https://store.example.org`. The client library is loaded only
 * for a bucket.
 */
export async function openStore(address: string): Promise<Store> {
  if (!address.startsWith('s3://')) return new DiskStore(resolve(address));
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new RegistryProblem(`"${address}" is not an address of a bucket: s3://bucket/prefix?region=…`);
  }
  const { S3Store } = await import('./s3-store.ts');
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return new S3Store({
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: url.searchParams.get('endpoint') ?? undefined,
  });
}
