import { whyWithoutModel } from '@harambee/domain';
import { ErrorResponse, LanguageModelAnswer, LanguageModelCheck } from '@harambee/domain/schemas';
import { Conflict, mustBeAllowed, type Routes } from '@harambee/service-kit';
import type { LanguageModelConfig } from '@harambee/service-kit/language-model';
import { checkModel } from './check-model.ts';

const refusals = { '4xx': ErrorResponse };
/** Each call asks a server that may cost money. */
const rateLimit = { max: 6, timeWindow: 60_000 };

/** Which language model writes, and whether it can be reached (DRAFT-24). */
export const modelRoutes =
  (readModel: () => LanguageModelConfig | undefined): Routes =>
  async (app) => {
    const model = readModel();

    app.get('/model', { schema: { response: { 200: LanguageModelAnswer, ...refusals } } }, async () => ({
      ...(model && {
        model: {
          name: model.model,
          host: new URL(model.baseUrl).host,
          ...(model.prices && { prices: model.prices }),
        },
      }),
    }));

    app.post(
      '/model/check',
      { schema: { response: { 200: LanguageModelCheck, ...refusals } }, config: { rateLimit } },
      async ({ actor }) => {
        mustBeAllowed(actor, 'model.check');
        if (!model) throw new Conflict(whyWithoutModel.no_model);
        return checkModel(model);
      },
    );
  };
