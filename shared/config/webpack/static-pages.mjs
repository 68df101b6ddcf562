import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const frameName = 'frame.html';

/** The content of the first `<name>` element of a page; throws if it is missing. */
function wordsIn(html, name, file) {
  const [, words] = new RegExp(`<${name}>([^<]+)</${name}>`).exec(html) ?? [];
  if (words === undefined) throw new Error(`${file} has no <${name}>`);
  return words;
}

/**
 * Pages outside the app. Each combines its own content with the common frame: head, skip link, header, footer. A page
 * is an HTML file whose first line is a comment with its description (`<!-- The agreement for using it. -->`), and
 * whose `<h1>` is its title. `<!-- noindex: … -->` keeps it out of search engines.
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
        // Marks the current page in the footer.
        .replace(new RegExp(`(<footer>[^]*?<a )(${values.here})`), '$1aria-current="page" $2');
      return { name, html };
    });
}
