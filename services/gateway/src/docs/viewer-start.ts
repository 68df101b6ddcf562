/**
 * The script that puts the viewer in place of the plain list. It is a text, because the gateway sends it as it is. It
 * only reads: `supportedSubmitMethods` is empty, so the viewer has no button that sends a call, no key is kept, and
 * an address cannot make it show another document (`queryConfigEnabled`).
 */
export const viewerStart = `'use strict';
const plain = document.getElementById('plain');
const place = document.getElementById('viewer');
const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();

// Links to a service in the plain list (#proposals) lead to it in the viewer, too.
if (/^#[a-z-]+$/.test(location.hash)) history.replaceState(null, '', '#/' + location.hash.slice(1));

SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  domNode: place,
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  supportedSubmitMethods: [],
  persistAuthorization: false,
  queryConfigEnabled: false,
  validatorUrl: null,
  onComplete: () => {
    place.hidden = false;
    plain.hidden = true;
  },
});
`;
