import { createHash } from 'node:crypto';

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Scripts without an address that run; JSON in a script element does not. */
const scripts = /<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs;
const styles = /<style[^>]*>(?<text>.*?)<\/style>/gs;
const isRun = (attributes) => !/\ssrc=/.test(attributes) && !/type="application\/json"/.test(attributes);

const sorted = (hashes) => [...new Set(hashes)].sort();

/**
 * What the pages' security policy must allow for these documents: the hash of each inline script and style element.
 * Throws for what no hash allows, such as a style attribute.
 */
export function policyOf(documents) {
  const found = { script: [], style: [] };
  for (const [name, html] of Object.entries(documents)) {
    for (const { groups } of html.matchAll(scripts)) {
      if (isRun(groups.attributes) && groups.text !== '') found.script.push(hashOf(groups.text));
    }
    for (const { groups } of html.matchAll(styles)) found.style.push(hashOf(groups.text));
    const markup = html.replaceAll(scripts, '').replaceAll(styles, '');
    const forbidden = /<[a-z][^>]*\s(style|on[a-z]+)=/i.exec(markup);
    if (forbidden) throw new Error(`${name} has an attribute ${forbidden[1]}, which the policy forbids`);
  }
  return { script: sorted(found.script), style: sorted(found.style) };
}

/**
 * A script element with this text. It contains no end tag, which would end it early or mislead whoever looks for the end
 * of the head. End tags stand only in strings, regular expressions and comments (development keeps those), where a
 * backslash changes nothing.
 */
export function inlineScript(text) {
  const whole = text.trim().replace(/<(?=\/[a-z]|!--)/gi, '<\\');
  return `<script>${whole}</script>`;
}
