import { type Static, Type } from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';
import { type ModelCheckOutcome, modelCheckOutcomes } from './language-model.ts';

/** What people may know about the language model that writes texts; never its key. */
export const LanguageModelInfo = StrictObject({
  name: Type.String(),
  /** Where it runs: `models.example.org`, with the port where there is one. */
  host: Type.String(),
  /** Prices for a million tokens, if the operator has entered them. */
  prices: Type.Optional(
    StrictObject({
      currency: Type.String(),
      input: Type.Number({ minimum: 0 }),
      output: Type.Number({ minimum: 0 }),
    }),
  ),
});
export type LanguageModelInfo = Static<typeof LanguageModelInfo>;

/** GET /api/proposals/model: without `model`, Harambee writes alone. */
export const LanguageModelAnswer = StrictObject({ model: Type.Optional(LanguageModelInfo) });
export type LanguageModelAnswer = Static<typeof LanguageModelAnswer>;

/** POST /api/proposals/model/check: the outcome of one question to the model. */
export const LanguageModelCheck = StrictObject({
  outcome: Type.Unsafe<ModelCheckOutcome>({ type: 'string', enum: modelCheckOutcomes }),
  /** How long it took, in milliseconds. */
  milliseconds: Type.Integer({ minimum: 0 }),
});
export type LanguageModelCheck = Static<typeof LanguageModelCheck>;
