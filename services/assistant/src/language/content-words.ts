import { tokensOf } from './tokens.ts';

/** Words that say nothing about what a question is about. */
export const emptyWords = new Set(
  tokensOf(
    `a about again all am an and any anything are as at be been but by can cant could did do does doing done dont for from get
    gets give go got had has have hello help here hey hi how i id if im in into is it its ive just know let like look make may me
    mean much many my need now of ok on one ones or our please rafiki really say shall should show so some soon still yet already sure tell than thank
    that the their them then there these they thing this those to too up us use using want was way we were what whats when where
    which who whos why will with work works would yes you your`,
  ),
);

/** The words that say what a question is about. */
export const contentTokens = (text: string): string[] =>
  tokensOf(text).filter((token) => token.length > 1 && !emptyWords.has(token));
