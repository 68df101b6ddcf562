// For the build, not for the browser.
export { collectStyles } from './theme/static-styles.tsx';
