const longestReply = 6_000;

const link = /!?\[([^[\]\n]{0,300})\]\s?(?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,300}\])/g;

/** A model's reply as Markdown that loads nothing and contains no links: the page offers actions instead. */
export function safeMarkdown(reply: string): string {
  let text = reply
    .slice(0, longestReply)
    .replace(/[^\P{Cc}\n\t]|(?![\u200c\u200d])\p{Cf}/gu, '')
    // Without this character there are no tags and no addresses in angle brackets.
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/^ {0,3}\[[^\]\n]{1,300}\]:.*$/gm, '');
  // From the inside out: link text may contain another link.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(link, '$1');
  }
  // The rest cannot become a link.
  return text
    .replace(/\\*\](?=\s?[([:])/g, '\\]')
    .replace(/\b(?:javascript|data|vbscript):\S*/gi, '')
    .trim();
}
