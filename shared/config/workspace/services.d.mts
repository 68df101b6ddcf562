/** What a service needs in a cluster. */
export interface Deployment {
  /** At least two, so that one may fail; at most what the database can serve. */
  replicas: { minimum: number; maximum: number };
  /** Thousandths of a core reserved for it. Without an upper limit, which would only slow it down while others idle. */
  cpu: number;
  /** MiB, both reserved and the limit. */
  memory: number;
  /** Ports it may call outside the cluster. */
  outside: number[];
  /** Secrets whose entries become its environment; it runs without `optional` ones. */
  secrets: { name: string; optional?: true }[];
}

export interface DescribedService {
  /** Its folder in `services/`. */
  name: string;
  /** For the gateway, which checks it. */
  upstream: { label: string; prefixes: string[] };
  deploy: Deployment;
  /** Its own collections: the shard key, or null for one that stays whole; and why. */
  collections: Record<string, { shardKey: Record<string, 1 | 'hashed'> | null; why: string }>;
}

export function readServices(root?: string): DescribedService[];
export function urlVariable(name: string): string;
