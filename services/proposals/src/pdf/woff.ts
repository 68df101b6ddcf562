// Moved to where every service that makes PDF files finds it.
export { sfntOfWoff } from '@harambee/service-kit';
