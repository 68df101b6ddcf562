import { createHash } from 'node:crypto';
import type { ServiceDefinition } from '@harambee/service-kit';

/**
 * The same policy for every page: nothing from other origins, nothing inline but what a build of the shell names by its
 * hash (`documentPolicy`). The hash here is that of the empty text: the style library adds one empty style element and
 * fills it by script. The policy does not vary with the visitor, so cached pages stay valid.
 */
export const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrcElem: ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  styleSrcAttr: ["'none'"],
  connectSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Hashes of the inline scripts and styles in the documents of one build of the shell: `sha256-…`. */
export interface InlineHashes {
  script: readonly string[];
  style: readonly string[];
}

const directiveName = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The policy above, and these inline parts. */
export function documentPolicy({ script, style }: InlineHashes): string {
  const { scriptSrc, styleSrcElem } = contentSecurityPolicy;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives = {
    ...contentSecurityPolicy,
    scriptSrc: [...scriptSrc, ...quoted(script)],
    styleSrcElem: [...styleSrcElem, ...quoted(style)],
  };
  return Object.entries(directives)
    .map(([key, sources]) => `${directiveName(key)} ${sources.join(' ')}`)
    .join(';');
}

/** The policy of a document (undefined: that of every page), and this style element. */
export function policyWithStyle(policy: string | undefined, element: string): string {
  const text = element.slice(element.indexOf('>') + 1, element.lastIndexOf('<'));
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return (policy ?? documentPolicy({ script: [], style: [] })).replace(/style-src-elem [^;]*/, `$& ${hash}`);
}

/** Headers of every answer of the gateway; services add stricter ones to theirs. */
export const securityHeaders = (https: boolean): ServiceDefinition['helmet'] => ({
  contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
  // Not "no-referrer": browsers would send `Origin: null` with form posts, and writes check the origin.
  referrerPolicy: { policy: 'same-origin' },
  strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
});
