import type { PublicProfile } from '@harambee/domain/schemas';
import type { RenderedPage } from '../server-render/server-renderer.ts';
import { jsonLd, ngoOf } from './json-ld.ts';

const longestDescription = 200;

/** For text and attributes of HTML. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** One line without control characters, cut at a word boundary. */
export function previewText(text: string, longest = longestDescription): string {
  const line = text.replaceAll(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= longest) return line;
  const cut = letters.slice(0, longest - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** Removes the first match. */
function without(html: string, piece: RegExp): string {
  const found = piece.exec(html);
  return found ? html.slice(0, found.index) + html.slice(found.index + found[0].length) : html;
}

function withHead(html: string, tags: string[]): string {
  const end = html.indexOf('</head>');
  return end < 0 ? tags.join('') + html : html.slice(0, end) + tags.join('') + html.slice(end);
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;

/** The beginning of the hash in the address of a logo or photo. */
const markOf = (picture: { url: string } | undefined): string[] =>
  /-([0-9a-f]{8})/.exec(picture?.url ?? '')?.slice(1) ?? [];

/** The picture of the profile; `v` makes sites that have kept an older one ask again. */
export function pictureAddress(
  address: string,
  { updatedAt, evidence }: Pick<PublicProfile, 'updatedAt' | 'evidence'>,
): string {
  const version = [Date.parse(updatedAt), ...markOf(evidence?.logo), ...markOf(evidence?.photo)];
  return `${address}/picture.png?v=${version.join('-')}`;
}

/** What the picture shows, in words. */
export const pictureAlt = ({ name, type, location, mission, evidence }: PublicProfile): string =>
  [name, [type, location].filter(Boolean).join(', '), mission, evidence?.photo?.alt ?? '']
    .filter(Boolean)
    .map((words) => previewText(words))
    .join('. ');

function pictureTags(profile: PublicProfile, address: string): string[] {
  const picture = pictureAddress(address, profile);
  const alt = pictureAlt(profile);
  return [
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', alt),
  ];
}

/** The shell's page with title, description, tags for link previews (Open Graph, X) and data for search engines. */
export function profilePage(html: string, profile: PublicProfile, address: string): string {
  const name = previewText(profile.name);
  const title = `${name} · Harambee`;
  const description = previewText(profile.mission) || `${name} on Harambee`;
  const bare = without(without(html, /<title>[^<]*<\/title>\s*/i), /<meta name="description"[^>]*>\s*/i);
  return withHead(bare, [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escaped(address)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Harambee'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    ...pictureTags(profile, address),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    jsonLd(ngoOf(profile, address, pictureAddress(address, profile))),
  ]);
}

/** The shell's page for a profile that does not exist, kept out of search engines. */
export const unlistedPage = (html: string): string => withHead(html, [meta('name', 'robots', 'noindex')]);

/** Before it the app renders: it takes the page away once it shows the same (`mfe-profiles`). */
const root = '<div id="root"';
/** It says that nothing can be read without scripts, which is no longer so. */
const noScript = /<noscript>.*?<\/noscript>\s*/s;

/** The page with the words that a remote has rendered; undefined if the shell has no place for them. */
export function withPage(html: string, { html: page, styles }: RenderedPage): string | undefined {
  const at = html.indexOf(root);
  if (at < 0) return undefined;
  return withHead(without(html.slice(0, at) + page + html.slice(at), noScript), [styles]);
}
