import { ErrorResponse, RewriteSection, RewrittenSection, SectionParams } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import type { LanguageModelConfig } from '@harambee/service-kit/language-model';
import { whileWaitedFor } from '../model/while-waited-for.ts';
import { rewriteSection } from './section-rewrites.service.ts';

/** Shorter than the gateway's limit for this call. */
const handlerTimeout = 55_000;
/** Enough for a person who tries several; a model costs money. */
const rateLimit = { max: 10, timeWindow: 60_000 };

/** A section once more, in other ways (DRAFT-34). It changes nothing. */
export const sectionRewritesRoutes =
  (readModel: () => LanguageModelConfig | undefined): Routes =>
  async (app) => {
    const model = readModel();
    app.post(
      '/:id/sections/:section/variants',
      {
        schema: {
          params: SectionParams,
          body: RewriteSection,
          response: { 200: RewrittenSection, '4xx': ErrorResponse, '5xx': ErrorResponse },
        },
        handlerTimeout,
        config: { rateLimit },
      },
      async ({ actor, params: { id, section }, body, log }, reply) =>
        rewriteSection({
          actor,
          id,
          section,
          request: body,
          model,
          log,
          signal: whileWaitedFor(reply),
        }),
    );
  };
