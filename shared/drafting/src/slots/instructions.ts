import type { Finding } from './finding.ts';

/** What tells a program or a reader what to do; no proposal says such a thing. In the languages of our users. */
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:previous|above|prior|earlier|all|any|these|instructions?|rules?|facts|prompt)\b/iu,
  /\b(?:system|hidden|initial)\s+(?:message|prompt|instructions?)\b/iu,
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model|assistant)\b/iu,
  /\byou are (?:now|an?)\b|\bfrom now on\b|\bact as\b|\bpretend\b|\bjailbreak\b/iu,
  /\b(?:the )?(?:user|reader|reviewer|evaluator|funder|assistant|model)\s+(?:must|should|has to|needs to|shall)\b/iu,
  /^\W*(?:note to|attention|system|assistant|user|reviewer|evaluator|reader|human|ai|model)\b[^.!?]{0,30}[:,]/iu,
  /\b(?:transfer|wire)\s+(?:the\s+)?(?:money|payment|funds|grant)\b|\baccount (?:named|number|below)\b|\b(?:your )?password\b|\bclick\b|\b(?:https?|www)\b/iu,
  /\b(?:ignorez|oubliez|approuvez|répondez|envoyez|cliquez|ignore[nz]?\s+(?:las|los|les|as|os)|ignora\s+las|olvide|apruebe|transfiera|responda|desconsidere|esqueça|aprove)\b/iu,
  /\b(?:rewrite|reword|repeat|print|output|reveal|translate)\s+(?:the|this|these|all|your|my)\s+(?:previous|section|sections|text|prompt|instructions?|message|paragraph)/iu,
];

/** Verbs that a proposal never begins a sentence with, before the thing they are about. */
const imperative =
  /^\W*(?:(?:please|now|then|also|first|next|finally|kindly)[,\s]+)?(?:(?:do not|don['’]t|never)\s+\p{L}+\b|(?:ignore|disregard|forget|print|click|confirm|award|approve|send|visit|call|reply|answer|respond|copy|rewrite|write|delete|remove|tell|skip|transfer|pay|wire|praise|note|remember|consider|imagine|assume|see|read|open|download|contact|email|donate|give|grant|score|rate|rank|choose|accept|reject|add|insert|include|omit|mention|repeat|translate|state|say|stop|go|act|pretend|use|fund|let)\s+(?:the|this|that|these|those|our|your|my|us|me|it|them|him|her|all|any|every|no|none|not|a|an|as|only|to|that|with|in|on|yes|now|previous|above|below)\b)/iu;

/** The one who writes speaks of itself, or to the one who reads. */
const addresses = /\b(?:I|I['’](?:m|ve|ll|d)|me|my|mine|myself)\b|\b(?:[Yy]ou|[Yy]ours?|[Yy]ourself)\b/u;

/** True for a sentence that gives an order to a program or a reader, whoever wrote it. */
export const isForeignOrder = (sentence: string): boolean => orders.some((pattern) => pattern.test(sentence));

export function* instructionsIn(sentence: string): Generator<Finding> {
  const found = [...orders, imperative, addresses]
    .map((pattern) => pattern.exec(sentence)?.[0])
    .find(Boolean);
  if (found) yield { refusal: 'instruction', words: found.trim() };
}
