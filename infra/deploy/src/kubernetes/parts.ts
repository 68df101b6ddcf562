/** One process of the product and what it is given. */
export interface Part {
  name: string;
  /** The fewest that run: two, so that one may go. The most: where the database becomes the limit first. */
  replicas: { minimum: number; maximum: number };
  /** Thousandths of a core that are kept for it. There is no upper limit: one would only make it slow while others idle. */
  cpu: number;
  /** MiB, kept and never exceeded. */
  memory: number;
  /** Ports it may call outside the cluster. */
  outside: number[];
  /** Secrets whose entries become its environment; `optional`: it runs without. */
  secrets: { name: string; optional?: true }[];
}

const https = 443;
const database = { name: 'database' };
const languageModel = { name: 'language-model', optional: true } as const;

/** The services; the gateway stands before them. */
export const services: readonly Part[] = [
  {
    // A password costs 19 MiB and 60 ms of a core each time.
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
    // Drafts, PDF and Word files are made in the process.
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
    // Holds one open connection for each open page.
    name: 'notifications',
    replicas: { minimum: 2, maximum: 10 },
    cpu: 100,
    memory: 512,
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
  // The bucket of the registry.
  outside: [https],
  secrets: [{ name: 'registry-store', optional: true }],
};

export const parts: readonly Part[] = [...services, gateway];
export const port = 8080;
/** Of the gateway: its port is the one the ingress leads everybody to. */
export const metricsPort = 9464;
