import { createHash } from 'node:crypto';
import { languageOf } from '@harambee/answers';
import {
  type AnswerLanguage,
  bankAnswerRules,
  charactersOf,
  inlinesOfBlocks,
  knownFacts,
  textEditLimits,
  withInlines,
} from '@harambee/domain';
import type { FactCard, TextBlock, TextInline } from '@harambee/domain/schemas';
import { BadRequest, check } from '@harambee/service-kit';
import { plainBlocks, withKnownFacts } from '../text-edits/known-blocks.ts';
import { plainText } from './bank-answer.model.ts';

/** What people write of an answer, and what a record repeats of it. */
export interface AnswerWords {
  question: string;
  blocks: TextBlock[];
  facts: FactCard[];
  text: string;
  language: AnswerLanguage;
  key: string;
}

interface GivenWords {
  question: string;
  blocks: readonly TextBlock[];
  /** Of what the blocks may state; anything else that passes for a fact becomes words. */
  facts: readonly FactCard[];
  language?: AnswerLanguage | undefined;
}

const spaced = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The same for the same text to the same question, however it is spaced. */
const keyOf = (question: string, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([spaced(question).toLowerCase(), spaced(text)]))
    .digest('base64url');

/** An answer as it is stored, with the facts that it states and no others. */
export function answerWords(
  { question, blocks: given, facts, language }: GivenWords,
  stored: readonly TextBlock[] = [],
): AnswerWords {
  const ids = new Set(facts.map(({ id }) => id));
  const known = withKnownFacts(plainBlocks(given), knownFacts([], facts), inlinesOfBlocks(stored));
  const blocks = withInlines(known, (inline): TextInline[] => {
    if (!('fact' in inline) || ids.has(inline.fact)) return [inline];
    const { text, marks } = inline;
    return [{ text, ...(marks && { marks }) }];
  });
  const text = plainText(blocks);
  const asked = spaced(question);
  const stated = new Set(
    inlinesOfBlocks(blocks).flatMap((inline) => ('fact' in inline ? [inline.fact] : [])),
  );
  return {
    question: asked,
    blocks,
    facts: facts.filter(({ id }) => stated.has(id)),
    text,
    language: language ?? languageOf(`${asked}\n${text}`),
    key: keyOf(asked, text),
  };
}

/** Refuses an answer without a question or words, with the messages of the rules, or one that is too long. */
export function checkAnswer({ question, text, blocks }: AnswerWords): void {
  check(bankAnswerRules, { question, text });
  if (charactersOf(blocks) > textEditLimits.characters)
    throw new BadRequest(`One answer takes at most ${textEditLimits.characters} characters.`);
}
