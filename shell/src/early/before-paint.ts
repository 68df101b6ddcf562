// A file of its own for the static pages, which have no other script (`/before-paint.js`).
import { setColorScheme } from './color-scheme.ts';

setColorScheme();
