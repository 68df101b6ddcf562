import { createHash } from 'node:crypto';
import { trusted } from 'mongoose';
import { RemoteSessionModel, retentionSeconds } from './remote-session.model.ts';

export interface SeenSession {
  remote: string;
  version: string;
  sessionId: string;
  /** It has reported a failure; otherwise it got a page. */
  failed: boolean;
}

export interface CountedVersion {
  remote: string;
  version: string;
  sessions: number;
  failing: number;
}

const nameOf = ({ remote, version }: { remote: string; version: string }) => `${remote} ${version}`;

/** Counts sessions of all gateways, each once however often it comes and whichever gateway it meets (OPS-21). */
export async function noteSessions(seen: readonly SeenSession[]): Promise<void> {
  if (seen.length === 0) return;
  const at = new Date();
  await RemoteSessionModel.bulkWrite(
    seen.map(({ sessionId, failed, ...version }) => ({
      updateOne: {
        filter: {
          _id: createHash('sha256')
            .update(`${nameOf(version)}\0${sessionId}`)
            .digest('base64url'),
        },
        // What has failed stays failed, in whichever order the gateways tell.
        update: {
          $set: { at, version: nameOf(version), ...(failed && { failed }) },
          ...(!failed && { $setOnInsert: { failed } }),
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

/** The sessions of the last half hour with each version. */
export async function countSessions(
  versions: readonly { remote: string; version: string }[],
): Promise<CountedVersion[]> {
  const since = new Date(Date.now() - retentionSeconds * 1_000);
  const count = (version: string, failed: boolean) =>
    RemoteSessionModel.countDocuments({ version, failed, at: trusted({ $gt: since }) });
  return Promise.all(
    versions.map(async ({ remote, version }) => {
      const name = nameOf({ remote, version });
      const [failing, well] = await Promise.all([count(name, true), count(name, false)]);
      return { remote, version, sessions: failing + well, failing };
    }),
  );
}
