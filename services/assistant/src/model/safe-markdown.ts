const longestReply = 6_000;

const link = /!?\[([^[\]\n]{0,300})\]\s?(?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,300}\])/g;

/** A reply of a model as Markdown in which nothing loads and nothing leads anywhere: the page's links are the actions. */
export function safeMarkdown(reply: string): string {
  let text = reply
    .slice(0, longestReply)
    .replace(/[^\P{Cc}\n\t]|(?![\u200c\u200d])\p{Cf}/gu, '')
    // Without the sign there are no tags and no addresses in angle brackets.
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/^ {0,3}\[[^\]\n]{1,300}\]:.*$/gm, '');
  // From the inside out: a link may stand in the words of another one.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(link, '$1');
  }
  // What is left cannot become one.
  return text
    .replace(/\\*\](?=\s?[([:])/g, '\\]')
    .replace(/\b(?:javascript|data|vbscript):\S*/gi, '')
    .trim();
}
