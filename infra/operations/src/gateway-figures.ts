/** What gateways have counted of one version of a remote since they started, or lately. */
export interface Figures {
  /** Reports of failures since the gateways started. */
  reports: number;
  /** Sessions that reported one in the last ten minutes. */
  failingSessions: number;
}

export interface GatewayFigures {
  /** By `remote version`. */
  figures: Map<string, Figures>;
  /** Addresses that did not answer: what they counted is missing. */
  silent: number;
}

const timeoutMs = 2_000;
const sample =
  /^(remote_failures_total|remote_failing_sessions)\{remote="([a-z0-9-]+)",version="([a-z0-9.-]+)"\} (\d+)$/;

/** Adds up what the gateways at these addresses tell at /metrics (`OPS_GATEWAYS`). */
export async function readGatewayFigures(addresses: readonly string[]): Promise<GatewayFigures> {
  const texts = await Promise.all(addresses.map(read));
  const figures = new Map<string, Figures>();
  for (const line of texts.flatMap((text) => text?.split('\n') ?? [])) {
    const [, name, remote, version, value] = sample.exec(line) ?? [];
    if (!name) continue;
    const key = `${remote} ${version}`;
    const known = figures.get(key) ?? { reports: 0, failingSessions: 0 };
    const field = name === 'remote_failures_total' ? 'reports' : 'failingSessions';
    figures.set(key, { ...known, [field]: known[field] + Number(value) });
  }
  return { figures, silent: texts.filter((text) => text === undefined).length };
}

const read = (address: string): Promise<string | undefined> =>
  fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).then(
    (answer) => (answer.ok ? answer.text() : undefined),
    () => undefined,
  );
