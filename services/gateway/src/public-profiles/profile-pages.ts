import { paths } from '@harambee/domain';
import type { PublicProfile } from '@harambee/domain/schemas';
import { LRUCache } from 'lru-cache';
import { type PackedAnswer, packAnswer } from '../pages/packed-answer.ts';
import { policyWithStyle } from '../security-headers.ts';
import type { RenderedPage, ServerRenderer } from '../server-render/server-renderer.ts';
import { profilePage, unlistedPage, withPage } from './profile-page.ts';
import type { PublicAnswer } from './public-profile-cache.ts';

const html = 'text/html; charset=utf-8';
const maxBytes = 32 * 1_024 * 1_024;
const sizeOf = ({ bodies }: PackedAnswer): number =>
  bodies.identity.length + bodies.gzip.length + bodies.br.length;

/**
 * The finished pages of profiles, in memory, by all that they are made of: the document of the shell, the answer of the
 * service and the module that renders. So a changed or hidden profile never gets its former page.
 */
export class ProfilePages {
  readonly #made = new LRUCache<string, PackedAnswer>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  readonly #underWay = new Map<string, Promise<PackedAnswer>>();
  readonly #renderer: ServerRenderer;
  readonly #origin: string;

  constructor(renderer: ServerRenderer, publicOrigin: string) {
    this.#renderer = renderer;
    this.#origin = publicOrigin;
  }

  async of(plain: PackedAnswer, answer: PublicAnswer, id: string): Promise<PackedAnswer> {
    const path = paths.publicProfile(id);
    const module = await this.#renderer.moduleOf(path).catch(() => undefined);
    // Refusals look the same for every id.
    const version = answer.status === 200 ? `${id} ${answer.etag}` : String(answer.status);
    const key = `${plain.etag} ${module?.file} ${version}`;
    const made = this.#made.get(key) ?? this.#underWay.get(key);
    if (made) return made;
    const page = this.#make(plain, answer, path, async () => {
      const input = answer.status === 200 ? JSON.parse(answer.body) : undefined;
      return module && this.#renderer.render(module, { status: answer.status, body: input }, version);
    });
    const work = page
      .then(({ packed, isWhole }) => {
        if (isWhole || !module) this.#made.set(key, packed);
        return packed;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, work);
    return work;
  }

  async #make(
    plain: PackedAnswer,
    answer: PublicAnswer,
    path: string,
    render: () => Promise<RenderedPage | undefined>,
  ): Promise<{ packed: PackedAnswer; isWhole: boolean }> {
    const document = plain.bodies.identity.toString();
    const headed =
      answer.status === 200
        ? profilePage(document, profileIn(answer.body), this.#origin + path)
        : unlistedPage(document);
    const rendered = await render();
    const whole = rendered && withPage(headed, rendered);
    const policy = whole ? policyWithStyle(plain.policy, rendered.styles) : plain.policy;
    return { packed: await packAnswer(html, whole ?? headed, policy, 'quick'), isWhole: whole !== undefined };
  }
}

const profileIn = (body: string): PublicProfile => (JSON.parse(body) as { profile: PublicProfile }).profile;
