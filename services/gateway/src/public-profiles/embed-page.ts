import { createHash } from 'node:crypto';
import { paths, verifiedInWords } from '@harambee/domain';
import type { PublicProfile } from '@harambee/domain/schemas';
import { escaped, pictureAddress, pictureAlt, previewText } from './profile-page.ts';

/**
 * The same for every page, so that the policy can name its hash. A frame has the height that its site chose: a long name
 * makes the picture smaller, so that no line is cut.
 */
const styles = `
html { color-scheme: light dark; }
body { margin: 0; font: 14px/20px -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; background: #FBF8F3; color: #1C2321; }
a { display: flex; flex-direction: column; max-height: 100vh; color: inherit; text-decoration: none; }
a:focus-visible { outline: 3px solid #0E6B56; outline-offset: -3px; }
img { display: block; flex: 0 1 auto; min-height: 96px; width: 100%; height: auto; aspect-ratio: 1200 / 630; object-fit: contain; background: #FBF8F3; }
p { flex: none; margin: 0; padding: 10px 14px 12px; border-top: 1px solid #E5DDCE; color: #0B604D; text-decoration: underline; text-underline-offset: 3px; }
p + p { padding-top: 0; border: 0; margin-top: -8px; color: #47504B; font-size: 12px; line-height: 16px; text-decoration: none; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body { background: #16201C; color: #E9EEE9; }
  p { border-color: #29352F; color: #7ACFB4; }
  p + p { color: #B5C0B8; }
  a:focus-visible { outline-color: #7ACFB4; }
}
`.trim();

const styleHash = createHash('sha256').update(styles).digest('base64');

/**
 * The only page that other sites may frame. It has no scripts, no forms and no cookies, and may do nothing but show its
 * picture and open links in new tabs.
 */
export const embedPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src-elem 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join(';');

const document = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${head}<style>${styles}</style></head><body>${body}</body></html>`;

/** /embed/profile/{id}: a picture that leads to the public page (PROF-42). */
export function embedPage(profile: PublicProfile, publicOrigin: string): string {
  const address = publicOrigin + paths.publicProfile(profile.id);
  const name = previewText(profile.name);
  // Not in the picture, which others keep after it is no longer so.
  const { verifiedDomain } = profile.evidence ?? {};
  const verified = verifiedInWords(verifiedDomain === undefined ? {} : { verifiedDomain });
  const verifiedLine = verified === '' ? '' : `<p>${escaped(verified)}</p>`;
  return document(
    `<title>${escaped(name)} · Harambee</title><link rel="canonical" href="${escaped(address)}">`,
    `<a href="${escaped(address)}" target="_blank" rel="noopener"><img src="${escaped(pictureAddress(address, profile))}" width="1200" height="630" alt="${escaped(pictureAlt(profile))}"><p>See ${escaped(name)} on Harambee</p>${verifiedLine}</a>`,
  );
}

/** In its place if there is no public profile of that id. */
export const embedRefusal = (publicOrigin: string): string =>
  document(
    '<title>Profile Not Available · Harambee</title>',
    `<a href="${escaped(publicOrigin)}/" target="_blank" rel="noopener"><p>This profile is not available. Go to Harambee</p></a>`,
  );
