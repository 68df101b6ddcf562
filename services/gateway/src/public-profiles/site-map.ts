import { paths } from '@harambee/domain';
import { PublicDirectory, PublicDirectoryParts, siteMapLimit } from '@harambee/domain/schemas';
import { Unavailable } from '@harambee/service-kit';
import { LRUCache } from 'lru-cache';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type PackedAnswer, packAnswer } from '../pages/packed-answer.ts';
import { askService } from '../proxy/ask-service.ts';
import { traceHeaders } from '../proxy/headers.ts';
import type { Asker } from './public-profile-cache.ts';

/** Milliseconds for which a map is kept: search engines read it about once a day. */
const retention = 60_000;
/** Milliseconds. A map of 50,000 addresses is read in a second. */
const timeout = 20_000;

const document = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

interface SiteMapOptions {
  /** Addresses of the profiles service. */
  addresses: readonly string[];
  publicOrigin: string;
  /** Addresses in one map. */
  limit?: number;
}

/** The site maps of all public profiles (sitemaps.org): one, or an index of several. */
export class SiteMap {
  readonly #kept = new LRUCache<string, Promise<PackedAnswer>>({ max: 20, ttl: retention });
  readonly #options: Required<SiteMapOptions>;

  constructor(options: SiteMapOptions) {
    this.#options = { limit: siteMapLimit, ...options };
  }

  /** /sitemap.xml: the index, if one map is not enough. */
  async first(asker: Asker): Promise<PackedAnswer> {
    return this.#keep('', async () => {
      const { limit, publicOrigin } = this.#options;
      const { parts } = await this.#ask(PublicDirectoryParts, `/parts?size=${limit}`, asker);
      if (parts.length === 1) return this.#map('', asker);
      const entries = parts.map(
        (after) => `<sitemap><loc>${publicOrigin}/sitemap-after-${after}.xml</loc></sitemap>`,
      );
      return document('sitemapindex', entries);
    });
  }

  /** One map of an index: the profiles after this id. */
  async part(after: string, asker: Asker): Promise<PackedAnswer> {
    return this.#keep(`after ${after}`, () => this.#map(after, asker));
  }

  /** Drops all maps after a write: a profile that was closed is in none of them. */
  forget(): void {
    this.#kept.clear();
  }

  #keep(key: string, make: () => Promise<string>): Promise<PackedAnswer> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const made = make().then((text) =>
      packAnswer('application/xml; charset=utf-8', text, undefined, 'quick'),
    );
    this.#kept.set(key, made);
    made.catch(() => this.#kept.delete(key));
    return made;
  }

  async #map(after: string, asker: Asker): Promise<string> {
    const { limit, publicOrigin } = this.#options;
    const { profiles } = await this.#ask(PublicDirectory, `?after=${after}&limit=${limit}`, asker);
    // Ids have letters, digits, - and _ alone: nothing in them has to be escaped.
    const entries = profiles.map(
      ({ id, updatedAt }) =>
        `<url><loc>${publicOrigin}${paths.publicProfile(id)}</loc><lastmod>${updatedAt}</lastmod></url>`,
    );
    return document('urlset', entries);
  }

  async #ask<S extends TSchema>(schema: S, query: string, { requestId, address }: Asker) {
    const answer = await askService(this.#options.addresses, `/api/ngo/profile/directory${query}`, {
      headers: {
        accept: 'application/json',
        'x-request-id': requestId,
        'x-forwarded-for': address,
        ...traceHeaders(),
      },
      signal: AbortSignal.timeout(timeout),
    }).catch(() => undefined);
    const body: unknown = answer?.ok ? await answer.json() : undefined;
    if (!Value.Check(schema, body)) {
      throw new Unavailable('The site map is not available right now. Please try again.', 60);
    }
    return body;
  }
}
