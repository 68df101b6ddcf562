const longestReply = 6_000;

const link = /!?\[([^[\]\n]{0,300})\]\s?(?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,300}\])/g;

/** A model's reply as Markdown that loads nothing and contains no links: the page offers actions instead. */
export function safeMarkdown(reply: string): string {
  let text = reply.slice(0, longestReply).replace(/[^\P{Cc}\n\t]|(?![\u200c\u200d])\p{Cf}/gu, '');
  // Again until nothing is left: what is taken out may join what stood on both sides of it.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/^ {0,3}\[[^\]\n]{1,300}\]:.*$/gm, '')
      .replace(link, '$1')
      .replace(/\b(?:javascript|data|vbscript):\S*/gi, '');
  }
  // The rest cannot become a link, nor a tag or an address in angle brackets.
  return text
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/\\*\](?=\s?[([:])/g, '\\]')
    .trim();
}
