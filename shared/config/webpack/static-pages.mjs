import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const frameName = 'frame.html';

/** The first `<name>…</name>` of a page; what it is made of must say so. */
function wordsIn(html, name, file) {
  const [, words] = new RegExp(`<${name}>([^<]+)</${name}>`).exec(html) ?? [];
  if (words === undefined) throw new Error(`${file} has no <${name}>`);
  return words;
}

/**
 * Pages that stand for themselves, each from its own words and the one frame: head, way to the content, header, footer.
 * A page is a file of HTML whose first line is a comment that describes it (`<!-- The agreement for using it. -->`); its
 * `<h1>` names it. `<!-- noindex: … -->` keeps it out of search engines.
 */
export function staticPages(folder) {
  const frame = readFileSync(join(folder, frameName), 'utf8');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html') && name !== frameName)
    .map((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      const [first, noindex, description] = /^<!-- (noindex: )?(.+) -->\n/.exec(source) ?? [];
      if (!first) throw new Error(`${name} does not begin with a comment that describes it`);
      const main = source.slice(first.length).trimEnd();
      const values = {
        title: wordsIn(main, 'h1', name),
        description,
        robots: noindex ? '<meta name="robots" content="noindex">' : '<meta name="robots" content="index">',
        main,
        here: `href="/${name.replace(/\.html$/, '')}"`,
      };
      const html = frame
        .replaceAll(/\{\{(\w+)\}\}/g, (_, key) => values[key] ?? '')
        // In the footer the page one is on is marked as such.
        .replace(new RegExp(`(<footer>[^]*?<a )(${values.here})`), '$1aria-current="page" $2');
      return { name, html };
    });
}
