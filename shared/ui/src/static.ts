// For rendering outside browsers: by the build, and by the gateway.
export { collectStyles, systemScheme, withoutStyleAttributes } from './theme/static-styles.tsx';
