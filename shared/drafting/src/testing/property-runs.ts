export { propertyRuns } from '@harambee/config/property-runs.mjs';
