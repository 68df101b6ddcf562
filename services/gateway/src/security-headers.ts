import type { ServiceDefinition } from '@harambee/service-kit';

/**
 * The same policy for every page: nothing from other origins, nothing inline. The hash is that of the empty text: the
 * style library adds one empty style element and fills it by script. The policy never varies, so cached pages stay
 * valid.
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
