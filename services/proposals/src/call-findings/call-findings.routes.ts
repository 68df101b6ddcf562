import { AskCallFindings, AskedCallFindings, ErrorResponse } from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import type { LanguageModelConfig } from '@harambee/service-kit/language-model';
import { whileWaitedFor } from '../model/while-waited-for.ts';
import { findingsByModel } from './call-findings.service.ts';

/** Shorter than the gateway's limit for this call. */
const handlerTimeout = 55_000;
/** A model costs money, and a call is read once. */
const rateLimit = { max: 6, timeWindow: 60_000 };

/** What a language model finds in a call beside the rules (CALL-19). It changes nothing. */
export const callFindingsRoutes =
  (readModel: () => LanguageModelConfig | undefined): Routes =>
  async (app) => {
    const model = readModel();
    app.post(
      '/call-findings',
      {
        schema: {
          body: AskCallFindings,
          response: { 200: AskedCallFindings, '4xx': ErrorResponse, '5xx': ErrorResponse },
        },
        handlerTimeout,
        config: { changesNothing: true, rateLimit },
      },
      async ({ body, log }, reply) =>
        findingsByModel({ request: body, model, log, signal: whileWaitedFor(reply) }),
    );
  };
