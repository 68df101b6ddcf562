/** Words between two others of one sentence. */
const near = (most: number) => `[^.!?]{0,${most}}`;
const toForget =
  'ignor\\w*|disregard\\w*|forget|override|bypass|oubli\\w*|olvid\\w*|esque[cç]\\w*|desconsider\\w*|vergiss|vergessen|missachte\\w*|vergeet|negeer|dimentica\\w*|zapomnij|sahau|puuza';
const toKeep =
  'instruc\\w*|instruk\\w*|anweisung\\w*|istruzion\\w*|maagizo|rules?|facts|r[eè]gles?|reglas|regras|regeln|prompts?|consignes?';
const machines =
  'chat ?gpt|gpt-?\\d*|claude|gemini|llama|copilot|mistral|llms?|chat ?bots?|(?:large )?language models?|ai (?:assistant|model|system|reader|agent|tool)s?|mod[eè]les? de langage|modelos? de (?:lenguaje|linguagem)|sprachmodell\\w*';

/**
 * What tells a program what to do, in the languages of our users. Funders speak to people, whom they call "you": the
 * patterns for the text of a proposal (`isForeignOrder`) would find an order in half of their lines.
 */
const orders: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:${toForget})(?!\\p{L})${near(60)}(?<!\\p{L})(?:${toKeep})(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:${machines})(?!\\p{L})`, 'iu'),
  /\b(?:system|hidden|initial)\s+(?:messages?|prompts?|instructions?)\b|\bas an? (?:ai|artificial intelligence|assistant)\b/iu,
  /\byou are now\b|\bfrom now on\b|\bpretend (?:to|that|you)\b|\bjailbreak/iu,
  /^\W*(?:(?:note|message|hint) to (?:the )?(?:evaluator|reviewer|reader|model|assistant|ai)s?|system|assistant|user|human|ai|model|reviewer|evaluator|reader)\b[^.!?\p{L}]{0,3}[:,]/iu,
  /\b(?:the )?(?:users?|readers?|assistant)\s+(?:must|should|has to|needs to|shall)\b|\b(?:tell|inform) the (?:user|reader|reviewer|applicant)\b/iu,
  /\b(?:transfer|wire|send|transfiera|envoyez)\s+(?:the |el |l[’'])?(?:money|payment|funds|dinero|argent)\b|\bpasswords?\b|\bcall the number\b/iu,
  /\b(?:rewrite|reword|repeat|print|output|reveal|translate|copy|delete)\s+(?:the|this|these|all|your|my)\s+(?:previous|above|sections?|text|prompts?|instructions?|messages?|paragraphs?)\b/iu,
  /\b(?:reply|answer|respond) (?:only )?(?:with|in) (?:the word|json|french|english|one word)\b|\baward this (?:application|proposal)\b|\bfund any other\b/iu,
  /<\/?\s*(?:system|assistant|user|material|instructions?|script)\b|\[\/?(?:inst|system)\]|<\||["“«]findings["”»]\s*:/iu,
  /игнорир\p{L}*|забудь\p{L}*|تجاهل|忽略|無視|무시/u,
];

/** True for words that tell a program what to do, whoever hid them in a call (CALL-18). */
export const isOrder = (words: string): boolean => orders.some((order) => order.test(words));
