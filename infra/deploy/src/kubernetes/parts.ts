/** One process of the product and its resources. */
export interface Part {
  name: string;
  /** At least two, so that one may fail; at most what the database can serve. */
  replicas: { minimum: number; maximum: number };
  /**
   * Thousandths of a core reserved for it. Without an upper limit, which would only slow it down while others idle.
   */
  cpu: number;
  /** MiB, both reserved and the limit. */
  memory: number;
  /** Ports it may call outside the cluster. */
  outside: number[];
  /** Secrets whose entries become its environment; it runs without `optional` ones. */
  secrets: { name: string; optional?: true }[];
}

const https = 443;
const database = { name: 'database' };
const languageModel = { name: 'language-model', optional: true } as const;

/** The services behind the gateway. */
export const services: readonly Part[] = [
  {
    // Checking a password takes 19 MiB and 60 ms of a core.
    name: 'identity',
    replicas: { minimum: 2, maximum: 10 },
    cpu: 250,
    memory: 512,
    outside: [https, 587],
    secrets: [database, { name: 'identity' }],
  },
  {
    name: 'profiles',
    replicas: { minimum: 2, maximum: 6 },
    cpu: 100,
    memory: 384,
    outside: [],
    secrets: [database],
  },
  {
    // Makes drafts, PDF and Word files in the process.
    name: 'proposals',
    replicas: { minimum: 2, maximum: 12 },
    cpu: 500,
    memory: 768,
    outside: [https],
    secrets: [database, languageModel],
  },
  {
    name: 'impact',
    replicas: { minimum: 2, maximum: 8 },
    cpu: 250,
    memory: 512,
    outside: [],
    secrets: [database],
  },
  {
    // Keeps one connection open for each open page.
    name: 'notifications',
    replicas: { minimum: 2, maximum: 10 },
    cpu: 100,
    memory: 512,
    outside: [],
    secrets: [database],
  },
  {
    // Reads two files of calls at a time, each in a process of its own with 400 MiB at most.
    name: 'funders',
    replicas: { minimum: 2, maximum: 6 },
    cpu: 250,
    memory: 1_280,
    outside: [],
    secrets: [database],
  },
  {
    name: 'assistant',
    replicas: { minimum: 2, maximum: 8 },
    cpu: 100,
    memory: 384,
    outside: [https],
    secrets: [database, languageModel],
  },
];

export const gateway: Part = {
  name: 'gateway',
  replicas: { minimum: 3, maximum: 12 },
  cpu: 250,
  memory: 512,
  // For the registry's bucket.
  outside: [https],
  secrets: [{ name: 'registry-store', optional: true }],
};

export const parts: readonly Part[] = [...services, gateway];
export const port = 8080;
/** For the gateway, because the ingress exposes its main port to everybody. */
export const metricsPort = 9464;
