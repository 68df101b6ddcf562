const longestReply = 6_000;

const link = /!?\[([^[\]\n]{0,300})\]\s?(?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,300}\])/g;

/** A model's reply as Markdown that loads nothing and contains no links: the page offers actions instead. */
export function safeMarkdown(reply: string): string {
  let text = reply.slice(0, longestReply).replace(/[^\P{Cc}\n\t]|(?![\u200c\u200d])\p{Cf}/gu, '');
  // Repeated until nothing changes: removing one tag may join the text around it into another.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/^ {0,3}\[[^\]\n]{1,300}\]:.*$/gm, '')
      .replace(link, '$1')
      .replace(/\b(?:javascript|data|vbscript):\S*/gi, '');
  }
  // Escapes what could still become a link, a tag or an address in angle brackets.
  return text
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/\\*\](?=\s?[([:])/g, '\\]')
    .trim();
}
